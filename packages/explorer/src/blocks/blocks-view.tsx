import type { BlockState, Letter } from '@manaus/blocks';
import { useCallback, useMemo, useRef, useState } from 'preact/hooks';
import { faultText } from '../shell/fault.js';
import { Help } from '../shell/help.js';
import { SeeAlso } from '../shell/see-also.js';
import { useKeys } from '../shell/use-latest.js';
import type { ViewProps } from '../shell/view-props.js';
import { aboveScene, type Look, sideScene } from './board.js';
import { BoardView } from './board-view.js';
import { stanceText } from './cells.js';
import { Actions, Arrows } from './controls.js';
import { Editor } from './editor.js';
import { exportBoard, formats } from './export-board.js';
import { Facts, outlookText } from './facts.js';
import { Legend } from './legend.js';
import { outlookOf } from './outlook.js';
import { Picker } from './picker.js';
import { type BlockPlay, here, moved, pathOf, played, redo, restart, undo } from './play.js';
import { seeAlso } from './see-also.js';
import { StatesView } from './states-view.js';
import { TextBoard } from './text-board.js';
import { useBlocks } from './use-blocks.js';
import { useReplay } from './use-replay.js';
import { useSearch, useWay } from './use-search.js';

const arrowKeys = {
  arrowleft: 'L',
  arrowright: 'R',
  arrowup: 'U',
  arrowdown: 'D',
  x: '_',
  _: '_',
} as const;

