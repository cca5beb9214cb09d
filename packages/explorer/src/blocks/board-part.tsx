import type { BloxorzRules, Letter, Level } from '@manaus/blocks';
import { bloxorzRules } from '@manaus/blocks/internals';
import { levelFigure } from '@manaus/plot';
import { useEffect, useMemo } from 'preact/hooks';
import { hasHelp } from '../play/history.js';
import { PlayControls } from '../play/play-controls.js';
import { gameAddress } from '../shell/address.js';
import type { Command } from '../shell/commands.js';
import { Choice } from '../shell/fields.js';
import { Finish } from '../shell/finish.js';
import { addDone } from '../shell/storage.js';
import type { Onward, PartProps, ViewProps } from '../shell/view-props.js';
import type { Key, Words } from '../words/words.js';
import { Arrows } from './arrows.js';
import { type BoardScene, type Look, lookAt, looks } from './board.js';
import { BoardView } from './board-view.js';
import { stanceHere } from './cells.js';
import { distanceOfStart } from './chart.js';
import { Facts, Stance } from './facts.js';
import { arrowOf } from './hint.js';
import { helpKeys } from './keys.js';
import { levelNames } from './levels.js';
import { hasWon, rulesOf, underRules } from './play.js';
import { type BlocksAction, type BlocksState, noteIn } from './reducer.js';
import { levelDone, levelText, noteText } from './texts.js';

interface Props
  extends PartProps<BlocksState, BlocksAction>,
    Pick<ViewProps, 'said' | 'onward' | 'onSolved'> {
  readonly scene: BoardScene;
  readonly commands: readonly Command<BlocksAction>[];
  /** True if the way to the win stays hidden. */
  readonly hides: boolean;
  /** True if the level was chosen by someone else. */
  readonly isCard: boolean;
}

/** The board, its commands, and what is known of the position. */
export function BoardPart(props: Props) {
  const { state, commands, words, said, onward, onSolved, hides, dispatch } = props;
  const { game, playing } = state;
  return (
    <section class="play" aria-label={words('board')}>
      <div class="task">
        <p>{words(`block.goal.${game.level.game}`)}</p>
      </div>
      <Board {...props} />
      {hasWon(game) && !playing ? (
        <Won
          state={state}
          words={words}
          onward={onward}
          onSolved={onSolved}
          onAgain={() => dispatch({ type: 'restart' })}
        />
      ) : null}
      <Controls {...props} />
      <Notes state={state} words={words} />
      <PlayControls
        commands={commands}
        keys={helpKeys(commands, game, words)}
        history={game.history}
        playing={playing}
        words={words}
        dispatch={dispatch}
      />
      <div class="unseen">{said}</div>
      {hides ? <Stance game={game} words={words} /> : <Facts {...props} />}
    </section>
  );
}

const lookIn = ({ game, look, numbered }: BlocksState): Look => lookAt(game.level, look, numbered);

function hintIn(state: BlocksState): Letter | null {
  const note = noteIn(state);
  return note?.kind === 'hint' ? note.letter : null;
}

function Board({ state, scene, words, dispatch }: Props) {
  const { game } = state;
  const { name, level } = game;
  const look = lookIn(state);
  const hinted = hintIn(state);
  const arrow = useMemo(
    () => (hinted === null ? null : arrowOf(game, hinted, look)),
    [game, hinted, look],
  );
  const title = name === null ? level.name : levelText(name, level.name, words);
  return (
    <BoardView
      scene={scene}
      look={look}
      arrow={arrow}
      label={`${title} ${stanceHere(game, words)}`}
      dispatch={dispatch}
    />
  );
}

/** The moves as buttons, and the settings of a level that is not a card. */
function Controls({ state, isCard, words, dispatch }: Props) {
  const { game, look } = state;
  return (
    <div class="block-controls">
      <Arrows
        letters={game.game.letters}
        isTurned={lookIn(state) === 'side'}
        hinted={hintIn(state)}
        words={words}
        onMove={(letter) => dispatch({ type: 'move', letter })}
      />
      {isCard ? null : (
        <BoardSettings
          rules={rulesOf(game.level)}
          look={look}
          words={words}
          onRules={(rules) => dispatch({ type: 'open', fields: underRules(game, rules) })}
          onLook={(next) => dispatch({ type: 'look', look: next })}
        />
      )}
    </div>
  );
}

