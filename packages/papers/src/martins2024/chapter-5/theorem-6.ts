import { formatLabel } from '@manaus/core';
import { type Checks, upTo } from '../../check/index.js';
import { labelsWhere, type ManausState, onStates, onStatesChecked } from '../evidence/manaus.js';

/**
 * The states other than the goal that are as good as their images under p0 <-> p1, or whose images
 * are not regular.
 */
function exceptions(states: readonly ManausState[]): string[] {
  const goodOf = new Map(states.map(({ label, good }) => [label, good]));
  return labelsWhere(
    states,
    (state) => state.moves !== 0 && goodOf.get(imageOf(state)) !== !state.good,
  );
}

/** The label of the image under p0 <-> p1. */
const imageOf = ({ state: [x, y, z] }: ManausState): string => formatLabel([y, x, z]);

export default {
  'theorem-6': upTo({ from: 2, quick: 8, full: 11 }, (most) => ({
    checked: onStatesChecked(
      {
        en: 'every regular state and its image under p0 <-> p1',
        pt: 'cada estado regular e a sua imagem por p0 <-> p1',
      },
      most,
    ),
    stated: () => ({ exceptions: [] }),
    methods: onStates((states) => ({ exceptions: exceptions(states) })),
  })),
} satisfies Checks;
