import type { NamedTower } from '@manaus/core';
import type { HeapGameEntry } from '@manaus/games';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { BlocksView } from './blocks/blocks-view.js';
import { PairView } from './compare/pair-view.js';
import { HeapsView } from './heaps/heaps-view.js';
import { LessonBar, LessonsView } from './lessons/lessons-view.js';
import { useLesson } from './lessons/use-lesson.js';
import type { Address, View } from './shell/address.js';
import { Button } from './shell/button.js';
import { PageLanguage } from './shell/explained.js';
import { Header } from './shell/header.js';
import { canStore, whenLost } from './shell/storage.js';
import { Tour } from './shell/tour.js';
import { useAddress } from './shell/use-address.js';
import type { ViewProps } from './shell/view-props.js';
import { withCards } from './teaching/carded.js';
import { TowersMode } from './teaching/towers-mode.js';
import { type Language, preferredLanguage, type Words, wordsOf } from './words/words.js';

interface PageGames {
  readonly towers?: readonly NamedTower[];
  readonly games?: readonly HeapGameEntry[];
}

const HeapsMode = withCards('heaps', HeapsView);
const BlocksMode = withCards('blocks', BlocksView);

const shown: Readonly<Record<View, (props: ViewProps & PageGames) => preact.JSX.Element>> = {
  towers: TowersMode,
  heaps: ({ games, towers: _, ...page }) => <HeapsMode page={page} rest={{ games }} />,
  blocks: ({ games: _, towers: __, ...page }) => <BlocksMode page={page} rest={{}} />,
  lessons: LessonsView,
};

/** The page: the choice of view and language, the step of a lesson, and a view. */
export function Page(registries: PageGames) {
  const { address, language, lesson, lastOf, change, props } = usePage();
  const { fields: asked, words } = props;
  const embedded = asked.embed !== undefined;
  return (
    <div class={classesOf(asked, lesson !== null)}>
      <Button class="skip" onClick={() => focusGame()}>
        {words('skip')}
      </Button>
      {embedded ? null : (
        <Header
          view={address.view}
          language={language}
          words={words}
          linkOf={(view) => (view === 'lessons' ? '#/lessons' : lastOf(view))}
          onLanguage={(next) => change((old) => ({ ...old, language: next }))}
        />
      )}
      <AskedTour view={address.view} asked={asked} words={words} />
      {lesson === null ? null : <LessonBar lesson={lesson} words={words} />}
      <main id="game" tabIndex={-1}>
        {embedded ? null : <StorageNote words={words} />}
        <PageLanguage.Provider value={language}>
          <Shown {...registries} {...props} view={address.view} />
        </PageLanguage.Provider>
      </main>
    </div>
  );
}

/** The address and what it asks for: a language, a step of a lesson, the game of a view. */
function usePage() {
  const { address, asked, lastOf, change } = useAddress();
  const { view } = address;
  const language = address.language ?? preferredLanguage(navigator.languages);
  const words = useMemo(() => wordsOf(language), [language]);
  const [said, say] = useMessage(`${view} ${language} ${address.lesson}`);
  const lesson = useLesson(address, language);
  useTopOf(`${view} ${address.lesson}`);
  useTitle(language, words);
  const onFields: ViewProps['onFields'] = useCallback(
    (fields, isNew) => change((old) => ({ ...old, fields }), isNew),
    [change],
  );
  const { onward = null, hidesLeast, onSolved } = lesson ?? {};
  const props = { fields: asked, words, said, onward, hidesLeast, onSolved, onFields, say };
  return { address, language, lesson, lastOf, change, props };
}

function useTitle(language: Language, words: Words): void {
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = `manaus: ${words('title')}`;
  }, [language, words]);
}

interface AskedProps extends Pick<Address, 'view'> {
  readonly asked: Address['fields'];
  readonly words: Words;
}

/** The tour, where an address asks for it, until it is closed. */
function AskedTour({ view, asked, words }: AskedProps) {
  const [toured, setToured] = useState<Address['fields'] | null>(null);
  if (asked.tour === undefined || toured === asked || view !== 'towers') return null;
  return <Tour words={words} onClose={() => setToured(asked)} />;
}

type ShownProps = ViewProps & PageGames & Pick<Address, 'view'>;

/** The view of an address: of one game, or of two towers. */
function Shown({ view, ...page }: ShownProps) {
  const isPair = view === 'towers' && page.fields.compare !== undefined;
  const Game = isPair ? PairView : shown[view];
  return <Game key={isPair ? 'pair' : view} {...page} />;
}

/** Another view, or another step of a lesson, is seen from its top. */
function useTopOf(place: string): void {
  const last = useRef(place);
  useLayoutEffect(() => {
    if (last.current !== place) scrollTo(0, 0);
    last.current = place;
  }, [place]);
}

/** The looks of the page that an address asks for, as classes. */
const classesOf = ({ embed, present }: Address['fields'], inLesson: boolean): string =>
  [
    ...(embed === undefined ? [] : ['embedded']),
    ...(present === undefined ? [] : ['presented']),
    ...(inLesson ? ['in-lesson'] : []),
  ].join(' ');

function focusGame(): void {
  const game = document.getElementById('game');
  const board = game?.querySelector<HTMLElement>(
    '.board .peg, .heaps-heap button, .block-arrows button',
  );
  (board ?? game)?.focus();
}

/** A word where the browser keeps nothing, or has no more room. */
function StorageNote({ words }: { readonly words: Words }) {
  const [lost, setLost] = useState(() => !canStore());
  useEffect(() => whenLost(() => setLost(true)), []);
  return lost ? <p class="storage">{words('storage.none')}</p> : null;
}

/** The time that a message is shown, in milliseconds. */
const shownFor = 7000;

/**
 * The last message as the page's live region, and the function that says one. It goes away by
 * itself, and when what it speaks about is left. The same sentence twice is announced twice.
 */
function useMessage(about: string) {
  const [{ text, times }, set] = useState({ text: '', times: 0 });
  const say = useCallback(
    (next: string) => set((old) => ({ text: next, times: old.times + 1 })),
    [],
  );
  useEffect(() => {
    if (text === '') return;
    const timer = setTimeout(() => say(''), shownFor);
    return () => clearTimeout(timer);
  }, [text, times]);
  useEffect(() => say(''), [about]);
  const region = (
    <p class="said" role="status" aria-live="polite">
      {text}
      {times % 2 === 0 ? '' : '\u00a0'}
    </p>
  );
  return [region, say] as const;
}
