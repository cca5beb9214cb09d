import { html } from '../html.mjs';
import { mathematics } from '../mathematics.mjs';

/** The meaning of each verdict. */
export const MEANING = {
  holds: 'a finite statement, all of it checked',
  proved: 'a general statement, for all its instances, by a proof that a machine has checked',
  'holds-in-range': 'a general statement, for the instances named',
  fails: 'false as stated, with a counterexample',
  misprint: 'the printed value differs from what the work itself means',
  border:
    'false as stated or a misprint, for its smallest case alone, or where nothing is left to do',
  unchecked: 'no check yet, with the reason',
};

const SIGN = {
  holds: '✓',
  proved: '∎',
  'holds-in-range': '✓…',
  fails: '✗',
  misprint: '≠',
  border: '✗|',
  unchecked: '–',
};

/** A verdict by sign, word and color, so that none of them is needed alone. */
export const badge = (verdict) =>
  html`<span class="verdict ${verdict}"><span aria-hidden="true">${SIGN[verdict] ?? ''}</span> ${verdict}</span>`;

/** The reading under which a row holds: another than the literal one, where that does not. */
export function reading({ departs, rules = null, verdict }) {
  const label =
    verdict === 'fails' || verdict === 'misprint' ? 'Holds when read as:' : 'Reading taken:';
  const lines = [
    [label, departs],
    ['Rules of the game:', rules],
  ].filter(([, text]) => text);
  return lines.length === 0
    ? null
    : html`${lines.map(([name, text]) => html`<p class="departs"><b>${name}</b> ${mathematics(text)}</p>`)}`;
}
