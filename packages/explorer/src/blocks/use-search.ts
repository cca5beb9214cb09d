import type { BlockState, Level } from '@manaus/blocks';
import { useCallback, useEffect, useState } from 'preact/hooks';
import type { Report } from './search-task.js';
import { startTask } from './start-task.js';

/** The time in which a level is searched without being asked, in milliseconds. */
export const patience = 2000;

/** What is known of all states of a level. */
export type Search = Exclude<Report, { kind: 'way' }>;
/** What is known of one state. */
export type Way = Exclude<Report, { kind: 'chart' }>;

const begun = { kind: 'progress', states: 0 } as const;

/** Searches a level as soon as it is there; a longer search is begun and stopped by the reader. */
export function useSearch(level: Level) {
  const [asked, setAsked] = useState<{ readonly level: Level; readonly milliseconds: number }>({
    level,
    milliseconds: patience,
  });
  const wanted = asked.level === level ? asked.milliseconds : patience;
  const [known, setKnown] = useState<{ readonly level: Level; readonly search: Search }>({
    level,
    search: begun,
  });
  const search: Search = known.level === level ? known.search : begun;
  useEffect(() => {
    if (wanted === 0) return;
    setKnown({ level, search: begun });
    return startTask({ kind: 'chart', level, milliseconds: wanted }, (report) => {
      if (report.kind !== 'way') setKnown({ level, search: report });
    });
  }, [level, wanted]);
  const searchOn = useCallback(
    () => setAsked({ level, milliseconds: Number.MAX_SAFE_INTEGER }),
    [level],
  );
  const stop = useCallback(() => {
    setAsked({ level, milliseconds: 0 });
    setKnown(({ search: last }) => ({
      level,
      search: { kind: 'stopped', states: last.kind === 'progress' ? last.states : 0 },
    }));
  }, [level]);
  return { search, long: wanted > patience, searchOn, stop };
}

/** A shortest way from one state of On The Edge, where not all states can be listed: what is left of the floor is a level of its own. */
export function useWay(level: Level, state: BlockState, wanted: boolean): Way {
  const [known, setKnown] = useState<{ readonly state: BlockState; readonly way: Way } | null>(
    null,
  );
  useEffect(() => {
    if (!wanted || level.game !== 'on-the-edge' || !('cube' in state && 'floor' in state)) return;
    return startTask(
      {
        kind: 'way',
        level: { ...level, start: state.cube, floor: state.floor },
        milliseconds: patience,
      },
      (report) => {
        if (report.kind !== 'chart') setKnown({ state, way: report });
      },
    );
  }, [level, state, wanted]);
  return known?.state === state ? known.way : begun;
}
