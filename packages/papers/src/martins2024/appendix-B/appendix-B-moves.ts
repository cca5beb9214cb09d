import { hanoi, pegsOfDiscs, regularState, stacked, towerPuzzle } from '@manaus/core';
import { sum } from '@manaus/core/internals';
import { type Checks, conjunction, general, range } from '../../check/index.js';
import { hanoiStates } from '../../shared/hanoi-graph.js';
import { discsOfGray } from '../evidence/counters.js';
import { perfectLabel } from '../evidence/minimum-moves.js';
import {
  discsMoved,
  labelOf,
  optimalPlay,
  type Pegs,
  recursivePlay,
} from '../evidence/optimal-play.js';

/** The number of moves of a disc, by the rules. */
function movesByRules(pegs: Pegs, disc: number): number {
  const rules = hanoi(pegs.length);
  const state = regularState(rules, stacked(pegs, 3));
  return towerPuzzle(rules)
    .moves(state)
    .filter((move) => move.disc === disc).length;
}

/** The same on the pegs of the discs: where no smaller disc is, if none lies on it. */
function movesOnPegs(pegs: Pegs, disc: number): number {
  const smaller = new Set(pegs.slice(0, disc - 1));
  return smaller.has(pegs[disc - 1]) ? 0 : 2 - smaller.size;
}

/**
 * The discs of the moves of the solution, how many moves each has then, and the states on the way
 * with all discs on one peg.
 */
type Along = {
  readonly discs: readonly number[];
  readonly choices: readonly number[];
  readonly together: readonly string[];
};

const along = (play: readonly Pegs[], moves: (pegs: Pegs, disc: number) => number): Along => ({
  discs: discsMoved(play),
  choices: discsMoved(play).map((disc, i) => moves(play[i], disc)),
  together: play
    .slice(1, -1)
    .filter((pegs) => new Set(pegs).size === 1)
    .map(labelOf),
});

/** In every state: the moves of disc 1, those of the others together, and where these have none. */
type Anywhere = {
  readonly ofDisc1: readonly number[];
  readonly ofOthers: readonly number[];
  readonly stuck: readonly string[];
};

function anywhere(all: readonly Pegs[], moves: (pegs: Pegs, disc: number) => number): Anywhere {
  const others = all.map((pegs) => sum(range(2, pegs.length).map((disc) => moves(pegs, disc))));
  return {
    ofDisc1: [...new Set(all.map((pegs) => moves(pegs, 1)))],
    ofOthers: [...new Set(others.filter((count) => count > 0))],
    stuck: all
      .filter((_, i) => others[i] === 0)
      .map(labelOf)
      .sort(),
  };
}

/** All lists of pegs, without the codec. */
const allPegs = (discs: number): Pegs[] =>
  discs === 0 ? [[]] : allPegs(discs - 1).flatMap((pegs) => [0, 1, 2].map((peg) => [...pegs, peg]));

/** The moves of the solution with up to a number of discs, as the code has them. */
const inTheSolution = (most: number) =>
  general<number, Along>({
    checked: {
      en: `the code against the solution found by search and by recursion, n = 1 to ${most}, with the moves of the named disc`,
      pt: `o código comparado com a solução encontrada por busca e por recursão, n = 1 a ${most}, com os movimentos do disco nomeado`,
    },
    instances: range(1, most),
    stated: (n) => ({
      discs: discsOfGray(n),
      choices: discsOfGray(n).map((disc) => (disc === 1 ? 2 : 1)),
      together: [],
    }),
    methods: {
      'the solution by search, moves by the rules': (n) => along(optimalPlay(n), movesByRules),
      'the solution by recursion, moves on the pegs': (n) => along(recursivePlay(n), movesOnPegs),
    },
  });

/** The moves in every state with up to a number of discs. */
const inEveryState = (most: number) =>
  general<number, Anywhere>({
    checked: {
      en: `The moves of all discs in all states, n = 1 to ${most}, by the rules and on the pegs`,
      pt: `Os movimentos de todos os discos em todos os estados, n = 1 a ${most}, pelas regras e nos pinos`,
    },
    instances: range(1, most),
    stated: (n) => ({
      ofDisc1: [2],
      ofOthers: n === 1 ? [] : [1],
      stuck: [0, 1, 2].map((peg) => perfectLabel(hanoi(n), peg)).sort(),
    }),
    methods: {
      'moves by the rules in all ranked states': (n) =>
        anywhere(hanoiStates(n).map(pegsOfDiscs), movesByRules),
      'moves on all lists of pegs': (n) => anywhere(allPegs(n), movesOnPegs),
    },
  });

export default {
  'appendix-B/moves': (effort) =>
    effort === 'quick'
      ? conjunction<unknown>(inTheSolution(9), inEveryState(7))
      : conjunction<unknown>(inTheSolution(11), inEveryState(9)),
} satisfies Checks;
