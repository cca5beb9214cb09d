import { type NamedTower, towerRegistry } from '@manaus/core';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { faultText } from '../shell/fault.js';
import { Help } from '../shell/help.js';
import { OpenFile } from '../shell/open-file.js';
import { SeeAlso } from '../shell/see-also.js';
import { useKeys, useLatest } from '../shell/use-latest.js';
import type { ViewProps } from '../shell/view-props.js';
import type { Key, Words } from '../words/words.js';
import { BoardView } from './board-view.js';
import { distanceText } from './distance-text.js';
import { exportGraph, formats } from './export-graph.js';
import { Facts } from './facts.js';
import { neighborToward } from './graph-scene.js';
import { GraphView } from './graph-view.js';
import { HowView } from './how-view.js';
import { PathForm } from './path-form.js';
import { readPlay } from './play-file.js';
import { seeAlso } from './see-also.js';
import {
  begin,
  current,
  goTo,
  moved,
  nextOptimal,
  redo,
  restart,
  type Session,
  showStep,
  undo,
} from './session.js';
import { SetupForm } from './setup-form.js';
import { TextBoard } from './text-board.js';
import { useScene } from './use-scene.js';
import { type TowerGame, useTower } from './use-tower.js';
import { Why } from './why.js';
import { pathBetween, type World } from './world.js';

const shortcuts = { undo: 'Z', redo: 'Y', restart: 'R', hint: 'H', next: 'N' } as const;
const arrows = {
  arrowleft: { x: -1, y: 0 },
  arrowright: { x: 1, y: 0 },
  arrowup: { x: 0, y: -1 },
  arrowdown: { x: 0, y: 1 },
} as const;

/** The keys of this view, for the list of keys. */
function helpKeys(words: Words, { rules }: World): [string, string][] {
  const named = Object.entries(shortcuts).map(([name, key]): [string, string] => [
    key,
    words(name as Key),
  ]);
  return [
    [`1–${rules.capacities.length}`, words('help.pegs')],
    ['← ↑ → ↓', words('help.arrows')],
    ...named,
  ];
}

/** What may follow the play from beside the view. */
interface Beside {
  watch?(old: TowerGame | null, next: TowerGame): void;
  onRefused?(game: TowerGame, from: number, to: number): void;
  below?(game: TowerGame): ComponentChildren;
  readonly towers?: readonly NamedTower[];
}

