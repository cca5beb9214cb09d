import type { BlockState, Level } from '@manaus/blocks';
import { range } from '@manaus/core';
import { Folded } from '../shell/folded.js';
import type { Words } from '../words/words.js';
import { type CellText, cellTexts } from './cells.js';
import { cellsOf } from './chart.js';

interface TextBoardProps {
  readonly level: Level;
  readonly state: BlockState;
  readonly words: Words;
}

/** The board as a table, with words for screen readers and signs for the eye. */
export function TextBoard(props: TextBoardProps) {
  return <Folded summary={props.words('block.textBoard')}>{() => <Table {...props} />}</Folded>;
}

/** The most rows and columns of a board that are shown, around the piece. */
const most = 24;

function Table({ level, state, words }: TextBoardProps) {
  const texts = cellTexts(level, state, words);
  const [cell] = cellsOf(state);
  const columns = near(cell % level.width, level.width);
  const rows = near(Math.floor(cell / level.width), level.height).reverse();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide board is scrolled by keys
    <section class="block-scroll" aria-label={words('block.textBoard')} tabIndex={0}>
      <table class="block-text">
        <tbody>
          {rows.map((y) => (
            <tr key={y}>
              <th scope="row">{y + 1}</th>
              {columns.map((x) => (
                <Cell key={x} cell={texts.get(x + level.width * y)} words={words} />
              ))}
            </tr>
          ))}
          <tr>
            <td />
            {columns.map((x) => (
              <th key={x} scope="col">
                {x + 1}
              </th>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

interface CellProps extends Pick<TextBoardProps, 'words'> {
  readonly cell: CellText | undefined;
}

function Cell({ cell, words }: CellProps) {
  return (
    <td title={cell?.text}>
      <span aria-hidden="true">{cell?.sign ?? '.'}</span>
      <span class="unseen">{cell?.text ?? words('block.cell.void')}</span>
    </td>
  );
}

function near(center: number, count: number): number[] {
  const first = Math.max(0, Math.min(center - most / 2, count - most));
  return range(first, first + Math.min(most, count) - 1);
}
