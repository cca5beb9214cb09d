import { formatLabel, type TowerRules } from '@manaus/core';
import type { SweepPoint } from '@manaus/jobs';
import {
  type AnswerPoint,
  answerPoint,
  type Manifest,
  type PointAnswer,
  plainQuestions,
} from '@manaus/jobs/internals';
import { codeFolder, codeVersion } from '@manaus/jobs/storage';
import { storeTower } from '@manaus/lab/towers';
import type { TowerAlgorithm } from '@manaus/papers';
import { mustBe } from '../../errors/refusal.js';
import { differsFromItsTower, worksAlgorithms } from '../../options/algorithm.js';

/** The function that answers questions, the version of its code, and the towers it fits. */
interface Answering {
  readonly code: string;
  readonly answer: AnswerPoint;
  readonly fits: (point: SweepPoint, rules: TowerRules) => boolean;
}

/** Answers questions. The works are loaded only if one names one of their algorithms. */
export async function answering(questions: readonly string[]): Promise<Answering> {
  const asked = questions.filter((question) => !plainQuestions.includes(question));
  if (asked.length === 0) return { code: codeVersion(), answer: answerPoint, fits: () => true };
  const named = new Map((await worksAlgorithms()).map((algorithm) => [algorithm.id, algorithm]));
  const unknown = asked.find((question) => !named.has(question));
  if (unknown !== undefined) {
    const known = [...plainQuestions, ...named.keys()];
    throw mustBe('--question', `one of ${known.join(', ')}`, unknown);
  }
  return {
    code: codeVersion([codeFolder('papers')]),
    answer: (point, rules) =>
      plainQuestions.includes(point.question)
        ? answerPoint(point, rules)
        : trial(named.get(point.question) as TowerAlgorithm, rules),
    fits: ({ question }, rules) =>
      plainQuestions.includes(question) ||
      differsFromItsTower(named.get(question) as TowerAlgorithm, rules) === null,
  };
}

/** The questions about the towers of a sweep. */
export const questionsOf = ({ entries }: Manifest): string[] => [
  ...new Set(
    entries.flatMap(({ parameters }) => ('game' in parameters ? [] : [parameters.question])),
  ),
];

/**
 * The trial of an algorithm from all of its starts against the distances found by search; repaired
 * if it has a repair.
 */
function trial(algorithm: TowerAlgorithm, rules: TowerRules): PointAnswer {
  const tower = storeTower(rules);
  const found = { starts: 0, solved: 0, shortest: 0, excess: 0, mostExcess: 0, mostMoves: 0 };
  let firstUnsolved: string | null = null;
  for (const start of algorithm.starts(rules.discs)) {
    const { solved, stopped, moves } = (algorithm.repaired ?? algorithm.literal)(start);
    const label = formatLabel(start);
    found.starts++;
    if (!solved || stopped !== null) firstUnsolved ??= label;
    else {
      const excess = moves.length - tower.distances[tower.vertex(label)];
      found.solved++;
      if (excess === 0) found.shortest++;
      found.excess += excess;
      found.mostExcess = Math.max(found.mostExcess, excess);
      found.mostMoves = Math.max(found.mostMoves, moves.length);
    }
  }
  return { ...found, firstUnsolved };
}
