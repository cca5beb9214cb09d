import { said } from '@manaus/plot';
import type { JSX } from 'preact';
import { Mathematics } from '../page/mathematics.js';
import type { Erratum } from '../read/ledger.js';

/** Cells that differ as a table, printed against computed; nothing if none differ. */
export const CellTable = ({ cells }: CellTableProps): JSX.Element | null =>
  cells.length === 0 ? null : (
    <div class="scroll">
      <table class="cells">
        <thead>
          <tr>
            <th scope="col">{said({ en: 'place', pt: 'lugar' })}</th>
            <th scope="col">{said({ en: 'printed', pt: 'impresso' })}</th>
            <th scope="col">{said({ en: 'computed', pt: 'calculado' })}</th>
          </tr>
        </thead>
        <tbody>
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
        </tbody>
      </table>
    </div>
  );

interface CellTableProps {
  readonly cells: Erratum['en']['cells'];
}
