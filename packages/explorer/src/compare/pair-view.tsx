import { type NamedTower, towerRegistry } from '@manaus/core';
import { useMemo } from 'preact/hooks';
import { letterCommand } from '../play/commands.js';
import { towerAddress } from '../shell/address.js';
import { type Command, Commands, keysOf } from '../shell/commands.js';
import { FaultNote } from '../shell/faults.js';
import { useDrop } from '../shell/files.js';
import { faultAbove } from '../shell/game-state.js';
import { useGame } from '../shell/use-game.js';
import { useKeys } from '../shell/use-keys.js';
import type { ViewProps } from '../shell/view-props.js';
import { ScrollTable } from '../teaching/scroll-table.js';
import { mostDrawn } from '../towers/graph-scene.js';
import { fieldsOf } from '../towers/tower-game.js';
import type { Words } from '../words/words.js';
import { comparedEnds, comparedRows, compareTowers } from './compared.js';
import { type Pair, pairFields, sides } from './pair.js';
import {
  firstPair,
  isMove,
  type PairAction,
  type PairState,
  pairSaid,
  reducePair,
} from './reducer.js';
import { SidePart, sideName } from './side-part.js';
import { recall, useKeptPair } from './use-kept-pair.js';

type PairProps = ViewProps & { readonly towers?: readonly NamedTower[] };

/** Two towers side by side: their boards, their graphs, and what they have in common. */
export function PairView({ towers = towerRegistry, ...page }: PairProps) {
  const { words, said } = page;
  const [state, dispatch] = useGame(
    {
      first: () => firstPair(performance.now(), towers),
      reduce: (old: PairState, action: PairAction) =>
        reducePair(old, action, performance.now(), towers),
      recall: (next: PairState, old: PairState) => recall(next, old, performance.now()),
      fieldsOf: pairFields,
      saidText: pairSaid,
      isMove,
    },
    page,
  );
  useKeptPair(state);
  const commands = commandsOf(state, words);
  useKeys(keysOf(commands), dispatch);
  useDrop((text) => dispatch({ type: 'file', side: 1, text }));
  const part = { state, words, dispatch };
  return (
    <>
      <FaultNote fault={faultAbove(state)} words={words} />
      <div class="pair-head">
        <h2>{words('pair.title')}</h2>
        <label class="teach-check">
          <input
            type="checkbox"
            checked={state.together}
            onChange={({ currentTarget }) =>
              dispatch({ type: 'together', on: currentTarget.checked })
            }
          />
          {words('pair.together')}
        </label>
        <Commands commands={commands} dispatch={dispatch} />
        <a href={towerAddress(fieldsOf(state.game[0]))}>{words('pair.close')}</a>
      </div>
      {said}
      <div class="pair">
        {sides.map((side) => (
          <SidePart key={side} side={side} towers={towers} {...part} />
        ))}
      </div>
      <Compared pair={state.game} words={words} />
    </>
  );
}

function commandsOf({ before, game }: PairState, words: Words): Command<PairAction>[] {
  return [
    { ...letterCommand('undo', words), action: { type: 'undo' }, disabled: before === null },
    {
      ...letterCommand('restart', words),
      action: { type: 'restart' },
      disabled: !game.some(({ history }) => history.entries.length > 1),
    },
  ];
}

function Compared({ pair: [a, b], words }: { readonly pair: Pair; readonly words: Words }) {
  const worlds = [a.world, b.world] as const;
  const found = useMemo(() => compareTowers(worlds), worlds);
  const ends = <p class="pair-ends">{comparedEnds([a, b], words).join(' ')}</p>;
  if (found === null)
    return (
      <>
        {ends}
        <p>{words('pair.large', { most: mostDrawn })}</p>
      </>
    );
  return (
    <>
      {ends}
      <ScrollTable
        caption={words('pair.table')}
        heads={[
          words('pair.what'),
          sideName(a, 0, words),
          sideName(b, 1, words),
          words('pair.both'),
        ]}
        rows={comparedRows(worlds, found, words)}
      />
    </>
  );
}
