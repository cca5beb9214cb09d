import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { NamedRun } from '../runs/run-table.js';
import { SaveRuns } from '../runs/run-view.js';
import { scoreRun } from '../runs/score.js';
import { ScoreTable } from '../runs/score-table.js';
import { towerAddress } from '../shell/address.js';
import type { Fields } from '../shell/game-state.js';
import { useKept } from '../shell/use-kept.js';
import type { ViewProps } from '../shell/view-props.js';
import type { TowerPlay } from '../towers/play.js';
import { current } from '../towers/session.js';
import type { TowerGame } from '../towers/tower-game.js';
import { type Card, writeCard } from './card.js';
import { CardView } from './card-view.js';
import { placeFields, placeOf } from './deck-place.js';
import { type DeckState, type Try, tryAt, writeStoredDeck } from './stored-deck.js';
import { type TestPlan, trialName } from './test-plan.js';
import { TestReady } from './test-ready.js';
import { TestTrial } from './test-trial.js';

interface DeckProps extends Pick<ViewProps, 'fields' | 'words' | 'said' | 'onFields' | 'say'> {
  /** The deck as the browser kept it. */
  readonly resumed: DeckState | null;
  readonly cards: readonly Card[];
  /** The test that the cards are run as; `null` for none. */
  readonly test: TestPlan | null;
  /** The tower to return to. */
  readonly home: Readonly<Record<string, string>>;
  readonly participant: string;
  onParticipant(name: string): void;
}

/** Cards, one after another; at the end of several, their scores. */
export function CardDeck(props: DeckProps) {
  const { fields, cards, test, home, participant, words, said, onFields, say } = props;
  const { at, setAt, card, heading, place, lastTry, named, record, forget } = useDeck(props);
  const [isShown, setShown] = useState(test === null);
  const title =
    card === undefined
      ? words(test === null ? 'card.done' : 'test.over')
      : card.title || words('card');
  const goOn = () => {
    setAt(at + 1);
    onFields(placeFields(cards, at + 1), true);
  };
  const last = at === cards.length - 1;
  if (test !== null && card !== undefined)
    return (
      <TestCard
        heading={heading}
        at={at}
        of={cards.length}
        card={card}
        plan={test}
        isShown={isShown}
        words={words}
        said={said}
        say={say}
        onStart={() => setShown(true)}
        onPlay={(play) => record(at, play)}
        onEnd={() => {
          setAt(at + 1);
          setShown(false);
        }}
      />
    );
  return (
    <div class="card">
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {card === undefined ? (
        <Results runs={named()} isFolded={test !== null} words={words} />
      ) : (
        <>
          {cards.length === 1 ? null : <p>{words('card.of', { n: at + 1, of: cards.length })}</p>}
          <CardView
            key={at}
            card={card}
            words={words}
            said={said}
            say={say}
            lastTry={lastTry}
            asked={place === at ? fields : null}
            onPosition={(game, isNew) =>
              onFields({ ...placeFields(cards, at), ...positionOf(game) }, isNew)
            }
            onPlay={(play) => {
              if (lastTry !== undefined && play.run.begun > lastTry.run.begun) forget(lastTry);
              record(at, play);
            }}
          >
            {cards.length === 1 ? null : (
              <button type="button" onClick={goOn}>
                {words(last ? 'card.finish' : 'card.next')}
              </button>
            )}
          </CardView>
        </>
      )}
      <Keep
        named={named}
        participant={participant}
        words={words}
        onParticipant={props.onParticipant}
      />
      <p class="leave">
        <a href={towerAddress(home)}>{words('card.leave')}</a>
      </p>
    </div>
  );
}

