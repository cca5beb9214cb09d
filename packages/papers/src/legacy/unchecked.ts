import type { FigureItem, Finding } from './item.js';

/**
 * A figure of which only what it shows is known, not the graphs it shows it on: an example of ours is drawn.
 *
 * The example must pass its own check, which says nothing of the print.
 */
export function exampleOfOurs(
  item: Omit<FigureItem, 'kind' | 'recorded' | 'check'> & { readonly departs: string },
  example: () => Finding,
  lost = 'the graphs',
): FigureItem {
  const reason = `${lost} of the print are lost: an example of ours is drawn and verified`;
  return {
    kind: 'figure',
    recorded: 'unchecked',
    ...item,
    check: () => {
      const { verdict, checked, counterexample } = example();
      if (verdict !== 'holds')
        throw new Error(`${item.id}: the example is wrong: ${counterexample}`);
      return { verdict: 'unchecked', checked: `the example: ${checked}`, reason, methods: 0 };
    },
  };
}
