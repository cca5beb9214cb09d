import { colors, type Figure, type Mark, stripFigure } from '@manaus/plot';
import { textOn } from '@manaus/plot/internals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Explained } from '../shell/explained.js';
import { MarkView } from '../shell/mark-view.js';
import type { Key, Words } from '../words/words.js';
import type { HeapRow } from './row.js';
import type { Table } from './table.js';

interface StripProps {
  readonly table: Table;
  readonly row: HeapRow;
  /** The heaps to mark. */
  readonly heaps: readonly number[];
  readonly words: Words;
}

/** Above the numbers of the heaps a figure has its title, which the page writes itself. */
const TOP = 76;

/**
 * The Grundy values and outcomes of single heaps with their proved period, the heaps on the table
 * marked.
 */
export function StripView({ table, row, heaps, words }: StripProps) {
  const figure = useMemo(
    () =>
      stripFigure({
        title: '',
        rows: [
          ...(row.values === null
            ? []
            : [{ name: 'g', values: row.values, repeats: row.valuesRepeat ?? undefined }]),
          { values: row.outcomes, repeats: row.outcomesRepeat ?? undefined },
        ],
      }),
    [row],
  );
  const cells = figure.marks.filter((mark) => mark.kind === 'rect').slice(0, row.outcomes.length);
  // The largest heap is kept in sight.
  const frame = useRef<HTMLElement>(null);
  const { x: largest } = cells[Math.max(0, ...heaps)];
  useEffect(
    () => frame.current?.scrollTo({ left: largest - frame.current.clientWidth / 2 }),
    [largest],
  );
  const title = words(row.values === null ? 'heaps.strip.outcomes' : 'heaps.strip');
  return (
    <figure class="heaps-strip">
      <h2>
        <Explained text={title} />
      </h2>
      <section
        ref={frame}
        class="heaps-scroll"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys must reach a frame that scrolls
        tabIndex={0}
        aria-label={title}
        onKeyDown={(event) => {
          if (event.key.startsWith('Arrow')) event.stopPropagation();
        }}
      >
        <Strip figure={figure} label={row.values?.join(', ') ?? row.outcomes.join('')}>
          {[...new Set(heaps)].map((heap) => {
            const { x, y, width, height } = cells[heap];
            return (
              <rect
                key={heap}
                class="heaps-here"
                x={x - 2}
                y={y - 2}
                width={width + 4}
                height={height + 4}
                rx={4}
              />
            );
          })}
        </Strip>
      </section>
      <figcaption>{captionOf(table, row, words)}</figcaption>
    </figure>
  );
}

interface DrawingProps {
  readonly figure: Figure;
  /** The row in words. */
  readonly label: string;
  readonly children: ComponentChildren;
}

function Strip({ figure, label, children }: DrawingProps) {
  const { width, height } = figure;
  const drawing = useMemo(
    () => figure.marks.map((mark, i) => <MarkView key={i} mark={forPlayer(mark)} />),
    [figure],
  );
  return (
    <svg
      viewBox={`0 ${TOP} ${width} ${height - TOP}`}
      width={width}
      height={height - TOP}
      role="img"
      aria-label={label}
    >
      {drawing}
      {children}
    </svg>
  );
}

/** An outcome in the color of who is to move: N is good, P is bad. */
function forPlayer(mark: Mark): Mark {
  if (mark.group !== 'N' && mark.group !== 'P') return mark;
  const fill = mark.group === 'N' ? colors.good : colors.bad;
  if (mark.kind === 'text') return { ...mark, color: textOn(fill) };
  return mark.kind === 'rect' ? { ...mark, fill } : mark;
}

function captionOf({ setup }: Table, row: HeapRow, words: Words): string {
  const { values, valuesRepeat, neverRepeats } = row;
  const convention = words(
    setup.convention === 'misere' && values !== null ? 'heaps.strip.misere' : 'heaps.strip.single',
  );
  if (valuesRepeat !== null) return `${words('heaps.period', { ...valuesRepeat })} ${convention}`;
  if (values === null) return words(`heaps.strip.${setup.family.name}` as Key);
  return neverRepeats ? `${words('heaps.period.never')} ${convention}` : convention;
}
