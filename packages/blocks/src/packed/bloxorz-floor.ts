import type { BloxorzState } from '../rules/bloxorz.js';
import type { Cell } from '../rules/grid.js';
import type { BloxorzLevel, Switch } from '../rules/level.js';
import { placesOf } from './cells.js';
import { switchMemory } from './switch-memory.js';

/** The floor, whose bridges and switches have a memory, numbered as it comes up. */
export interface BloxorzFloor {
  /** True if the floor bears a cube, lying or standing. */
  bears(cell: Cell, standing: boolean, memory: number): boolean;
  /** The memory after a cube, or the standing block, arrives at a cell. */
  fire(memory: number, cell: Cell, standing: boolean): number;
  /** A memory in words. */
  unpack(memory: number): Pick<BloxorzState, 'closed' | 'pressed'>;
}

/** The floor of a level, with at most `most` memories. */
export function bloxorzFloor(level: BloxorzLevel, most: number): BloxorzFloor {
  const { switches } = level;
  const cells = level.width * level.height;
  const bridgeAt = placesOf(cells, level.bridges);
  const { first, next } = chains(cells, switches);
  const strength = Uint8Array.from(level.floor, (floor) =>
    floor === 'floor' ? 2 : floor === 'wood' ? 1 : 0,
  );
  const { closed, press, unpack } = switchMemory(level, most);
  return {
    bears(cell, standing, memory) {
      const bridge = bridgeAt[cell];
      if (bridge >= 0) return closed(memory, bridge);
      return strength[cell] >= (standing ? 2 : 1);
    },
    fire(memory, cell, standing) {
      let now = memory;
      for (let place = first[cell]; place >= 0; place = next[place])
        if (standing || switches[place].weight === 'light') now = press(now, place);
      return now;
    },
    unpack,
  };
}

/**
 * The effects of a cell as a chain: the first, and after each the next of its switch; -1 ends it.
 */
function chains(cells: number, switches: readonly Switch[]) {
  const first = new Int32Array(cells).fill(-1);
  const next = new Int32Array(switches.length).fill(-1);
  for (let place = switches.length - 1; place >= 0; place--) {
    next[place] = first[switches[place].cells[0]];
    for (const cell of switches[place].cells) first[cell] = place;
  }
  return { first, next };
}
