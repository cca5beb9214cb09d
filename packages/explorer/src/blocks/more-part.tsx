import { AskInCode } from '../shell/ask-in-code.js';
import { PlayFiles } from '../shell/files.js';
import { saveGif } from '../shell/gif.js';
import { formats } from '../shell/save.js';
import { SeeAlso } from '../shell/see-also.js';
import type { PartProps } from '../shell/view-props.js';
import type { BoardScene } from './board.js';
import { Editor } from './editor.js';
import { exportBoard, filmOf } from './export-board.js';
import { inCode } from './in-code.js';
import { here } from './play.js';
import { type BlocksAction, type BlocksState, outlookIn } from './reducer.js';
import { seeAlso } from './see-also.js';
import { StatesView } from './states-view.js';
import { TextBoard } from './text-board.js';

interface Props extends PartProps<BlocksState, BlocksAction> {
  readonly scene: BoardScene;
  say(text: string): void;
}

/** The state graph of a level, its text to edit, and the play as files. */
export function MorePart({ state, scene, words, dispatch, say }: Props) {
  const { game, search } = state;
  const { level, source } = game;
  return (
    <section aria-label={words('block.more')}>
      {search.kind === 'chart' ? (
        <StatesView
          chart={search.chart}
          play={game}
          words={words}
          onPath={(path) => dispatch({ type: 'path', path })}
        />
      ) : null}
      <TextBoard level={level} state={here(game)} words={words} />
      <Editor
        source={source}
        words={words}
        onLevel={(text) => dispatch({ type: 'open', fields: { text } })}
        say={say}
      />
      <PlayFiles
        formats={formats}
        film={words('film')}
        words={words}
        onSave={(format) => exportBoard(state.game, scene, outlookIn(state), format, words)}
        onFilm={() =>
          saveGif(state.game.name ?? 'level', filmOf(state.game, outlookIn(state), words))
        }
      />
      <AskInCode cells={inCode(game)} words={words} />
      <SeeAlso class="block-also" pack="blocks" {...seeAlso[level.game]} words={words} />
    </section>
  );
}
