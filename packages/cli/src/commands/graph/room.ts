import { getHeapStatistics } from 'node:v8';
import type { TowerRules } from '@manaus/core';
import { gibibytes } from '@manaus/core/internals';
import { estimateMemory, requireMemory } from '@manaus/lab';
import { mustBe } from '../../errors/bad-input.js';

/** The longest string of the JavaScript engine, in characters. */
const LONGEST_TEXT = 2 ** 29 - 24;

/** Refuses a tower whose stored graph would not fit in memory, with objects per state beside it. */
export function requireRoom(place: string, rules: TowerRules, bytesPerState: number): void {
  const { space, explicit } = estimateMemory(rules);
  requireMemory(place, rules, explicit + bytesPerState * space);
  const heap = getHeapStatistics().heap_size_limit;
  const needed = bytesPerState * space;
  if (needed <= heap) return;
  throw mustBe(
    '--discs',
    `few enough for memory (${space.toPrecision(3)} states would take ${gibibytes(needed)}; the limit is ${gibibytes(heap)})`,
    String(rules.discs),
  );
}

/** Refuses a text that would be longer than the longest string. */
export function requireText(rules: TowerRules, format: string, characters: number): void {
  if (characters <= LONGEST_TEXT) return;
  throw mustBe(
    '--discs',
    `few enough for one text (${format} would take ${gibibytes(characters)}; the limit is ${gibibytes(LONGEST_TEXT)})`,
    String(rules.discs),
  );
}
