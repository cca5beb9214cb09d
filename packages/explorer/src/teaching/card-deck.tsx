import { towerAddress } from '../shell/address.js';
import { Button } from '../shell/button.js';
import { Folded } from '../shell/folded.js';
import { positionOf } from '../towers/tower-game.js';
import { type Card, placeFields } from './card.js';
import { CardView } from './card-view.js';
import type { NamedRun } from './run-table.js';
import { SaveRuns } from './run-view.js';
import { scoreRun } from './score.js';
import { type NamedScore, ScoreTable } from './score-view.js';
import { TestCard } from './test-card.js';
import { type Deck, type DeckProps, useDeck } from './use-deck.js';

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
  const { at, place, lastTry, record, forget } = deck;
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
        onPlay={(play) => {
          // The try that this one goes on with is not a new one.
          if (lastTry !== undefined && play.run.begun > lastTry.run.begun) forget(lastTry);
          record(at, play);
        }}
      >
        {cards.length === 1 ? null : <NextButton {...props} />}
      </CardView>
    </>
  );
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
  const scores = runs.map(({ run, participant, trial }): NamedScore => {
    const { world } = run.game;
    const [start, goal] = [run.start, world.goals[0]].map(world.label);
    return { ...scoreRun(run), participant, trial, start, goal };
  });
  const table = <ScoreTable scores={scores} words={words} />;
  if (!isFolded) return table;
  return (
    <details>
      <summary>{words('test.results')}</summary>
      {table}
    </details>
  );
}
