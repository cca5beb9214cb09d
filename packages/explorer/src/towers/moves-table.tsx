import type { PegDigraph } from '@manaus/core';
import type { Words } from '../words/words.js';
import { writeMoves } from './setup.js';
import { pegName } from './world.js';

interface TableProps {
  readonly moves: PegDigraph;
  readonly words: Words;
  onMoves(arcs: string): void;
}

/** The digraph of pegs as a table of checkboxes: a row per source, a column per target. */
export function MovesTable(props: TableProps) {
  const { moves, words } = props;
  return (
    <table class="tower-moves">
      <caption>{words('moves.table')}</caption>
      <thead>
        <tr>
          <td />
          {moves.map((_, to) => (
            <th key={to} scope="col">
              → {pegName(to)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {moves.map((row, from) => (
          <tr key={from}>
            <th scope="row">{pegName(from)}</th>
            {row.map((_, to) => (
              <td key={to}>{from === to ? '·' : <ArcBox {...props} from={from} to={to} />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ArcProps extends TableProps {
  readonly from: number;
  readonly to: number;
}

/** The checkbox of an arc. */
function ArcBox({ moves, words, onMoves, from, to }: ArcProps) {
  const toggled = () =>
    moves.map((row, i) => row.map((allowed, j) => (i === from && j === to ? !allowed : allowed)));
  return (
    <input
      type="checkbox"
      checked={moves[from][to]}
      aria-label={words('moves.arc', { from, to })}
      onChange={() => onMoves(writeMoves(toggled()))}
    />
  );
}
