import { useRef } from 'preact/hooks';
import { current } from '../play/history.js';
import { Button } from '../shell/button.js';
import { Explained } from '../shell/explained.js';
import { SourceLink } from '../shell/see-also.js';
import type { Words } from '../words/words.js';
import type { HeapsGame } from './heaps-game.js';
import { MOST_WINNING, type Move } from './table.js';
import { explain, noneWinsText, takenText, whyText } from './texts.js';

interface FactsProps {
  readonly game: HeapsGame;
  readonly words: Words;
  /** True if all winning moves were requested. */
  readonly winning: boolean;
  onMove(move: Move): void;
}

/** The outcome of a position with its reason, and the winning moves on request. */
export function Facts({ game, words, winning, onMove }: FactsProps) {
  const { table, history } = game;
  const { position } = current(history);
  const outcome = table.outcome(position);
  const { key, values, item } = explain(table, position);
  return (
    <div class="facts">
      <p>
        <strong>{table.label(position)}</strong>{' '}
        <Explained text={words(`heaps.outcome.${outcome}`)} />{' '}
        <span class={outcome === 'N' ? 'chip good' : 'chip bad'}>
          {words(outcome === 'N' ? 'heaps.good' : 'heaps.bad')}
        </span>
      </p>
      <p class={outcome === 'N' ? 'why good' : 'why bad'}>
        <strong>{words('why')}:</strong> <Explained text={words(key, values)} />{' '}
        {item === null ? null : <SourceLink item={item} words={words} />}
      </p>
      {winning ? <WinningMoves game={game} words={words} onMove={onMove} /> : null}
    </div>
  );
}

/** The moves that win, or the note that none does; of many, the first are listed. */
function WinningMoves({ game, words, onMove }: Pick<FactsProps, 'game' | 'words' | 'onMove'>) {
  const { table, history } = game;
  const { position } = current(history);
  const moves = table.winning(position);
  const section = useRef<HTMLElement>(null);
  const make = (move: Move) => {
    onMove(move);
    // The button that had the focus goes with its move.
    section.current?.focus();
  };
  return (
    <section ref={section} tabIndex={-1} aria-label={words('heaps.winning')}>
      <h2>{words('heaps.winning')}</h2>
      {moves.length === MOST_WINNING ? (
        <p>{words('heaps.winning.first', { n: MOST_WINNING })}</p>
      ) : null}
      {moves.length === 0 ? <p>{noneWinsText(game, words)}</p> : null}
      <ul class="heaps-winning">
        {moves.map((next) => {
          const move = table.moveTo(position, next);
          return (
            <li key={table.label(next)}>
              <Button onClick={() => make(move)}>
                {takenText(words, move)} → {table.label(next)}
              </Button>{' '}
              {whyText(table, next, words)}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
