import type { Level } from '@manaus/blocks';

/** What the report has on a game: items of the work, the notebook that is about it, the page of the reference on its function. */
interface SeeAlso {
  readonly items: readonly string[];
  readonly notebook: string;
  readonly api: string;
}

const ramos = (...ids: string[]) => ids.map((id) => `ramos2014/${id}`);

export const seeAlso: Readonly<Record<Level['game'], SeeAlso>> = {
  bloxorz: {
    items: ramos('definition-3.1', 'theorem-3.7', 'algorithm-1'),
    notebook: 'ramos2014/01-bloxorz',
    api: 'bloxorz',
  },
  'on-the-edge': {
    items: ramos('theorem-4.1'),
    notebook: 'ramos2014/02-on-the-edge',
    api: 'onTheEdge',
  },
  bobbin: {
    items: ramos('definition-5.1', 'definition-5.2', 'theorem-5.1'),
    notebook: 'ramos2014/03-bobbin',
    api: 'bobbin',
  },
};
