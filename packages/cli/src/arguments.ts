import { parseArgs } from 'node:util';
import { BadInput, mustBe } from './bad-input.js';
import type { Options, Values } from './options.js';

/** What stood on the command line after the command. */
export interface Arguments<O extends Options> {
  readonly positionals: readonly string[];
  readonly values: Values<O>;
}

type Token =
  | {
      kind: 'option';
      name: string;
      rawName: string;
      value?: string | undefined;
      inlineValue?: boolean | undefined;
    }
  | { kind: 'positional'; value: string };

/**
 * Reads the arguments of a command: every option at most once and known, every value in its bounds, no more positionals than named.
 *
 * The tokens are Node's; the messages are ours, because Node's are several lines long. `--discs -1` is read like `--discs=-1`.
 */
export function readArguments<O extends Options>(
  argv: readonly string[],
  positionalNames: readonly string[],
  options: O,
): Arguments<O> {
  const given = new Map<string, string>();
  const positionals: string[] = [];
  for (const token of tokens(argv, options)) {
    if (token.kind === 'positional') positionals.push(token.value);
    else take(token, options, given);
  }
  const extra = positionals[positionalNames.length];
  if (extra !== undefined)
    throw new BadInput(
      `arguments must be ${positionalNames.join(' ') || 'options'} and nothing more (got ${JSON.stringify(extra)})`,
    );
  const values = Object.fromEntries(
    [...given].map(([name, text]) => [name, options[name].read(`--${name}`, text)]),
  );
  return { positionals, values: values as Values<O> };
}

function tokens(argv: readonly string[], options: Options): Token[] {
  const types = Object.fromEntries(
    Object.entries(options).map(([name, { value }]) => [
      name,
      { type: value === null ? 'boolean' : 'string' } as const,
    ]),
  );
  const parsed = parseArgs({
    args: [...argv],
    options: types,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  return parsed.tokens.filter(
    (token): token is Extract<typeof token, Token> => token.kind !== 'option-terminator',
  );
}

function take(
  token: Extract<Token, { kind: 'option' }>,
  options: Options,
  given: Map<string, string>,
): void {
  const { name, rawName, value, inlineValue } = token;
  if (!rawName.startsWith('--') || !Object.hasOwn(options, name))
    throw mustBe('options', `among ${spelt(options)}`, rawName);
  const { value: placeholder } = options[name];
  if (placeholder === null && value !== undefined)
    throw new BadInput(`${rawName} must be given without a value (got ${JSON.stringify(value)})`);
  // What looks like the next option is not a value, unless it was joined with =.
  const missing =
    placeholder !== null && (value === undefined || (!inlineValue && value.startsWith('--')));
  if (missing) throw mustBe(rawName, `followed by ${placeholder}`, undefined);
  if (given.has(name)) throw new BadInput(`${rawName} must be given once (got it twice)`);
  given.set(name, value ?? '');
}

const spelt = (options: Options) =>
  Object.keys(options)
    .map((name) => `--${name}`)
    .join(', ');