/** The meaning of the colors, and the note on the position. */
function Notes({ state, words }: NotesProps) {
  const note = noteIn(state);
  return (
    <>
      {lookIn(state) === 'heat' ? (
        <p>{words(state.search.kind === 'chart' ? 'block.heatHelp' : 'block.heatNone')}</p>
      ) : (
        <Legend level={state.game.level} words={words} />
      )}
      {note === null ? null : <p class="block-note">{noteText(note, words)}</p>}
    </>
  );
}

type NotesProps = Pick<Props, 'state' | 'words'>;

/** The legend labels of plot, and the page's keys for them. */
const names: Readonly<Record<string, Key>> = {
  floor: 'block.cell.floor',
  'floor, vanishes when left': 'block.cell.once',
  wood: 'block.cell.wood',
  'bridge, open': 'block.legend.open',
  'bridge, closed': 'block.legend.closed',
  'raised floor': 'block.cell.raised',
  'black cell, becomes floor': 'block.cell.twice',
  'blue cell': 'block.cell.blue',
  'red end': 'block.cell.goal',
  goal: 'block.cell.goal',
};

/** The colors of a board; its signs are explained by its rules. */
function Legend({ level, words }: { readonly level: Level; readonly words: Words }) {
  const entries = useMemo(() => levelFigure({ level, title: '' }).legend ?? [], [level]);
  return (
    <ul class="block-legend">
      {entries.map(({ label, color, shape }) => (
        <li key={label}>
          <span
            class="swatch"
            style={shape === 'hollow' ? { borderColor: color } : { background: color }}
          />{' '}
          {names[label] === undefined ? label : words(names[label])}
        </li>
      ))}
    </ul>
  );
}

interface SettingsProps {
  /** `null` for a game with one set of rules. */
  readonly rules: BloxorzRules | null;
  readonly look: Look;
  readonly words: Words;
  onRules(rules: string): void;
  onLook(look: Look): void;
}

/** The choice of a look at a level, and of its rules where there is one. */
const BoardSettings = ({ rules, look, words, onRules, onLook }: SettingsProps) => (
  <form class="chooser" onSubmit={(event) => event.preventDefault()}>
    <Choice
      label={words('block.look')}
      value={look}
      options={looks.map((kind) => [kind, words(`block.look.${kind}`)])}
      onValue={(kind) => onLook(kind as Look)}
    />
    {rules === null ? null : (
      <Choice
        label={words('block.rules')}
        value={rules}
        options={bloxorzRules.map((each) => [each, words(`block.rulesName.${each}`)])}
        onValue={onRules}
      />
    )}
  </form>
);

interface WonProps extends Pick<ViewProps, 'words' | 'onward' | 'onSolved'> {
  readonly state: BlocksState;
  onAgain(): void;
}

/** The end of a level: own moves beside the fewest possible, and the next level. */
function Won({ state: { game, search }, words, onward, onSolved, onAgain }: WonProps) {
  const { name, history } = game;
  const { at } = history;
  const helped = hasHelp(history);
  useEffect(() => {
    if (helped) return;
    if (name !== null) addDone(levelDone(name));
    onSolved?.();
  }, [name, helped]);
  const least = search.kind === 'chart' ? distanceOfStart(search.chart) : null;
  const best = least === at && !helped;
  const fewest = best
    ? words('finish.best')
    : least === null
      ? ''
      : words('card.optimum', { n: least });
  return (
    <Finish
      words={words}
      text={`${words(helped ? 'finish.helped' : 'block.finish', { n: at })} ${fewest}`}
      best={best}
      onward={onward ?? nextLevel(name, words)}
      onAgain={onAgain}
    />
  );
}

function nextLevel(name: string | null, words: Words): Onward | null {
  const next = name === null ? undefined : levelNames[levelNames.indexOf(name) + 1];
  return next === undefined
    ? null
    : {
        label: words('onward.level', { name: levelText(next, next, words) }),
        href: gameAddress('blocks', { level: next }),
      };
}
