import { useEffect, useState } from 'preact/hooks';
import type { Words } from '../words/words.js';

/** The times between two moves that are shown, in milliseconds, from slow to fast. */
const beats = [1600, 800, 350] as const;
type Beat = (typeof beats)[number];

function useBeat(playing: boolean, beat: number, onBeat: () => void): void {
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(onBeat, beat);
    return () => clearInterval(timer);
  }, [playing, beat]);
}

interface PlayerProps {
  readonly words: Words;
  readonly playing: boolean;
  /** The speed at first. */
  readonly first?: Beat;
  /** The step shown, and the last one. */
  readonly at: number;
  readonly last: number;
  /** The time for the next move has come. */
  onBeat(): void;
  onStep(at: number): void;
}

/** The way through the moves made, and the speed at which moves are shown. */
export function Player({ words, playing, first = 800, at, last, onBeat, onStep }: PlayerProps) {
  const [beat, setBeat] = useState<Beat>(first);
  useBeat(playing, beat, onBeat);
  const speed = beats.indexOf(beat) as 0 | 1 | 2;
  return (
    <div class="player">
      <Slider
        label={words('scrub')}
        most={Math.max(1, last)}
        value={at}
        disabled={last === 0}
        text={words('scrub.at', { n: at, of: last })}
        onValue={(step) => onStep(Math.min(last, step))}
      />
      <Slider
        label={words('speed')}
        most={beats.length - 1}
        value={speed}
        text={words(`speed.${speed}`)}
        onValue={(next) => setBeat(beats[next])}
      />
    </div>
  );
}

interface SliderProps {
  readonly label: string;
  readonly most: number;
  readonly value: number;
  readonly disabled?: boolean;
  /** The value in words. */
  readonly text: string;
  onValue(value: number): void;
}

const Slider = ({ label, most, value, disabled, text, onValue }: SliderProps) => (
  <label>
    {label}{' '}
    <input
      type="range"
      min={0}
      max={most}
      value={value}
      disabled={disabled}
      aria-valuetext={text}
      onInput={(event) => onValue(Number(event.currentTarget.value))}
    />
  </label>
);
