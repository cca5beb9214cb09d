import { differ, finite, firstWrong, range } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';
import { completeParts } from './evidence/ramsey.js';

const { edges, triangles } = completeParts(6);
const sets = triangles.map((triangle) => triangle.reduce((set, e) => set | (1 << e), 0));

/** One-coloured triangles, looked for, and counted from the red edges at each point: every other triangle has two points where its colours meet. */
function wrong(red: number): string | null {
  const found = sets.filter((set) => (red & set) === set || (red & set) === 0).length;
  const degrees = range(0, 5).map(
    (point) => edges.filter((ends, e) => ends.includes(point) && (red >> e) & 1).length,
  );
  const mixed = degrees.reduce((sum, degree) => sum + degree * (5 - degree), 0) / 2;
  const names = edges.flatMap(([a, b], e) => ((red >> e) & 1 ? [`${a + 1}${b + 1}`] : []));
  return firstWrong(
    found > 0
      ? null
      : `no triangle has one colour with ${names.join(', ')} red and the others blue`,
    differ(`triangles of one colour with ${names.join(', ')} red`, 20 - mixed, found),
    Math.max(degrees[5], 5 - degrees[5]) >= 3
      ? null
      : 'at point 6, no three edges have the same colour',
  );
}

const item: Item = {
  id: 'carvalho2013/proposition-1.1.3',
  kind: 'proposition',
  statement:
    'In each of the 2^15 colourings of the edges of K_6 in red and blue, some three points have their three edges in one colour.',
  uses: ['carvalho2013/theorem-1.1.1-1.1.2'],
  recorded: 'holds',
  check: () => {
    const checked =
      'all 32768 colourings: triangles looked for, and counted from the red edges at each point; and the proof’s step, three edges of one colour at point 6';
    return finite(range(0, 2 ** 15 - 1), wrong, { checked, methods: 2 });
  },
};
export default item;
