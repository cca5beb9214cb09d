import { readCertificate } from '@manaus/papers/internals';
import { representativeFamily } from '@manaus/theorems';
import type { JSX } from 'preact';
import { said } from '../page/here.js';
import { Link } from '../page/link.js';
import type { Page } from '../page/page.js';
import { ATLAS_PATH, FAMILY_PATH } from './atlas-page.js';
import { familyKey } from './words.js';

/** The page of any family: its script finds the theorems and has them verified. */
export const familyPage = (): Page => ({
  path: FAMILY_PATH,
  title: { en: 'A family of three-peg towers', pt: 'Uma família de torres de três pinos' },
  section: 'proofs',
  wide: true,
  scripts: ['family'],
  render: () => (
    <>
      <p class="crumbs">
        <Link to={ATLAS_PATH}>
          {said({ en: 'Theorems of three-peg towers', pt: 'Teoremas de torres de três pinos' })}
        </Link>
      </p>
      <h1>
        {said({ en: 'A family of three-peg towers', pt: 'Uma família de torres de três pinos' })}
      </h1>
      <div class="family" data-coq={JSON.stringify(provedByCoq())}>
        <noscript>
          <p>
            {said({
              en: 'The theorems are found and verified by a script, in this page. Without it: manaus theorems.',
              pt: 'Os teoremas são encontrados e verificados por um script, nesta página. Sem ele: manaus theorems.',
            })}
          </p>
        </noscript>
      </div>
      <Ask />
    </>
  ),
});

/** A form that asks for a family; it leads to this page. */
const Ask = (): JSX.Element => (
  <section>
    <h2>{said({ en: 'Another family', pt: 'Outra família' })}</h2>
    <form class="filter ask">
      {[0, 1, 2].map((peg) => (
        <label>
          {said({ en: `p${peg} holds`, pt: `em p${peg} cabem` })}{' '}
          <input
            name="capacity"
            value="n"
            size={4}
            required
            pattern="n(-[1-9])?|[0-9]"
            title={said({ en: 'n, n-1, … or a number', pt: 'n, n-1, … ou um número' })}
          />
        </label>
      ))}
      <fieldset>
        <legend>{said({ en: 'Moves', pt: 'Movimentos' })}</legend>
        {['01', '10', '12', '21', '02', '20'].map((pair) => (
          <label>
            <input type="checkbox" name="move" value={pair} checked /> {pair[0]}→{pair[1]}
          </label>
        ))}
      </fieldset>
      <button type="submit">
        {said({ en: 'Find the theorems', pt: 'Encontrar os teoremas' })}
      </button>
    </form>
  </section>
);

/**
 * The names of the theorems that Coq proved of families, by their representatives; none where the
 * proofs changed since.
 */
export function provedByCoq(): Readonly<Record<string, readonly string[]>> {
  const reading = readCertificate();
  if (reading === null || reading.stale.length > 0) return {};
  return Object.fromEntries(
    reading.certificate.families.map(({ capacities, moves, theorems }) => {
      const family = representativeFamily({
        capacities,
        moves: moves.split(' ').map((pair) => [Number(pair[0]), Number(pair[1])] as const),
        goal: null,
      });
      return [familyKey(family), theorems.map(({ name }) => name)];
    }),
  );
}
