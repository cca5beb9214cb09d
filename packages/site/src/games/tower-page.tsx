import { findTower } from '@manaus/core';
import { type Analysis, termsOf, towerSequences } from '@manaus/lab';
import { message, type Words } from '@manaus/plot';
import { type Family, familyOf } from '@manaus/theorems';
import type { JSX } from 'preact';
import { familyAddress } from '../atlas/words.js';
import { said, useLanguage } from '../page/here.js';
import { FileLink, Link } from '../page/link.js';
import { ListTable } from '../page/list-table.js';
import { Mathematics } from '../page/mathematics.js';
import type { Page } from '../page/page.js';
import type { Site } from '../read/site.js';
import { tongueOf } from '../read/tongue.js';
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
    ...sequencesOf(tower).map((sequence) => ({
      title: { en: sequence.title, pt: message('pt', sequence.title) },
      path: `${towerPath(tower.name)}#${sequence.name}`,
      text: { en: tower.title.en, pt: tower.title.pt },
      names: [sequence.name, sequence.published?.sequence.id ?? ''],
      kind: { en: 'sequence', pt: 'sequência' },
    })),
  ],
  render: () => (
    <>
      <h1>{said(tower.title)}</h1>
      <p class="lead">{said(tower.rules)}</p>
      <PlayLink address={`towers?puzzle=${tower.name}`} />
      <Graphs graphs={census.get(tower.name) ?? []} name={tower.name} />
      <Sequences tower={tower} />
      <Theorems tower={tower} />
      <ItemList
        items={site.items.filter(({ towers }) => towers.some((name) => name === tower.name))}
      />
    </>
  ),
});

const Graphs = ({ graphs, name }: GraphsProps): JSX.Element => (
  <section>
    <h2>{said({ en: 'The graph of all states', pt: 'O grafo de todos os estados' })}</h2>
    <ListTable columns={graphColumns}>
      {graphs.map((graph) => (
        <tr>
          <th scope="row">{graph.parameters.discs}</th>
          <td class="number">{graph.order}</td>
          <td class="number">{graph.size}</td>
          <td class="number">{graph.reachable}</td>
          <td class="number">{graph.eccentricity}</td>
          <td>
            <code>{graph.farthest.slice(0, 2).join(', ')}</code>
            {graph.farthest.length > 2 ? ', …' : ''}
          </td>
        </tr>
      ))}
    </ListTable>
    <p class="quiet">
      <FileLink to={`data/distances-${name}.csv`}>
        {said({ en: 'States by distance from the goal', pt: 'Estados por distância do objetivo' })}
      </FileLink>
    </p>
  </section>
);

const graphColumns: readonly Words[] = [
  { en: 'n', pt: 'n' },
  { en: 'states', pt: 'estados' },
  { en: 'edges', pt: 'arestas' },
  { en: 'reach the goal', pt: 'chegam ao objetivo' },
  { en: 'worst case, moves', pt: 'pior caso, movimentos' },
  { en: 'needed from', pt: 'necessários a partir de' },
];

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

const Sequences = ({ tower }: { readonly tower: TowerWords }): JSX.Element => (
  <section>
    <h2>{said({ en: 'Sequences', pt: 'Sequências' })}</h2>
    <ul class="list">
      {sequencesOf(tower).map((sequence) => (
        <li id={sequence.name}>
          <Mathematics text={message(tongueOf(useLanguage()), sequence.title)} />:{' '}
          {firstTerms(sequence).join(', ')}, …{' '}
          <span class="quiet">
            n ≥ {sequence.offset}
            {sequence.published === undefined ? '' : `; ${sequence.published.sequence.id}`}
          </span>
        </li>
      ))}
    </ul>
  </section>
);

/** A link to what is proved of a tower for every number of discs, where theorems cover it. */
function Theorems({ tower: { name } }: { readonly tower: TowerWords }): JSX.Element | null {
  let family: Family;
  try {
    family = familyOf(findTower(name).tower);
  } catch {
    return null; // rules of another kind
  }
  return (
    <p>
      <Link to={`theorems/${familyAddress(family)}`}>
        {said({
          en: 'Theorems for every number of discs',
          pt: 'Teoremas para todo número de discos',
        })}
      </Link>
    </p>
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
