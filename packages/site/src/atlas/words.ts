// What the pages of families say, on the pages and in their scripts.
import type { Words } from '@manaus/plot';
import type { Family, Statement } from '@manaus/theorems';

/** What a statement is about; in English as the theorems say it. */
export function quantityWords({ quantity, subject }: Statement, directed: boolean): Words {
  const [name, first, second] = quantity.split(' ');
  const pt: Readonly<Record<string, string>> = {
    order: 'estados',
    size: directed ? 'movimentos' : 'arestas',
    degree: `estados com ${first} ${first === '1' ? 'movimento' : 'movimentos'}`,
    components: directed ? 'componentes, movimentos nos dois sentidos' : 'componentes',
    reachable: 'estados que podem chegar ao objetivo',
    eccentricity: 'movimentos a partir dos piores inícios',
    farthest: 'piores inícios',
    diameter: directed
      ? 'maior distância de um estado a outro que ele alcança'
      : 'diâmetro, o maior de todas as componentes',
    diametralPairs: 'pares ordenados a essa distância',
    goalDiameter: 'diâmetro da componente do objetivo',
    goalDiametralPairs: 'pares ordenados a essa distância na componente do objetivo',
    sumOfDistances: 'soma de todas as distâncias ao objetivo',
    distance: `movimentos de uma pilha de ${first} a ${second}`,
  };
  return { en: subject, pt: pt[name] ?? subject };
}

/** The digraphs of pegs that have a name, up to the names of the pegs. */
const NAMES: readonly (readonly [arcs: readonly string[], Words])[] = [
  [['01 02 10 12 20 21'], { en: 'any', pt: 'quaisquer' }],
  [['01 12 20', '02 10 21'], { en: 'cyclic', pt: 'cíclicos' }],
  [['01 10 12 21', '01 02 10 20', '02 12 20 21'], { en: 'adjacent', pt: 'adjacentes' }],
  [[''], { en: 'none', pt: 'nenhum' }],
];

/** The name of a digraph of pegs, if it has one. */
export const digraphName = (moves: Family['moves']): Words | null =>
  NAMES.find(([arcs]) => arcs.includes(arcsText(moves)))?.[1] ?? null;

/** A digraph of pegs as pairs: `01 12 20`. */
const arcsText = (moves: Family['moves']): string => moves.map((pair) => pair.join('')).join(' ');

/** A formula with minus signs in place of hyphens. */
export const withMinus = (text: string): string => text.replaceAll('-', '−');

/** The name of a family without its goal in tables: its capacities and its pairs of pegs. */
export const familyKey = ({ capacities, moves }: Family): string =>
  `${capacities.join(' ')}, ${arcsText(moves)}`;

/** The address of the page of a family, from a page beside it. */
export function familyAddress({ capacities, moves, goal }: Family): string {
  const query = new URLSearchParams(capacities.map((capacity) => ['capacity', capacity]));
  for (const pair of moves) query.append('move', pair.join(''));
  if (goal !== null) query.set('goal', `p${goal}`);
  return `family.html?${query}`;
}

/** A digraph of pegs as arrows: `0↔1 1→2`. */
export const arrows = (moves: Family['moves']): string[] =>
  moves.flatMap(([a, b]) => {
    const isBoth = moves.some(([c, d]) => a === d && b === c);
    return isBoth ? (a < b ? [`${a}↔${b}`] : []) : [`${a}→${b}`];
  });

/** The rules of a family in two sentences. */
export function ruleWords({ capacities, moves, goal }: Family): readonly Words[] {
  const places = capacities.map(withMinus);
  const pegs = places.map((text, peg) => `p${peg}: ${text}`).join('; ');
  const ways = arrows(moves).join(', ');
  return [
    {
      en: `n discs of different sizes on three pegs; the most discs on each is ${pegs}. One disc at a time, from the top of a peg to the top of another, never onto a smaller one, ${ways === '' ? 'but between no two pegs' : `between these pegs: ${ways}`}.`,
      pt: `n discos de tamanhos diferentes em três pinos; o máximo de discos em cada um é ${pegs}. Um disco por vez, do topo de um pino para o topo de outro, nunca sobre um menor, ${ways === '' ? 'mas entre nenhum par de pinos' : `entre estes pinos: ${ways}`}.`,
    },
    goal === null
      ? {
          en: 'No peg holds all discs, so that there is no goal.',
          pt: 'Nenhum pino comporta todos os discos, portanto não há objetivo.',
        }
      : { en: `The goal: all discs on p${goal}.`, pt: `O objetivo: todos os discos em p${goal}.` },
  ];
}
