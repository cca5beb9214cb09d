/**
 * Where more is said about a tower or a heap game, for whoever links to it: it loads nothing else
 * of this package. Every name is one of its internals.
 *
 * @module @manaus/papers/references
 */

/** The places that say more about a game. */
export interface GameReferences {
  /** Items of works. */
  readonly items: readonly string[];
  readonly notebook: string | null;
  /** Functions of the package of its rules. */
  readonly functions: readonly string[];
}

/** The places that say more about a tower. */
export interface TowerReferences extends GameReferences {
  /** An item about one number of discs, such as a figure. */
  readonly itemOf?: Readonly<Record<number, string>>;
  /**
   * The numbers that items state of the graph on three pegs, named as in an analysis; `from`: the
   * least number of discs, 1 by default.
   */
  readonly numbers?: readonly {
    readonly field: string;
    readonly item: string;
    readonly from?: number;
  }[];
  /** The item which states that from every state every other can be reached. */
  readonly connected?: string;
}

const VARIANTS = 'martins2024/04-variants';

const towers: Readonly<Record<string, TowerReferences>> = {
  hanoi: {
    items: [
      'martins2024/section-3.1/unique-optimum',
      'martins2024/proposition-1',
      'martins2024/figure-3.5',
    ],
    numbers: [
      { field: 'order', item: 'martins2024/section-3.4/order-size' },
      { field: 'size', item: 'martins2024/section-3.4/order-size' },
      { field: 'degrees', item: 'martins2024/proposition-1' },
      { field: 'components', item: 'martins2024/lemma-1' },
      { field: 'diameters', item: 'martins2024/proposition-1' },
      { field: 'planar', item: 'martins2024/proposition-1' },
      { field: 'eccentricity', item: 'hanoi2012/max-distance' },
    ],
    connected: 'martins2024/lemma-1',
    notebook: 'martins2024/03-hanoi',
    functions: ['hanoi'],
  },
  bucharest: {
    items: ['martins2024/proposition-2', 'martins2024/proposition-3', 'martins2024/figure-4.2'],
    numbers: [
      { field: 'degrees', item: 'martins2024/proposition-3' },
      { field: 'components', item: 'martins2024/proposition-3' },
      { field: 'planar', item: 'martins2024/proposition-3' },
      { field: 'eccentricity', item: 'martins2024/table-4.2' },
    ],
    connected: 'martins2024/proposition-3',
    notebook: VARIANTS,
    functions: ['bucharest'],
  },
  manaus: {
    items: [
      'martins2024/definition-4',
      'martins2024/definition-5',
      'martins2024/theorem-7',
      'martins2024/algorithm-11',
    ],
    itemOf: { 3: 'martins2024/figure-5.2', 4: 'martins2024/figure-5.3' },
    numbers: [
      { field: 'order', item: 'martins2024/theorem-8' },
      { field: 'components', item: 'martins2024/theorem-5' },
      { field: 'reachable', item: 'martins2024/theorem-9' },
      { field: 'eccentricity', item: 'martins2024/theorem-7' },
      { field: 'farthest', item: 'martins2024/theorem-7' },
      { field: 'planar', item: 'martins2024/proposition-6' },
    ],
    notebook: 'martins2024/05-manaus',
    functions: ['manaus'],
  },
  london: {
    items: ['martins2024/theorem-1', 'martins2024/algorithm-7', 'martins2024/figure-4.8'],
    numbers: [
      { field: 'order', item: 'martins2024/theorem-1', from: 3 },
      { field: 'planar', item: 'martins2024/corollary-1', from: 4 },
    ],
    notebook: VARIANTS,
    functions: ['london'],
  },
  oxford: {
    items: ['martins2024/theorem-2', 'martins2024/algorithm-9', 'martins2024/figure-4.13'],
    numbers: [
      { field: 'order', item: 'martins2024/theorem-2', from: 3 },
      { field: 'planar', item: 'martins2024/theorem-3', from: 3 },
    ],
    notebook: VARIANTS,
    functions: ['oxford'],
  },
  oxford1: {
    items: ['martins2024/algorithm-8', 'martins2024/figure-4.11'],
    notebook: VARIANTS,
    functions: ['oxford1'],
  },
};

