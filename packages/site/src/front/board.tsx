import { manaus, parseLabel } from '@manaus/core';
import { colors } from '@manaus/plot';
import { discColor, textOn } from '@manaus/plot/internals';
import type { JSX } from 'preact';
import { playAddress } from '../items/positions.js';
import { said, useHere } from '../page/here.js';
import { discPlaces, pegCenter, shape } from './board-shape.js';

/** The position of the board on the front page: the farthest one from the goal. */
const firstPosition = { puzzle: 'manaus', discs: 3, at: '1/2/3' } as const;
const tower = manaus(firstPosition.discs);

/**
 * A tower as a picture that a script makes playable; without script it is the picture, with a link
 * to the page of games.
 */
export const Board = (): JSX.Element => (
  <div class="board" data-discs={firstPosition.discs} data-start={firstPosition.at}>
    <Picture />
    <p class="says" aria-live="polite">
      {said({
        en: 'Bring all discs to the left peg. Five moves are enough.',
        pt: 'Leve todos os discos ao pino da esquerda. Cinco movimentos bastam.',
      })}
    </p>
    <p class="buttons">
      <button type="button" class="again" hidden>
        {said({ en: 'Start again', pt: 'Recomeçar' })}
      </button>{' '}
      <a href={`${useHere().file('play/index.html')}${playAddress(firstPosition)}`}>
        {said({
          en: 'More discs, hints, and the graph of all states',
          pt: 'Mais discos, dicas e o grafo de todos os estados',
        })}
      </a>
    </p>
  </div>
);

const Picture = (): JSX.Element => (
  <svg viewBox={`0 0 ${shape.width} ${shape.height}`}>
    <title>{said({ en: 'Tower of Manaus, 3 discs', pt: 'Torre de Manaus, 3 discos' })}</title>
    {tower.capacities.map((capacity, peg) => (
      <Peg peg={peg} capacity={capacity} />
    ))}
    <rect x="8" y={shape.base} width={shape.width - 16} height="7" rx="3.5" fill={colors.base} />
    {discPlaces(parseLabel(tower, firstPosition.at)).map(({ disc, x, y, width }) => (
      <g class="disc" data-disc={disc} transform={`translate(${x} ${y})`}>
        <rect width={width} height={shape.disc - 3} rx="7" fill={discColor(disc)} />
        <text x={width / 2} y={shape.disc / 2 + 4} fill={textOn(discColor(disc))}>
          {disc}
        </text>
      </g>
    ))}
  </svg>
);

/** A peg: the place that a script reacts to, the rod, and how many discs it holds. */
function Peg({ peg, capacity }: { readonly peg: number; readonly capacity: number }): JSX.Element {
  const middle = pegCenter(peg, tower.capacities.length);
  const height = capacity * shape.disc + 8;
  return (
    <g class="peg" data-peg={peg}>
      <rect class="hit" x={middle - 75} y="0" width="150" height={shape.height} rx="8" />
      <rect
        x={middle - 3}
        y={shape.base - height}
        width="6"
        height={height}
        rx="3"
        fill={colors.peg}
      />
      <text class="room" x={middle} y={shape.base + 24}>
        {said({ en: `room for ${capacity}`, pt: capacity === 1 ? 'cabe 1' : `cabem ${capacity}` })}
      </text>
    </g>
  );
}
