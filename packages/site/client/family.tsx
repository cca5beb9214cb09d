// The page of a family of three-peg towers: finds its theorems and has them verified, here, for the
// family that the address names.
import { recognize } from '@manaus/lab/internals';
import {
  type Family,
  readFamily,
  representativeFamily,
  type Statement,
  type Theorems,
  theorems,
} from '@manaus/theorems';
import { type JSX, render } from 'preact';
import {
  digraphName,
  familyAddress,
  familyKey,
  quantityWords,
  ruleWords,
  withMinus,
} from '../src/atlas/words';
import { Commas } from '../src/page/commas';
import { Mathematics } from '../src/page/mathematics';
import { said } from './load';
import { prepareScroll } from './scroll';

/** The first terms that are shown. */
const TERMS = 8;

const COLUMNS = [
  { en: 'quantity', pt: 'grandeza' },
  { en: 'formula', pt: 'fórmula' },
  { en: 'from n', pt: 'a partir de n' },
  { en: 'first terms', pt: 'primeiros termos' },
  { en: 'published sequences that agree', pt: 'sequências publicadas que coincidem' },
];

/** The family that the address names; that of Hanoi where it names none. */
function familyInAddress(): Family {
  const query = new URLSearchParams(location.search);
  const capacities = query.getAll('capacity');
  const goal = query.get('goal');
  return readFamily({
    ...(capacities.length > 0 && {
      capacities,
      moves: query
        .getAll('move')
        .map((pair): [number, number] => [Number(pair[0]), Number(pair[1])]),
    }),
    ...(goal !== null && { goal: Number(goal.replace('p', '')) }),
  });
}

const isDirected = ({ moves }: Family): boolean =>
  moves.some(([a, b]) => !moves.some(([c, d]) => a === d && b === c));

const Rules = ({ family }: { readonly family: Family }): JSX.Element => {
  const name = digraphName(family.moves);
  return (
    <>
      <h1>
        <span class="whole">{withMinus(family.capacities.join(', '))}</span>
        {name !== null && (
          <span class="quiet">
            {' · '}
            {said(`moves: ${name.en}`, `movimentos: ${name.pt}`)}
          </span>
        )}
      </h1>
      <p class="lead">
        {ruleWords(family)
          .map(({ en, pt }) => said(en, pt))
          .join(' ')}
      </p>
      <Goals family={family} />
    </>
  );
};

/** Links to the other goals of a family. */
const Goals = ({ family }: { readonly family: Family }): JSX.Element | null => {
  const others = [0, 1, 2].filter((peg) => family.capacities[peg] === 'n' && peg !== family.goal);
  return others.length === 0 ? null : (
    <p>
      {said('Other goals:', 'Outros objetivos:')}{' '}
      <Commas
        of={others}
        as={(peg) => (
          <a href={familyAddress({ ...family, goal: peg })}>
            p<sub>{peg}</sub>
          </a>
        )}
      />
    </p>
  );
};

const Line = ({ statement, directed }: LineProps): JSX.Element => {
  const { form, from, recurrence, values } = statement;
  const words = quantityWords(statement, directed);
  const terms = Object.values(values);
  return (
    <tr>
      <th scope="row">
        <Mathematics text={said(words.en, words.pt)} />
      </th>
      <td class="formula-cell">
        {recurrence === null ? (
          said('impossible', 'impossível')
        ) : (
          <Mathematics text={withMinus(form ?? recurrence.text)} />
        )}
      </td>
      <td>{from}</td>
      <td>{recurrence === null ? '–' : `${terms.slice(0, TERMS).join(', ')},\u00a0…`}</td>
      <td>
        <Published from={from} terms={terms} />
      </td>
    </tr>
  );
};

interface LineProps {
  readonly statement: Statement;
  readonly directed: boolean;
}

