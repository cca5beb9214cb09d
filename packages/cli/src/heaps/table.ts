import type { GrundyRow } from '@manaus/games/internals';
import { facts } from '../tables/columns.js';
import { styled } from '../tables/style.js';
import { andMore, grouped } from '../tables/text.js';

/** The most heaps in a table. */
const SHOWN = 200;

/** The Grundy values of heaps, ten per line, and their period. */
export function grundyTable(game: string, row: GrundyRow, color: boolean): string {
  const title = `${game}: Grundy values of heaps of 0 to ${grouped(row.values.length - 1)}`;
  const known = [
    ['period', periodText(row.preperiod, row.period)],
    ['of outcomes', periodText(row.outcomePreperiod, row.outcomePeriod)],
    ['P-positions', pPositions(row)],
  ] as const;
  return `${[...facts(title, known, color), '', ...grid(row.values, color), ...rest(row)].join('\n')}\n`;
}

/** The outcomes of heaps, one proved period per line, or ten letters if none is proved. */
export function outcomeTable(game: string, row: GrundyRow, color: boolean): string {
  const title = `${game}: outcomes of heaps of 0 to ${grouped(row.values.length - 1)}`;
  const known = [
    ['period', periodText(row.outcomePreperiod, row.outcomePeriod)],
    ['P-positions', pPositions(row)],
  ] as const;
  return `${[...facts(title, known, color), '', ...outcomeLines(row, color), ...rest(row)].join('\n')}\n`;
}

function periodText(preperiod: number | null, period: number | null): string {
  if (preperiod === null || period === null) return 'none proved';
  return `${grouped(period)}, ${preperiod === 0 ? 'from the first heap on' : `from the heap of ${grouped(preperiod)} on`}, proved`;
}

function pPositions({ outcomes }: GrundyRow): string {
  const found: number[] = [];
  for (
    let heap = outcomes.indexOf('P');
    heap >= 0 && found.length < 13;
    heap = outcomes.indexOf('P', heap + 1)
  )
    found.push(heap);
  return `${found.slice(0, 12).map(grouped).join(', ')}${found.length > 12 ? ', ...' : ''}`;
}

function grid(values: ArrayLike<number>, color: boolean): string[] {
  const shown = Array.from({ length: Math.min(values.length, SHOWN) }, (_, heap) =>
    String(values[heap]),
  );
  const width = Math.max(2, ...shown.map((value) => value.length)) + 1;
  const line = (head: string, cells: readonly string[]) =>
    `${styled(head.padEnd(6), 'faint', color)}${cells.map((cell) => cell.padStart(width)).join('')}`;
  const rows = Array.from({ length: Math.ceil(shown.length / 10) }, (_, i) =>
    line(String(10 * i), shown.slice(10 * i, 10 * i + 10)),
  );
  return [
    line(
      'heap',
      Array.from({ length: 10 }, (_, i) => `+${i}`),
    ),
    ...rows,
  ];
}

function outcomeLines(
  { outcomes, outcomePreperiod, outcomePeriod }: GrundyRow,
  color: boolean,
): string[] {
  const isPeriod = outcomePeriod !== null && outcomePeriod > 1 && outcomePeriod <= 60;
  const [from, length] =
    isPeriod && outcomePreperiod !== null ? [outcomePreperiod, outcomePeriod] : [0, 10];
  const shown = outcomes.slice(0, SHOWN);
  const lines: string[] = [];
  const add = (heap: number, letters: string) =>
    lines.push(`${styled(String(heap).padEnd(6), 'faint', color)}${letters}`);
  for (let heap = 0; heap < Math.min(from, shown.length); heap += 60)
    add(heap, shown.slice(heap, Math.min(from, heap + 60)));
  for (let heap = from; heap < shown.length; heap += length)
    add(heap, shown.slice(heap, heap + length));
  return lines;
}

const rest = ({ values }: GrundyRow) => andMore(values.length, SHOWN, '; --json has them all');
