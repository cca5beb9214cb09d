import { Explained } from '../shell/explained.js';
import type { Words } from '../words/words.js';
import type { ShownLesson } from './use-lesson.js';

interface BarProps {
  readonly lesson: ShownLesson;
  readonly words: Words;
}

/** A step of a lesson above its game: what it asks, and the ways back and onward. */
export function LessonBar({ lesson, words }: BarProps) {
  const { place, title, text, back, onward } = lesson;
  const of = place.lesson.steps.length;
  return (
    <section class="lesson" aria-label={title}>
      <h2>
        {title} <small>{words('lesson.step', { n: place.step, of })}</small>
      </h2>
      <p>
        <Explained text={text} />
      </p>
      <nav aria-label={words('lessons')}>
        {back === null ? null : <a href={back}>← {words('lesson.back')}</a>}
        <a href={onward.href}>{onward.label} →</a>
      </nav>
    </section>
  );
}
