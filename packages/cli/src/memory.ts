import { getHeapStatistics } from 'node:v8';
import type { TowerRules } from '@manaus/core';
import { estimateMemory, requireMemory } from '@manaus/lab';
import { mustBe } from './bad-input.js';

/** The longest text that the engine can hold, in characters. */
const LONGEST_TEXT = 2 ** 29 - 24;

/** Refuses a tower whose stored graph, with some bytes of objects for each state, would not fit: beforehand, with the estimate. */
export function requireRoom(place: string, rules: TowerRules, bytesAState: number): void {
  const { space, explicit } = estimateMemory(rules);
  requireMemory(place, rules, explicit + bytesAState * space);
  const heap = getHeapStatistics().heap_size_limit;
  const needed = bytesAState * space;
  if (needed <= heap) return;
  throw mustBe(
    '--discs',
    `few enough for memory (${space.toPrecision(3)} states would take ${gib(needed)}; ${gib(heap)} may be taken)`,
    String(rules.discs),
  );
}

/** Refuses a text that would be too long to be made in one piece. */
export function requireText(rules: TowerRules, format: string, characters: number): void {
  if (characters <= LONGEST_TEXT) return;
  throw mustBe(
    '--discs',
    `few enough for one text (${format} would take ${gib(characters)}; ${gib(LONGEST_TEXT)} is the most)`,
    String(rules.discs),
  );
}

const gib = (bytes: number) => `${(bytes / 2 ** 30).toPrecision(3)} GiB`;
