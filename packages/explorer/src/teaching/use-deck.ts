import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useKept } from '../shell/use-kept.js';
import type { ViewProps } from '../shell/view-props.js';
import type { TowersState } from '../towers/reducer.js';
import { type Card, placeOf, writeCard } from './card.js';
import type { NamedRun } from './run-table.js';
import { type DeckState, type Try, tryAt, writeStoredDeck } from './stored-deck.js';
import { type TestPlan, trialName } from './test-plan.js';

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
export function useDeck(props: DeckProps) {
  const { fields, cards, test, participant, resumed } = props;
  const [at, setAt] = useState(resumed?.at ?? 0);
  const { tries, changes, record, forget } = useTries(resumed);
  useKept('deck', `${at} ${changes}`, () => writeStoredDeck({ cards, test, at, tries: tries() }));
  const card = cards[at] as Card | undefined;
  const heading = useHeading(card, props.say);
  const place = usePlace(props, card, setAt);
  const lastTry = useMemo(() => tryAt(tries(), at, place === at ? fields.at : undefined), [at]);
  // The runs by trials: the number of the card, then 1.2, 1.3 for further tries of card 1.
  const named = (): NamedRun[] => {
    const byCard = tries().sort((a, b) => a.card - b.card);
    return byCard.map(({ card: own, run }, i) => {
      const times = byCard.slice(0, i + 1).filter((other) => other.card === own).length;
      const name = test === null ? `${own + 1}` : trialName(own, test);
      return { run, participant, trial: times === 1 ? name : `${name}.${times}` };
    });
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
