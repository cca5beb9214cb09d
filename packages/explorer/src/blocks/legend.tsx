import type { Level } from '@manaus/blocks';
import { levelFigure } from '@manaus/plot';
import { useMemo } from 'preact/hooks';
import type { Key, Words } from '../words/words.js';

/** The legend labels of plot, and the page's keys for them. */
const names: Readonly<Record<string, Key>> = {
  floor: 'block.cell.floor',
  'floor, vanishes when left': 'block.cell.once',
  wood: 'block.cell.wood',
  'bridge, open': 'block.legend.open',
  'bridge, closed': 'block.legend.closed',
  'raised floor': 'block.cell.raised',
  'black cell, becomes floor': 'block.cell.twice',
  'blue cell': 'block.cell.blue',
  'red end': 'block.cell.goal',
  goal: 'block.cell.goal',
};

/** The colors of a board; its signs are explained by its rules. */
export function Legend({ level, words }: { readonly level: Level; readonly words: Words }) {
  const entries = useMemo(() => levelFigure({ level, title: '' }).legend ?? [], [level]);
  return (
    <ul class="block-legend">
      {entries.map(({ label, color, shape }) => (
        <li key={label}>
          <span
            class="swatch"
            style={shape === 'hollow' ? { borderColor: color } : { background: color }}
          />{' '}
          {names[label] === undefined ? label : words(names[label])}
        </li>
      ))}
    </ul>
  );
}
