import type { ConsoleInterface, ConverterSet, Executor } from 'tslab/dist/executor.js';

/** An output of a cell: the same content by MIME type, and metadata. */
export interface Bundle {
  readonly data: Readonly<Record<string, unknown>>;
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** The notebook as far as it shows the value of a cell's last expression. */
export interface LastValueHost {
  /**
   * The outputs of a value that knows how it is shown; none for others, which are shown as text.
   */
  displaysOf(value: unknown): readonly Bundle[];
  display(bundle: Bundle): void;
}

type CreateExecutor = (
  folder: string,
  converters: ConverterSet,
  console: ConsoleInterface,
) => Executor;

/**
 * tslab's `createExecutor`, with the last value shown as it should be seen, and `null` and
 * `undefined` too where they are answers: not after a call that returns nothing.
 */
export const withLastValues =
  (createExecutor: CreateExecutor, host: LastValueHost): CreateExecutor =>
  (folder, converters, console) => {
    const log = (value: unknown) => showValue(value, host, console);
    const error = (...values: unknown[]) => console.error(...values);
    const executor = createExecutor(folder, converters, { log, error });
    const execute = async (source: string) => {
      const done = await executor.execute(source);
      if (done) showNothing(executor, source, console);
      return done;
    };
    return { ...executor, execute };
  };

function showValue(value: unknown, host: LastValueHost, console: ConsoleInterface): void {
  try {
    const bundles = host.displaysOf(value);
    if (bundles.length === 0) console.log(value);
    for (const bundle of bundles) host.display(bundle);
  } catch (error) {
    // Thrown into tslab it would leave the cell without an end.
    console.error(error);
  }
}

/** tslab passes over `null` and `undefined`, and leaves them where it keeps the last value. */
function showNothing(executor: Executor, source: string, console: ConsoleInterface): void {
  const { locals } = executor;
  for (const name of Object.keys(locals).filter((key) => /^tsLastExpr\d*$/.test(key))) {
    const value: unknown = locals[name];
    delete locals[name];
    if (value === null || (value === undefined && !isSilent(source.trimEnd(), executor)))
      console.log(value);
  }
}

const STEP: Readonly<Record<string, number>> = { ')': 1, '(': -1 };

/** True if a cell asks for no value: it ends in a semicolon, or in a call that returns none. */
function isSilent(source: string, executor: Executor): boolean {
  if (!source.endsWith(')')) return !/[\w\]]$/.test(source);
  const told = typeAt(callOf(source) - 1, source, executor) ?? ': void';
  return /(?:: |=> )(void|Promise<void>|never|asserts [^:]*)$/.test(told);
}

/** The place of the bracket that opens the last call of a source. */
function callOf(source: string): number {
  let [at, depth] = [source.length - 1, 1];
  while (at > 0 && depth > 0) depth += STEP[source[--at]] ?? 0;
  return at;
}

/** The text by which TypeScript describes the name at a place. */
const typeAt = (at: number, source: string, executor: Executor): string | undefined =>
  executor
    .inspect(source, at)
    ?.displayParts?.map(({ text }) => text)
    .join('');
