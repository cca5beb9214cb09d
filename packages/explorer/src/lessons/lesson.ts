import type { View } from '../shell/address.js';
import type { Language } from '../words/words.js';
import data from './lessons.json' with { type: 'json' };

type Said = Readonly<Record<Language, string>>;

/** A step of a lesson: a game, and what is asked or told about it. */
export interface LessonStep {
  readonly view: Exclude<View, 'lessons'>;
  /** The game as fields of an address. */
  readonly fields: Readonly<Record<string, string>>;
  readonly text: Said;
  /**
   * What the text asks for: a win, the goal, to guess the least number of moves, or to see why the
   * goal can never be reached.
   */
  readonly asks: 'win' | 'goal' | 'number' | 'never';
  /** The least number of moves, where the text says it or asks for it. */
  readonly least?: number;
}

/** Steps around one idea, from easy to hard. */
export interface Lesson {
  readonly id: string;
  readonly title: Said;
  /** The idea in a sentence. */
  readonly about: Said;
  readonly steps: readonly LessonStep[];
}

/** The lessons that come with the page, from easy to hard. */
export const lessons: readonly Lesson[] = data.map((lesson) => ({
  ...lesson,
  steps: lesson.steps.map((step) => ({
    ...step,
    view: step.view as LessonStep['view'],
    asks: step.asks as LessonStep['asks'],
    // An entry that lacks a field has it as `undefined` in the type of the file.
    fields: Object.fromEntries(Object.entries(step.fields).map(([name, text]) => [name, text])),
  })),
}));

/** A place in a lesson; steps are counted from 1. */
export interface LessonPlace {
  readonly lesson: Lesson;
  readonly step: number;
}

/** The place that an address names, such as `nim/2`; `null` if none exists. */
export function readPlace(text = ''): LessonPlace | null {
  const [id, count] = text.split('/');
  const lesson = lessons.find((each) => each.id === id);
  const step = Number(count);
  return lesson?.steps[step - 1] ? { lesson, step } : null;
}

export const writePlace = ({ lesson, step }: LessonPlace): string => `${lesson.id}/${step}`;
