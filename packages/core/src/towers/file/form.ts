/** The pattern of a form: `2n`, `n-1`, `n/2+1`, `(k+1)/2`. */
export const formPattern = (letters: 'n' | 'nk'): RegExp =>
  new RegExp(
    `^(?:(\\d{0,4})([${letters}])|\\((\\d{0,4})([${letters}])([+-]\\d{1,4})?\\))(?:/([1-9]\\d{0,3}))?([+-]\\d{1,4})?$`,
  );

const anyForm = formPattern('nk');

/** The value of a number, or of a form for n discs and disc k; divisions are rounded down. */
export function formValue(form: number | string, n: number, k: number): number {
  if (typeof form === 'number') return form;
  const parts = anyForm.exec(form) ?? [];
  const [, plain, plainLetter, inner, innerLetter, shift = '0', divisor = '1', plus = '0'] = parts;
  const factor = Number(plain || inner || '1');
  const variable = (plainLetter ?? innerLetter) === 'n' ? n : k;
  return Math.floor((factor * variable + Number(shift)) / Number(divisor)) + Number(plus);
}
