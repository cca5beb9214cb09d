import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useStore } from '../shell/use-game.js';
import { useKeys } from '../shell/use-keys.js';
import { BoardPicture } from '../towers/board-picture.js';
import { BoardView } from '../towers/board-view.js';
import { pegKeys } from '../towers/keys.js';
import { beginPlay, reduceTowers, type TowersAction, type TowersState } from '../towers/reducer.js';
import type { Words } from '../words/words.js';
import { type Card, openCard } from './card.js';
import { saidText } from './card-play.js';
import { Instruction } from './card-text-form.js';
import { scoreRun } from './score.js';
import type { TestPlan } from './test-plan.js';
import type { Deck, DeckProps } from './use-deck.js';
import './test.css';

interface TestCardProps extends Pick<DeckProps, 'cards' | 'words' | 'said' | 'say'> {
  readonly deck: Deck;
  readonly card: Card;
  readonly plan: TestPlan;
}

/** A card of a test: what is said before it, then, when the participant begins, the card. */
export function TestCard({ cards, deck, card, plan, words, said, say }: TestCardProps) {
  const { at, setAt, heading, record } = deck;
  const [isShown, setShown] = useState(false);
  const end = () => {
    setAt(at + 1);
    setShown(false);
  };
  return (
    <div class="card test">
      <h1 ref={heading} tabIndex={-1} class="unseen">
        {words('test')}
      </h1>
      {isShown ? (
        <TestTrial
          key={at}
          card={card}
          seconds={plan.seconds}
          words={words}
          said={said}
          say={say}
          onPlay={(play) => record(at, play)}
          onEnd={end}
        />
      ) : (
        <TestReady
          at={at}
          of={cards.length}
          plan={plan}
          words={words}
          onStart={() => setShown(true)}
        />
      )}
    </div>
  );
}

interface ReadyProps {
  /** The place of the next problem, and how many there are. */
  readonly at: number;
  readonly of: number;
  readonly plan: TestPlan;
  readonly words: Words;
  onStart(): void;
}

/** The screen between two problems of a test: which comes next, and nothing of the last. */
function TestReady({ at, of, plan, words, onStart }: ReadyProps) {
  const { practice, seconds } = plan;
  const start = useRef<HTMLButtonElement>(null);
  useEffect(() => start.current?.focus(), [at]);
  return (
    <section class="test-ready" aria-label={words('test')}>
      {at > 0 ? null : (
        <p>
          {words('test.task')} {seconds === null ? '' : words('test.limit', { n: seconds })}
        </p>
      )}
      <p>
        {at < practice
          ? words('test.practiceOf', { n: at + 1, of: practice })
          : words('test.problemOf', { n: at + 1 - practice, of: of - practice })}
      </p>
      <button ref={start} type="button" class="go" onClick={onStart}>
        {words('test.start')}
      </button>
    </section>
  );
}

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
function TestTrial(props: TrialProps) {
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
