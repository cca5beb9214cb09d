import type { NamedTower } from '@manaus/core';
import type { HeapGameFamily } from '@manaus/games';
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import { BlocksView } from './blocks/blocks-view.js';
import { carded } from './cards/carded.js';
import { TowersMode } from './cards/towers-mode.js';
import { PairView } from './compare/pair-view.js';
import { HeapsView } from './heaps/heaps-view.js';
import { LessonBar } from './lessons/lesson-bar.js';
import { LessonsView } from './lessons/lessons-view.js';
import { useLesson } from './lessons/use-lesson.js';
import type { Address, View } from './shell/address.js';
import { PageLanguage } from './shell/explained.js';
import { Header } from './shell/header.js';
import { StorageNote } from './shell/storage-note.js';
import { Tour } from './shell/tour.js';
import { useAddress } from './shell/use-address.js';
import { useMessage } from './shell/use-message.js';
import type { ViewProps } from './shell/view-props.js';
import { preferredLanguage, wordsOf } from './words/words.js';

/** The games of the page; ours by default. */
interface PageGames {
  readonly towers?: readonly NamedTower[];
  readonly games?: readonly HeapGameFamily[];
}

const HeapsMode = carded('heaps', HeapsView);
const BlocksMode = carded('blocks', BlocksView);

const shown: Readonly<Record<View, (props: ViewProps & PageGames) => preact.JSX.Element>> = {
  towers: TowersMode,
  heaps: ({ games, towers: _, ...page }) => <HeapsMode page={page} rest={{ games }} />,
  blocks: ({ games: _, towers: __, ...page }) => <BlocksMode page={page} rest={{}} />,
  lessons: LessonsView,
};

/** The page: the choice of view and language, the step of a lesson, and a view. */
export function Page(registries: PageGames) {
  const { address, asked, lastOf, change } = useAddress();
  const language = address.language ?? preferredLanguage(navigator.languages);
  const words = useMemo(() => wordsOf(language), [language]);
  const [said, say] = useMessage(`${address.view} ${language} ${address.lesson}`);
  const lesson = useLesson(address, language);
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = `manaus: ${words('title')}`;
  }, [language, words]);
  const embedded = asked.embed !== undefined;
  const [toured, setToured] = useState<Address['fields'] | null>(null);
  const isTour = asked.tour !== undefined && toured !== asked && address.view === 'towers';
  const onFields = useCallback(
    (fields: Address['fields'], isMove?: boolean) => change((old) => ({ ...old, fields }), isMove),
    [change],
  );
  const isPair = address.view === 'towers' && asked.compare !== undefined;
  const Shown = isPair ? PairView : shown[address.view];
  return (
    <div class={classesOf(asked, lesson !== null)}>
      <button type="button" class="skip" onClick={() => focusGame()}>
        {words('skip')}
      </button>
      {embedded ? null : (
        <Header
          view={address.view}
          language={language}
          words={words}
          linkOf={(view) => (view === 'lessons' ? '#/lessons' : lastOf(view))}
          onLanguage={(next) => change((old) => ({ ...old, language: next }))}
        />
      )}
      {isTour ? <Tour words={words} onClose={() => setToured(asked)} /> : null}
      {lesson === null ? null : <LessonBar lesson={lesson} words={words} />}
      <main id="game" tabIndex={-1}>
        {embedded ? null : <StorageNote words={words} />}
        <PageLanguage.Provider value={language}>
          <Shown
            key={isPair ? 'pair' : address.view}
            {...registries}
            fields={asked}
            words={words}
            said={said}
            onward={lesson?.onward ?? null}
            onSolved={lesson?.onSolved}
            onFields={onFields}
            say={say}
          />
        </PageLanguage.Provider>
      </main>
    </div>
  );
}

/** The looks of the page that an address asks for, as classes. */
const classesOf = ({ embed, present }: Address['fields'], inLesson: boolean): string =>
  [
    ...(embed === undefined ? [] : ['embedded']),
    ...(present === undefined ? [] : ['presented']),
    ...(inLesson ? ['in-lesson'] : []),
  ].join(' ');

/** The focus on the board, or on what stands for it. */
function focusGame(): void {
  const game = document.getElementById('game');
  const board = game?.querySelector<HTMLElement>(
    '.board .peg, .heaps-heap button, .block-arrows button',
  );
  (board ?? game)?.focus();
}
