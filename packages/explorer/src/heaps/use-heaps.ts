import type { HeapGameFamily } from '@manaus/games';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { type Fields, fieldsOf, type HeapsGame, openHeaps } from './heaps-game.js';
import { readPlay } from './play-file.js';

/**
 * The game of the view: follows the address, writes into it, and keeps the last good one when it is
 * given a bad one.
 */
export function useHeaps(
  fields: Fields,
  onFields: (fields: Fields) => void,
  games: readonly HeapGameFamily[],
) {
  const [game, setGame] = useState<HeapsGame>(() => openHeaps({}, games));
  // Two keys may come before the page is drawn again: what is played on is here, what is drawn in the state.
  const latest = useRef(game);
  const [fault, setFault] = useState<unknown>(null);
  const change = useCallback(
    (next: HeapsGame) => {
      latest.current = next;
      setGame(next);
      setFault(null);
      onFields(fieldsOf(next));
    },
    [onFields],
  );
  const guarded = useCallback(
    (read: () => HeapsGame) => {
      try {
        change(read());
      } catch (error) {
        setFault(error);
      }
    },
    [change],
  );
  const open = useCallback(
    (asked: Fields) => guarded(() => openHeaps(asked, games)),
    [guarded, games],
  );
  const openFile = (text: string) => guarded(() => readPlay(text, games));
  useEffect(() => open(fields), [fields, open]);
  return { game, latest, fault, change, open, openFile };
}
