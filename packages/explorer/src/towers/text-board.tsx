import { current } from '../play/history.js';
import { Button } from '../shell/button.js';
import type { Words } from '../words/words.js';
import { moveValues } from './phrases.js';
import type { TowersAction } from './reducer.js';
import type { TowerGame } from './tower-game.js';
import { pegName } from './world.js';

interface TextProps {
  readonly game: TowerGame;
  readonly words: Words;
  dispatch(action: TowersAction): void;
}

/** The board as a table and the legal moves as buttons: the whole play without a picture. */
export const TextBoard = ({ game, words, dispatch }: TextProps) => (
  <details class="tower-text">
    <summary>{words('text')}</summary>
    <PegTable game={game} words={words} />
    <h3>{words('text.moves')}</h3>
    <div class="actions">
      {game.world.moves(current(game.history)).map((move) => (
        <Button
          key={`${move.from}-${move.to}`}
          onClick={() => dispatch({ type: 'move', from: move.from, to: move.to })}
        >
          {words('moveSaid', moveValues(move))}: {game.world.label(move.next)}
        </Button>
      ))}
    </div>
  </details>
);

function PegTable({ game: { world, history }, words }: Pick<TextProps, 'game' | 'words'>) {
  const { capacities } = world.rules;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{words('text.peg')}</th>
          <th scope="col">{words('text.discs')}</th>
          <th scope="col">{words('text.room')}</th>
        </tr>
      </thead>
      <tbody>
        {world.state(current(history)).map((discs, peg) => (
          <tr key={peg}>
            <th scope="row">{pegName(peg)}</th>
            <td>{discs.length === 0 ? '–' : discs.join(', ')}</td>
            <td>{capacities[peg] - discs.length}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
