import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { scoreRun } from '../runs/score.js';
import { Commands, keyLabels, keysOf } from '../shell/commands.js';
import { Help } from '../shell/help.js';
import { useKeys } from '../shell/use-keys.js';
import { useStore } from '../shell/use-store.js';
import { BoardView } from '../towers/board-view.js';
import { lettered, pegKeys, pegKeysLabel } from '../towers/keys.js';
import { beginPlay, type PlayAction, type TowerPlay } from '../towers/play.js';
import type { Run } from '../towers/run.js';
import { current } from '../towers/session.js';
import { TextBoard } from '../towers/text-board.js';
import type { Words } from '../words/words.js';
import { type Card, openCard } from './card.js';
import { reduceCard, saidText, solvedText } from './card-play.js';
import { CardProblem } from './card-problem.js';
import { Shown } from './card-shown.js';

interface CardProps {
  readonly card: Card;
  readonly words: Words;
  readonly children: ComponentChildren;
  say(text: string): void;
  onRun(run: Run): void;
}

/**
 * A card being played. It shows what the card allows, and the optimum at the latest when the goal
 * is reached.
 */
export function CardView({ card, words, children, say, onRun }: CardProps) {
  const [play, dispatch] = useStore(
    (old: TowerPlay, action: PlayAction) => reduceCard(old, action, performance.now()),
    () => beginPlay(openCard(card), performance.now()),
    (next, old) => {
      if (next.said !== old.said) say(saidText(next, words));
    },
  );
  const { game, run } = play;
  useEffect(() => onRun(run), [run]);
  const { solved } = useMemo(() => scoreRun(run), [run]);
  return (
    <>
      <CardProblem card={card} world={game.world} words={words} />
      <CardBoard play={play} words={words} dispatch={dispatch}>
        {children}
      </CardBoard>
      {card.optimum === 'shown' || solved ? (
        <Shown card={card} game={game} words={words} dispatch={dispatch} />
      ) : null}
    </>
  );
}

interface BoardProps extends Pick<CardProps, 'words' | 'children'> {
  readonly play: TowerPlay;
  dispatch(action: PlayAction): void;
}

/** The board of a card and its commands; nothing of which states are good. */
function CardBoard({ play: { game, run, lifted }, words, children, dispatch }: BoardProps) {
  const { world, session } = game;
  const at = current(session);
  const { solved, moves } = useMemo(() => scoreRun(run), [run]);
  const [undo, restart] = lettered(words, ['undo', 'restart']);
  const commands = [undo, solved ? { ...restart, label: words('card.again') } : restart];
  useKeys({ ...keysOf(commands), ...pegKeys(world) }, dispatch);
  const move = (from: number, to: number) => dispatch({ type: 'move', from, to });
  return (
    <section class="card-play" aria-label={words('board')}>
      <BoardView
        world={world}
        at={at}
        lifted={lifted}
        words={words}
        onPeg={(peg) => dispatch({ type: 'pick', peg })}
        onMove={move}
      />
      <p>
        <strong>{world.label(at)}</strong> {words('card.made', { n: moves })}
      </p>
      {solved ? <p class="why good">{solvedText(run, words)}</p> : null}
      <Commands commands={commands} dispatch={dispatch}>
        {children}
        <Help words={words} keys={[pegKeysLabel(world, words), ...keyLabels([undo, restart])]} />
      </Commands>
      <TextBoard world={world} at={at} words={words} onMove={move} />
    </section>
  );
}
