import { join } from 'node:path';
import {
  compileTower,
  type HanoiOptions,
  type NamedTower,
  parseLabel,
  readTower,
  type Tower,
} from '@manaus/core';
import { pegDigraph } from '@manaus/core/internals';
import { writeWhole } from '@manaus/jobs/storage';
import { mustBe } from '../../errors/refusal.js';
import type { Towers } from '../../options/puzzle.js';
import { readRules } from '../../rules/rules-file.js';
import { readText } from '../../shell/read-text.js';
import { keptName, keptNames, keptText } from './kept.js';

/** A tower of a JSON document, as a sweep keeps it: its name tells its rules from all others. */
export interface SweptDocument {
  readonly text: string;
  readonly tower: NamedTower;
}

const documentFile = (folder: string, name: string) => join(folder, 'towers', `${name}.json`);

/**
 * The document in a file; a module would have to be run again wherever the sweep is, and is
 * refused.
 */
export async function sweptDocument(file: string): Promise<SweptDocument> {
  if (!/\.json$/i.test(file))
    throw mustBe('--puzzle', 'a name or a .json file, which the sweep keeps', file);
  await readRules(file, {});
  const text = readText('PUZZLE', file);
  return { text, tower: sweptTower(text) };
}

/** Keeps the documents of a sweep in its folder. */
export function keepDocuments(folder: string, documents: readonly SweptDocument[]): void {
  for (const { text, tower } of documents) writeWhole(documentFile(folder, tower.name), text);
}

/** The towers of a sweep: those of a registry, and those that its folder keeps. */
export function towersOf(folder: string, puzzles: readonly string[], towers: Towers): NamedTower[] {
  const names = keptNames(puzzles, towers);
  return [...towers, ...names.map((name) => keptTower(folder, name))];
}

const keptTower = (folder: string, name: string): NamedTower => ({
  ...sweptTower(keptText(documentFile(folder, name), name)),
  name,
});

function sweptTower(text: string): NamedTower {
  const family = readTower(text);
  const { name, pegs } = JSON.parse(text) as { readonly name: string; readonly pegs: number };
  return {
    name: keptName(name, text),
    rules: name,
    goal: 'as its rules say',
    pegs,
    tower: (discs, options) => withOptions(family(discs), options),
  };
}

/** A tower with other capacities, moves or goal, where they are given. */
function withOptions(tower: Tower, { capacities, moves, goal }: HanoiOptions = {}): Tower {
  const table = moves === undefined ? undefined : pegDigraph(moves, tower.capacities.length);
  return compileTower({
    ...tower,
    ...(capacities === undefined ? {} : { capacities }),
    ...(table === undefined ? {} : { moves: table }),
    ...(goal === undefined ? {} : { goals: [parseLabel(tower, goal)] }),
  });
}
