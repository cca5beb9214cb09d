import type { TowerName } from '@manaus/core';
import type { World } from './world.js';

/** What the report has on a tower: items of a work, the notebook that is about it, the page of the reference on its function. */
export interface SeeAlso {
  readonly items: readonly string[];
  readonly notebook: string;
  readonly api: string;
}

const martins = (...ids: string[]) => ids.map((id) => `martins2024/${id}`);

const about: Readonly<Record<TowerName, SeeAlso>> = {
  hanoi: {
    items: martins('section-3.1/unique-optimum', 'proposition-1', 'figure-3.5'),
    notebook: 'martins2024/03-hanoi',
    api: 'hanoi',
  },
  bucharest: {
    items: martins('proposition-2', 'proposition-3', 'figure-4.2'),
    notebook: 'martins2024/04-variants',
    api: 'bucharest',
  },
  london: {
    items: martins('theorem-1', 'algorithm-7', 'figure-4.8'),
    notebook: 'martins2024/04-variants',
    api: 'london',
  },
  oxford: {
    items: martins('theorem-2', 'algorithm-9', 'figure-4.13'),
    notebook: 'martins2024/04-variants',
    api: 'oxford',
  },
  oxford1: {
    items: martins('algorithm-8', 'figure-4.11'),
    notebook: 'martins2024/04-variants',
    api: 'oxford1',
  },
  manaus: {
    items: martins('definition-4', 'definition-5', 'theorem-7', 'algorithm-11'),
    notebook: 'martins2024/05-manaus',
    api: 'manaus',
  },
};

/** What the report has on a tower with so many discs. */
export function seeAlso(puzzle: TowerName, { rules }: World): SeeAlso {
  const { items, ...rest } = about[puzzle];
  const figure =
    puzzle === 'manaus'
      ? { 3: 'martins2024/figure-5.2', 4: 'martins2024/figure-5.3' }[rules.discs]
      : undefined;
  return { ...rest, items: figure === undefined ? items : [...items, figure] };
}
