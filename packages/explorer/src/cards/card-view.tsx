import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { beginRun, followed, type Run, refused } from '../runs/run.js';
import { scoreRun } from '../runs/score.js';
import { Help } from '../shell/help.js';
import { useKeys, useLatest } from '../shell/use-latest.js';
import { BoardView } from '../towers/board-view.js';
import { current, moved, restart, type Session, undo } from '../towers/session.js';
import { TextBoard } from '../towers/text-board.js';
import type { World } from '../towers/world.js';
import type { Words } from '../words/words.js';
import { type Card, openCard } from './card.js';
import { CardProblem } from './card-problem.js';
import { Shown } from './card-shown.js';

interface CardProps {
  readonly card: Card;
  readonly words: Words;
  readonly children: ComponentChildren;
  say(text: string): void;
  onRun(run: Run): void;
}

/** A card being played: it shows what the card allows, and the optimum at the latest when the goal is reached. */
export function CardView({ card, words, children, say, onRun }: CardProps) {
  const play = useCard(card, onRun);
  const { world, session } = play.game;
  const [lifted, setLifted] = useLatest<number | null>(null);
  const score = useMemo(() => scoreRun(play.run), [play.run]);
  const show = (next: Session | null, said: string) => {
    setLifted(null);
    if (next === null) return say(said);
    const run = play.change(next);
    say(`${said} ${solvedText(run, words)}`.trim());
  };
  const move = (from: number, to: number) => {
    const [disc] = play.state()[from];
    if (disc === undefined) return say(words('nothingToLift', { peg: from }));
    const next = play.move(from, to);
    show(next, words(next === null ? 'notAllowed' : 'moveSaid', { disc, from, to }));
  };
  const pick = (peg: number) => {
    const from = lifted.current;
    if (from === peg) return setLifted(null);
    if (from !== null) return move(from, peg);
    const [disc] = play.state()[peg];
    if (disc === undefined) return say(words('nothingToLift', { peg }));
    setLifted(peg);
    say(words('peg.lifted', { peg, disc }));
  };
  const again = () => {
    setLifted(null);
    play.again();
    say(words('card.again'));
  };
  const actions = {
    undo: () => show(undo(play.session()), words('undo')),
    restart: () =>
      scoreRun(play.latestRun()).solved ? again() : show(restart(play.session()), words('restart')),
  };
  const pegKeys = Object.fromEntries(
    world.rules.capacities.map((_, peg) => [String(peg + 1), () => pick(peg)]),
  );
  useKeys({ z: actions.undo, r: actions.restart, ...pegKeys });
  return (
    <>
      <CardProblem card={card} world={world} words={words} />
      <section class="card-play" aria-label={words('board')}>
        <BoardView
          world={world}
          at={current(session)}
          lifted={lifted.current}
          words={words}
          onPeg={pick}
          onMove={move}
        />
        <p>
          <strong>{world.label(current(session))}</strong> {words('card.made', { n: score.moves })}
        </p>
        {score.solved ? <p class="why good">{solvedText(play.run, words)}</p> : null}
        <div class="actions">
          <button type="button" onClick={actions.undo} aria-keyshortcuts="Z">
            {words('undo')} <kbd>Z</kbd>
          </button>
          <button type="button" onClick={actions.restart} aria-keyshortcuts="R">
            {words(score.solved ? 'card.again' : 'restart')} <kbd>R</kbd>
          </button>
          {children}
          <Help words={words} keys={helpKeys(words, world)} />
        </div>
        <TextBoard world={world} at={current(session)} words={words} onMove={move} />
      </section>
      {card.optimum === 'shown' || score.solved ? (
        <Shown
          card={card}
          game={play.game}
          words={words}
          say={say}
          onVertex={(next, said) => show(next, said)}
        />
      ) : null}
    </>
  );
}

function helpKeys(words: Words, { rules }: World): [string, string][] {
  return [
    [`1–${rules.capacities.length}`, words('help.pegs')],
    ['Z', words('undo')],
    ['R', words('restart')],
  ];
}

/** What came of a run that reached the goal; an empty text before. */
function solvedText(run: Run, words: Words): string {
  const { solved, moves, optimum, counts } = scoreRun(run);
  if (!solved) return '';
  const least = optimum === null ? '' : words('card.optimum', { n: optimum });
  return `${counts.jump > 0 ? words('card.jumped') : words('card.solved', { n: moves })} ${least}`.trim();
}

/** The play on a card, recorded; what is read is the latest, even before it is drawn. */
function useCard(card: Card, onRun: (run: Run) => void) {
  const first = useMemo(() => openCard(card), [card]);
  const [game, setGame] = useLatest(first);
  const [run, setRun] = useLatest(useMemo(() => beginRun(first, performance.now()), [first]));
  useEffect(() => onRun(run.current), [run.current]);
  return {
    game: game.current,
    run: run.current,
    session: () => game.current.session,
    state: () => game.current.world.state(current(game.current.session)),
    latestRun: () => run.current,
    /** A card that was solved can be tried again: another run. */
    again() {
      setRun(beginRun(first, performance.now()));
      setGame(first);
    },
    change(session: Session): Run {
      const next = { ...game.current, session };
      setRun(followed(run.current, game.current, next, performance.now()));
      setGame(next);
      return run.current;
    },
    move(from: number, to: number): Session | null {
      const next = moved(game.current.world, game.current.session, from, to);
      if (next === null) setRun(refused(run.current, game.current, from, to, performance.now()));
      return next;
    },
  };
}
