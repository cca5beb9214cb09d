import { type NamedTower, towerRegistry } from '@manaus/core';
import { useMemo } from 'preact/hooks';
import { ScrollTable } from '../runs/scroll-table.js';
import { towerAddress } from '../shell/address.js';
import { Commands } from '../shell/commands.js';
import { FaultNote } from '../shell/fault-note.js';
import { useDrop } from '../shell/use-drop.js';
import { useGame } from '../shell/use-game.js';
import type { ViewProps } from '../shell/view-props.js';
import { mostDrawn } from '../towers/graph-scene.js';
import { fieldsOf } from '../towers/tower-game.js';
import type { Words } from '../words/words.js';
import { compared, comparedRows } from './compared.js';
import { type Pair, pairFields, sides } from './pair.js';
import { firstPair, type PairAction, type PairState, pairSaid, reducePair } from './reducer.js';
import { sideName } from './side-name.js';
import { SidePart } from './side-part.js';

/** Two towers side by side: their boards, their graphs, and what they have in common. */
export function PairView({
  towers = towerRegistry,
  ...page
}: ViewProps & { readonly towers?: readonly NamedTower[] }) {
  const { words, said } = page;
  const [state, dispatch] = useGame<PairState, PairAction>(
    {
      first: () => firstPair(performance.now(), towers),
      reduce: (old, action) => reducePair(old, action, performance.now(), towers),
      fieldsOf: (game) => pairFields(game as Pair),
      saidText: pairSaid,
      // One entry holds two plays; each has its own undo.
      isMove: () => false,
    },
    page,
  );
  const part = { state, words, dispatch, towers };
  useDrop((text) => dispatch({ type: 'file', side: 1, text }));
  return (
    <>
      <FaultNote fault={state.fault} words={words} />
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
        <Commands
          commands={[{ label: words('restart'), action: 'restart' as const }]}
          dispatch={(type) => {
            for (const side of sides) dispatch({ type: 'play', side, action: { type } });
          }}
        />
        <a href={towerAddress(fieldsOf(state.game[0]))}>{words('pair.close')}</a>
      </div>
      {said}
      <div class="pair">
        {sides.map((side) => (
          <SidePart key={side} side={side} {...part} />
        ))}
      </div>
      <Compared pair={state.game} words={words} />
    </>
  );
}

/** The comparison as a table. */
function Compared({ pair: [a, b], words }: { readonly pair: Pair; readonly words: Words }) {
  const worlds = [a.world, b.world] as const;
  const found = useMemo(() => compared(worlds), worlds);
  if (found === null) return <p>{words('pair.large', { most: mostDrawn })}</p>;
  return (
    <ScrollTable
      caption={words('pair.table')}
      heads={[words('pair.what'), sideName(a, 0, words), sideName(b, 1, words), words('pair.both')]}
      rows={comparedRows(worlds, found, words)}
    />
  );
}
