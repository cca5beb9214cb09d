import type { HeapPosition } from '@manaus/games';
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
        <Reason game={game} position={position} words={words} />
      </p>
      {winning ? <WinningMoves game={game} words={words} onMove={onMove} /> : null}
    </div>
  );
}

interface ReasonProps extends Pick<FactsProps, 'game' | 'words'> {
  readonly position: HeapPosition;
}

function Reason({ game: { table }, position, words }: ReasonProps) {
  const { key, values, item } = explain(table, position);
  return (
    <>
      <strong>{words('why')}:</strong> <Explained text={words(key, values)} />{' '}
      {item === null ? null : <SourceLink item={item} words={words} />}
    </>
  );
}

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
      <WinningNote game={game} count={moves.length} words={words} />
      <ul class="heaps-winning">
        {moves.map((next) => (
          <WinningMove
            key={table.label(next)}
            game={game}
            next={next}
            words={words}
            onMove={make}
          />
        ))}
      </ul>
    </section>
  );
}

interface NoteProps extends Pick<FactsProps, 'game' | 'words'> {
  readonly count: number;
}

/** The note that no move wins, or that more win than are listed. */
function WinningNote({ game, count, words }: NoteProps) {
  if (count === MOST_WINNING) return <p>{words('heaps.winning.first', { n: MOST_WINNING })}</p>;
  return count > 0 ? null : <p>{noneWinsText(game, words)}</p>;
}

interface WinningProps extends Pick<FactsProps, 'game' | 'words' | 'onMove'> {
  /** The position after the move. */
  readonly next: HeapPosition;
}

function WinningMove({ game: { table, history }, next, words, onMove }: WinningProps) {
  const move = table.moveTo(current(history).position, next);
  return (
    <li>
      <Button onClick={() => onMove(move)}>
        {takenText(words, move)} → {table.label(next)}
      </Button>{' '}
      {whyText(table, next, words)}
    </li>
  );
}
