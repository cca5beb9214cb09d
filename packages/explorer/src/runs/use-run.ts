import { useCallback } from 'preact/hooks';
import { useLatest } from '../shell/use-latest.js';
import type { TowerGame } from '../towers/use-tower.js';
import { beginRun, followed, type Run, refused } from './run.js';

/** The run on the page, timed by a clock that never goes back. */
export function useRun() {
  const [latest, setRun] = useLatest<Run | null>(null);
  const watch = useCallback((old: TowerGame | null, next: TowerGame) => {
    const now = performance.now();
    setRun(
      old === null || latest.current === null
        ? beginRun(next, now)
        : followed(latest.current, old, next, now),
    );
  }, []);
  const onRefused = (game: TowerGame, from: number, to: number) => {
    if (latest.current !== null) setRun(refused(latest.current, game, from, to, performance.now()));
  };
  return { run: latest.current, watch, onRefused };
}