/** A level: board, state graph, text and moves in step. */
export function BlocksView({ fields, words, onFields, say }: ViewProps) {
  const { play, latest, fault, change, open } = useBlocks(fields, onFields);
  const [look, setLook] = useState<Look>('above');
  const [numbered, setNumbered] = useState(false);
  const [note, setNote] = useState<{
    readonly state: BlockState;
    readonly said: string;
    readonly letter: Letter | null;
  } | null>(null);
  const searched = useSearch(play.level);
  const { search } = searched;
  const way = useWay(play.level, here(play), search.kind === 'stopped');
  const outlookAt = (at: BlockPlay) =>
    outlookOf(at, search, at === play ? way : { kind: 'progress', states: 0 });
  const outlook = outlookOf(play, search, way);
  const show = (next: BlockPlay, said: string) => {
    change(next);
    const known = outlookAt(next);
    say(
      [
        said,
        stanceText(next.level, here(next), words),
        known.kind === 'searching' || known.kind === 'unknown' ? '' : outlookText(known, words),
      ].join(' '),
    );
  };
  const tell = (said: string, letter: Letter | null = null) => {
    setNote({ state: here(latest.current), said, letter });
    say(said);
  };
  const move = (letter: Letter): boolean => {
    const next = moved(latest.current, letter);
    if (next === null) tell(words('block.illegal', { move: words(`block.move.${letter}`) }));
    else show(next, '');
    return next !== null;
  };
  const nearest = (): Letter | null => {
    const known = outlookAt(latest.current);
    return known.kind === 'way' ? (known.way[0] as Letter) : null;
  };
  const step = (): boolean => {
    const letter = nearest();
    if (letter === null) tell(outlookText(outlookAt(latest.current), words));
    return letter !== null && move(letter);
  };
  const hint = () => {
    const known = outlookAt(latest.current);
    if (known.kind !== 'way') return tell(outlookText(known, words));
    const letter = known.way[0] as Letter;
    tell(
      words('block.hintSaid', {
        move: words(`block.move.${letter}`),
        why: words('block.hintWhy', { n: known.way.length - 1 }),
      }),
      letter,
    );
  };
  const { playing, setPlaying } = useReplay(() =>
    outlookAt(latest.current).kind === 'searching' ? true : step(),
  );
  const byHand = (action: () => void) => () => {
    setPlaying(false);
    action();
  };
  const moveByHand = (letter: Letter) => byHand(() => move(letter))();
  const swiped = useRef(moveByHand);
  swiped.current = moveByHand;
  const onSwipe = useCallback((letter: Letter) => swiped.current(letter), []);
  const actions = [
    {
      name: 'undo',
      label: words('undo'),
      key: 'Z',
      run: byHand(() => show(undo(latest.current), words('undo'))),
    },
    {
      name: 'redo',
      label: words('redo'),
      key: 'Y',
      run: byHand(() => show(redo(latest.current), words('redo'))),
    },
    {
      name: 'restart',
      label: words('restart'),
      key: 'R',
      run: byHand(() => show(restart(latest.current), words('restart'))),
    },
    { name: 'hint', label: words('hint'), key: 'H', run: byHand(hint) },
    { name: 'step', label: words('block.step'), key: 'N', run: byHand(step) },
    {
      name: 'replay',
      label: words(playing ? 'block.pause' : 'block.play'),
      key: 'P',
      run: () => setPlaying(!playing),
    },
    {
      name: 'numbered',
      label: words('block.numbered'),
      key: null,
      pressed: numbered,
      run: () => setNumbered(!numbered),
    },
  ];
  useKeys({
    ...Object.fromEntries(
      actions.flatMap(({ key, run }) => (key === null ? [] : [[key.toLowerCase(), run]])),
    ),
    ...Object.fromEntries(
      Object.entries(arrowKeys).map(([key, letter]) => [key, () => moveByHand(letter)]),
    ),
  });
  const helpKeys = [
    ['← ↑ ↓ →', words('block.help.arrows')] as const,
    ...actions.flatMap(({ key, label }) => (key === null ? [] : [[key, label] as const])),
  ];
  if (play.game.letters.includes('_')) helpKeys.push(['X', words('block.move._')]);
  const state = here(play);
  const noted = note?.state === state ? note : null;
  const heat = look === 'heat' && search.kind === 'chart' ? search.chart.heat : undefined;
  const path = numbered ? pathOf(play) + (outlook.kind === 'way' ? outlook.way : '') : undefined;
  const scene = useMemo(
    () =>
      look === 'side'
        ? sideScene(play.level, state)
        : aboveScene(play.level, state, { heat, path }),
    [play.level, state, look, heat, path],
  );
  return (
    <>
      {fault === null ? null : (
        <p class="fault" role="alert">
          {faultText(fault, words)}
        </p>
      )}
      <Picker
        name={play.name}
        look={look}
        words={words}
        onLevel={(level) => open({ level })}
        onLook={setLook}
      />
      <p class="block-goal">{words(`block.goal.${play.level.game}`)}</p>
      <div class="table">
        <section aria-label={words('board')}>
          <BoardView
            scene={scene}
            look={look}
            label={`${play.level.name} ${stanceText(play.level, state, words)}`}
            onMove={onSwipe}
          />
          {look === 'heat' ? (
            <p>{words(heat === undefined ? 'block.heatNone' : 'block.heatHelp')}</p>
          ) : (
            <Legend level={play.level} words={words} />
          )}
          <Arrows
            letters={play.game.letters}
            hinted={noted?.letter ?? null}
            words={words}
            onMove={moveByHand}
          />
          {noted === null ? null : <p class="block-note">{noted.said}</p>}
          <Actions actions={actions}>
            <Help words={words} keys={helpKeys} />
          </Actions>
          <Facts play={play} searched={searched} outlook={outlook} words={words} />
        </section>
        <section aria-label={words('block.more')}>
          {search.kind === 'chart' ? (
            <StatesView
              chart={search.chart}
              play={play}
              words={words}
              onPath={(to) => show(played(play, to), words('block.jump'))}
            />
          ) : null}
          <TextBoard level={play.level} state={state} words={words} />
          <Editor source={play.source} words={words} onLevel={(text) => open({ text })} say={say} />
          <Actions
            actions={formats.map((format) => ({
              name: format,
              label: `${words('save')} ${format.toUpperCase()}`,
              key: null,
              run: () => exportBoard(play, scene, outlook, format),
            }))}
          />
          <SeeAlso class="block-also" pack="blocks" {...seeAlso[play.level.game]} words={words} />
        </section>
      </div>
    </>
  );
}
