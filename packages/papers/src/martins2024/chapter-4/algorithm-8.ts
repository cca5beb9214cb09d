import { formatLabel, oxford1, parseLabel } from '@manaus/core';
import { stackOnFirst } from '../../algorithm.js';
import { type Checks, range, upTo, type Words } from '../../check/index.js';
import { plainLabel, plainMoves, plainOxford, stackOn } from '../../shared/plain-towers.js';
import { stopWords } from '../../stop-words.js';
import algorithm from '../algorithms/algorithm-8.js';
import { movesFromFirstPeg } from '../evidence/minimum-moves.js';

/** The effect of the n steps. */
type Steps = {
  readonly moves: number;
  readonly least: number;
  /** The disc on top of p0 before each step. */
  readonly tops: readonly number[];
  readonly end: string;
  readonly legal: boolean;
};

/** The algorithm played on a board; the least number by search where the n! orders allow it. */
function played(discs: number): Partial<Steps> {
  const { states, moves, stopped, solved } = algorithm.literal(stackOnFirst(oxford1(discs)));
  return {
    moves: moves.length,
    ...(discs <= 7 && { least: movesFromFirstPeg(oxford1(discs)) }),
    tops: states.slice(0, -1).map((state) => state[0][0]),
    end: formatLabel(states[states.length - 1]),
    legal: solved && stopped === null,
  };
}

/**
 * Disc by disc by the rules in arrays; each of the n discs on p0 must move once, so that no play is
 * shorter.
 */
function byRules(discs: number): Steps {
  const rules = plainOxford(discs);
  let state = stackOn(rules);
  const least = state[0].length;
  const tops: number[] = [];
  let legal = true;
  for (const disc of range(1, discs)) {
    tops.push(state[0][0]);
    const move = plainMoves(rules, state).find(({ from, to }) => from === 0 && to === 2);
    legal &&= move?.disc === disc;
    if (move !== undefined) state = move.after;
  }
  return { moves: tops.length, least, tops, end: plainLabel(state), legal };
}

/** The result if the discs are not numbered from the top. */
function upsideDown(): Words {
  const { stopped } = algorithm.literal(parseLabel(oxford1(2), '21//'));
  if (stopped === null)
    throw new Error('a stack numbered from below was expected to stop the algorithm');
  const { en, pt } = stopWords(stopped);
  return {
    en: `from 21// it stops at move ${stopped.at}: ${en}`,
    pt: `a partir de 21// para no movimento ${stopped.at}: ${pt}`,
  };
}

export default {
  'algorithm-8': upTo<Steps>({ from: 1, quick: 40, full: 200 }, (most) => ({
    checked: {
      en: `n = 1 to ${most}: every move by the rules, disc i on top of p0 at step i; n moves are least by search to n = 7, and since each disc on p0 must move; ${upsideDown().en}`,
      pt: `n = 1 a ${most}: cada movimento pelas regras, o disco i no topo de p0 no passo i; n movimentos são o mínimo por busca até n = 7, e porque cada disco em p0 tem de se mover; ${upsideDown().pt}`,
    },
    stated: (n) => ({
      moves: n,
      least: n,
      tops: range(1, n),
      end: `//${range(1, n)
        .reverse()
        .join(n < 10 ? '' : ',')}`,
      legal: true,
    }),
    methods: {
      'played on the board, against a search': played,
      'disc by disc by the plain rules, each moving once': byRules,
    },
  })),
} satisfies Checks;
