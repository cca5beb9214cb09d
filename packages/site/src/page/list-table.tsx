import type { Words } from '@manaus/plot';
import type { ComponentChildren, JSX } from 'preact';
import { said } from './here.js';

/**
 * A table with the names of its columns above its rows, which scrolls by itself where the page is
 * narrow.
 */
export const ListTable = ({ columns, children, ...rest }: ListTableProps): JSX.Element => (
  <div class="scroll">
    <table {...rest}>
      <thead>
        <tr>
          {columns.map((words) => (
            <th scope="col">{said(words)}</th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
);

interface ListTableProps {
  readonly columns: readonly Words[];
  readonly class?: string;
  readonly children: ComponentChildren;
}
