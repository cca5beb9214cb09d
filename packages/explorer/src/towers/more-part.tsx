import type { NamedTower } from '@manaus/core';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { current } from '../play/history.js';
import { MovesMade } from '../play/play-controls.js';
import { AskInCode } from '../shell/ask-in-code.js';
import { Button } from '../shell/button.js';
import { Explained } from '../shell/explained.js';
import { fieldFault } from '../shell/faults.js';
import { PlayFiles } from '../shell/files.js';
import { saveGif } from '../shell/gif.js';
import { optimalText, type Phrase, phraseText } from '../shell/phrase.js';
import { formats } from '../shell/save.js';
import { SourceLink } from '../shell/see-also.js';
import type { PartProps } from '../shell/view-props.js';
import type { Words } from '../words/words.js';
import { explain } from './explain.js';
import { exportGraph, fileName, filmOf } from './export-graph.js';
import { inCode } from './in-code.js';
import { distanceText } from './phrases.js';
import type { TowersAction, TowersState } from './reducer.js';
import { TextBoard } from './text-board.js';
import type { TowerGame } from './tower-game.js';
import type { useScene } from './use-scene.js';
import type { World } from './world.js';

interface Props extends PartProps<TowersState, TowersAction> {
  readonly shown: ReturnType<typeof useScene>;
}

/** The facts of the position, the moves made, paths, and the play as files. */
export function MorePart(props: Props) {
  const { state, words, dispatch } = props;
  const { game, path } = state;
  const { world, history, setup } = game;
  const at = current(history);
  return (
    <details class="tower-more">
      <summary>{words('more')}</summary>
      <Facts game={game} words={words}>
        <Why world={world} tower={setup.tower} at={at} words={words} />
      </Facts>
      <MovesMade
        history={history}
        most={mostShown}
        words={words}
        onStep={(step) => dispatch({ type: 'step', at: step })}
      >
        {world.label}
      </MovesMade>
      <PathForm
        words={words}
        from={world.label(at)}
        to={world.label(world.goals[0])}
        said={path?.phrase ?? null}
        fault={fieldFault(state, 'path', words)}
        onPath={(from, to) => dispatch({ type: 'path', from, to })}
        onClear={() => dispatch({ type: 'clearPath' })}
      />
      <PlayFiles
        formats={formats}
        film={props.words('film')}
        words={props.words}
        onSave={(format) => exportGraph(props.state.game, props.shown.scene, format, props.words)}
        onFilm={() => saveGif(fileName(props.state.game), filmOf(props.state.game, props.words))}
        onOpen={(text) => props.dispatch({ type: 'file', text })}
      />
      <AskInCode cells={inCode(game)} words={words} />
      <TextBoard game={game} words={words} dispatch={dispatch} />
    </details>
  );
}

interface FactsProps {
  readonly game: TowerGame;
  readonly words: Words;
  readonly children: ComponentChildren;
}

/** The facts of a position: its label, its distance, its optimal moves, the reason. */
function Facts({ game: { world, history }, words, children }: FactsProps) {
  const at = current(history);
  const moves = world.moves(at);
  const optimal = moves.filter((move) => move.optimal).length;
  return (
    <div class="facts">
      <p>
        <strong>{world.label(at)}</strong> {distanceText(world, at, words)}
      </p>
      {world.distances[at] > 0 ? <p>{optimalText(optimal, moves.length, words)}</p> : null}
      {children}
    </div>
  );
}

/** The answer whether the goal can be reached, and the statement behind it. */
function Why({
  world,
  tower,
  at,
  words,
}: {
  readonly world: World;
  readonly tower: NamedTower;
  readonly at: number;
  readonly words: Words;
}) {
  const { key, values, obstacle, item } = explain(world, at, tower);
  // Where every state reaches the goal there is nothing to explain about one of them.
  if (key === 'why.all') return null;
  return (
    <p class={world.distances[at] < 0 ? 'why bad' : 'why good'}>
      <strong>{words('why')}:</strong> <Explained text={words(key, values)} />{' '}
      {obstacle === undefined ? '' : phraseText(obstacle, words)}{' '}
      {item === null ? null : <SourceLink item={item} words={words} />}
    </p>
  );
}

interface PathProps {
  readonly words: Words;
  readonly from: string;
  readonly to: string;
  /** The sentence about the path shown; `null` without a path. */
  readonly said: Phrase | null;
  /** The reason why no path can be asked for with these labels. */
  readonly fault: string | null;
  onPath(from: string, to: string): void;
  onClear(): void;
}

/** The request for a shortest path between any two states. */
function PathForm({ words, from, to, said, fault, onPath, onClear }: PathProps) {
  const [ends, setEnds] = useState({ from: '', to: '' });
  const submit = (event: Event) => {
    event.preventDefault();
    onPath(ends.from || from, ends.to || to);
  };
  const field = (end: 'from' | 'to', placeholder: string) => (
    <label>
      {words(`path.${end}`)}{' '}
      <input
        size={9}
        value={ends[end]}
        placeholder={placeholder}
        aria-invalid={fault !== null}
        onInput={(event) => setEnds({ ...ends, [end]: event.currentTarget.value.trim() })}
      />
    </label>
  );
  return (
    <form class="setup" onSubmit={submit}>
      <strong>{words('path')}</strong>
      {field('from', from)}
      {field('to', to)}
      <button type="submit">{words('path.show')}</button>
      {fault === null ? null : (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
      {said === null ? null : (
        <>
          <span>{phraseText(said, words)}</span>
          <Button onClick={onClear}>{words('path.clear')}</Button>
        </>
      )}
    </form>
  );
}

/** The most entries drawn, so that a move costs as much after thousands as after five. */
const mostShown = 24;
