import type { InputError, Tower } from '@manaus/core';
import { remembered } from '@manaus/core/internals';
import { towerGraph } from '@manaus/kernels/graphs';
import { unsupported } from '../shared/unsupported.js';
import type { ClassesLayout } from './layout.js';
import { type ClassRun, type ClassRunner, type ClassTask, UNKNOWN } from './runner.js';

/** The search of a class in the graph of its small discs, a number per state: the specification. */
export function plainRunner(layout: ClassesLayout): ClassRunner {
  const { boundary, settings, rules } = layout;
  const distance = new Uint16Array(settings);
  const graphOf = remembered((cls: number) => towerGraph(layout.small(cls)), layout.small);
  const run = ({ cls, row, seeds }: ClassTask): ClassRun => {
    const graph = graphOf(cls);
    const out = new Uint32Array(graph.maxDegree);
    const entries = sourcesByLevel(row, seeds, boundary.settings);
    distance.fill(UNKNOWN);
    const widths: number[] = [];
    const first = entries[0]?.[0] ?? UNKNOWN;
    let next = 0;
    let frontier: number[] = [];
    for (let level = first; next < entries.length || frontier.length > 0; level++) {
      if (level >= UNKNOWN) throw tooDeep(rules);
      for (; next < entries.length && entries[next][0] === level; next++) {
        const setting = entries[next][1];
        if (distance[setting] <= level) continue;
        distance[setting] = level;
        frontier.push(setting);
      }
      widths.push(frontier.length);
      const reached: number[] = [];
      for (const setting of frontier) {
        const degree = graph.neighbors(setting, out);
        for (const neighbor of out.subarray(0, degree)) {
          if (distance[neighbor] !== UNKNOWN) continue;
          distance[neighbor] = level + 1;
          reached.push(neighbor);
        }
      }
      frontier = reached;
    }
    boundary.settings.forEach((setting, place) => {
      row[place] = distance[setting];
    });
    while (widths.at(-1) === 0) widths.pop();
    return { first, widths: Uint32Array.from(widths) };
  };
  return {
    run,
    *at(task, level) {
      run(task);
      for (const [setting, found] of distance.entries()) if (found === level) yield setting;
    },
  };
}

/** Distances and settings, nearest first. */
function sourcesByLevel(
  row: Uint16Array,
  seeds: readonly number[],
  settings: Uint32Array,
): [number, number][] {
  const entries = seeds.map((setting): [number, number] => [0, setting]);
  row.forEach((level, place) => {
    if (level !== UNKNOWN) entries.push([level, settings[place]]);
  });
  return entries.sort(([a], [b]) => a - b);
}

/** The error for a distance that a row cannot hold. */
export const tooDeep = (rules: Tower): InputError => unsupported(rules, 'method', 'classes');
