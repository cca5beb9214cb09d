import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { NamedRun } from '../runs/run-table.js';
import { SaveRuns } from '../runs/run-view.js';
import { scoreRun } from '../runs/score.js';
import { ScoreTable } from '../runs/score-table.js';
import { towerAddress } from '../shell/address.js';
import { useKept } from '../shell/use-kept.js';
import type { ViewProps } from '../shell/view-props.js';
import { type Card, writeCard } from './card.js';
import { CardView } from './card-view.js';
import { type DeckState, type Try, writeStoredDeck } from './stored-deck.js';

interface DeckProps extends Pick<ViewProps, 'words' | 'said' | 'onFields' | 'say'> {
  /** The deck as the browser kept it. */
  readonly resumed: DeckState | null;
  readonly cards: readonly Card[];
  /** The tower to return to. */
  readonly home: Readonly<Record<string, string>>;
  readonly participant: string;
  onParticipant(name: string): void;
}

/** Cards, one after another; at the end of several, their scores. */
export function CardDeck({
  cards,
  home,
  participant,
  resumed,
  words,
  said,
  onFields,
  say,
  onParticipant,
}: DeckProps) {
  const [at, setAt] = useState(resumed?.at ?? 0);
  const [changes, setChanges] = useState(0);
  const runs = useRef<ReadonlyMap<number, Try>>(
    new Map(resumed?.tries.map((each) => [each.run.begun, each])),
  );
  useKept('deck', `${at} ${changes}`, () =>
    writeStoredDeck({ cards, at, tries: [...runs.current.values()] }),
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const card = cards[at] as Card | undefined;
  const title = card === undefined ? words('card.done') : card.title || words('card');
  useEffect(() => {
    if (card !== undefined) onFields(writeCard(card));
    heading.current?.focus();
    say('');
  }, [card, onFields]);
  const lastTry =
    resumed?.at === at ? resumed.tries.findLast((each) => each.card === at) : undefined;
  const named = () => namedRuns([...runs.current.values()], participant);
  const last = at === cards.length - 1;
  return (
    <div class="card">
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {card === undefined ? (
        <Results runs={named()} words={words} />
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
            onPlay={({ run, game: { session } }) => {
              if (lastTry !== undefined && run.begun > lastTry.run.begun) forget(runs, lastTry);
              runs.current = new Map(runs.current).set(run.begun, { card: at, run, session });
              setChanges((n) => n + 1);
            }}
          >
            {cards.length === 1 ? null : (
              <button type="button" onClick={() => setAt(at + 1)}>
                {words(last ? 'card.finish' : 'card.next')}
              </button>
            )}
          </CardView>
        </>
      )}
      <Keep named={named} participant={participant} words={words} onParticipant={onParticipant} />
      <p>
        <a href={towerAddress(home)}>{words('card.leave')}</a>
      </p>
    </div>
  );
}

/** Takes out a try that goes on under a clock of its own. */
function forget(runs: { current: ReadonlyMap<number, Try> }, { run }: Try): void {
  const others = [...runs.current].filter(([begun]) => begun !== run.begun);
  runs.current = new Map(others);
}

/** The runs by trials: the number of the card, then 1.2, 1.3 for further tries of card 1. */
function namedRuns(runs: readonly Pick<Try, 'card' | 'run'>[], participant: string): NamedRun[] {
  return runs.map(({ card, run }, i) => {
    const times = runs.slice(0, i + 1).filter((other) => other.card === card).length;
    return { run, participant, trial: times === 1 ? `${card + 1}` : `${card + 1}.${times}` };
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
  words,
}: {
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
  return <ScoreTable scores={scores} words={words} />;
}
