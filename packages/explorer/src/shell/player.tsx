import { useEffect } from 'preact/hooks';
import type { Words } from '../words/words.js';

/** The times between two moves that are shown, in milliseconds, from slow to fast. */
const beats = [1600, 800, 350] as const;
export type Beat = (typeof beats)[number];

/** The clock of a play that is shown. */
export function useBeat(playing: boolean, beat: number, onBeat: () => void): void {
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(onBeat, beat);
    return () => clearInterval(timer);
  }, [playing, beat]);
}

interface PlayerProps {
  readonly words: Words;
  readonly beat: Beat;
  /** The step shown, and the last one. */
  readonly at: number;
  readonly last: number;
  onBeat(beat: Beat): void;
  onStep(at: number): void;
}

/** The way through the moves made, and the speed at which moves are shown. */
export function Player({ words, beat, at, last, onBeat, onStep }: PlayerProps) {
  return (
    <div class="player">
      <label>
        {words('scrub')}{' '}
        <input
          type="range"
          min={0}
          max={Math.max(1, last)}
          value={at}
          disabled={last === 0}
          aria-valuetext={words('scrub.at', { n: at, of: last })}
          onInput={(event) => onStep(Math.min(last, Number(event.currentTarget.value)))}
        />
      </label>
      <label>
        {words('speed')}{' '}
        <input
          type="range"
          min={0}
          max={beats.length - 1}
          value={beats.indexOf(beat)}
          aria-valuetext={words(`speed.${beats.indexOf(beat) as 0 | 1 | 2}`)}
          onInput={(event) => onBeat(beats[Number(event.currentTarget.value)])}
        />
      </label>
    </div>
  );
}
