import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { letterCommand } from '../play/commands.js';
import { current } from '../play/history.js';
import { towerAddress } from '../shell/address.js';
import { Commands, keyLabels, keysOf } from '../shell/commands.js';
import type { Fields } from '../shell/game-state.js';
import { Help } from '../shell/help.js';
import { phrasesText, phraseText } from '../shell/phrase.js';
import { useStore } from '../shell/use-game.js';
import { useKeys } from '../shell/use-keys.js';
import { BoardView } from '../towers/board-view.js';
import { GraphView } from '../towers/graph-view.js';
import { howItGoes, taskOf } from '../towers/how.js';
import { GoalView } from '../towers/how-view.js';
import { arrowKeys, pegKeys, pegKeysLabel } from '../towers/keys.js';
import { distanceText } from '../towers/phrases.js';
import { beginPlay, isMove, type TowersAction, type TowersState } from '../towers/reducer.js';
import { TextBoard } from '../towers/text-board.js';
import type { TowerGame } from '../towers/tower-game.js';
import { useScene } from '../towers/use-scene.js';
import { pathBetween, type World } from '../towers/world.js';
import type { Words } from '../words/words.js';
import { type Card, gameFields, openCard } from './card.js';
import { type CardPlay, playAt, reduceCard, saidText, solvedText } from './card-play.js';
import { Instruction } from './card-text-form.js';
import { scoreRun } from './score.js';
import { resumedPlay, type Try } from './stored-deck.js';

type CardAction = TowersAction | { readonly type: 'asked'; readonly fields: Fields };

const reduce = (play: CardPlay, action: CardAction): CardPlay =>
  action.type === 'asked'
    ? playAt(play, action.fields.at, performance.now())
    : reduceCard(play, action, performance.now());

interface CardProps {
  readonly card: Card;
  readonly words: Words;
  readonly children: ComponentChildren;
  readonly said: preact.JSX.Element;
  /** The try that a reload or another card has interrupted. */
  readonly lastTry?: Try;
  /** The fields of the last link to the card; `null` if it was come to without one. */
  readonly asked: Fields | null;
  say(text: string): void;
  onPlay(play: TowersState): void;
  /** Another position is shown, and whether it has an entry in the browser's history. */
  onPosition(game: TowerGame, isNew?: boolean): void;
}

/**
 * A card being played. It shows what the card allows, and the optimum at the latest when the goal
 * is reached.
 */
export function CardView(props: CardProps) {
  const { card, words, children, said } = props;
  const [play, dispatch] = useCard(props);
  const { solved } = useMemo(() => scoreRun(play.run), [play.run]);
  return (
    <>
      <CardProblem card={card} world={play.game.world} words={words} />
      <CardBoard play={play} words={words} said={said} dispatch={dispatch}>
        {children}
      </CardBoard>
      {card.optimum === 'shown' || solved ? (
        <Shown card={card} play={play} words={words} dispatch={dispatch} />
      ) : null}
    </>
  );
}

/** The play of a card, as an interrupted try has left it and as links to it ask. */
function useCard({ card, words, lastTry, asked, say, onPlay, onPosition }: CardProps) {
  const [play, dispatch] = useStore<CardPlay, CardAction>(
    reduce,
    () => firstPlay(card, lastTry, asked),
    (next, old, action) => {
      if (next.said !== old.said) say(saidText(next, words));
      if (next.game !== old.game) onPosition(next.game, action.type !== 'asked' && isMove(action));
    },
  );
  useLayoutEffect(() => onPosition(play.game), []);
  useLayoutEffect(() => {
    if (asked !== null) dispatch({ type: 'asked', fields: asked });
  }, [asked, dispatch]);
  useLayoutEffect(() => onPlay(play), [play]);
  return [play, dispatch] as const;
}

/** The play of a card at its start, or where an interrupted try has come. */
function firstPlay(card: Card, lastTry: Try | undefined, asked: Fields | null): CardPlay {
  const play = beginPlay(openCard(card), performance.now());
  if (lastTry === undefined) return play;
  const resumed = resumedPlay(play, lastTry, performance.now());
  return asked === null ? resumed : playAt(resumed, asked.at, performance.now());
}

interface BoardProps extends Pick<CardProps, 'words' | 'children' | 'said'> {
  readonly play: TowersState;
  dispatch(action: TowersAction): void;
}

/** The board of a card and its commands; nothing of which states are good. */
function CardBoard({ play, words, children, said, dispatch }: BoardProps) {
  const { game, run } = play;
  const { solved, moves } = useMemo(() => scoreRun(run), [run]);
  const [undo, restart] = [letterCommand('undo', words), letterCommand('restart', words)];
  const commands = [undo, solved ? { ...restart, label: words('card.again') } : restart];
  useKeys({ ...keysOf(commands), ...pegKeys(game.world) }, dispatch);
  return (
    <section class="card-play" aria-label={words('board')}>
      <BoardView play={play} words={words} dispatch={dispatch} />
      <p class="meter">
        <span class="count">{words('card.made', { n: moves })}</span>
      </p>
      {said}
      {solved ? <p class="why good">{solvedText(run, words)}</p> : null}
      <Commands commands={commands} dispatch={dispatch}>
        {children}
        <Help
          words={words}
          keys={[pegKeysLabel(game.world, words), ...keyLabels([undo, restart])]}
        />
      </Commands>
      <TextBoard game={game} words={words} dispatch={dispatch} />
    </section>
  );
}

interface ProblemProps {
  readonly card: Card;
  readonly world: World;
  readonly words: Words;
}

/** The problem of a card: instruction, rules and goal; nothing about which states are good. */
function CardProblem({ card, world, words }: ProblemProps) {
  const sentences = howItGoes(card.setup, world).filter(
    ({ key }) => key !== 'how.bad' && key !== 'how.noBad',
  );
  // How far the start is from the goal is not told before the end.
  const start = world.vertex(card.start);
  const task = taskOf(card.setup, world, start).filter(({ key }) => key !== 'task.far');
  return (
    <div class="card-problem">
      <div>
        <Instruction card={card} />
        <p class="card-task">{phrasesText(task, words)}</p>
        <details>
          <summary>{words('how')}</summary>
          <ul>
            {sentences.map((sentence) => (
              <li key={sentence.key}>{phraseText(sentence, words)}</li>
            ))}
          </ul>
        </details>
      </div>
      <GoalView world={world} words={words} />
    </div>
  );
}

interface ShownProps {
  readonly card: Card;
  readonly play: TowersState;
  readonly words: Words;
  dispatch(action: TowersAction): void;
}

/** The part of a card that tells the optimum: the distance, a hint, the graph. */
function Shown({ card, play, words, dispatch }: ShownProps) {
  const { world, history } = play.game;
  const at = current(history);
  const shown = useScene(world, at);
  const [path, setPath] = useState<readonly number[]>([]);
  const commands = [letterCommand('hint', words)];
  useKeys({ ...keysOf(commands), ...arrowKeys(shown.scene) }, dispatch);
  return (
    <section aria-label={words('graph')}>
      <p>{distanceText(world, at, words)}</p>
      <Commands commands={commands} dispatch={dispatch}>
        <a class="card-link" href={towerAddress(gameFields(card))}>
          {words('card.graph')}
        </a>
      </Commands>
      <GraphView
        shown={shown}
        play={play}
        path={path}
        words={words}
        onVertex={(vertex, { shiftKey }) =>
          shiftKey
            ? setPath(pathBetween(world, at, vertex) ?? [])
            : dispatch({ type: 'jump', vertex })
        }
      />
    </section>
  );
}
