import { type NamedTower, towerRegistry } from '@manaus/core';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { begin, current, type Session } from './session.js';
import { readSetup, rulesOf, type TowerSetup, writeSetup } from './setup.js';
import { type World, worldOf } from './world.js';

/** A tower, its graph, and the play on it. */
export interface TowerGame {
  readonly setup: TowerSetup;
  readonly world: World;
  readonly session: Session;
}

/** The game that the fields of an address name; an `InputError` where they name none. `world` is kept where the rules are the same. */
export function openTower(
  fields: Readonly<Record<string, string>>,
  old?: TowerGame,
  towers: readonly NamedTower[] = towerRegistry,
): TowerGame {
  return gameOf(readSetup(fields, towers), fields, old);
}

/** The game of a setup, at the states that the fields name. */
export function gameOf(
  setup: TowerSetup,
  fields: Readonly<Record<string, string>>,
  old?: TowerGame,
): TowerGame {
  const same = old !== undefined && keyOf(old.setup) === keyOf(setup);
  const world = same ? old.world : worldOf(rulesOf(setup));
  const start = fields.start === undefined ? world.worst : world.vertex(fields.start);
  const session = begin(start);
  return {
    setup,
    world,
    session:
      fields.at === undefined
        ? session
        : { ...session, visited: [start, world.vertex(fields.at)], at: 1 },
  };
}

/** A text that differs for different rules. */
const keyOf = (setup: TowerSetup): string => JSON.stringify(writeSetup(setup));

/** What the address says of a game. */
export function fieldsOf({ setup, world, session }: TowerGame): Record<string, string> {
  const at = current(session);
  return {
    ...writeSetup(setup),
    start: world.label(session.start),
    ...(at === session.start ? {} : { at: world.label(at) }),
  };
}

/** The game of the view: follows the address, writes into it, and keeps the last good one when it is given a bad one. `watch` sees every change, and `null` before what was opened anew. */
export function useTower(
  fields: Readonly<Record<string, string>>,
  onFields: (fields: Readonly<Record<string, string>>) => void,
  watch?: (old: TowerGame | null, next: TowerGame) => void,
  towers: readonly NamedTower[] = towerRegistry,
) {
  const [game, setGame] = useState<TowerGame>(() => openTower({}, undefined, towers));
  // Two keys may come before the page is drawn again: what is played on is here, what is drawn in the state.
  const latest = useRef(game);
  const [fault, setFault] = useState<unknown>(null);
  const change = useCallback(
    (next: TowerGame, old: TowerGame | null = latest.current) => {
      watch?.(old, next);
      latest.current = next;
      setGame(next);
      setFault(null);
      onFields(fieldsOf(next));
    },
    [onFields, watch],
  );
  const open = useCallback(
    (asked: Readonly<Record<string, string>>) => {
      try {
        change(openTower(asked, latest.current, towers), null);
      } catch (error) {
        setFault(error);
      }
    },
    [change, towers],
  );
  useEffect(() => open(fields), [fields, open]);
  return { game, latest, fault, setFault, change, open };
}
