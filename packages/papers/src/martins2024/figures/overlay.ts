import { hanoi, london, manaus, type TowerRules } from '@manaus/core';
import { edgesOf } from '@manaus/graph';
import { drawTower, storeTower } from '@manaus/lab';
import {
  colors,
  type Figure,
  smallMultiples,
  type Tongue,
  towerGraphFigure,
  type VertexClass,
} from '@manaus/plot';
import { overlayLayout } from '@manaus/plot/internals';

const labelsOf = (rules: TowerRules) => storeTower(rules).labels;

/** The moves of a tower as pairs of labels. */
export function edgeLabels(rules: TowerRules): Set<string> {
  const { graph, labels } = storeTower(rules);
  return new Set(edgesOf(graph).map(([a, b]) => [labels[a], labels[b]].sort().join(' ')));
}

/** States that Hanoi and London with three discs share, and those that only one of them has. */
export function compared() {
  const [h, l] = [labelsOf(hanoi(3)), labelsOf(london(3))];
  const common = h.filter((label) => l.includes(label));
  return { common, onlyH: without(h, common), onlyL: without(l, common) };
}

const without = (labels: readonly string[], others: readonly string[]): string[] =>
  labels.filter((label) => !others.includes(label));

/**
 * Hanoi and London on the same places: common states green, only London's red, only Hanoi's gray.
 */
export function drawOverlay(language: Tongue): Figure {
  const { common, onlyH, onlyL } = compared();
  const labels = [...common, ...onlyL, ...onlyH];
  // The moves of Hanoi alone come first and pale, so that they lie behind the others.
  const onLondon = edgeLabels(london(3));
  const onlyHanoi = [...edgeLabels(hanoi(3))].filter((pair) => !onLondon.has(pair));
  // A label stands for a state of Hanoi, and of London where Hanoi has none.
  const [h, l] = [storeTower(hanoi(3)), storeTower(london(3))];
  return towerGraphFigure({
    rules: hanoi(3),
    states: labels.map((label) => {
      const tower = h.labels.includes(label) ? h : l;
      return tower.states[tower.vertex(label)];
    }),
    edges: [...onlyHanoi, ...onLondon].map(
      (pair) => pair.split(' ').map((label) => labels.indexOf(label)) as [number, number],
    ),
    classes: labels.map((label) =>
      onlyH.includes(label) ? 'only-hanoi' : onlyL.includes(label) ? 'only-london' : 'common',
    ),
    edgeColor: (a, b) =>
      onlyHanoi.includes([labels[a], labels[b]].sort().join(' ')) ? colors.ghost : undefined,
    layout: overlayLayout(),
    title: 'Hanoi H₃³ and London L₃³',
    language,
  });
}

/** Hanoi, London and Manaus side by side, each on its own places, the states of all three green. */
export function drawThreeGraphs(language: Tongue): Figure {
  const shared = new Set(labelsOf(manaus(3)));
  const draw = (rules: TowerRules, other: VertexClass, size: number) =>
    drawTower(storeTower(rules), {
      classes: labelsOf(rules).map((label): VertexClass => (shared.has(label) ? 'common' : other)),
      size,
      language,
    });
  return smallMultiples(
    [
      draw(hanoi(3), 'only-hanoi', 424),
      drawTower(storeTower(manaus(3)), { size: 424, language }),
      draw(london(3), 'only-london', 640),
    ],
    {
      title: 'Hanoi, London and Manaus with three discs',
      subtitle: 'the states of Manaus are those that Hanoi and London share',
      language,
    },
  );
}
