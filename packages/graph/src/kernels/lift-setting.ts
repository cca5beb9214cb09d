import type { LiftLayout, LiftPlanes } from './lift.js';
import { WORD_ORDERS } from './lift-orders.js';
import { orRun, orTurned, type Pull, pulls, readyCrossings } from './lift-pull.js';
import { ones } from './planes-words.js';

/** Finds the states of the next level above one setting of the heights, notes them as reached, and returns how many there are. */
export type SettingPuller = (state: LiftPlanes, setting: number, target: Int32Array, active: Uint8Array, activePieces: Uint8Array) => number;

/** A move that comes to a setting, with its pull. */
interface Incoming extends Pull {
  readonly from: number;
}

const ALL = 2 ** WORD_ORDERS - 1;

/**
 * Pulls a setting piece by piece: what the last level sends to a piece is gathered in a buffer that stays in the cache, and settled there.
 *
 * Pieces of which all states were reached, and parts of the last level that have none, are passed over.
 */
export function settingPuller({ cut, incoming }: LiftLayout): SettingPuller {
  readyCrossings();
  const { pieces, pieceWords, parts, partWords } = cut;
  const pullOf = pulls(cut);
  const moves: Incoming[][] = incoming.map((list) => list.map(({ from, taken, put }) => ({ from, ...pullOf(taken, put) })));
  const buffer = new Int32Array(pieceWords);

  /** Ors into the buffer what one move brings to a piece; `true` where there was something to bring. */
  function bring({ from, outer, inner }: Incoming, piece: number, source: Int32Array, { active, activePieces }: LiftPlanes, clean: boolean): boolean {
    if (outer === null) {
      if (activePieces[from * pieces + piece] === 0) return false;
      if (clean) buffer.fill(0);
      if (inner === null) orRun(source, piece * pieceWords, buffer, 0, pieceWords);
      else {
        const length = inner.kind === 'bits' ? pieceWords : inner.kind === 'words' ? inner.table.length : inner.table.length >> 2;
        for (let block = 0; block < pieceWords; block += length) orTurned(inner, source, piece * pieceWords + block, buffer, block, 0, length);
      }
      return true;
    }
    let brought = false;
    for (let part = 0; part < parts; part++) {
      const origin = outer[piece * parts + part];
      const rank = origin % parts;
      const from0 = (origin - rank) / parts;
      const there = inner?.gather ? activePieces[from * pieces + from0] : active[from * pieces * parts + origin];
      if (there === 0) continue;
      if (clean && !brought) buffer.fill(0);
      brought = true;
      if (inner === null) orRun(source, origin * partWords, buffer, part * partWords, partWords);
      else if (inner.gather) orTurned(inner, source, from0 * pieceWords, buffer, part * partWords, rank * partWords, partWords);
      else orTurned(inner, source, origin * partWords, buffer, 0, part * partWords, partWords);
    }
    return brought;
  }

  /** Keeps what is new. */
  function settle(seen: Int32Array, first: number, target: Int32Array, flags: Uint8Array, firstPart: number): number {
    let count = 0;
    for (let part = 0, i = 0; part < parts; part++) {
      let any = 0;
      for (let end = i + partWords; i < end; i++) {
        const old = seen[first + i];
        const fresh = buffer[i] & ~old;
        buffer[i] = fresh;
        if (fresh === 0) continue;
        any = 1;
        seen[first + i] = old | fresh;
        count += ones(fresh);
      }
      flags[firstPart + part] = any;
    }
    if (count > 0) for (let i = 0; i < pieceWords; i++) target[first + i] = buffer[i];
    return count;
  }

  return (state, setting, target, active, activePieces) => {
    const busy = moves[setting].filter(({ from }) => state.level[from] !== null);
    if (busy.length === 0) return 0;
    const { seen, full, level } = state;
    let width = 0;
    for (let piece = 0; piece < pieces; piece++) {
      const place = setting * pieces + piece;
      if (full[place]) continue;
      let brought = false;
      for (const move of busy) if (bring(move, piece, level[move.from] as Int32Array, state, !brought)) brought = true;
      if (!brought) continue;
      const count = settle(seen[setting], piece * pieceWords, target, active, place * parts);
      if (count === 0) continue;
      width += count;
      activePieces[place] = 1;
      full[place] = Number(isFull(seen[setting], piece * pieceWords, pieceWords));
    }
    return width;
  };
}

function isFull(seen: Int32Array, first: number, length: number): boolean {
  for (let i = first; i < first + length; i++) if (seen[i] !== ALL) return false;
  return true;
}