/** A tower: board, graph and moves in step. */
export function TowersView({
  fields,
  words,
  onFields,
  say,
  watch,
  onRefused,
  below,
  towers = towerRegistry,
}: ViewProps & Beside) {
  const { game, latest, fault, setFault, change, open } = useTower(fields, onFields, watch, towers);
  const [held, setHeld] = useLatest<{ readonly peg: number; readonly session: Session } | null>(
    null,
  );
  const [asked, setAsked] = useState<{
    readonly world: object;
    readonly path: readonly number[];
    readonly said: string;
  } | null>(null);
  const { world, session } = game;
  const at = current(session);
  const shown = useScene(world, at);
  // A disc is lifted in one position: once another is shown, however it came about, none is.
  const lifted = () => (held.current?.session === latest.current.session ? held.current.peg : null);
  const path = asked?.world === world ? asked : null;
  const now = () => current(latest.current.session);
  const far = (vertex: number) => distanceText(latest.current.world, vertex, words);
  const show = (next: Session | null, said: string) => {
    setHeld(null);
    if (next !== null) change({ ...latest.current, session: next });
    say(next === null ? said : `${said}: ${far(current(next))}`);
  };
  const move = (from: number, to: number) => {
    const [disc] = latest.current.world.state(now())[from];
    if (disc === undefined) return say(words('nothingToLift', { peg: from }));
    const next = moved(latest.current.world, latest.current.session, from, to);
    if (next === null) onRefused?.(latest.current, from, to);
    show(next, words(next === null ? 'notAllowed' : 'moveSaid', { disc, from, to }));
  };
  const pick = (peg: number) => {
    const from = lifted();
    if (from === peg) return setHeld(null);
    if (from !== null) return move(from, peg);
    const [disc] = latest.current.world.state(now())[peg];
    if (disc === undefined) return say(words('nothingToLift', { peg }));
    setHeld({ peg, session: latest.current.session });
    say(words('peg.lifted', { peg, disc }));
  };
  const hint = () => {
    const step = latest.current.world.moves(now()).find(({ optimal }) => optimal);
    if (step === undefined) return say(far(now()));
    const { disc, from, to, next } = step;
    say(
      words('hintSaid', {
        disc,
        from,
        to,
        why: words('hintWhy', { n: latest.current.world.distances[next] }),
      }),
    );
  };
  const showPath = (from: number, to: number) => {
    const found = pathBetween(world, from, to);
    const ends = { from: world.label(from), to: world.label(to) };
    const said =
      found === null
        ? words('path.none', ends)
        : words('path.length', { ...ends, n: found.length - 1 });
    setAsked({ world, path: found ?? [], said });
    say(said);
  };
  const guarded = (action: () => void) => {
    try {
      action();
      setFault(null);
    } catch (error) {
      setFault(error);
    }
  };
  const walk = (direction: { readonly x: number; readonly y: number }) => {
    const next = neighborToward(shown.scene, now(), direction);
    if (next !== null) show(goTo(latest.current.session, next), world.label(next));
  };
  const actions = {
    undo: () => show(undo(latest.current.session), words('undo')),
    redo: () => show(redo(latest.current.session), words('redo')),
    restart: () => show(restart(latest.current.session), words('restart')),
    hint,
    next: () => {
      const next = nextOptimal(latest.current.world, latest.current.session);
      show(next, next === null ? far(now()) : words('next'));
    },
  };
  const pegKeys = Object.fromEntries(
    world.rules.capacities.map((_, peg) => [String(peg + 1), () => pick(peg)]),
  );
  const arrowKeys = Object.fromEntries(
    Object.entries(arrows).map(([key, direction]) => [key, () => walk(direction)]),
  );
  useKeys({
    z: actions.undo,
    y: actions.redo,
    h: hint,
    n: actions.next,
    r: actions.restart,
    ...pegKeys,
    ...arrowKeys,
  });
  return (
    <>
      {fault === null ? null : (
        <p class="fault" role="alert">
          {faultText(fault, words)}
        </p>
      )}
      <SetupForm
        game={game}
        towers={towers}
        words={words}
        onOpen={open}
        onStart={(label) => guarded(() => change({ ...game, session: begin(world.vertex(label)) }))}
      />
      <HowView game={game} words={words} />
      <div class="table">
        <section aria-label={words('board')}>
          <BoardView
            world={world}
            at={at}
            lifted={lifted()}
            words={words}
            onPeg={pick}
            onMove={move}
          />
          <div class="actions">
            {(Object.keys(actions) as (keyof typeof actions)[]).map((name) => (
              <button
                key={name}
                type="button"
                onClick={actions[name]}
                aria-keyshortcuts={shortcuts[name]}
              >
                {words(name)} <kbd>{shortcuts[name]}</kbd>
              </button>
            ))}
            <Help words={words} keys={helpKeys(words, world)} />
          </div>
          <Facts
            game={game}
            words={words}
            onStep={(step) => show(showStep(latest.current.session, step), words('played'))}
          >
            <Why world={world} tower={game.setup.tower} at={at} words={words} />
          </Facts>
          <TextBoard world={world} at={at} words={words} onMove={move} />
        </section>
        <section aria-label={words('graph')}>
          <GraphView
            shown={shown}
            at={at}
            visited={session.visited.slice(0, session.at + 1)}
            path={path?.path ?? []}
            words={words}
            onVertex={(vertex, { shiftKey }) =>
              shiftKey
                ? showPath(now(), vertex)
                : show(goTo(session, vertex), words('jumpSaid', { label: world.label(vertex) }))
            }
          />
          <PathForm
            words={words}
            from={world.label(at)}
            to={world.label(world.goals[0])}
            said={path?.said ?? null}
            onPath={(from, to) => guarded(() => showPath(world.vertex(from), world.vertex(to)))}
            onClear={() => setAsked(null)}
          />
          <div class="actions">
            {formats.map((format) => (
              <button
                key={format}
                type="button"
                onClick={() => exportGraph(game, shown.scene, format)}
              >
                {words('save')} {format.toUpperCase()}
              </button>
            ))}
            <OpenFile
              label={words('open')}
              accept=".json,application/json"
              onText={(text) => guarded(() => change(readPlay(text, latest.current, towers), null))}
            />
          </div>
        </section>
      </div>
      {below?.(game)}
      <SeeAlso class="tower-also" pack="core" {...seeAlso(game)} words={words} />
    </>
  );
}
