import type { HeapPosition } from '@manaus/games';
import type { BinaryColumns, ZeckendorfParts } from '@manaus/games/internals';
import { Explained } from '../shell/explained.js';
import type { Words } from '../words/words.js';
import type { Table } from './table.js';

interface Props {
  readonly table: Table;
  readonly position: HeapPosition;
  readonly words: Words;
}

/**
 * The sum by hand that decides a position: binary digits added column by column, or the parts of a
 * heap.
 */
export function ColumnsView(props: Props) {
  const sum = props.table.rules.arithmetic(props.position);
  if (sum?.kind === 'columns') return <Columns {...props} columns={sum} />;
  return sum === null ? null : <Parts {...props} parts={sum} />;
}

interface SumProps extends Props {
  readonly columns: BinaryColumns;
}

function Columns({ columns, table: { rules }, words }: SumProps) {
  const { of, sum, modulus } = columns;
  const title = words(of === 'values' ? 'heaps.columns.values' : 'heaps.columns');
  // The sum of Grundy values is their nim-sum.
  const total = words(rules.isSum ? 'heaps.nimSum' : 'heaps.mooreSum', { m: modulus });
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
            <Digits digits={sum} look="open" />
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

interface DigitsProps {
  readonly digits: string;
  /** The look of those that are not zero. */
  readonly look?: string;
}

const Digits = ({ digits, look }: DigitsProps) => (
  <>
    {[...digits].map((digit, i) => (
      <td key={i} class={digit === '0' ? 'zero' : look}>
        {digit}
      </td>
    ))}
  </>
);

interface PartsProps extends Props {
  readonly parts: ZeckendorfParts;
}

const Parts = ({ parts: { kept, parts }, position: { heaps, limit }, words }: PartsProps) => (
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
