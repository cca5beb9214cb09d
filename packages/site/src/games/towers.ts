import type { WorkTower } from '@manaus/papers/internals';
import type { Words } from '@manaus/plot';

/** A tower of the works: its names, its rules, and how its sequences begin. */
export interface TowerWords {
  /** The name in the registry of towers. */
  readonly name: WorkTower;
  readonly title: Words;
  readonly rules: Words;
  /** The numbers of discs of the table. */
  readonly from: number;
  readonly to: number;
}

/** The towers that have a page. */
export const towerWords: readonly TowerWords[] = [
  {
    name: 'manaus',
    title: { en: 'Tower of Manaus', pt: 'Torre de Manaus' },
    rules: {
      en: 'Hanoi on pegs that hold n, n − 1 and n − 2 discs; all discs go to the largest peg.',
      pt: 'Hanói em pinos em que cabem n, n − 1 e n − 2 discos; todos vão para o maior pino.',
    },
    from: 2,
    to: 8,
  },
  {
    name: 'hanoi',
    title: { en: 'Tower of Hanoi', pt: 'Torre de Hanói' },
    rules: {
      en: 'One disc at a time, from the top of a peg to the top of another, never onto a smaller one; all discs go from the first to the last peg.',
      pt: 'Um disco por vez, do topo de um pino para o topo de outro, nunca sobre um menor; todos vão do primeiro ao último pino.',
    },
    from: 1,
    to: 8,
  },
  {
    name: 'bucharest',
    title: { en: 'Tower of Bucharest', pt: 'Torre de Bucareste' },
    rules: {
      en: 'Hanoi in which a disc goes only to a neighboring peg.',
      pt: 'Hanói em que um disco só vai a um pino vizinho.',
    },
    from: 1,
    to: 8,
  },
  {
    name: 'london',
    title: { en: 'Tower of London', pt: 'Torre de Londres' },
    rules: {
      en: 'Balls in any order on pegs that hold n, n − 1 and n − 2 of them.',
      pt: 'Esferas em qualquer ordem, em pinos em que cabem n, n − 1 e n − 2 delas.',
    },
    from: 2,
    to: 6,
  },
  {
    name: 'oxford',
    title: { en: 'Tower of Oxford', pt: 'Torre de Oxford' },
    rules: {
      en: 'Discs in any order on pegs that hold all of them.',
      pt: 'Discos em qualquer ordem, em pinos em que cabem todos.',
    },
    from: 1,
    to: 6,
  },
];
