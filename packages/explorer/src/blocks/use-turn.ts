import type { BlockState, Letter } from '@manaus/blocks';
import { useEffect, useRef, useState } from 'preact/hooks';
import { current } from '../play/history.js';
import { maySlide } from '../shell/motion.js';
import { clamp } from '../shell/values.js';
import type { BlockPlay } from './play.js';

/** A move on its way: the state that it leaves, and the share of it that is done. */
export interface Turn {
  readonly from: BlockState;
  readonly roll: {
    readonly letter: Exclude<Letter, '_'>;
    readonly share: number;
    readonly cells: number;
  };
}

/** The time of a roll, in milliseconds. */
const duration = 220;

/**
 * The roll of the piece after a move, or back after an undo; `null` while it rests. A further move
 * ends it, and nothing rolls where motion is not wanted.
 */
export function useTurn(play: BlockPlay, isOn: boolean): Turn | null {
  const [turn, setTurn] = useState<Turn | null>(null);
  const last = useRef(play);
  const made = isOn && last.current !== play ? turnBetween(last.current, play) : null;
  useEffect(() => {
    last.current = play;
    setTurn(null);
    if (made === null || !maySlide()) return;
    return animate((done) => setTurn(done === 1 ? null : atShare(made, done)));
  }, [play, isOn]);
  return made === null ? turn : maySlide() ? atShare(made, 0) : null;
}

/**
 * Draws with the share of the time that is over, to its end; returns the function that ends it
 * before.
 */
function animate(draw: (done: number) => void): () => void {
  const begun = performance.now();
  const next = (now: number) => {
    const done = clamp((now - begun) / duration, 0, 1);
    draw(done);
    if (done < 1) frame = requestAnimationFrame(next);
  };
  let frame = requestAnimationFrame(next);
  return () => cancelAnimationFrame(frame);
}

interface Made {
  readonly turn: Turn;
  readonly isBack: boolean;
}

/** A turn as far as a share of the time; a move that is taken back begins at its end. */
const atShare = ({ turn: { from, roll }, isBack }: Made, done: number): Turn => ({
  from,
  roll: { ...roll, share: isBack ? 1 - done : done },
});

/** The move that leads from one play to another, or back; `null` if none exists. */
export function turnBetween(old: BlockPlay, play: BlockPlay): Made | null {
  const isBack = play.history.at < old.history.at;
  const [shorter, longer] = isBack ? [play.history, old.history] : [old.history, play.history];
  const [from, to] = [current(shorter).state, current(longer)];
  const isStep = longer.at === shorter.at + 1 && longer.entries[shorter.at].state === from;
  const { letter } = to;
  if (!isStep || old.level !== play.level || letter === null || letter === '_') return null;
  const cells = cellsBetween(from, to.state, play.level.width);
  return { turn: { from, roll: { letter, share: 0, cells } }, isBack };
}

/** The cells that a cylinder goes in a move; 1 for any other piece. */
function cellsBetween(from: BlockState, to: BlockState, width: number): number {
  if (!('axis' in from && 'axis' in to)) return 1;
  const apart = Math.abs(to.cell - from.cell);
  return apart % width === 0 ? apart / width : apart;
}
