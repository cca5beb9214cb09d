import type { Words } from '../words/words.js';
import { pegNumber, type World } from './world.js';

interface TextProps {
  readonly world: World;
  readonly at: number;
  readonly words: Words;
  onMove(from: number, to: number): void;
}

/** The board as a table and the legal moves as buttons: the whole play without a picture. */
export function TextBoard({ world, at, words, onMove }: TextProps) {
  const { capacities } = world.rules;
  return (
    <details class="tower-text">
      <summary>{words('text')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{words('text.peg')}</th>
            <th scope="col">{words('text.discs')}</th>
            <th scope="col">{words('text.room')}</th>
          </tr>
        </thead>
        <tbody>
          {world.state(at).map((discs, peg) => (
            <tr key={peg}>
              <th scope="row">{pegNumber(peg)}</th>
              <td>{discs.length === 0 ? '–' : discs.join(', ')}</td>
              <td>{capacities[peg] - discs.length}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3>{words('text.moves')}</h3>
      <div class="actions">
        {world.moves(at).map(({ disc, from, to, next }) => (
          <button key={`${from}-${to}`} type="button" onClick={() => onMove(from, to)}>
            {words('moveSaid', { disc, from: pegNumber(from), to: pegNumber(to) })}:{' '}
            {world.label(next)}
          </button>
        ))}
      </div>
    </details>
  );
}
