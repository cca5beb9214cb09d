import { type NamedTower, towerRegistry } from '@manaus/core';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { type Mapping, readMapping, writeMapping } from '../runs/columns.js';
import { useRun } from '../runs/use-run.js';
import { faultText } from '../shell/fault.js';
import type { ViewProps } from '../shell/view-props.js';
import { TowersView } from '../towers/towers-view.js';
import type { TowerGame } from '../towers/use-tower.js';
import { type Card, readCard } from './card.js';
import { CardDeck } from './card-deck.js';
import { Teaching } from './teaching.js';

type Fields = ViewProps['fields'];

/** What the towers show: cards that were opened, or the towers themselves with the address last asked for. */
interface Mode {
  readonly seen: Fields;
  readonly plain: Fields;
  readonly deck: readonly Card[] | null;
  readonly fault: unknown;
}

/** What an address from outside asks for: a card, or a tower; a card that is broken leaves all as it was. */
function arrived(seen: Fields, old: Mode, towers: readonly NamedTower[]): Mode {
  if (seen.card === undefined) return { seen, plain: seen, deck: null, fault: null };
  try {
    return { ...old, seen, deck: [readCard(seen, towers)], fault: null };
  } catch (fault) {
    return { ...old, seen, fault };
  }
}

/** The towers, or the cards that were opened; and what is kept for teaching. */
export function TowersMode({
  fields,
  words,
  onFields,
  say,
  towers = towerRegistry,
}: ViewProps & { readonly towers?: readonly NamedTower[] }) {
  const [mode, setMode] = useState(() =>
    arrived(fields, { seen: fields, plain: {}, deck: null, fault: null }, towers),
  );
  const [set, setSet] = useState<readonly Card[]>([]);
  const [participant, setParticipant] = useState('');
  const { run, watch, onRefused } = useRun();
  const { mapping, write, setMapping, home } = useMapping(mode.plain, onFields);
  useEffect(
    () => setMode((old) => (old.seen === fields ? old : arrived(fields, old, towers))),
    [fields, towers],
  );
  const onPlay = useCallback(
    (old: TowerGame | null, next: TowerGame) => {
      watch(old, next);
      if (old !== null) setMode((mode) => (mode.fault === null ? mode : { ...mode, fault: null }));
    },
    [watch],
  );
  const openCards = (deck: readonly Card[]) => setMode((old) => ({ ...old, deck, fault: null }));
  const people = { participant, onParticipant: setParticipant };
  return (
    <>
      {mode.fault === null ? null : (
        <p class="fault" role="alert">
          {faultText(mode.fault, words)}
        </p>
      )}
      {mode.deck === null ? (
        <TowersView
          fields={mode.plain}
          towers={towers}
          words={words}
          onFields={write}
          say={say}
          watch={onPlay}
          onRefused={onRefused}
          below={(game) => (
            <Teaching
              game={game}
              towers={towers}
              run={run}
              set={set}
              mapping={mapping}
              {...people}
              words={words}
              say={say}
              onSet={setSet}
              onCards={openCards}
              onMapping={setMapping}
              onNewRun={() => watch(null, game)}
            />
          )}
        />
      ) : (
        <CardDeck
          key={mode.deck}
          cards={mode.deck}
          home={home()}
          {...people}
          words={words}
          onFields={onFields}
          say={say}
        />
      )}
    </>
  );
}

/** The mapping of columns: kept in the address beside what the towers write there. */
function useMapping(plain: Fields, onFields: ViewProps['onFields']) {
  const [mapping, setDrawn] = useState<Mapping>(() => readMapping(plain));
  const latest = useRef(mapping);
  const written = useRef<Fields>(plain);
  const write = useCallback(
    (fields: Fields) => {
      written.current = fields;
      onFields({ ...fields, ...writeMapping(latest.current) });
    },
    [onFields],
  );
  const setMapping = useCallback(
    (next: Mapping) => {
      latest.current = next;
      setDrawn(next);
      write(written.current);
    },
    [write],
  );
  const asked = useRef(plain);
  if (asked.current !== plain) {
    asked.current = plain;
    latest.current = readMapping(plain);
    setDrawn(latest.current);
  }
  return {
    mapping,
    write,
    setMapping,
    home: () => ({ ...written.current, ...writeMapping(latest.current) }),
  };
}
