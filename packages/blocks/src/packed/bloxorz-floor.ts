import type { BloxorzOptions, BloxorzState } from '../rules/bloxorz.js';
import type { Cell } from '../rules/grid.js';
import type { BloxorzLevel } from '../rules/level.js';
import { placesOf } from './cells.js';
import { switchMemory } from './switch-memory.js';

/** The floor, whose bridges and switches have a memory, numbered as it comes up. */
export interface BloxorzFloor {
  /** True if the floor bears both cubes, lying or standing on one cell. */
  supportsBoth(a: Cell, b: Cell, standing: boolean, memory: number): boolean;
  /** The memory after a cube, or the standing block, arrives at a cell. */
  fire(memory: number, cell: Cell, standing: boolean): number;
  /** A memory in words. */
  unpack(memory: number): Pick<BloxorzState, 'closed' | 'pressed'>;
}

/** The floor of a level, with at most `most` memories. */
export function bloxorzFloor(
  level: BloxorzLevel,
  { restOnGoal = true }: BloxorzOptions,
  most: number,
): BloxorzFloor {
  const { goal, switches } = level;
  const cells = level.width * level.height;
  const bridgeAt = placesOf(cells, level.bridges);
  const switchAt = placesOf(cells, switches);
  const bears = Uint8Array.from(level.floor, (floor) =>
    floor === 'floor' ? 2 : floor === 'wood' ? 1 : 0,
  );
  const { closed, press, unpack } = switchMemory(level, most);
  const supports = (cell: Cell, standing: boolean, memory: number): boolean => {
    const bridge = bridgeAt[cell];
    if (bridge >= 0) return closed(memory, bridge);
    if (!restOnGoal && cell === goal && !standing) return false;
    return standing ? bears[cell] === 2 : bears[cell] !== 0;
  };
  return {
    supportsBoth: (a, b, standing, memory) =>
      supports(a, standing, memory) && supports(b, standing, memory),
    fire(memory, cell, standing) {
      const place = switchAt[cell];
      return place < 0 || (!standing && switches[place].weight === 'heavy')
        ? memory
        : press(memory, place);
    },
    unpack,
  };
}
