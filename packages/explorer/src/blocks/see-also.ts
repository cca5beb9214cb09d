import type { Level } from '@manaus/blocks';

/** The items of the work, the notebook and the functions of `@manaus/blocks` on a game. */
interface SeeAlso {
  readonly items: readonly string[];
  readonly notebook: string;
  readonly functions: readonly string[];
}

const ramos = (...ids: string[]) => ids.map((id) => `ramos2014/${id}`);

export const seeAlso: Readonly<Record<Level['game'], SeeAlso>> = {
  bloxorz: {
    items: ramos('definition-3.1', 'theorem-3.7', 'algorithm-1'),
    notebook: 'ramos2014/01-bloxorz',
    functions: ['bloxorz'],
  },
  'on-the-edge': {
    items: ramos('theorem-4.1'),
    notebook: 'ramos2014/02-on-the-edge',
    functions: ['onTheEdge'],
  },
  bobbin: {
    items: ramos('definition-5.1', 'definition-5.2', 'theorem-5.1'),
    notebook: 'ramos2014/03-bobbin',
    functions: ['bobbin'],
  },
};
