import { type Analysis, termsOf, towerSequences } from '@manaus/lab';
import { message, said } from '@manaus/plot';
import { messageIn } from '@manaus/plot/internals';
import type { JSX } from 'preact';
import { FileLink } from '../page/link.js';
import { Mathematics } from '../page/mathematics.js';
import type { Page } from '../page/page.js';
import type { Site } from '../read/site.js';
import type { Census } from './census.js';
import { towerPath } from './game-paths.js';
import { ItemList } from './item-list.js';
import { PlayLink } from './play-link.js';
import type { TowerWords } from './towers.js';

type TowerSequence = (typeof towerSequences)[number];

/** The page of a tower: rules, graphs in numbers, sequences, and all items about it. */
export const towerPage = (site: Site, tower: TowerWords, census: Census): Page => ({
  path: towerPath(tower.name),
  title: tower.title,
  section: 'games',
  summary: tower.rules,
  entries: [
    {
      title: tower.title,
      path: towerPath(tower.name),
      text: tower.rules,
      names: [tower.name],
      kind: { en: 'game', pt: 'jogo' },
      weight: 3,
    },
    ...sequencesOf(tower).map(sequenceEntry(tower)),
  ],
  render: () => (
    <>
      <h1>{said(tower.title)}</h1>
      <p class="lead">{said(tower.rules)}</p>
      <PlayLink address={`towers?puzzle=${tower.name}`} />
      <Graphs graphs={census.get(tower.name) ?? []} name={tower.name} />
      <Sequences tower={tower} />
      <ItemList items={site.items.filter(({ item }) => tower.word.test(item.statement.en))} />
    </>
  ),
});

const Graphs = ({ graphs, name }: GraphsProps): JSX.Element => (
  <section>
    <h2>{said({ en: 'The graph of all states', pt: 'O grafo de todos os estados' })}</h2>
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">n</th>
            <th scope="col">{said({ en: 'states', pt: 'estados' })}</th>
            <th scope="col">{said({ en: 'edges', pt: 'arestas' })}</th>
            <th scope="col">{said({ en: 'reach the goal', pt: 'chegam ao objetivo' })}</th>
            <th scope="col">{said({ en: 'worst case, moves', pt: 'pior caso, movimentos' })}</th>
            <th scope="col">{said({ en: 'needed from', pt: 'necessários a partir de' })}</th>
          </tr>
        </thead>
        <tbody>
          {graphs.map(({ parameters, order, size, reachable, eccentricity, farthest }) => (
            <tr>
              <th scope="row">{parameters.discs}</th>
              <td class="number">{order}</td>
              <td class="number">{size}</td>
              <td class="number">{reachable}</td>
              <td class="number">{eccentricity}</td>
              <td>
                <code>{farthest.slice(0, 2).join(', ')}</code>
                {farthest.length > 2 ? ', …' : ''}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    <p class="quiet">
      <FileLink to={`data/distances-${name}.csv`}>
        {said({ en: 'States by distance from the goal', pt: 'Estados por distância do objetivo' })}
      </FileLink>
    </p>
  </section>
);

interface GraphsProps {
  readonly graphs: readonly Analysis[];
  readonly name: string;
}

const TERMS = 5;

/** The sequences that count something of a tower; those of Hanoi with four pegs are with Hanoi. */
const sequencesOf = ({ name }: TowerWords): TowerSequence[] =>
  towerSequences.filter((sequence) =>
    sequence.name.startsWith('reve') ? name === 'hanoi' : sequence.name.startsWith(`${name}-`),
  );

const sequenceEntry = (tower: TowerWords) => (sequence: TowerSequence) => ({
  title: { en: sequence.title, pt: messageIn('pt', sequence.title) },
  path: `${towerPath(tower.name)}#${sequence.name}`,
  text: { en: tower.title.en, pt: tower.title.pt },
  names: [sequence.name, sequence.published?.sequence.id ?? ''],
  kind: { en: 'sequence', pt: 'sequência' },
});

function Sequences({ tower }: { readonly tower: TowerWords }): JSX.Element {
  return (
    <section>
      <h2>{said({ en: 'Sequences', pt: 'Sequências' })}</h2>
      <ul class="list">
        {sequencesOf(tower).map((sequence) => (
          <li id={sequence.name}>
            <Mathematics text={message(sequence.title)} />: {firstTerms(sequence).join(', ')}, …{' '}
            <span class="quiet">
              n ≥ {sequence.offset}
              {sequence.published === undefined ? '' : `; ${sequence.published.sequence.id}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const known = new Map<string, readonly bigint[]>();

/** The first terms of a sequence, computed once. */
function firstTerms(sequence: TowerSequence): readonly bigint[] {
  const last = Math.min(sequence.quick ?? Number.POSITIVE_INFINITY, sequence.offset + TERMS);
  const found = known.get(sequence.name) ?? termsOf(sequence, last);
  known.set(sequence.name, found);
  return found;
}
