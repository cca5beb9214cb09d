/** A whole number that may depend on n, the number of discs, and k, the number of one disc. */
export type Form = (n: number, k: number) => number;

/** What a form looks like: `2n`, `n-1`, `n/2+1`, `(k+1)/2`; the division is rounded down. */
export const FORM =
  /^(?:(\d{0,4})([nk])|\((\d{0,4})([nk])([+-]\d{1,4})?\))(?:\/([1-9]\d{0,3}))?([+-]\d{1,4})?$/;

/** The form that a text spells; `null` where it is none, or uses k where there is none. */
export function parseForm(text: string, letters: 'n' | 'nk'): Form | null {
  const parts = FORM.exec(text);
  if (parts === null) return null;
  const [, plain, plainLetter, inner, innerLetter, shift = '0', divisor = '1', plus = '0'] = parts;
  const factor = plain || inner || '1';
  const letter = plainLetter ?? innerLetter;
  if (!letters.includes(letter)) return null;
  return (n, k) =>
    Math.floor((Number(factor) * (letter === 'n' ? n : k) + Number(shift)) / Number(divisor)) +
    Number(plus);
}
