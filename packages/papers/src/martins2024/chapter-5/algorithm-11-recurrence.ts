import { hanoi, type Peg, type Play, parseLabel, runProgram, stopText } from '@manaus/core';
import { type Checks, until, upTo, type Words } from '../../check/index.js';
import { goalLabel, type ManausState, playedStates, storedStates } from '../evidence/manaus.js';
import { STAYS, solucaoManaus, solved, TEXT } from '../evidence/solucao-manaus.js';

/** The calls and moves of a run in which nothing is stopped. */
interface Run {
  readonly calls: number;
  readonly moves: number;
}

/** The runs from one state: without capacities, and as the text has line 6. */
type Runs = (state: ManausState) => { readonly free: Run; readonly text: Run };

/** The costs from all good states. */
type Cost = {
  /** The fewest and the most calls without capacities. */
  readonly calls: readonly [number, number];
  /**
   * The number of calls of the worst case, with line 6 as in the text, beyond twice those with one
   * disc fewer.
   */
  readonly more: number;
  /** True if neither calls nor moves are more than 2^n. */
  readonly bounded: boolean;
};

const unstopped = ({ calls, moves, stopped }: Play): Run => {
  if (stopped !== null) throw new Error(`a run is stopped: ${stopText(stopped)}`);
  return { calls, moves: moves.length };
};

const onBoard: Runs = ({ state, label, pegOf: { length: discs } }) => {
  const rules = hanoi(discs, { goal: goalLabel(discs) });
  const free = runProgram(rules, parseLabel(rules, label), (board) =>
    solucaoManaus(board, discs, [0, 1, 2], STAYS),
  );
  return { free: unstopped(free), text: unstopped(solved(TEXT)(state)) };
};

/** The lines of the function on a list of pegs, without a board and its rules. */
function onList(start: readonly Peg[], line6: 'printed' | 'text'): Run {
  const pegs = [...start];
  let [calls, moves] = [0, 0];
  const move = (disc: number, to: Peg) => {
    if (pegs[disc - 1] !== to) moves++;
    pegs[disc - 1] = to;
  };
  const call = (n: number, p0: Peg, p1: Peg, p2: Peg): void => {
    calls++;
    if (n > 1) {
      const on = pegs[n - 1];
      if (on === p1 || (line6 === 'printed' && on === p0)) call(n - 1, p2, p1, p0);
      if (on === p2) call(n - 1, p1, p0, p2);
    }
    move(n, p0);
    if (n > 1) call(n - 1, p0, p1, p2);
  };
  call(pegs.length, 0, 1, 2);
  return { calls, moves };
}

const inList: Runs = ({ pegOf }) => ({
  free: onList(pegOf, 'printed'),
  text: onList(pegOf, 'text'),
});

/** T(n) of the recurrence, with one for each O(1). */
const recurrence = (n: number): number => (n === 1 ? 1 : 2 * recurrence(n - 1) + 1);

const greatest = (values: readonly number[]): number =>
  values.reduce((most, value) => Math.max(most, value), 0);

/** The runs from the good states with some number of discs, which are kept. */
function runsFromGood(statesOf: (discs: number) => ManausState[], runs: Runs) {
  const known = new Map<number, ReturnType<Runs>[]>();
  return (discs: number): ReturnType<Runs>[] => {
    const good =
      known.get(discs) ??
      statesOf(discs)
        .filter((state) => state.good)
        .map(runs);
    known.set(discs, good);
    return good;
  };
}

/** The costs for n discs. */
function costs(statesOf: (discs: number) => ManausState[], runs: Runs) {
  const from = runsFromGood(statesOf, runs);
  const inText = (discs: number) => greatest(from(discs).map(({ text }) => text.calls));
  return (n: number): Partial<Cost> => {
    const calls = from(n).map(({ free }) => free.calls);
    const counts = from(n).flatMap(({ free, text }) => [free.moves, text.calls, text.moves]);
    return {
      calls: [calls.reduce((fewest, v) => Math.min(fewest, v), calls[0]), greatest(calls)],
      bounded: greatest(counts) <= 2 ** n,
      ...(n > 2 && { more: inText(n) - 2 * inText(n - 1) }),
    };
  };
}

function checked(most: number): Words {
  const runs = storedStates(most)
    .filter(({ good }) => good)
    .map((state) => onBoard(state).text);
  const calls = runs.map((run) => run.calls);
  const moves = runs.map((run) => run.moves);
  return {
    en: `calls and moves counted from every good state, n = 2 to ${most}: without capacities always 2^n - 1 calls, as by the recurrence; as the text has line 6, the most calls are twice those with a disc less and 2 (n = ${most}: ${Math.min(...calls)} to ${greatest(calls)} calls, at most ${greatest(moves)} moves)`,
    pt: `chamadas e movimentos contados a partir de cada estado bom, n = 2 a ${most}: sem capacidades sempre 2^n - 1 chamadas, como pela recorrência; com a linha 6 como a diz o texto, o máximo de chamadas é o dobro do de um disco a menos, mais 2 (n = ${most}: ${Math.min(...calls)} a ${greatest(calls)} chamadas, no máximo ${greatest(moves)} movimentos)`,
  };
}

export default {
  'algorithm-11/recurrence': upTo<Cost>({ from: 2, quick: 6, full: 10 }, (most) => ({
    checked: checked(most),
    stated: (n) => ({
      calls: [recurrence(n), 2 ** n - 1],
      bounded: true,
      ...(n > 2 && { more: 2 }),
    }),
    methods: {
      'played on a board, states of the stored graph': costs(storedStates, onBoard),
      'run on a list of pegs, states by the plain rules': until<Cost>(
        8,
        costs(playedStates, inList),
      ),
    },
  })),
} satisfies Checks;
