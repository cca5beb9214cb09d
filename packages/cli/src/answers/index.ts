/**
 * The shapes of the answers of the command with `--json`, as schemas of valibot: types, the tables
 * of docs/json.md and the types of the Python package come from them. No command loads them.
 *
 * @module @manaus/cli/answers
 */

import type * as v from 'valibot';
import { analysis } from './analysis.js';
import * as blocks from './blocks.js';
import { codedGraphs } from './coded-graphs.js';
import { comparison } from './compare.js';
import * as hanoi from './hanoi.js';
import * as heaps from './heaps.js';
import { ledger } from './ledger.js';
import { positions, verdicts } from './positions.js';
import { checkedProblems } from './problems.js';
import type { Frozen } from './shape.js';
import { study } from './study.js';
import { theorems } from './theorems.js';
import * as towers from './towers.js';

/** The schema of each command's answer; an object has the fields of its schema and no others. */
export const answers = {
  analyze: analysis,
  solve: towers.solution,
  states: towers.states,
  graph: towers.graph,
  'graph check': codedGraphs,
  draw: towers.drawing,
  compare: comparison,
  theorems,
  study,
  'hanoi at': hanoi.numberedMove,
  'hanoi next': hanoi.nextMove,
  outcome: heaps.position,
  grundy: heaps.grundy,
  classify: heaps.classification,
  'block solve': blocks.solution,
  'block check': blocks.check,
  'block analyze': blocks.analysis,
  positions,
  verify: verdicts,
  'problems check': checkedProblems,
  ledger,
};

/** What a command answers. */
export type AnswerTo<Command extends keyof typeof answers> = Frozen<
  v.InferOutput<(typeof answers)[Command]>
>;
