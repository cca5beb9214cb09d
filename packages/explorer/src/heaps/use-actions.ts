import { useKeys, useLatest } from '../shell/use-latest.js';
import type { Words } from '../words/words.js';
import {
  type Draft,
  emptyDraft,
  steppedAmount,
  withAmount,
  withDigit,
  withPlace,
} from './draft.js';
import { begin, currentStep, type Play, played, redo, undo } from './play.js';
import { type Table, takenBetween } from './table.js';
import { gainedText, hintText, mayText, refusalText, takenText } from './texts.js';
import type { useHeaps } from './use-heaps.js';

export const shortcuts = {
  undo: 'Z',
  redo: 'Y',
  restart: 'R',
  hint: 'H',
  next: 'N',
  winning: 'W',
} as const;
export type ActionName = keyof typeof shortcuts;
export const actionNames = Object.keys(shortcuts) as ActionName[];

/** The keys of this view, for the list of keys. */
export function helpKeys(words: Words, { rules, start }: Table): [string, string][] {
  const named = actionNames.map((name): [string, string] => [
    shortcuts[name],
    words(name === 'winning' || name === 'next' ? `heaps.${name}` : name),
  ]);
  const several: [string, string][] =
    start.heaps.length === 1 ? [] : [['← →', words('heaps.keys.heap')]];
  const more: [string, string][] = rules.heapsPerMove > 1 ? [[',', words('heaps.keys.comma')]] : [];
  return [
    ['0–9', words('heaps.keys.digits')],
    ...several,
    ['↑ ↓', words('heaps.keys.amount')],
    ...more,
    ['Enter', words('heaps.take')],
    ['Esc', words('path.clear')],
    ...named,
  ];
}

/** The actions of a play, by buttons and by keys; each says its result in the live region. */
export function useActions(
  { game, latest, change }: ReturnType<typeof useHeaps>,
  words: Words,
  say: (text: string) => void,
  onWinning: () => void,
) {
  const table = () => latest.current.table;
  const here = () => currentStep(latest.current.play).position;
  const { draftOf, setDraft } = useDraft(latest);
  const drafted = () => draftOf(latest.current.play);
  const show = (play: Play, text: string) => {
    change({ ...latest.current, play });
    say(text);
  };
  const takeAll = (taken: readonly number[]) => {
    const next = played(table(), latest.current.play, taken);
    if (next === null) say(refusalText(latest.current, drafted(), words));
    else show(next, gainedText(latest.current, next, words));
  };
  const put = (next: Draft | null, wrong: string) => {
    if (next === null) return say(wrong);
    setDraft(next);
    const chosen = next.taken.some((amount) => amount > 0);
    if (chosen) say(words('heaps.chosen', { what: takenText(words, next.taken) }));
    else if (next.place !== null) say(mayText(latest.current, next.place, words));
  };
  const wrongAmount = (place: number, n: number) =>
    n > here().heaps[place]
      ? mayText(latest.current, place, words)
      : words('heaps.tooMany', { n: table().rules.heapsPerMove });
  const choose = {
    place: (place: number) => put(withPlace(drafted(), place), ''),
    amount: (place: number, n: number) =>
      put(
        n > here().heaps[place]
          ? null
          : withAmount(drafted(), place, n, table().rules.heapsPerMove),
        wrongAmount(place, n),
      ),
    clicked(place: number, n: number) {
      if (drafted().taken[place] === n) takeAll(drafted().taken);
      else if (table().amounts(here(), place).includes(n)) choose.amount(place, n);
      else say(mayText(latest.current, place, words));
    },
    digit(n: number) {
      const { place } = drafted();
      put(
        withDigit(drafted(), n, here().heaps, table().rules.heapsPerMove),
        place === null ? words('heaps.noHeap', { n }) : wrongAmount(place, n),
      );
    },
    taken: takeAll,
    take: () => takeAll(drafted().taken),
    step: (at: number) => show({ ...latest.current.play, at }, words('played')),
    clear: () => setDraft(emptyDraft(here().heaps)),
  };
  const actions: Record<ActionName, () => void> = {
    undo: () => show(undo(table(), latest.current.play), words('undo')),
    redo: () => show(redo(table(), latest.current.play), words('redo')),
    restart: () => show(begin(table()), words('restart')),
    hint: () => say(hintText(latest.current, words)),
    next() {
      const [best] = table().winning(here());
      if (best === undefined) say(hintText(latest.current, words));
      else takeAll(takenBetween(here(), best));
    },
    winning: onWinning,
  };
  const around = (way: number) =>
    choose.place(
      ((drafted().place ?? (way > 0 ? -1 : 0)) + way + here().heaps.length) % here().heaps.length,
    );
  const step = (up: boolean) => {
    const { place, taken } = drafted();
    choose.amount(
      place ?? 0,
      steppedAmount(taken[place ?? 0], table().amounts(here(), place ?? 0), up),
    );
  };
  useKeys({
    ...Object.fromEntries(
      actionNames.map((name) => [shortcuts[name].toLowerCase(), actions[name]]),
    ),
    ...Object.fromEntries(Array.from({ length: 10 }, (_, n) => [String(n), () => choose.digit(n)])),
    enter: choose.take,
    escape: choose.clear,
    ',': () => setDraft({ ...drafted(), place: null }),
    arrowleft: () => around(-1),
    arrowright: () => around(1),
    arrowup: () => step(true),
    arrowdown: () => step(false),
  });
  return { actions, choose, draft: draftOf(game.play) };
}

/** A move being chosen, of no other play than the one on which it was. */
function useDraft(latest: ReturnType<typeof useHeaps>['latest']) {
  const [kept, keep] = useLatest<{ readonly play: Play | null; readonly draft: Draft }>({
    play: null,
    draft: emptyDraft([]),
  });
  const draftOf = (play: Play) =>
    kept.current.play === play ? kept.current.draft : emptyDraft(currentStep(play).position.heaps);
  return { draftOf, setDraft: (draft: Draft) => keep({ play: latest.current.play, draft }) };
}
