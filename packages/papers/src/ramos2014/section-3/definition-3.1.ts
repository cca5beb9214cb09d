import { type BloxorzLevel, formatLevel, parseLevel } from '@manaus/blocks';
import { type Checks, general, range } from '../../check/index.js';
import {
  isSwitch,
  type Matrix,
  matrixOf,
  positionOf,
  type Value,
} from '../evidence/bloxorz-matrix.js';
import { bloxorzLevels, levelsOf, switchValues } from '../evidence/definitions.js';
import { directives, notALevel } from '../evidence/level-function.js';

/** A level, and its variants that are no longer levels. */
type Judged = {
  readonly level: boolean;
  readonly twoGoals: boolean;
  readonly noGoal: boolean;
  readonly numbers: readonly number[];
  /** The number 0, and one that is too large, for the first switch. */
  readonly misnumbered: readonly boolean[];
};

/** The matrix of a level with one value changed. */
function changed(level: BloxorzLevel, cell: number, value: (was: Value) => Value) {
  const f = matrixOf(level);
  const [x, y] = positionOf(level, cell);
  f[x][y] = value(f[x][y]);
  return f;
}

/** The levels whose first switch has the number 0, or one more than there are. */
const misnumbered = (level: BloxorzLevel): Matrix[] =>
  level.switches.length === 0
    ? []
    : [0, level.switches.length + 1].map((number) =>
        changed(level, level.switches[0].cells[0], (was) =>
          isSwitch(was) ? [number, was[1], was[2], was[3]] : was,
        ),
      );

/** The conditions of the definition, one after another, on the matrix. */
function byConditions(level: BloxorzLevel): Judged {
  const isLevel = (f: Matrix) => notALevel(f) === null;
  return {
    level: isLevel(matrixOf(level)),
    twoGoals: isLevel(changed(level, level.start, () => 'goal')),
    noGoal: isLevel(changed(level, level.goal, () => 'floor')),
    numbers: switchValues(level)
      .map(([number]) => number)
      .sort(),
    misnumbered: misnumbered(level).map(isLevel),
  };
}

/** True if a text is read as a level, and written again as it was. */
function isRead(text: string): boolean {
  try {
    return formatLevel(parseLevel(text)) === text;
  } catch {
    return false;
  }
}

/**
 * The same of the text of the level, whose reader refuses any other text; the numbers by
 * counting.
 */
function byText(level: BloxorzLevel): Judged {
  const text = formatLevel(level);
  const [head, rows, rest] = /^(.*?grid\n)(.*?)(\nend\n.*)$/s.exec(text)?.slice(1) ?? [];
  const count = directives(level, 'switch');
  const hasNumber = (f: Matrix, i: number) =>
    f.flat().some((value) => isSwitch(value) && value[0] === i);
  return {
    level: isRead(text),
    twoGoals: isRead(`${head}${rows.replace('S', 'G')}${rest}`),
    noGoal: isRead(`${head}${rows.replace('G', '#')}${rest}`),
    numbers: range(1, count),
    misnumbered: misnumbered(level).map((f) => range(1, count).every((i) => hasNumber(f, i))),
  };
}

export default {
  'definition-3.1': (effort) =>
    general<BloxorzLevel, Judged>({
      checked: {
        en: `${levelsOf(effort)} random levels: the conditions on f, kept by levels of our format and broken by a second goal, no goal, a number 0 and one too large, and what the reader of the format takes; the numbers of the switches`,
        pt: `${levelsOf(effort)} fases aleatórias: as condições sobre f, satisfeitas por fases do nosso formato e violadas por um segundo objetivo, por nenhum, por um número 0 e por um grande demais, e o que o leitor do formato aceita; os números das chaves`,
      },
      instances: bloxorzLevels(effort),
      stated: (level) => ({
        level: true,
        twoGoals: false,
        noGoal: false,
        numbers: range(1, level.switches.length),
        misnumbered: level.switches.length === 0 ? [] : [false, false],
      }),
      methods: { 'the conditions on the matrix': byConditions, 'the text of the level': byText },
    }),
} satisfies Checks;
