import { Commands, saveCommands } from '../shell/commands.js';
import { OpenFile } from '../shell/open-file.js';
import type { PartProps } from '../shell/view-props.js';
import { ColumnsView } from './columns-view.js';
import { exportHeaps, formatsOf } from './export-heaps.js';
import { Facts } from './facts.js';
import { currentStep } from './play.js';
import type { HeapsAction, HeapsState } from './reducer.js';
import { heapsInRow } from './row.js';
import { StripView } from './strip-view.js';

type Props = PartProps<HeapsState, HeapsAction>;

/** The facts known about a position, and the play as files. */
export function KnownPart({ state: { game, winning }, words, dispatch }: Props) {
  const { table, play, row } = game;
  const { position } = currentStep(play);
  return (
    <section aria-label={words('heaps.known')}>
      <Facts
        game={game}
        words={words}
        winning={winning}
        onMove={(move) => dispatch({ type: 'move', move })}
        onStep={(at) => dispatch({ type: 'step', at })}
      />
      <ColumnsView table={table} position={position} words={words} />
      {row === null ? null : (
        <StripView table={table} row={row} heaps={heapsInRow(table, position)} words={words} />
      )}
      <Commands
        commands={saveCommands(formatsOf(game), words)}
        dispatch={(format) => exportHeaps(game, format, words)}
      >
        <OpenFile
          label={words('open')}
          accept=".json,application/json"
          onText={(text) => dispatch({ type: 'file', text })}
        />
      </Commands>
    </section>
  );
}
