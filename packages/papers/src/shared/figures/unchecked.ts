import { type Finding, unchecked, type Words } from '../../check/index.js';
import type { FigureItem } from '../../item.js';

/** The finding on a figure that is only drawn. */
type Drawn = Pick<FigureItem, 'id' | 'statement' | 'caption' | 'figure'> & {
  readonly rules?: Words;
  readonly departs: Words;
  readonly uses?: readonly string[];
};

/** A figure that states nothing that can be computed: what it is, and why it is only drawn. */
export const drawnOnly = (item: Drawn, reason: Words): FigureItem => ({
  ...item,
  recorded: 'unchecked',
  check: () => unchecked(reason),
});

/**
 * A figure of which only the subject is known, not the graphs that show it: our own example is
 * drawn.
 *
 * The example must pass its own check, which says nothing of the print.
 */
export const exampleOfOurs = (
  item: Drawn,
  example: () => Finding,
  lost: Words = { en: 'the graphs of the print are lost', pt: 'os grafos do impresso se perderam' },
): FigureItem => ({
  ...item,
  recorded: 'unchecked',
  check() {
    const finding = example();
    if (finding.verdict !== 'holds')
      throw new Error(`${item.id}: the example is wrong: ${JSON.stringify(finding)}`);
    const reason = {
      en: `${lost.en}: an example of ours is drawn and verified`,
      pt: `${lost.pt}: um exemplo nosso é desenhado e verificado`,
    };
    const { en, pt } = finding.evidence.checked;
    return unchecked(reason, { en: `the example: ${en}`, pt: `o exemplo: ${pt}` });
  },
});
