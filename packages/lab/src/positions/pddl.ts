import {
  compileTower,
  InputError,
  range,
  type TowerRules,
  type TowerState,
  towerState,
} from '@manaus/core';

/** A planning task, as the two documents that planners read. */
export interface Pddl {
  readonly domain: string;
  readonly problem: string;
}

/**
 * The way from a state to the goal of a tower as a task of PDDL: typed STRIPS, without negative
 * preconditions, numbers or costs, so that every planner reads it. Each move is one action, so the
 * shortest plans are the shortest plays.
 *
 * The action is `move`, with the disc, its peg and the other peg first, then what the disc lies on
 * and will lie on, and the heights of the pegs before and after. What may lie on what (`may-lie`),
 * the digraph of pegs (`arc`) and the capacities (`holds`) are facts of the problem; so all towers
 * have one domain.
 *
 * For discs that all differ, any on any or by size, with any capacities and moves; throws an
 * `InputError` for other rules, and unless there is one goal. Time O(discs^2 + pegs * discs).
 *
 * @example
 * ```ts
 * const { domain, problem } = towerPddl(hanoi(2, { moves: 'cyclic' }), '12//');
 * domain.includes('(:requirements :strips :typing)'); // => true
 * problem.includes('(arc p0 p1) (arc p1 p2) (arc p2 p0)'); // => true
 * towerPddl({ ...hanoi(2), sizes: [1, 1], stacking: 'equals' }, '12//'); // throws stacking must be
 * ```
 */
export function towerPddl(rules: TowerRules, from: TowerState | string): Pddl {
  const tower = compileTower(rules);
  const { capacities, discs, goals, kernelOrder, moves } = tower;
  if (kernelOrder === null)
    throw new InputError(place, 'stacking', 'oneOf', { names: ['sorted', 'free'], got: 'another' });
  if (typeof goals === 'function' || goals.length !== 1)
    throw new InputError(place, 'goals', 'form', { form: 'one state', got: goals });
  const start = towerState(tower, from);
  const pegs = [...capacities.keys()];
  const sizes = range(1, discs);
  const facts = [
    pegs.flatMap((p) => pegs.filter((q) => moves[p][q]).map((q) => `(arc p${p} p${q})`)),
    sizes.flatMap((d) => pegs.map((p) => `(may-lie d${d} p${p})`)),
    sizes.flatMap((d) =>
      sizes
        .filter((on) => (kernelOrder === 'free' ? on !== d : on > d))
        .map((on) => `(may-lie d${d} d${on})`),
    ),
    sizes.map((height) => `(next h${height - 1} h${height})`),
    pegs.flatMap((p) => sizes.slice(0, capacities[p]).map((height) => `(holds p${p} h${height})`)),
    pegs.map((p) => `(at p${p} p${p})`),
    pegs.map((p) => `(height p${p} h${start[p].length})`),
    start.flatMap((peg, p) => peg.map((d) => `(at d${d} p${p})`)),
    start.map((peg, p) => `(clear ${peg.length === 0 ? `p${p}` : `d${peg[0]}`})`),
    onFacts(start),
  ];
  const lines = facts.filter((line) => line.length > 0).map((line) => `    ${line.join(' ')}`);
  const problem = [
    '(define (problem tower)',
    '  (:domain towers)',
    `  (:objects ${sizes.map((d) => `d${d}`).join(' ')} - disc`,
    `    ${pegs.map((p) => `p${p}`).join(' ')} - peg`,
    `    ${range(0, discs)
      .map((height) => `h${height}`)
      .join(' ')} - height)`,
    '  (:init',
    ...lines,
    '  )',
    `  (:goal (and ${onFacts(goals[0]).join(' ')})))`,
    '',
  ].join('\n');
  return { domain: DOMAIN, problem };
}

/** What each disc lies on: the disc beneath it, or its peg. */
const onFacts = (state: TowerState): string[] =>
  state.flatMap((peg, p) =>
    peg.map((d, i) => `(on d${d} ${i + 1 < peg.length ? `d${peg[i + 1]}` : `p${p}`})`),
  );

const DOMAIN = `(define (domain towers)
  (:requirements :strips :typing)
  (:types disc peg - thing thing height - object)
  (:predicates
    (on ?d - disc ?x - thing)
    (at ?x - thing ?p - peg)
    (clear ?x - thing)
    (height ?p - peg ?h - height)
    (may-lie ?d - disc ?x - thing)
    (arc ?p - peg ?q - peg)
    (next ?h - height ?i - height)
    (holds ?p - peg ?h - height))
  (:action move
    :parameters (?d - disc ?p - peg ?q - peg ?x - thing ?y - thing
      ?a - height ?b - height ?u - height ?v - height)
    :precondition (and
      (arc ?p ?q) (at ?d ?p) (clear ?d) (on ?d ?x) (at ?y ?q) (clear ?y) (may-lie ?d ?y)
      (height ?p ?b) (next ?a ?b) (height ?q ?u) (next ?u ?v) (holds ?q ?v))
    :effect (and
      (on ?d ?y) (at ?d ?q) (clear ?x) (height ?p ?a) (height ?q ?v)
      (not (on ?d ?x)) (not (at ?d ?p)) (not (clear ?y))
      (not (height ?p ?b)) (not (height ?q ?u)))))
`;

const place = 'lab/pddl';
