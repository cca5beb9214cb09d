/** Something the user asked for that cannot be done: one line, exit 2. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
}

/**
 * Says that a parameter has a bound and got something else.
 *
 * @example
 * ```ts
 * mustBe('--discs', 'a whole number', 'x').message; // => '--discs must be a whole number (got "x")'
 * ```
 */
export function mustBe(parameter: string, bound: string, got: string | undefined): BadInput {
  return new BadInput(
    `${parameter} must be ${bound} (got ${got === undefined ? 'nothing' : quoted(got)})`,
  );
}

/** A text from the user, short and in quotes; whole numbers stay bare. */
function quoted(text: string): string {
  if (/^-?\d{1,20}$/.test(text)) return text;
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 57)}...` : text);
}

/** The parameters that an option of the same name sets, by the package that checks them. Beyond core, `moves` are those of a solution. */
const setByOption: Readonly<Record<string, readonly string[]>> = {
  core: ['discs', 'pegs', 'capacities', 'moves', 'goal'],
  graph: ['discs', 'workers'],
  lab: ['discs', 'width', 'height', 'least', 'most'],
  papers: ['work', 'id'],
};

/** The parameters that an option of another name sets. */
const setByOther: Readonly<Record<string, string>> = {
  'graph/search-tower backend': '--engine',
  'lab/checkpoint folder': '--checkpoint',
};

/**
 * An input error of a package in the words of the command line: the place left out, the parameter as its option.
 *
 * @example
 * ```ts
 * inOptions('core/hanoi: discs must be an integer >= 1 (got 0)'); // => '--discs must be an integer >= 1 (got 0)'
 * ```
 */
export function inOptions(message: string, labelOption = '--goal'): string {
  const [, home, place, parameter, rest] = /^([a-z]+)\/([\w-]+): (\S+)(.*)$/s.exec(message) ?? [];
  if (home === undefined) return message;
  if (home === 'core' && place === 'label') return `${labelOption}${rest}`;
  const other = setByOther[`${home}/${place} ${parameter}`];
  if (other !== undefined) return `${other}${rest}`;
  const isOption = (setByOption[home] ?? ['discs']).includes(parameter);
  return isOption ? `--${parameter}${rest}` : `${parameter}${rest}`;
}
