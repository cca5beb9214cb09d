import type { Words } from '@manaus/plot';
import type { JSX } from 'preact';
import { ListTable } from '../page/list-table.js';
import { Mathematics } from '../page/mathematics.js';
import type { Erratum } from '../read/site.js';

/** The columns of cells that differ. */
export const cellColumns: readonly Words[] = [
  { en: 'place', pt: 'lugar' },
  { en: 'printed', pt: 'impresso' },
  { en: 'computed', pt: 'calculado' },
];

/** Cells that differ as a table, printed against computed; nothing if none differ. */
export const CellTable = ({ cells }: CellTableProps): JSX.Element | null =>
  cells.length === 0 ? null : (
    <ListTable columns={cellColumns} class="cells">
      {cells.map(({ place, printed, computed }) => (
        <tr>
          <th scope="row">
            <Mathematics text={place.join(', ')} />
          </th>
          <td>
            <Mathematics text={printed} />
          </td>
          <td>
            <Mathematics text={computed} />
          </td>
        </tr>
      ))}
    </ListTable>
  );

interface CellTableProps {
  readonly cells: Erratum['erratum']['en']['cells'];
}
