import { type BobbinLevel, bobbin } from '@manaus/blocks';
import { packedGame } from '@manaus/blocks/internals';
import { type Checks, general } from '../../check/index.js';
import { bobbinLevel, explore } from '../evidence/block-search.js';
import { below, drawn } from '../evidence/draws.js';
import { explorePacked } from '../evidence/packed-search.js';
import { randomSigns, rowsOf } from '../evidence/random-signs.js';

/**
 * A level with a pair of keys that are both raised, and the one with raised floor in their place.
 */
interface Pair {
  readonly keys: BobbinLevel;
  readonly floor: BobbinLevel;
}

/** The least number of moves that wins, and of the states that can be reached. */
type Played = { readonly moves: number | null; readonly states: number };

/** A random level of at least six cells; besides, another pair of keys, of any kind. */
function pairOf(width: number, height: number, random: () => number): Pair {
  const { signs, put } = randomSigns(width * height, random, () =>
    random() < 0.75 ? '#' : random() < 0.6 ? '^' : '.',
  );
  const others = [random() < 0.7 ? 'c' : 'C', random() < 0.5 ? 'd' : 'D'];
  for (const sign of ['S', 'G', 'A', 'B', ...others]) put(sign);
  const rows = rowsOf(signs, width);
  const orientation = `orientation ${random() < 0.6 ? 'standing' : random() < 0.5 ? 'lying-x' : 'lying-y'}`;
  const other = `pair ${others.join(' ')}`;
  return {
    keys: bobbinLevel(rows, orientation, 'pair A B', other),
    floor: bobbinLevel(rows.replace(/[AB]/g, '^'), orientation, other),
  };
}

function byRules(level: BobbinLevel): Played {
  const { states, path } = explore(bobbin(level));
  return { moves: path?.length ?? null, states: states.length };
}

function inNumbers(level: BobbinLevel): Played {
  const { codes, moves } = explorePacked(packedGame(level));
  return { moves, states: codes.length };
}

export default {
  'section-5.2/raised-pairs': (effort) => {
    const tried = drawn(52, effort === 'quick' ? 600 : 10_000, (random) =>
      pairOf(3 + below(random, 4), 2 + below(random, 4), random),
    );
    return general<Pair, Played>({
      checked: {
        en: `${tried.length} random levels with such a pair and another one, against those with raised floor: all states by the rules and in numbers`,
        pt: `${tried.length} fases aleatórias com tal par e outro, comparadas com as de piso elevado: todos os estados pelas regras e em números`,
      },
      instances: tried,
      stated: ({ floor }) => byRules(floor),
      methods: {
        'search by the rules': ({ keys }) => byRules(keys),
        'search in numbers': ({ keys }) => inNumbers(keys),
      },
    });
  },
} satisfies Checks;
