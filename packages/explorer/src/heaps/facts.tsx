import type { HeapPosition } from '@manaus/games';
import { useRef } from 'preact/hooks';
import { Explained } from '../shell/explained.js';
import { itemText } from '../shell/item-text.js';
import { itemLink } from '../shell/links.js';
import type { Words } from '../words/words.js';
import { explain } from './explain.js';
import type { HeapsGame } from './heaps-game.js';
import { currentStep } from './play.js';
import { isOver, MOST_WINNING, type Move } from './table.js';
import { takenText } from './texts.js';

interface FactsProps {
  readonly game: HeapsGame;
  readonly words: Words;
  /** True if all winning moves were requested. */
  readonly winning: boolean;
  onMove(move: Move): void;
}

/** The outcome of a position with its reason, and the winning moves on request. */
export function Facts({ game, words, winning, onMove }: FactsProps) {
  const { table, play } = game;
  const { position } = currentStep(play);
  const outcome = table.outcome(position);
  return (
    <div class="facts">
      <p>
        <strong>{table.label(position)}</strong>{' '}
        <Explained text={words(`heaps.outcome.${outcome}`)} /> (
        {words(outcome === 'N' ? 'heaps.good' : 'heaps.bad')})
      </p>
      <p class={outcome === 'N' ? 'why good' : 'why bad'}>
        <Reason game={game} position={position} words={words} />
      </p>
      {winning ? <WinningMoves game={game} words={words} onMove={onMove} /> : null}
    </div>
  );
}

function Reason({
  game: { table },
  position,
  words,
}: {
  readonly game: HeapsGame;
  readonly position: HeapPosition;
  readonly words: Words;
}) {
  const { key, values, item } = explain(table, position);
  return (
    <>
      <strong>{words('why')}:</strong> <Explained text={words(key, values)} />{' '}
      {item === null ? null : (
        <a href={itemLink(item)}>
          {words('why.source')} ({itemText(item, words)})
        </a>
      )}
    </>
  );
}

function WinningMoves({ game, words, onMove }: Pick<FactsProps, 'game' | 'words' | 'onMove'>) {
  const { table, play } = game;
  const { position } = currentStep(play);
  const moves = table.winning(position);
  const section = useRef<HTMLElement>(null);
  const make = (move: Move) => {
    onMove(move);
    // The button that had the focus goes with its move.
    section.current?.focus();
  };
  const reason = (next: HeapPosition) => {
    const { key, values } = explain(table, next);
    return words(key, values);
  };
  return (
    <section ref={section} tabIndex={-1} aria-label={words('heaps.winning')}>
      <h2>{words('heaps.winning')}</h2>
      {moves.length === 0 ? (
        <p>{words(isOver(table, position) ? 'heaps.over' : 'heaps.winning.none')}</p>
      ) : null}
      {moves.length === MOST_WINNING ? (
        <p>{words('heaps.winning.first', { n: MOST_WINNING })}</p>
      ) : null}
      <ul class="heaps-winning">
        {moves.map((next) => {
          const move = table.moveTo(position, next);
          return (
            <li key={table.label(next)}>
              <button type="button" onClick={() => make(move)}>
                {takenText(words, move)} → {table.label(next)}
              </button>{' '}
              {reason(next)}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
