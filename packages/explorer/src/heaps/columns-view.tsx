import type { HeapPosition } from '@manaus/games';
import type { BinaryColumns, ZeckendorfParts } from '@manaus/games/internals';
import { Explained } from '../shell/explained.js';
import type { Words } from '../words/words.js';
import type { Table } from './table.js';

interface ColumnsProps {
  readonly table: Table;
  readonly position: HeapPosition;
  readonly words: Words;
}

/**
 * The sum by hand that decides a position: binary digits added column by column, or the parts of a
 * heap.
 */
export function ColumnsView({ table, position, words }: ColumnsProps) {
  const sum = table.rules.arithmetic(position);
  if (sum === null) return null;
  return sum.kind === 'columns' ? (
    <Columns columns={sum} ofValues={table.rules.grundyValue !== null} words={words} />
  ) : (
    <Parts parts={sum} position={position} words={words} />
  );
}

interface SumProps {
  readonly columns: BinaryColumns;
  /** True if heaps have Grundy values, so that the sum is their nim-sum. */
  readonly ofValues: boolean;
  readonly words: Words;
}

function Columns({ columns, ofValues, words }: SumProps) {
  const { of, sum, modulus } = columns;
  const title = words(of === 'values' ? 'heaps.columns.values' : 'heaps.columns');
  const total = ofValues ? words('heaps.nimSum') : words('heaps.mooreSum', { m: modulus });
  return (
    <>
      <h2>
        <Explained text={title} />
      </h2>
      <table class="heaps-columns" aria-label={title}>
        <Summands columns={columns} />
        <tfoot>
          <tr>
            <th scope="row">
              <Explained text={total} />
            </th>
            <Digits digits={sum} sum />
          </tr>
        </tfoot>
      </table>
    </>
  );
}

/** The heaps or their values, in digits. */
const Summands = ({ columns: { of, rows } }: Pick<SumProps, 'columns'>) => (
  <tbody>
    {rows.map(({ heap, value, digits }, place) => (
      <tr key={place}>
        <th scope="row">
          {heap}
          {of === 'values' ? `: g = ${value}` : ''}
        </th>
        <Digits digits={digits} />
      </tr>
    ))}
  </tbody>
);

function Digits({ digits, sum = false }: { readonly digits: string; readonly sum?: boolean }) {
  return (
    <>
      {[...digits].map((digit, i) => (
        <td key={i} class={digit === '0' ? 'zero' : sum ? 'open' : undefined}>
          {digit}
        </td>
      ))}
    </>
  );
}

interface PartsProps {
  readonly parts: ZeckendorfParts;
  readonly position: HeapPosition;
  readonly words: Words;
}

function Parts({ parts: { kept, parts }, position: { heaps, limit }, words }: PartsProps) {
  return (
    <>
      <h2>
        <Explained text={words('heaps.parts')} />
      </h2>
      <p class="heaps-parts">
        {kept === 1 ? <span class="kept">1</span> : null}
        {parts.map((part, i) => (
          <span key={part} class={i === parts.length - 1 ? 'least' : undefined}>
            {part}
          </span>
        ))}
      </p>
      <p>{words('heaps.limit', { limit: Math.min(heaps[0], limit ?? 0) })}</p>
    </>
  );
}
