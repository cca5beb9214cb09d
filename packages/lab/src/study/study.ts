import {
  compileTower,
  InputError,
  isInputError,
  requireInteger,
  type Tower,
  type TowerFamily,
} from '@manaus/core';
import {
  requireBound,
  requireCallbacks,
  requireKind,
  requireOptions,
  requireShape,
} from '@manaus/core/internals';
import {
  action,
  integerFrom,
  listOf,
  must,
  orNull,
  requireSchema,
  shapeOf,
  text,
} from '@manaus/core/schemas';
import * as v from 'valibot';
import { conjectureShape } from '../conjectures/conjecture.js';
import { provedOf } from './proved.js';
import { EFFORT, type RowOptions, type StudyRow } from './row.js';
import { type StudySequence, studySequences } from './sequences.js';
import { studyRow } from './study-row.js';

/** The study of a tower for a range of numbers of discs. */
export interface Study {
  readonly tower: TowerFamily;
  readonly name: string;
  readonly symbol: string;
  /** The requested first and last number of discs. */
  readonly discs: readonly [number, number];
  /** One row per number of discs studied, increasing. */
  readonly rows: readonly StudyRow[];
  /** The numbers of discs left out: the rules refuse them, or they would not fit in memory. */
  readonly skipped: readonly SkippedDiscs[];
  /**
   * The numbers of the rows as sequences, each with what is proved or else conjectured of it, and
   * the published sequences that agree.
   */
  readonly sequences: readonly StudySequence[];
  /** True if the whole range was done; `false` if `shouldStop` ended it. */
  readonly complete: boolean;
}

/** A number of discs that was left out, and why, in one line. */
interface SkippedDiscs {
  readonly discs: number;
  readonly reason: string;
}

const place = 'lab/study';

const OPTIONS = ['discs', 'kept', 'onRow', 'shouldStop', 'effort', 'onProgress'];

const shape = shapeOf<Study>({
  tower: action<TowerFamily>(),
  name: text,
  rows: listOf(
    shapeOf<StudyRow>({
      parameters: shapeOf<StudyRow['parameters']>({ discs: integerFrom(1) }),
      components: orNull(listOf(integerFrom(1))),
    }),
  ),
  skipped: listOf(shapeOf<SkippedDiscs>({ discs: integerFrom(1), reason: text })),
  sequences: listOf(
    shapeOf<StudySequence>({
      name: text,
      title: text,
      offset: integerFrom(0),
      values: listOf(must(v.bigint(), 'integer', {})),
      conjecture: orNull(conjectureShape),
    }),
  ),
});

/** Throws an `InputError` unless a value is a study. */
export function requireStudy(place: string, study: Study): void {
  requireSchema(place, 'study', shape, study);
}

/** Options of a study. */
interface StudyOptions extends Omit<RowOptions, 'shouldStop'> {
  /** The first and last number of discs; default 1 to 8. */
  readonly discs?: readonly [number, number];
  /** Known rows of the same tower, taken over as they are. */
  readonly kept?: readonly StudyRow[];
  /** Called with each row as soon as it is computed, and the study so far. */
  readonly onRow?: (row: StudyRow, soFar: Study) => void;
  /** Called at every report of progress; `true` ends the study with the rows so far. */
  readonly shouldStop?: () => boolean;
}

/**
 * Studies a custom or named tower: the analysis of its state graph per number of discs, and what is
 * proved or conjectured across them.
 *
 * Each row is an analysis with the radius, planarity, bipartiteness, a Hamilton path and the number
 * of shortest solutions; all numbers are exact, and what would take longer than `effort` is `null`.
 * Across the rows, what `theorems` covers is proved for every number of discs. Of the others closed
 * forms are conjectured from the first terms and tested on the rest: a conjecture is no proof.
 * Numbers of discs that the rules refuse, or whose graph would not fit in
 * memory, are listed with the reason; throws an `InputError` if nothing is left. Time: that of
 * `analyze` per row.
 *
 * @example
 * ```ts
 * study(manaus, { discs: [2, 3, 4] }); // throws discs must have the form [first, last]
 * const found = study(manaus, { discs: [1, 5] });
 * found.rows.map(({ order }) => order); // => [3, 19, 71, 231]
 * found.skipped[0].discs; // => 1
 * ```
 */
export function study(tower: TowerFamily, options: StudyOptions = {}): Study {
  requireKind(place, 'tower', 'function', tower);
  requireOptions(place, OPTIONS, options);
  const { discs: asked = [1, 8], kept = [], effort = EFFORT } = options;
  const { onRow, shouldStop, onProgress } = options;
  requireCallbacks(place, { onRow, shouldStop, onProgress });
  requireBound(place, 'effort', effort);
  if (!Array.isArray(asked) || asked.length !== 2)
    throw new InputError(place, 'discs', 'form', { form: '[first, last]', got: asked });
  const [least, most] = asked;
  requireInteger(place, 'discs', most, requireInteger(place, 'discs', least, 1));
  for (const row of requireKind(place, 'kept', 'list', kept))
    requireShape(place, 'kept', row, ['parameters', 'order', 'seconds']);
  const rows = new Map(kept.map((row) => [row.parameters.discs, row]));
  const skipped: SkippedDiscs[] = [];
  let refused: InputError | null = null;
  const proved = provedOf(tower, most);
  /** The study of the rows so far. */
  const studied = (complete: boolean): Study => {
    const sorted = [...rows.values()].sort((a, b) => a.parameters.discs - b.parameters.discs);
    const { name, symbol } = tower(sorted[0]?.parameters.discs ?? firstTaken(tower, least, most));
    return {
      tower,
      name,
      symbol,
      discs: [least, most],
      rows: sorted,
      skipped: [...skipped],
      sequences: studySequences(sorted, proved),
      complete,
    };
  };
  for (let discs = least; discs <= most; discs++) {
    if (rows.has(discs)) continue;
    let row: StudyRow;
    try {
      endIfAsked(options);
      row = studyRow(towerFor(tower, discs), {
        effort: options.effort,
        onProgress(what, share) {
          endIfAsked(options);
          onProgress?.(`n = ${discs}: ${what}`, share);
        },
      });
    } catch (error) {
      if (error instanceof Stopped) return studied(false);
      if (!isInputError(error)) throw error;
      refused ??= error;
      skipped.push({ discs, reason: error.message });
      continue;
    }
    rows.set(discs, row);
    // Outside, as an error of the listener, say of a full disk, is no refusal of the rules.
    onRow?.(row, studied(false));
  }
  if (rows.size === 0 && refused !== null) throw refused;
  return studied(true);
}

/** The tower with a number of discs. */
function towerFor(family: TowerFamily, discs: number): Tower {
  const tower = compileTower(family(discs));
  if (tower.discs !== discs)
    throw new InputError(place, 'discs of the rules', 'equal', { value: discs, got: tower.discs });
  return tower;
}

/** Thrown to end a long computation. */
class Stopped extends Error {}

function endIfAsked({ shouldStop }: StudyOptions): void {
  if (shouldStop?.()) throw new Stopped();
}

/** The first number of discs of a range that a tower takes; the last one if it takes none. */
function firstTaken(tower: TowerFamily, least: number, most: number): number {
  for (let discs = least; discs < most; discs++)
    try {
      tower(discs);
      return discs;
    } catch (error) {
      if (!isInputError(error)) throw error;
    }
  return most;
}
