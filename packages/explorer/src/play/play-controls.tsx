import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Button } from '../shell/button.js';
import { type Command, Commands } from '../shell/commands.js';
import { Help } from '../shell/help.js';
import type { Words } from '../words/words.js';
import type { History } from './history.js';
import type { PlayAction } from './play-game.js';

/** The times between two moves that are shown, in milliseconds, from slow to fast. */
const beats = [1600, 800, 350] as const;
type Beat = (typeof beats)[number];

interface ControlsProps<Action> {
  readonly commands: readonly Command<Action>[];
  /** The list of keys. */
  readonly keys: readonly (readonly [string, string])[];
  readonly history: History<unknown>;
  readonly playing: boolean;
  /** The speed at first. */
  readonly first?: Beat;
  readonly words: Words;
  dispatch(action: Action | PlayAction): void;
  /** The entry at which the way through the moves stops, up to another; every one by default. */
  stopAt?(at: number): number;
}

/** The commands of a game, the way through the moves made, and the speed of their showing. */
export function PlayControls<Action>(props: ControlsProps<Action>) {
  const { commands, keys, history, playing, words, dispatch, stopAt = (at) => at } = props;
  const { entries, at } = history;
  const last = entries.length - 1;
  const [beat, setBeat] = useState<Beat>(props.first ?? 800);
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => dispatch({ type: 'beat' }), beat);
    return () => clearInterval(timer);
  }, [playing, beat]);
  const speed = beats.indexOf(beat) as 0 | 1 | 2;
  return (
    <>
      <Commands commands={commands} dispatch={dispatch}>
        <Help words={words} keys={keys} />
      </Commands>
      <div class="player">
        <Slider
          label={words('scrub')}
          most={Math.max(1, last)}
          value={at}
          disabled={last === 0}
          text={words('scrub.at', { n: at, of: last })}
          onValue={(step) => dispatch({ type: 'step', at: stopAt(Math.min(last, step)) })}
        />
        <Slider
          label={words('speed')}
          most={beats.length - 1}
          value={speed}
          text={words(`speed.${speed}`)}
          onValue={(next) => setBeat(beats[next])}
        />
      </div>
    </>
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

interface MovesProps<Entry> {
  readonly history: History<Entry>;
  /** The most entries drawn, around the one shown; all of them by default. */
  readonly most?: number;
  readonly class?: string;
  readonly words: Words;
  /** True where the list can stop; everywhere by default. */
  isStop?(entry: Entry): boolean;
  onStep(at: number): void;
  children(entry: Entry): ComponentChildren;
}

/** The moves made, as buttons that show them; the tab key stops at the present one only. */
export function MovesMade<Entry>(props: MovesProps<Entry>) {
  const { history, words, isStop = () => true, onStep, children } = props;
  const { entries, at } = history;
  const most = props.most ?? entries.length;
  const from = Math.max(0, Math.min(at - most / 2, entries.length - most));
  return (
    <>
      <h2>{words('played')}</h2>
      <ol class="moves" start={from}>
        {entries.slice(from, from + most).map((entry, i) => (
          <li key={from + i} value={from + i}>
            {isStop(entry) ? (
              <Button
                class={props.class ?? 'step'}
                tabIndex={from + i === at ? 0 : -1}
                aria-current={from + i === at ? 'step' : undefined}
                onClick={() => onStep(from + i)}
              >
                {children(entry)}
              </Button>
            ) : (
              children(entry)
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
