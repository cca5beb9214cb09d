import type { BlockState, BloxorzState, BobbinState, EdgeState, Level } from '@manaus/blocks';
import {
  flag,
  formOf,
  integerFrom,
  listOf,
  must,
  oneOf,
  orNull,
  type Part,
  pairOf,
} from '@manaus/core/schemas';
import * as v from 'valibot';
import { requireInput, requirePlaces } from '../input.js';
import { cellsOfState } from './looks.js';

const cell = integerFrom(0);

const pieceOf: Record<Level['game'], Part<BlockState>> = {
  bloxorz: formOf<BloxorzState>({
    cubes: pairOf(cell, 'cells'),
    selected: orNull(must(v.picklist([0, 1]), 'between', { least: 0, most: 1 })),
    closed: listOf(flag),
    pressed: listOf(flag),
  }),
  'on-the-edge': formOf<EdgeState>({
    cube: cell,
    floor: listOf(oneOf(['void', 'once', 'twice', 'blue', 'goal'])),
  }),
  bobbin: formOf<BobbinState>({
    cell,
    axis: oneOf(['standing', 'lying-x', 'lying-y']),
    cube: integerFrom(0),
    raised: listOf(flag),
  }),
};

/** Throws an `InputError` unless a state is one of a level's game, on the cells of the level. */
export function requirePiece(place: string, level: Level, state: BlockState): void {
  const { game, width, height } = level;
  requireInput(place, formOf<{ state: BlockState }>({ state: pieceOf[game] }), { state });
  requirePlaces(place, 'state', cellsOfState(state), width * height);
}
