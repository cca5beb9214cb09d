import { colors } from '../../colors.js';
import type { LegendEntry } from '../../figure.js';
import { said, type Tongue, type Words } from '../../language.js';
import type { VertexStyle } from '../../marks/capsule.js';
import { counted } from '../names.js';

/** The class of a vertex; each class has a color and, if it is opposed to another, a shape. */
export type VertexClass =
  | 'plain'
  | 'good'
  | 'bad'
  | 'common'
  | 'only-london'
  | 'only-hanoi'
  | 'only-oxford'
  | 'only-manaus'
  | 'perfect'
  | 'disc-1'
  | 'disc-2'
  | 'disc-3'
  | 'joining';

interface ClassLook extends VertexStyle {
  readonly label: Words;
}

const looks: Readonly<Record<VertexClass, ClassLook>> = {
  plain: { label: { en: 'state', pt: 'estados' }, fill: colors.vertex, shape: 'capsule' },
  good: { label: { en: 'good', pt: 'bons' }, fill: colors.good, shape: 'capsule' },
  bad: { label: { en: 'bad', pt: 'ruins' }, fill: colors.bad, shape: 'box' },
  common: { label: { en: 'both', pt: 'ambos' }, fill: colors.good, shape: 'capsule' },
  'only-london': { label: { en: 'only L', pt: 'só L' }, fill: colors.bad, shape: 'box' },
  'only-hanoi': { label: { en: 'only H', pt: 'só H' }, fill: colors.other, shape: 'capsule' },
  'only-oxford': { label: { en: 'only O', pt: 'só O' }, fill: '#0072b2', shape: 'box' },
  'only-manaus': { label: { en: 'only M', pt: 'só M' }, fill: '#7a3e9d', shape: 'box' },
  perfect: { label: { en: 'perfect', pt: 'perfeitos' }, fill: '#0072b2', shape: 'box' },
  'disc-1': {
    label: { en: 'disc 1 on another', pt: 'disco 1 sobre outro' },
    fill: '#009e73',
    shape: 'capsule',
  },
  'disc-2': {
    label: { en: 'disc 2 on another', pt: 'disco 2 sobre outro' },
    fill: '#d55e00',
    shape: 'capsule',
  },
  'disc-3': {
    label: { en: 'disc 3 on another', pt: 'disco 3 sobre outro' },
    fill: '#0072b2',
    shape: 'capsule',
  },
  joining: {
    label: { en: 'three single discs', pt: 'três discos separados' },
    fill: colors.dark,
    shape: 'box',
  },
};

/** The classes of vertices. */
export const vertexClasses = Object.keys(looks) as VertexClass[];

/** The look of a vertex class. */
export const lookOf = (vertexClass: VertexClass): ClassLook => looks[vertexClass];

/**
 * One entry for each class that occurs, with the number of its vertices; none where all are plain.
 */
export function classLegend(language: Tongue, classes: readonly VertexClass[]): LegendEntry[] {
  const present = vertexClasses.filter((name) => classes.includes(name));
  if (present.length === 0 || (present.length === 1 && present[0] === 'plain')) return [];
  return present.map((name) => {
    const { label, fill, shape } = looks[name];
    const count = classes.filter((other) => other === name).length;
    const text = `${said(language, label)}: ${counted(language, count, 'state')}`;
    return { label: text, color: fill, shape: shape === 'box' ? 'box' : 'capsule' };
  });
}

/** The classes that leave the color of an edge to its other end. */
const yielding: readonly VertexClass[] = ['common', 'joining'];

/**
 * The color of an edge: that of its ends where both are of one class, else that of the end which is
 * not common.
 */
export function edgeColor(a: VertexClass, b: VertexClass): string {
  if (a === 'plain' || b === 'plain') return colors.edge;
  if (a === b || yielding.includes(b)) return looks[a].fill;
  return yielding.includes(a) ? looks[b].fill : colors.edge;
}
