import { formatLabel, range } from '@manaus/core';
import { unlessBad } from '../shell/bad-input.js';
import type { Fields } from '../shell/game-state.js';
import { openTower } from './tower-game.js';

/** A peg that can take the goal, and the goal there as a label. */
interface Place {
  readonly peg: number;
  readonly goal: string;
}

/**
 * The peg with the most room on which a tower that is refused for its goal can have it, the last of
 * several; `null` without one.
 */
export function goalElsewhere(fields: Fields): Place | null {
  const room = (fields.capacities ?? '').split(',').map(Number);
  const pegs = range(0, room.length - 1).sort((a, b) => room[b] - room[a] || b - a);
  const places = pegs.map((peg) => ({ peg, goal: towerOn(peg, room.length, fields) }));
  return places.find(({ goal }) => unlessBad(() => openTower({ ...fields, goal }), null)) ?? null;
}

/** The label of the state with all discs on one peg. */
function towerOn(peg: number, pegs: number, { discs = '3' }: Fields): string {
  const all = range(1, Number(discs));
  return formatLabel(range(0, pegs - 1).map((each) => (each === peg ? all : [])));
}