const NIM_FAMILY = 'carvalho2013/03-nim-family';
const SUBTRACTION = 'carvalho2013/02-subtraction-games';
const OCTAL = 'variants/octal-games/01-octal-games';
const byCode = { items: [], notebook: OCTAL, functions: ['heapGame', 'verifyPeriod'] };
const bySet = { items: [], notebook: OCTAL, functions: ['heapGame'] };

const heaps: Readonly<Record<string, GameReferences>> = {
  nim: {
    items: [
      'carvalho2013/theorem-2.4.1-bouton',
      'carvalho2013/nim-example-1',
      'carvalho2013/misere-nim-strategy',
      'carvalho2013/misere-nim-rules',
    ],
    notebook: NIM_FAMILY,
    functions: ['heapGame', 'nimSum'],
  },
  moore: {
    items: [
      'carvalho2013/theorem-2.9.1-moore',
      'carvalho2013/theorem-2.9.1-proof-algorithm',
      'carvalho2013/moore-example-2',
    ],
    notebook: NIM_FAMILY,
    functions: ['heapGame', 'mooreSum'],
  },
  wythoff: { items: [], notebook: 'variants/wythoff/01-wythoff', functions: ['heapGame'] },
  subtraction: {
    items: [
      'carvalho2013/lemma-2.1.1',
      'carvalho2013/lemma-2.2.1',
      'carvalho2013/classifier',
      'carvalho2013/table-3.2',
    ],
    notebook: SUBTRACTION,
    functions: ['heapGame', 'verifyPeriod'],
  },
  nim21: {
    items: ['carvalho2013/lemma-2.1.1', 'carvalho2013/nim21-first-player'],
    notebook: SUBTRACTION,
    functions: ['heapGame'],
  },
  halving: {
    items: ['carvalho2013/lemma-2.6.1', 'carvalho2013/lemma-2.7.1', 'carvalho2013/nim2k-example'],
    notebook: NIM_FAMILY,
    functions: ['heapGame'],
  },
  fibonacci: {
    items: [
      'carvalho2013/fibonacci-nim-rule',
      'carvalho2013/theorem-2.8.2-zeckendorf',
      'carvalho2013/fibonacci-nim-example',
    ],
    notebook: NIM_FAMILY,
    functions: ['heapGame', 'zeckendorf'],
  },
  'taking-and-breaking': byCode,
  kayles: byCode,
  'dawsons-kayles': byCode,
  'dawsons-chess': byCode,
  treblecross: byCode,
  officers: byCode,
  grundy: byCode,
  'all-but': bySet,
  squares: bySet,
  primes: bySet,
};

const NONE: GameReferences = { items: [], notebook: null, functions: [] };
const CODE = /^\d?\.\d/;

/**
 * The places that say more about a tower of the registry, by its name; none for another name.
 *
 * @example
 * ```ts
 * towerReferences('manaus').itemOf; // => { 3: 'martins2024/figure-5.2', 4: 'martins2024/figure-5.3' }
 * towerReferences('reed').items; // => []
 * ```
 */
export const towerReferences = (name: string): TowerReferences =>
  Object.hasOwn(towers, name) ? towers[name] : NONE;

/**
 * The places that say more about a heap game, by its name in the registry or its code; of another
 * name the function that makes heap games.
 *
 * @example
 * ```ts
 * heapReferences('moore').functions; // => ['heapGame', 'mooreSum']
 * heapReferences('0.77').notebook; // => 'variants/octal-games/01-octal-games'
 * heapReferences('my-game').functions; // => ['heapGame']
 * ```
 */
export function heapReferences(name: string): GameReferences {
  if (Object.hasOwn(heaps, name)) return heaps[name];
  return CODE.test(name) ? byCode : { ...NONE, functions: ['heapGame'] };
}
