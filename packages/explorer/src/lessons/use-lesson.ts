import { useCallback, useMemo } from 'preact/hooks';
import { type Address, writeAddress } from '../shell/address.js';
import { addDone } from '../shell/storage.js';
import type { Onward } from '../shell/view-props.js';
import { type Language, wordsOf } from '../words/words.js';
import { type LessonPlace, readPlace, writePlace } from './lesson.js';

/** A step of a lesson on the page. */
export interface ShownLesson {
  readonly place: LessonPlace;
  readonly title: string;
  readonly text: string;
  readonly back: string | null;
  /** The next step, or the list of lessons after the last one. */
  readonly onward: Onward;
  /** True if the step asks for the fewest moves, so that the page must not say them. */
  readonly hidesLeast: boolean;
  onSolved(): void;
}

/** The address of a step of a lesson. */
export function stepAddress(place: LessonPlace, language: Address['language']): string {
  const { view, fields } = place.lesson.steps[place.step - 1];
  return writeAddress({ view, language, lesson: writePlace(place), fields });
}

/** The step of a lesson that an address names; `null` outside of lessons. */
export function useLesson(address: Address, language: Language): ShownLesson | null {
  const { lesson: name, language: asked } = address;
  const onSolved = useCallback(() => addDone(name), [name]);
  return useMemo(() => {
    const place = readPlace(name);
    return place && { ...shownStep(place, language, asked), onSolved };
  }, [name, language, asked, onSolved]);
}

const shownStep = (place: LessonPlace, shown: Language, language: Address['language']) => ({
  place,
  title: place.lesson.title[shown],
  text: place.lesson.steps[place.step - 1].text[shown],
  hidesLeast: place.lesson.steps[place.step - 1].asks === 'number',
  back: place.step === 1 ? null : stepAddress({ ...place, step: place.step - 1 }, language),
  onward: onwardFrom(place, shown, language),
});

function onwardFrom(
  { lesson, step }: LessonPlace,
  shown: Language,
  language: Address['language'],
): Onward {
  const words = wordsOf(shown);
  return step === lesson.steps.length
    ? {
        label: words('lesson.done'),
        href: writeAddress({ view: 'lessons', language, fields: {} }),
      }
    : { label: words('lesson.next'), href: stepAddress({ lesson, step: step + 1 }, language) };
}
