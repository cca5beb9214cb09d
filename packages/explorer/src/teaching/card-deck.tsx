import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { towerAddress } from '../shell/address.js';
import { Button } from '../shell/button.js';
import { Folded } from '../shell/folded.js';
import { useKept } from '../shell/use-kept.js';
import type { ViewProps } from '../shell/view-props.js';
import type { TowersState } from '../towers/reducer.js';
import { positionOf } from '../towers/tower-game.js';
import { type Card, placeFields, placeOf, writeCard } from './card.js';
import { CardView } from './card-view.js';
import type { NamedRun } from './run-table.js';
import { SaveRuns } from './run-view.js';
import { scoreRun } from './score.js';
import { type NamedScore, ScoreTable } from './score-view.js';
import { type DeckState, type Try, tryAt, writeStoredDeck } from './stored-deck.js';
import { TestCard } from './test-card.js';
import { type TestPlan, trialName } from './test-plan.js';

/** Cards, one after another; at the end of several, their scores. */
export function CardDeck(props: DeckProps) {
  const { test, home, words } = props;
  const deck = useDeck(props);
  const { card, named } = deck;
  if (test !== null && card !== undefined)
    return <TestCard {...props} deck={deck} card={card} plan={test} />;
  const over = words(test === null ? 'card.done' : 'test.over');
  return (
    <div class="card">
      <h2 ref={deck.heading} tabIndex={-1}>
        {card === undefined ? over : card.title || words('card')}
      </h2>
      {card === undefined ? (
        <Results runs={named()} isFolded={test !== null} words={words} />
      ) : (
        <DeckCard {...props} deck={deck} card={card} />
      )}
      <Folded class="teach" summary={props.words('card.keep')}>
        {() => (
          <SaveRuns
            runs={named}
            participant={props.participant}
            words={props.words}
            onParticipant={props.onParticipant}
          />
        )}
      </Folded>
      <p class="leave">
        <a href={towerAddress(home)}>{words('card.leave')}</a>
      </p>
    </div>
  );
}

interface CardProps extends DeckProps {
  readonly deck: Deck;
  readonly card: Card;
}

function DeckCard(props: CardProps) {
  const { cards, card, deck, fields, words, said, say, onFields } = props;
  const { at, place, lastTry } = deck;
  return (
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
        onPlay={(play) => recordPlay(deck, play)}
      >
        {cards.length === 1 ? null : <NextButton {...props} />}
      </CardView>
    </>
  );
}

/**
 * Records the play of the card that is shown; the try that it goes on with is not a new one.
 */
function recordPlay({ at, lastTry, record, forget }: Deck, play: TowersState): void {
  if (lastTry !== undefined && play.run.begun > lastTry.run.begun) forget(lastTry);
  record(at, play);
}

function NextButton({ cards, deck: { at, setAt }, words, onFields }: CardProps) {
  const goOn = () => {
    setAt(at + 1);
    onFields(placeFields(cards, at + 1), true);
  };
  return (
    <Button onClick={goOn}>{words(at === cards.length - 1 ? 'card.finish' : 'card.next')}</Button>
  );
}

interface ResultsProps {
  /** True for a test, whose results are not for the participant. */
  readonly isFolded: boolean;
  readonly runs: readonly NamedRun[];
  readonly words: DeckProps['words'];
}

function Results({ runs, isFolded, words }: ResultsProps) {
  const table = <ScoreTable scores={runs.map(scoreOf)} words={words} />;
  if (!isFolded) return table;
  return (
    <details>
      <summary>{words('test.results')}</summary>
      {table}
    </details>
  );
}

function scoreOf({ run, participant, trial }: NamedRun): NamedScore {
  const { world } = run.game;
  const [start, goal] = [run.start, world.goals[0]].map(world.label);
  return { ...scoreRun(run), participant, trial, start, goal };
}

export interface DeckProps
  extends Pick<ViewProps, 'fields' | 'words' | 'said' | 'onFields' | 'say'> {
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

/**
 * The card that is shown, and the tries of all cards; kept by the browser, and followed by the
 * address.
 */
function useDeck(props: DeckProps) {
  const { fields, cards, test, participant, resumed } = props;
  const [at, setAt] = useState(resumed?.at ?? 0);
  const { tries, changes, record, forget } = useTries(resumed);
  useKept('deck', `${at} ${changes}`, () => writeStoredDeck({ cards, test, at, tries: tries() }));
  const card = cards[at] as Card | undefined;
  const heading = useHeading(card, props.say);
  const place = usePlace(props, card, setAt);
  const lastTry = useMemo(() => tryAt(tries(), at, place === at ? fields.at : undefined), [at]);
  const named = () => {
    const byCard = tries().sort((a, b) => a.card - b.card);
    return namedRuns(byCard, participant, test);
  };
  return { at, setAt, card, heading, place, lastTry, named, record, forget };
}

export type Deck = ReturnType<typeof useDeck>;

/** The heading, which has the focus when another card is shown. */
function useHeading(card: Card | undefined, say: DeckProps['say']) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    say('');
  }, [card]);
  return heading;
}

/**
 * The number of the card that the address names, which is then shown; `null` without one, as in a
 * test, which has no way back.
 */
function usePlace(
  { fields, cards, test, onFields }: DeckProps,
  card: Card | undefined,
  show: (place: number) => void,
): number | null {
  const isTest = test !== null;
  useLayoutEffect(() => {
    if (isTest && card !== undefined) onFields(writeCard(card));
  }, [isTest, card, onFields]);
  const place = useMemo(() => (isTest ? null : placeOf(fields, cards)), [isTest, fields, cards]);
  useLayoutEffect(() => {
    if (place !== null) show(place);
  }, [fields, place]);
  return place;
}

/** The tries of all cards, by the time at which they began. */
function useTries(resumed: DeckState | null) {
  const [changes, setChanges] = useState(0);
  const runs = useRef<ReadonlyMap<number, Try>>(
    new Map(resumed?.tries.map((each) => [each.run.begun, each])),
  );
  return {
    tries: () => [...runs.current.values()],
    /** The number of changes since the deck was opened. */
    changes,
    record(card: number, { run, game: { history } }: TowersState): void {
      runs.current = new Map(runs.current).set(run.begun, { card, run, history });
      setChanges((n) => n + 1);
    },
    /** Takes out a try that goes on with a new clock. */
    forget({ run }: Try): void {
      runs.current = new Map([...runs.current].filter(([begun]) => begun !== run.begun));
    },
  };
}

/** The runs by trials: the number of the card, then 1.2, 1.3 for further tries of card 1. */
const namedRuns = (tries: readonly Try[], participant: string, test: TestPlan | null): NamedRun[] =>
  tries.map(({ card, run }, i) => {
    const times = tries.slice(0, i + 1).filter((other) => other.card === card).length;
    return { run, participant, trial: trialText(card, times, test) };
  });

function trialText(card: number, times: number, test: TestPlan | null): string {
  const name = test === null ? `${card + 1}` : trialName(card, test);
  return times === 1 ? name : `${name}.${times}`;
}
