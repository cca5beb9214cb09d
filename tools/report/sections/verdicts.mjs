import { html } from '../html.mjs';

/** What each verdict says. */
export const MEANING = {
  holds: 'a finite statement, all of it checked',
  'holds-in-range': 'a general statement, for the instances named',
  fails: 'false as stated, with a counterexample',
  misprint: 'the printed value differs from what the work itself means',
  unchecked: 'no check yet, with the reason',
};

const SIGN = { holds: '✓', 'holds-in-range': '✓…', fails: '✗', misprint: '≠', unchecked: '–' };

/** A verdict by sign, word and colour, so that none of them is needed alone. */
export const badge = (verdict) => html`<span class="verdict ${verdict}"><span aria-hidden="true">${SIGN[verdict] ?? ''}</span> ${verdict}</span>`;
