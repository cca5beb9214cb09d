import { type BloxorzLevel, bloxorz } from '@manaus/blocks';
import { packedBloxorz } from '@manaus/blocks/internals';
import { type Checks, general } from '../../check/index.js';
import { explore } from '../evidence/block-search.js';
import { blocksOf, flatBoard, nextBlocks } from '../evidence/flat-graph.js';
import { flatLevels } from '../evidence/flat-levels.js';
import { explorePacked } from '../evidence/packed-search.js';

const opposite = { R: 'L', L: 'R', U: 'D', D: 'U' } as const;
const letters = ['R', 'L', 'U', 'D'] as const;

/** Every move from every state that is reached, by the rules. */
function undoneByRules(level: BloxorzLevel): boolean {
  const game = bloxorz(level);
  return explore(game)
    .states.filter((state) => !game.wins(state))
    .every((state) =>
      letters.every((letter) => {
        const next = game.move(state, letter);
        const back = next === null ? state : game.move(next, opposite[letter]);
        return back !== null && game.key(back) === game.key(state);
      }),
    );
}

/** The same in numbers. */
function undoneInNumbers(level: BloxorzLevel): boolean {
  const game = packedBloxorz(level);
  const place = (letter: (typeof letters)[number]) => game.letters.indexOf(letter);
  return explorePacked(game)
    .codes.filter((code) => !game.wins(code))
    .every((code) =>
      letters.every((letter) => {
        const next = game.move(code, place(letter));
        return next < 0 || game.move(next, place(opposite[letter])) === code;
      }),
    );
}

/** Every arc between blocks on the board has one back. */
function undoneOnBoard(level: BloxorzLevel): boolean {
  const board = flatBoard(level);
  return blocksOf(board).every((block) =>
    nextBlocks(board, block).every((next) => nextBlocks(board, next).includes(block)),
  );
}

export default {
  'bloxorz-minus-minus-reversible': (effort) => {
    const levels = flatLevels(effort);
    return general({
      checked: {
        en: `every move from every reached state of ${levels.length} random levels, by the rules and in numbers, and every arc between blocks on the board`,
        pt: `cada movimento a partir de cada estado alcançado de ${levels.length} fases aleatórias, pelas regras e em números, e cada arco entre blocos no tabuleiro`,
      },
      instances: levels,
      stated: () => true,
      methods: {
        'moves by the rules': undoneByRules,
        'moves in numbers': undoneInNumbers,
        'arcs between blocks on the board': undoneOnBoard,
      },
    });
  },
} satisfies Checks;
