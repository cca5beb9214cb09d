import { type Finding, type ItemCheck, unchecked, type Words } from '../../check/index.js';

/** A figure that states nothing that can be computed: it is only drawn, for a reason. */
export const drawnOnly = (figure: ItemFigure, reason: Words): ItemCheck => ({
  figure,
  check: () => unchecked(reason),
});

type ItemFigure = NonNullable<ItemCheck['figure']>;

/**
 * A figure of which only the subject is known, not the graphs that show it: our own example is
 * drawn.
 *
 * The example must pass its own check, which says nothing of the print.
 */
export const exampleOfOurs = (
  figure: ItemFigure,
  example: () => Finding,
  lost: Words = { en: 'the graphs of the print are lost', pt: 'os grafos do impresso se perderam' },
): ItemCheck => ({
  figure,
  check() {
    const finding = example();
    if (finding.verdict !== 'holds')
      throw new Error(`the example is wrong: ${JSON.stringify(finding)}`);
    const reason = {
      en: `${lost.en}: an example of ours is drawn and verified`,
      pt: `${lost.pt}: um exemplo nosso é desenhado e verificado`,
    };
    const { en, pt } = finding.evidence.checked;
    return unchecked(reason, { en: `the example: ${en}`, pt: `o exemplo: ${pt}` });
  },
});
