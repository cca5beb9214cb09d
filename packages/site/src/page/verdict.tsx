import type { LedgerRow } from '@manaus/papers';
import { verdictWords } from '@manaus/papers/internals';
import type { Words } from '@manaus/plot';
import type { JSX } from 'preact';
import { said } from './here.js';

/** The verdict of a check. */
export type Verdict = LedgerRow['verdict'];

/** The verdicts in the order in which they are shown. */
export const verdicts: readonly Verdict[] = [
  'holds',
  'proved',
  'holds-in-range',
  'fails',
  'misprint',
  'unchecked',
];

const SIGNS: Readonly<Record<Verdict, string>> = {
  holds: '✓',
  proved: '∎',
  'holds-in-range': '✓…',
  fails: '✗',
  misprint: '≠',
  unchecked: '–',
};

/** The meaning of each verdict. */
export const meanings: Readonly<Record<Verdict, Words>> = {
  holds: { en: 'a finite statement, all of it checked', pt: 'afirmação finita, toda verificada' },
  proved: {
    en: 'a general statement, for all its instances, by a proof that a machine has checked',
    pt: 'afirmação geral, para todos os casos, por uma demonstração que uma máquina verificou',
  },
  'holds-in-range': {
    en: 'a general statement, for the instances named; that is not a proof',
    pt: 'afirmação geral, para os casos indicados; isso não é uma demonstração',
  },
  fails: { en: 'false as stated, with a counterexample', pt: 'falsa como está, com contraexemplo' },
  misprint: {
    en: 'the printed value differs from what the work itself means',
    pt: 'o valor impresso difere do que a própria obra quer dizer',
  },
  unchecked: { en: 'nothing to be checked, with the reason', pt: 'nada a verificar, com o motivo' },
};

/** A verdict by sign, words and color, so that none of them is needed alone. */
export const Badge = ({ verdict }: { readonly verdict: Verdict }): JSX.Element => (
  <span class={`verdict ${verdict}`}>
    <span aria-hidden="true">{SIGNS[verdict]}</span> {said(verdictWords[verdict])}
  </span>
);

/** A box to tick for each verdict, in a form that filters items. */
export const VerdictBoxes = (): JSX.Element => (
  <fieldset>
    <legend class="hidden">{said({ en: 'Verdicts', pt: 'Vereditos' })}</legend>
    {verdicts.map((verdict) => (
      <label>
        <input type="checkbox" name="verdict" value={verdict} /> <Badge verdict={verdict} />
      </label>
    ))}
  </fieldset>
);