/** The published sequences that the terms agree with, with the shift and the factor. */
const Published = ({ from, terms }: PublishedProps): JSX.Element => {
  const found = recognize(from, terms.map(BigInt)).slice(0, 3);
  return found.length === 0 ? (
    <>–</>
  ) : (
    <Commas
      of={found}
      as={({ sequence: { id }, factor, divisor, shift, agree }) => (
        <span title={said(`${agree} terms agree`, `${agree} termos coincidem`)}>
          {factor === 1n ? '' : `${factor}·`}
          <a href={`https://oeis.org/${id}`}>{id}</a>(n
          {shift === 0 ? '' : shift > 0 ? ` + ${shift}` : ` − ${-shift}`})
          {divisor === 1n ? '' : `/${divisor}`}
        </span>
      )}
    />
  );
};

interface PublishedProps {
  readonly from: number;
  readonly terms: readonly string[];
}

const Found = ({ found, coq }: FoundProps): JSX.Element => (
  <>
    <Rules family={found.family} />
    {found.open !== null ? (
      <p>
        {said('Nothing was proved:', 'Nada foi demonstrado:')} <span lang="en">{found.open}</span>
      </p>
    ) : (
      <>
        <div class="scroll">
          <table>
            <thead>
              <tr>
                {COLUMNS.map(({ en, pt }) => (
                  <th scope="col">{said(en, pt)}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {found.statements.map((statement) => (
                <Line statement={statement} directed={isDirected(found.family)} />
              ))}
            </tbody>
          </table>
        </div>
        <Certificate found={found} coq={coq} />
      </>
    )}
  </>
);

interface FoundProps {
  readonly found: Theorems;
  /** The theorems of Coq about families, by the keys of their representatives. */
  readonly coq: Readonly<Record<string, readonly string[]>>;
}

const Certificate = ({ found: { family, certificate }, coq }: FoundProps): JSX.Element => {
  const text = `${JSON.stringify(certificate)}\n`;
  const name = `${[...family.capacities, ...family.moves.map((pair) => pair.join(''))].join('_')}.json`;
  const names = coq[familyKey(representativeFamily({ ...family, goal: null }))] ?? [];
  return (
    <section>
      <h2>{said('Why it holds', 'Por que vale')}</h2>
      <p>
        {said(
          'Each statement holds for every n from the one given on: this page found a certificate, and the verifier, which shares no code with what found it, accepted it.',
          'Cada afirmação vale para todo n a partir do indicado: esta página encontrou um certificado, e o verificador, que nada compartilha com o que o encontrou, o aceitou.',
        )}{' '}
        <a
          href={URL.createObjectURL(new Blob([text], { type: 'application/json' }))}
          download={name}
        >
          {said('The certificate', 'O certificado')} ({(text.length / 1000).toFixed(0)} kB)
        </a>
      </p>
      <p>
        {said('It is verified again by', 'É verificado de novo por')}{' '}
        <code class="command">manaus theorems --verify {name}</code>
      </p>
      <p>
        {names.length === 0 ? (
          said(
            'Coq has not been asked about this family.',
            'O Coq não foi consultado sobre esta família.',
          )
        ) : (
          <>
            {said(
              'Coq proves states, moves, worst case and worst starts too (the pegs may have other names there):',
              'O Coq também demonstra estados, movimentos, pior caso e piores inícios (os pinos podem ter outros nomes lá):',
            )}{' '}
            <Commas of={names} as={(each) => <code>{each}</code>} />
          </>
        )}
      </p>
    </section>
  );
};

/** The fields of the form are those of the family that is shown. */
function fill({ capacities, moves }: Family): void {
  const fields = document.querySelectorAll<HTMLInputElement>('form.ask input');
  const arcs = moves.map((pair) => pair.join(''));
  let peg = 0;
  for (const field of fields)
    if (field.name === 'capacity') field.value = capacities[peg++] ?? 'n';
    else field.checked = arcs.includes(field.value);
}

const place = document.querySelector<HTMLElement>('div.family');
if (place !== null) {
  try {
    const family = familyInAddress();
    fill(family);
    const coq = JSON.parse(place.dataset.coq ?? '{}');
    document.querySelector('main > h1')?.remove();
    render(<Found found={theorems(family)} coq={coq} />, place);
    prepareScroll();
  } catch (error) {
    render(
      <p class="problems" lang="en">
        {error instanceof Error ? error.message : String(error)}
      </p>,
      place,
    );
  }
}
