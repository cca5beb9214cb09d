import { gameSolver, type Heaps, heapGame, type Outcome } from '@manaus/games';
import {
  type Checks,
  general,
  type ItemCheck,
  requireHolds,
  type Words,
  withValues,
} from '../../check/index.js';
import { positionsUpTo, tuple, upToOrder } from '../evidence/heap-positions.js';
import { markedOutcomes } from '../evidence/marked-outcomes.js';
import { misereNimConditions } from '../evidence/misere-nim.js';

const { outcome, winningMoves } = gameSolver(upToOrder(heapGame('nim').misere));

/**
 * An N-position that meets no condition, with a move that wins, and a P-position that meets
 * condition 3.
 */
type Case = {
  readonly won: Heaps;
  readonly next: Heaps;
  readonly lost: Heaps;
  readonly blocks: number;
};

type Which = readonly ['large' | 'all', modulus?: number];

const byConditions = (heaps: Heaps, [which, modulus]: Which): Outcome =>
  misereNimConditions(heaps, which, modulus).includes(true) ? 'N' : 'P';

/** The first position that an outcome differs at from the conditions. */
function firstWrong(positions: readonly Heaps[], is: Outcome, which: Which): Heaps {
  const wrong = positions.find(
    (heaps) => outcome(heaps) === is && byConditions(heaps, which) !== is,
  );
  if (wrong === undefined) throw new Error(`no ${is}-position differs from the conditions`);
  return wrong;
}

/** The three conditions modulo 3, and where they go wrong first. */
function modulo3(positions: readonly Heaps[]): Words {
  const which: Which = ['all', 3];
  const wrong = positions.find((heaps) => outcome(heaps) !== byConditions(heaps, which));
  if (wrong === undefined) return { en: 'none', pt: 'nenhuma' };
  const held = misereNimConditions(wrong, ...which).flatMap((holds, i) => (holds ? [i + 1] : []));
  const is = outcome(wrong);
  const met = (condition: string, and: string, none: string): string =>
    held.map((number) => `${condition} ${number}`).join(and) || none;
  return {
    en: `${tuple(wrong)} meets ${met('condition', ' and ', 'none of the conditions')}, but is ${is === 'N' ? 'an' : 'a'} ${is}-position`,
    pt: `${tuple(wrong)} satisfaz ${met('a condição', ' e ', 'nenhuma das condições')}, mas é uma ${is}-posição`,
  };
}

/** The conditions are those of the N-positions. */
const asConditions = (positions: readonly Heaps[], checked: Words, which: Which) =>
  general<Heaps, Outcome>({
    checked,
    instances: positions,
    stated: (heaps) => byConditions(heaps, which),
    methods: {
      'all that can follow': outcome,
      'marked positions': markedOutcomes(positions, { convention: 'misere' }),
    },
  });

function check(blocks: number) {
  const positions = positionsUpTo(blocks);
  const wrong = modulo3(positions);
  const checked = {
    en: `all ${positions.length} positions of at most ${blocks} blocks, up to the order of the heaps, by looking at all that can follow and by marking; with the nim-sum of all heaps condition 3 is right at each; modulo 3: ${wrong.en}`,
    pt: `todas as ${positions.length} posições de no máximo ${blocks} blocos, a menos da ordem das pilhas, olhando tudo o que pode vir a seguir e por marcação; com a soma-Nim de todas as pilhas a condição 3 está certa em cada uma; módulo 3: ${wrong.pt}`,
  };
  requireHolds(asConditions(positions, checked, ['all']));
  return withValues(asConditions(positions, checked, ['large']), () => {
    const won = firstWrong(positions, 'N', ['large']);
    const lost = firstWrong(positions, 'P', ['large']);
    return { won, next: [...winningMoves(won)][0], lost, blocks };
  });
}

export default {
  'misere-nim-rules': {
    check: (effort) => check(effort === 'quick' ? 14 : 22),
    counterexample: {
      en: ({ won, next, lost }) =>
        `${tuple(won)} meets none of the conditions, but is an N-position: the move to ${tuple(next)} wins; ${tuple(lost)} meets condition 3, but is a P-position: all its heaps have nim-sum 0, and every move loses`,
      pt: ({ won, next, lost }) =>
        `${tuple(won)} não satisfaz nenhuma das condições, mas é uma N-posição: a jogada para ${tuple(next)} vence. ${tuple(lost)} satisfaz a condição 3, mas é uma P-posição: a soma-Nim de todas as suas pilhas é 0 e toda jogada perde.`,
    },
  } satisfies ItemCheck<Case>,
} satisfies Checks;
