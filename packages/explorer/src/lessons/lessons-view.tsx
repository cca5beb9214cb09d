import { useMemo } from 'preact/hooks';
import { readAddress } from '../shell/address.js';
import { Explained } from '../shell/explained.js';
import { tourLink } from '../shell/links.js';
import { doneSoFar } from '../shell/storage.js';
import type { ViewProps } from '../shell/view-props.js';
import { preferredLanguage, type Words } from '../words/words.js';
import { type Lesson, lessons, writePlace } from './lesson.js';
import { type ShownLesson, stepAddress } from './use-lesson.js';

/** The lessons, with what was solved of each. */
export function LessonsView({ words, said }: ViewProps) {
  const done = useMemo(doneSoFar, []);
  const shown = readAddress(location.hash).language ?? preferredLanguage(navigator.languages);
  return (
    <section class="lessons" aria-label={words('lessons')}>
      <p class="task">{words('lessons.about')}</p>
      <p>
        <a class="go" href={tourLink(shown)}>
          {words('tour.begin')}
        </a>
      </p>
      {said}
      <ul>
        {lessons.map((lesson) => (
          <Entry key={lesson.id} lesson={lesson} done={done} words={words} />
        ))}
      </ul>
    </section>
  );
}

interface EntryProps {
  readonly lesson: Lesson;
  readonly done: ReadonlySet<string>;
  readonly words: Words;
}

/** A lesson; its link goes to the first step that is not solved. */
function Entry({ lesson, done, words }: EntryProps) {
  const { language } = readAddress(location.hash);
  const shown = language ?? preferredLanguage(navigator.languages);
  const steps = lesson.steps.map((_, i) => ({ lesson, step: i + 1 }));
  const isDone = (step: number) => done.has(writePlace({ lesson, step }));
  const next = steps.find(({ step }) => !isDone(step)) ?? steps[0];
  const count = steps.filter(({ step }) => isDone(step)).length;
  return (
    <li>
      <a href={stepAddress(next, language)}>
        <strong>{lesson.title[shown]}</strong>
        <span>{lesson.about[shown]}</span>
        <span class="dots" aria-hidden="true">
          {steps.map(({ step }) => (
            <i key={step} class={isDone(step) ? 'on' : ''} />
          ))}
        </span>
        <small>{words('lesson.progress', { n: count, of: steps.length })}</small>
      </a>
    </li>
  );
}

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
