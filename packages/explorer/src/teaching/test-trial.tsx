import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import { useKeys } from '../shell/use-keys.js';
import { useStore } from '../shell/use-store.js';
import { BoardPicture } from '../towers/board-picture.js';
import { BoardView } from '../towers/board-view.js';
import { pegKeys } from '../towers/keys.js';
import { beginPlay, reduceTowers, type TowersAction, type TowersState } from '../towers/reducer.js';
import type { Words } from '../words/words.js';
import { type Card, openCard } from './card.js';
import { saidText } from './card-play.js';
import { Instruction } from './instruction.js';
import { scoreRun } from './score.js';

interface TrialProps {
  readonly card: Card;
  readonly seconds: number | null;
  readonly words: Words;
  readonly said: preact.JSX.Element;
  say(text: string): void;
  onPlay(play: TowersState): void;
  /** The goal was reached, or the time is over. */
  onEnd(): void;
}

/** The time in which the last move is seen, in milliseconds. */
const pause = 500;

/** A problem of a test: the goal and the board, and nothing else to be seen. */
export function TestTrial(props: TrialProps) {
  const { card, words, said } = props;
  const { play, act } = useTrial(props);
  const { rules, state, goals } = play.game.world;
  return (
    <section class="card-play" aria-label={words('board')}>
      <Instruction card={card} />
      <figure class="test-goal">
        <figcaption>{words('goal')}</figcaption>
        <BoardPicture rules={rules} state={state(goals[0])} peg={90} disc={22} />
      </figure>
      <BoardView play={play} words={words} dispatch={act} />
      <div class="unseen">{said}</div>
    </section>
  );
}

/** The play of a problem, and its actions while it is not solved. */
function useTrial({ card, seconds, words, say, onPlay, onEnd }: TrialProps) {
  const [play, dispatch] = useStore(
    (old: TowersState, action: TowersAction) => reduceTowers(old, action, performance.now()),
    () => beginPlay(openCard(card), performance.now()),
    (next, old) => {
      const isSolved = scoreRun(next.run).solved;
      if (next.said !== old.said && !isSolved) say(saidText(next, words));
    },
  );
  const { run } = play;
  const { solved } = useMemo(() => scoreRun(run), [run]);
  useLayoutEffect(() => onPlay(play), [play]);
  useEnd(solved, run.begun, seconds, onEnd);
  const act = (action: TowersAction) => {
    if (!solved) dispatch(action);
  };
  useKeys(pegKeys(play.game.world), act);
  return { play, act };
}

/** Ends a trial a moment after it was solved, or when its time is over. */
function useEnd(solved: boolean, begun: number, seconds: number | null, onEnd: () => void): void {
  useEffect(() => {
    const limit = solved ? pause : seconds === null ? null : seconds * 1000;
    if (limit === null) return;
    const timer = setTimeout(onEnd, solved ? limit : begun + limit - performance.now());
    return () => clearTimeout(timer);
  }, [solved]);
}
