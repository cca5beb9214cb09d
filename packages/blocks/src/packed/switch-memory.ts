import type { BloxorzLevel, Switch } from '../rules/level.js';
import { memories } from './memories.js';

/**
 * The states of bridges and switches as numbers; presses are looked up once they have been seen.
 */
export function switchMemory({ bridges, switches }: BloxorzLevel, most: number) {
  const known = memories(bridges.length + switches.length, most);
  known.numberOf(
    Uint8Array.from([...bridges.map(({ closed }) => Number(closed)), ...switches.map(() => 0)]),
  );
  let after = new Int32Array(64 * switches.length).fill(-1);
  const press = (memory: number, place: number): number => {
    const at = memory * switches.length + place;
    while (at >= after.length) after = doubled(after);
    if (after[at] < 0)
      after[at] = known.numberOf(
        pressed(known.row(memory), bridges.length, switches[place], place),
      );
    return after[at];
  };
  const unpack = (memory: number) => {
    const row = [...known.row(memory)].map((entry) => entry === 1);
    return { closed: row.slice(0, bridges.length), pressed: row.slice(bridges.length) };
  };
  return {
    closed: (memory: number, bridge: number) => known.at(memory, bridge) === 1,
    press,
    unpack,
  };
}

function pressed(
  row: Uint8Array,
  bridges: number,
  { effect, bridges: targets }: Switch,
  place: number,
): Uint8Array {
  // Only switches that do not alternate are noted as pressed.
  if (row[bridges + place] === 1) return row;
  for (const bridge of targets)
    row[bridge] = effect === 'close' ? 1 : effect === 'open' ? 0 : 1 - row[bridge];
  if (effect === 'non-alternating') row[bridges + place] = 1;
  return row;
}

function doubled(list: Int32Array): Int32Array<ArrayBuffer> {
  const longer = new Int32Array(Math.max(64, list.length * 2)).fill(-1);
  longer.set(list);
  return longer;
}
