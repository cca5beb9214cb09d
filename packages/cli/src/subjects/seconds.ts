import { estimateLevelSeconds } from '@manaus/lab/blocks';
import { estimateStoredSeconds, type StoredWork } from '@manaus/lab/towers';
import type { GameSubject } from './game-subject.js';

/** The expected time of what all states of a game are looked at for; heaps take none. */
export function secondsOfSubject(subject: GameSubject, what: StoredWork): number {
  if (subject.kind === 'tower') return estimateStoredSeconds(subject.tower, what);
  return subject.kind === 'level' ? 3 * estimateLevelSeconds(subject.level) : 0;
}
