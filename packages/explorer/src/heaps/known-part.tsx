import { useState } from 'preact/hooks';
import { current } from '../play/history.js';
import type { PartProps } from '../shell/view-props.js';
import { ColumnsView } from './columns-view.js';
import { Facts } from './facts.js';
import type { HeapsState } from './heaps-state.js';
import type { HeapsAction } from './reducer.js';
import { heapsInRow } from './row.js';
import { StripView } from './strip-view.js';

type Props = PartProps<HeapsState, HeapsAction>;

/** The answer: what is known about a position, folded away until it is asked for. */
export function KnownPart(props: Props) {
  const { state, words } = props;
  const [open, setOpen] = useState(false);
  const shown = open || state.winning;
  return (
    <details
      class="heaps-theory"
      open={shown}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{words('heaps.theory')}</summary>
      {shown ? <Theory {...props} /> : null}
    </details>
  );
}

/** The outcome of the position, the sum that decides it, and the row of single heaps. */
function Theory({ state: { game, winning }, words, dispatch }: Props) {
  const { table, history, row } = game;
  const { position } = current(history);
  return (
    <>
      <Facts
        game={game}
        words={words}
        winning={winning}
        onMove={(move) => dispatch({ type: 'move', move })}
      />
      <ColumnsView table={table} position={position} words={words} />
      {row === null ? null : (
        <StripView table={table} row={row} heaps={heapsInRow(table, position)} words={words} />
      )}
    </>
  );
}
