import type { Cell } from '../item.js';

/** A counterexample that lists cells, taken apart. */
export interface ListedCells {
  /** How many of how many differ. */
  readonly differ: number;
  readonly of: number;
  readonly cells: readonly Cell[];
  /** What follows the list; empty when nothing does. */
  readonly rest: string;
}

const cell = /^(?<place>.+): printed (?<printed>.+), computed (?<computed>.+?)(?:\. (?<rest>.*))?$/;

/**
 * The cells that a counterexample lists in one line, and what it says after them; `null` when it lists none.
 *
 * @example
 * ```ts
 * listedCells('1 of 50 cells differ: 2 discs, order: printed 10, computed 4. More')?.cells[0].computed; // => '4'
 * ```
 */
export function listedCells(counterexample: string): ListedCells | null {
  const head = /^(\d+) of (\d+) cells differ: /.exec(counterexample);
  if (head === null) return null;
  const cells: Cell[] = [];
  const rest: string[] = [];
  for (const part of counterexample.slice(head[0].length).split('; ')) {
    const found = rest.length === 0 ? cell.exec(part)?.groups : undefined;
    if (found === undefined) rest.push(part);
    else {
      cells.push({
        place: found.place.split(', '),
        printed: found.printed,
        computed: found.computed,
      });
      if (found.rest) rest.push(found.rest);
    }
  }
  return { differ: Number(head[1]), of: Number(head[2]), cells, rest: rest.join('; ') };
}

const english: Readonly<Record<string, string>> = {
  hanoi: 'Hanoi',
  bucharest: 'Bucharest',
  oxford: 'Oxford',
  london: 'London',
  manaus: 'Manaus',
  reve: 'Reve',
  maxDegree: 'largest degree',
  minDegree: 'smallest degree',
};

/**
 * A place of a cell in English; what is English already stays as it is.
 *
 * @example
 * ```ts
 * inEnglish('maxDegree'); // => 'largest degree'
 * ```
 */
export const inEnglish = (word: string): string => english[word] ?? word;

const portuguese: Readonly<Record<string, string>> = {
  hanoi: 'Hanói',
  bucharest: 'Bucareste',
  oxford: 'Oxford',
  london: 'Londres',
  manaus: 'Manaus',
  cyclic: 'Cíclica',
  reve: 'Reve',
  multipeg: 'Multipino',
  order: 'vértices',
  size: 'arestas',
  maxDegree: 'grau máximo Δ',
  minDegree: 'grau mínimo δ',
  connected: 'conexo',
  capacities: 'capacidade dos pinos',
  discs: 'número de discos',
  'no larger on smaller': 'disco maior não pode em cima do menor',
  'equal colours may touch': 'permite discos adjacentes de mesma cor',
  yes: 'sim',
  no: 'não',
  once: '1 vez',
  'position named': 'posição nomeada',
  'binary form': 'forma binária',
  'left in binary': 'restante em binário',
  reason: 'motivo',
  'worked line': 'linha calculada',
  'heaps with one block': 'pilhas com um bloco',
  'heaps with more than one block': 'pilhas com mais do que um bloco',
};

/**
 * A place or value of a cell in Portuguese; what has no words of its own stays as it is.
 *
 * @example
 * ```ts
 * inPortuguese('2 discs'); // => '2 discos'
 * ```
 */
export function inPortuguese(word: string): string {
  return (
    portuguese[word] ??
    word
      .replace(/^(\d+) discs$/, '$1 discos')
      .replace(/^(\d+) times$/, '$1 vezes')
      .replace(/^move (\d+)$/, 'jogada $1')
      .replace(/^row (\d+) after$/, 'linha $1 depois')
  );
}
