import { useEffect, useRef, useState } from 'preact/hooks';
import { faultText } from '../shell/fault.js';
import type { ViewProps } from '../shell/view-props.js';
import { BoardView } from './board-view.js';
import { Facts } from './facts.js';
import { GraphView } from './graph-view.js';
import { current, goTo, moved, nextOptimal, redo, restart, type Session, undo } from './session.js';
import { SetupForm } from './setup-form.js';
import { useTower } from './use-tower.js';

/** A tower: board, graph and moves in step. */
export function TowersView({ fields, words, onFields, say }: ViewProps) {
  const { game, latest, fault, change, open } = useTower(fields, onFields);
  const [lifted, setLifted] = useLatest<number | null>(null);
  const { world, session } = game;
  const at = current(session);
  const now = () => current(latest.current.session);
  const show = (next: Session | null, said: string) => {
    setLifted(null);
    if (next !== null) change({ ...latest.current, session: next });
    say(next === null ? said : `${said} ${distanceText(current(next))}`);
  };
  const distanceText = (vertex: number) => {
    const distance = latest.current.world.distances[vertex];
    return distance === 0 ? words('atGoal') : distance < 0 ? words('noWay') : words('distance', { n: distance });
  };
  const pick = (peg: number) => {
    const from = lifted.current;
    const discs = world.state(now())[from ?? peg];
    if (from === null) {
      if (discs.length === 0) return say(words('nothingToLift', { peg }));
      setLifted(peg);
      return say(words('peg.lifted', { peg, disc: discs[0] }));
    }
    if (peg === from) return setLifted(null);
    const next = moved(world, latest.current.session, from, peg);
    show(next, words(next === null ? 'notAllowed' : 'moveSaid', { disc: discs[0], from, to: peg }));
  };
  const hint = () => {
    const step = world.moves(now()).find(({ optimal }) => optimal);
    say(step === undefined ? distanceText(now()) : words('hintSaid', { disc: step.disc, from: step.from, to: step.to, why: words('hintWhy', { n: world.distances[step.next] }) }));
  };
  const jump = (vertex: number) => show(goTo(latest.current.session, vertex), words('jumpSaid', { label: world.label(vertex) }));
  const actions = {
    undo: () => show(undo(latest.current.session), words('undo')),
    redo: () => show(redo(latest.current.session), words('redo')),
    restart: () => show(restart(latest.current.session), words('restart')),
    hint,
    next: () => show(nextOptimal(latest.current.world, latest.current.session), words('next')),
  };
  useKeys({ z: actions.undo, y: actions.redo, h: hint, n: actions.next, r: actions.restart, ...pegKeys(world.rules.capacities.length, pick) });
  return (
    <>
      {fault === null ? null : (
        <p class="fault" role="alert">
          {faultText(fault, words)}
        </p>
      )}
      <SetupForm game={game} words={words} onOpen={open} />
      <div class="table">
        <section aria-label={words('board')}>
          <BoardView world={world} at={at} lifted={lifted.current} words={words} onPeg={pick} />
          <div class="actions">
            {(Object.keys(actions) as (keyof typeof actions)[]).map((name) => (
              <button key={name} type="button" onClick={actions[name]} aria-keyshortcuts={shortcuts[name]}>
                {words(name)} <kbd>{shortcuts[name]}</kbd>
              </button>
            ))}
          </div>
          <Facts game={game} words={words} distanceText={distanceText} />
        </section>
        <section aria-label={words('graph')}>
          <GraphView world={world} at={at} path={session.visited.slice(0, session.at + 1)} words={words} onVertex={jump} />
        </section>
      </div>
    </>
  );
}

const shortcuts = { undo: 'Z', redo: 'Y', restart: 'R', hint: 'H', next: 'N' } as const;

const pegKeys = (pegs: number, pick: (peg: number) => void) => Object.fromEntries(Array.from({ length: pegs }, (_, peg) => [String(peg + 1), () => pick(peg)]));

/** A state that can be read at once after it was set. */
function useLatest<T>(first: T): [{ readonly current: T }, (value: T) => void] {
  const latest = useRef(first);
  const [, setDrawn] = useState(first);
  const set = (value: T) => {
    latest.current = value;
    setDrawn(value);
  };
  return [latest, set];
}

/** Single keys, where no text is being written and no key of the browser is meant. */
function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const writing = (event.target as Element).closest('input, select, textarea') !== null;
      if (writing || event.ctrlKey || event.metaKey || event.altKey) return;
      const action = latest.current[event.key.toLowerCase()];
      if (action === undefined) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
