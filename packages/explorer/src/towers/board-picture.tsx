import type { TowerRules, TowerState } from '@manaus/core';
import { boardMarks, pieceStyle } from '@manaus/plot/internals';
import { Marks } from '../shell/mark-view.js';
import { tallest } from './world.js';

interface PictureProps {
  readonly rules: TowerRules;
  readonly state: TowerState;
  /** The width of a peg and the height of a disc, in pixels. */
  readonly peg?: number;
  readonly disc?: number;
}

/** A state as a small picture of its board. */
export function BoardPicture({ rules, state, peg = 60, disc = 14 }: PictureProps) {
  const width = peg * rules.capacities.length;
  const base = tallest(rules) * disc + 10;
  const marks = boardMarks(rules, state, pieceStyle(rules), { x: 0, base, width, disc });
  return (
    <svg width={width} height={base + 8} viewBox={`0 0 ${width} ${base + 8}`} aria-hidden="true">
      <Marks marks={marks} />
    </svg>
  );
}
