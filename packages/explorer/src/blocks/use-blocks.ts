import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { type BlockPlay, fieldsOf, openPlay } from './play.js';

type Fields = Readonly<Record<string, string>>;

/** The play of the view: follows the address, writes into it, and keeps the last good one when it is given a bad one. */
export function useBlocks(fields: Fields, onFields: (fields: Fields) => void) {
  const [play, setPlay] = useState<BlockPlay>(() => openPlay({}));
  // Two keys may come before the page is drawn again: what is played on is here, what is drawn in the state.
  const latest = useRef(play);
  const [fault, setFault] = useState<unknown>(null);
  const change = useCallback(
    (next: BlockPlay) => {
      latest.current = next;
      setPlay(next);
      setFault(null);
      onFields(fieldsOf(next));
    },
    [onFields],
  );
  const open = useCallback(
    (asked: Fields) => {
      try {
        change(openPlay(asked, latest.current));
      } catch (error) {
        setFault(error);
      }
    },
    [change],
  );
  useEffect(() => open(fields), [fields, open]);
  return { play, latest, fault, change, open };
}
