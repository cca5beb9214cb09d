import { zeckendorf } from '@manaus/games';
import type { Words } from '../words/words.js';
import { columnsOf } from './columns.js';
import type { Position, Table } from './table.js';

interface ColumnsProps {
  readonly table: Table;
  readonly position: Position;
  readonly words: Words;
}

/** The binary digits of the heaps or of their Grundy values, added column by column; the parts of the heap in Fibonacci Nim. */
export function ColumnsView({ table, position, words }: ColumnsProps) {
  const columns = columnsOf(table, position);
  if (columns === null) return <Parts table={table} position={position} words={words} />;
  const { rows, sum, modulus } = columns;
  const byValue = table.setup.game === 'halving' || table.setup.game === 'subtraction';
  const title = words(byValue ? 'heaps.columns.values' : 'heaps.columns');
  const total =
    table.setup.game === 'moore' ? words('heaps.mooreSum', { m: modulus }) : words('heaps.nimSum');
  return (
    <>
      <h2>{title}</h2>
      <table class="heaps-columns" aria-label={title}>
        <tbody>
          {rows.map(({ heap, value, digits }, place) => (
            <tr key={place}>
              <th scope="row">
                {heap}
                {byValue ? `: g = ${value}` : ''}
              </th>
              <Digits digits={digits} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{total}</th>
            <Digits digits={sum} sum />
          </tr>
        </tfoot>
      </table>
    </>
  );
}

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

function Parts({ table, position: { heaps, limit }, words }: ColumnsProps) {
  const kept = table.setup.convention === 'misere' ? 1 : 0;
  const parts = zeckendorf(Math.max(0, heaps[0] - kept));
  return (
    <>
      <h2>{words('heaps.parts')}</h2>
      <p class="heaps-parts">
        {kept === 1 && heaps[0] > 0 ? <span class="kept">1</span> : null}
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
