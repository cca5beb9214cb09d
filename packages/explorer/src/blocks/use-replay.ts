import { useEffect, useRef, useState } from 'preact/hooks';

/** Time between two moves of a replay, in milliseconds. */
const beat = 600;

/** Makes a step again and again until it says that there is none, or the reader pauses. */
export function useReplay(step: () => boolean) {
  const [playing, setPlaying] = useState(false);
  const latest = useRef(step);
  latest.current = step;
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => {
      if (!latest.current()) setPlaying(false);
    }, beat);
    return () => clearInterval(timer);
  }, [playing]);
  return { playing, setPlaying };
}
