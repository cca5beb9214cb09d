import type { Evidence, MethodRun, SharedSources } from '../finding.js';
import type { Words } from '../words.js';
import { sourcesOf } from './sources.js';
import { type Facts, factsOf, type Part, same, shown, type Value } from './value.js';
import { inRunningOrder, watched } from './watcher.js';

/** The value that a method returns for an instance that it leaves to others. */
export const notTried: unique symbol = Symbol('not tried');
type NotTried = typeof notTried;

/** An independent way to compute the value of an instance, or some of its named facts. */
export type Method<I, V> = (instance: I) => Part<V> | NotTried;

/** Methods by name; the names say how each one works. */
export type Methods<I, V> = Readonly<Record<string, Method<I, V>>>;

/**
 * A method for numbers up to a largest one, where it would take too long beyond.
 *
 * @example
 * ```ts
 * until(10, (n) => 2 ** n)(11); // => notTried
 * ```
 */
export const until =
  <V>(most: number, method: Method<number, V>): Method<number, V> =>
  (n) =>
    n <= most ? method(n) : notTried;

interface Run {
  readonly name: string;
  instances: number;
  readonly sources: Set<string>;
  readonly facts: Set<string>;
}

/** Methods that are run on one instance after another, and counted. */
export interface Panel<I> {
  /**
   * The facts on which all methods that ran agree; `null` where none ran. Throws where two differ:
   * that is a bug.
   */
  compute(instance: I): Facts | null;
  /** The record of what ran so far; `stated` are the facts that must be computed. */
  evidence(checked: Words, stated: Iterable<string>): Evidence;
}

/** Runs all methods on each instance, compares what they say, and counts what ran. */
export function panel<I, V extends Value>(methods: Methods<I, V>): Panel<I> {
  const runs = Object.keys(methods).map(
    (name): Run => ({ name, instances: 0, sources: new Set(), facts: new Set() }),
  );
  let tried = 0;
  return {
    compute(instance) {
      const found = agreed(runs, methods, instance);
      if (found !== null) tried++;
      return found;
    },
    evidence: (checked, stated) => evidenceOf(runs, tried, checked, [...stated]),
  };
}

/** The facts on which all methods that run on an instance agree; `null` where none runs. */
function agreed<I, V>(runs: readonly Run[], methods: Methods<I, V>, instance: I): Facts | null {
  const found = new Map<string, Computed>();
  for (const run of inRunningOrder(runs)) {
    const { value, sources } = sourcesOf(() =>
      watched(run.name, () => methods[run.name](instance)),
    );
    if (value === notTried) continue;
    const facts = factsOf(value as Value);
    note(run, sources, Object.keys(facts));
    for (const [fact, computed] of Object.entries(facts)) {
      const first = found.get(fact);
      if (first === undefined) found.set(fact, { name: run.name, value: computed });
      else if (!same(first.value, computed))
        throw disagreement(instance, fact, first, { name: run.name, value: computed });
    }
  }
  return found.size === 0
    ? null
    : Object.fromEntries([...found].map(([fact, { value }]) => [fact, value]));
}

/** The value of a fact, and the name of the method that computed it first. */
interface Computed {
  readonly name: string;
  readonly value: Value;
}

function note(run: Run, sources: readonly string[], facts: readonly string[]): void {
  run.instances++;
  for (const source of sources) run.sources.add(source);
  for (const fact of facts) run.facts.add(fact);
}

function disagreement(instance: unknown, fact: string, ...both: readonly Computed[]): Error {
  const of = fact === '' ? '' : `${fact}: `;
  const said = both.map(({ name, value }) => `${shown(value)} ${name}`);
  return new Error(`two methods differ at ${shown(instance)}: ${of}${said.join(', ')}`);
}

function evidenceOf(
  runs: readonly Run[],
  instances: number,
  checked: Words,
  stated: readonly string[],
): Evidence {
  const ran = runs.filter((run) => run.instances > 0);
  const counts = stated.map((fact) => independent(ran.filter(({ facts }) => facts.has(fact))));
  return {
    checked,
    instances,
    methods: ran.map(recordOf),
    shared: sharedBy(ran),
    independent: ran.length === 0 ? 0 : Math.min(...counts),
  };
}

const recordOf = ({ name, instances, sources }: Run): MethodRun => ({
  name,
  instances,
  sources: [...sources].sort(),
});

const common = (a: Run, b: Run): string[] => [...a.sources].filter((name) => b.sources.has(name));

const sharedBy = (runs: readonly Run[]): SharedSources[] =>
  runs.flatMap((first, i) =>
    runs.slice(i + 1).flatMap((second): SharedSources[] => {
      const sources = common(first, second).sort();
      return sources.length === 0 ? [] : [{ methods: [first.name, second.name], sources }];
    }),
  );

/**
 * The largest number of runs of which no two share a source, by trying each run with and without.
 */
function independent([first, ...others]: readonly Run[]): number {
  if (first === undefined) return 0;
  const apart = others.filter((other) => common(first, other).length === 0);
  const withFirst = 1 + independent(apart);
  return apart.length === others.length ? withFirst : Math.max(withFirst, independent(others));
}