/** The card that is shown, and the tries of all cards; kept by the browser, and followed by the address. */
function useDeck({ fields, cards, test, participant, resumed, onFields, say }: DeckProps) {
  const [at, setAt] = useState(resumed?.at ?? 0);
  const [changes, setChanges] = useState(0);
  const { runs, record, forget } = useTries(resumed, () => setChanges((n) => n + 1));
  useKept('deck', `${at} ${changes}`, () =>
    writeStoredDeck({ cards, test, at, tries: [...runs.current.values()] }),
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const card = cards[at] as Card | undefined;
  useEffect(() => {
    heading.current?.focus();
    say('');
  }, [card]);
  // A test has no way back.
  const isTest = test !== null;
  useLayoutEffect(() => {
    if (isTest && card !== undefined) onFields(writeCard(card));
  }, [isTest, card, onFields]);
  const place = useMemo(() => (isTest ? null : placeOf(fields, cards)), [isTest, fields, cards]);
  useLayoutEffect(() => {
    if (place !== null) setAt(place);
  }, [fields, place]);
  const lastTry = useMemo(
    () => tryAt([...runs.current.values()], at, place === at ? fields.at : undefined),
    [at],
  );
  const named = () => {
    const tries = [...runs.current.values()].sort((a, b) => a.card - b.card);
    return namedRuns(tries, participant, test);
  };
  return { at, setAt, card, heading, place, lastTry, named, record, forget };
}

/** The position of a card as a field of its address; none at the start. */
const positionOf = ({ world, session }: TowerGame): Fields => {
  const at = current(session);
  return at === session.start ? {} : { at: world.label(at) };
};

/** The tries of all cards, by the time at which they began. */
function useTries(resumed: DeckState | null, onChange: () => void) {
  const runs = useRef<ReadonlyMap<number, Try>>(
    new Map(resumed?.tries.map((each) => [each.run.begun, each])),
  );
  return {
    runs,
    record(card: number, { run, game: { session } }: TowerPlay): void {
      runs.current = new Map(runs.current).set(run.begun, { card, run, session });
      onChange();
    },
    /** Takes out a try that goes on under a clock of its own. */
    forget({ run }: Try): void {
      runs.current = new Map([...runs.current].filter(([begun]) => begun !== run.begun));
    },
  };
}

interface TestCardProps extends Pick<DeckProps, 'words' | 'said' | 'say'> {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** The number of the card, from 0, and the number of cards. */
  readonly at: number;
  readonly of: number;
  readonly card: Card;
  readonly plan: TestPlan;
  /** False until the participant begins. */
  readonly isShown: boolean;
  onStart(): void;
  onPlay(play: TowerPlay): void;
  onEnd(): void;
}

/** A card of a test: what is said before it, then the card. */
function TestCard({ heading, at, of, card, plan, isShown, words, ...rest }: TestCardProps) {
  const { said, say, onStart, onPlay, onEnd } = rest;
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
          onPlay={onPlay}
          onEnd={onEnd}
        />
      ) : (
        <TestReady at={at} of={of} plan={plan} words={words} onStart={onStart} />
      )}
    </div>
  );
}

/** The runs by trials: the number of the card, then 1.2, 1.3 for further tries of card 1. */
function namedRuns(
  runs: readonly Pick<Try, 'card' | 'run'>[],
  participant: string,
  test: TestPlan | null,
): NamedRun[] {
  return runs.map(({ card, run }, i) => {
    const times = runs.slice(0, i + 1).filter((other) => other.card === card).length;
    const name = test === null ? `${card + 1}` : trialName(card, test);
    return { run, participant, trial: times === 1 ? name : `${name}.${times}` };
  });
}

/** The runs as files. They hold the distances, so they are folded away. */
function Keep({
  named,
  participant,
  words,
  onParticipant,
}: Pick<DeckProps, 'participant' | 'words' | 'onParticipant'> & { named(): NamedRun[] }) {
  const [open, setOpen] = useState(false);
  return (
    <details class="teach" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words('card.keep')}</summary>
      {open ? (
        <SaveRuns
          runs={named}
          participant={participant}
          words={words}
          onParticipant={onParticipant}
        />
      ) : null}
    </details>
  );
}

function Results({
  runs,
  isFolded,
  words,
}: {
  /** True for a test, whose results are not for the participant. */
  readonly isFolded: boolean;
  readonly runs: readonly NamedRun[];
  readonly words: DeckProps['words'];
}) {
  const scores = useMemo(
    () =>
      runs.map(({ run, participant, trial }) => {
        const { world } = run.game;
        return {
          ...scoreRun(run),
          participant,
          trial,
          start: world.label(run.start),
          goal: world.label(world.goals[0]),
        };
      }),
    [runs],
  );
  const table = <ScoreTable scores={scores} words={words} />;
  if (!isFolded) return table;
  return (
    <details>
      <summary>{words('test.results')}</summary>
      {table}
    </details>
  );
}
