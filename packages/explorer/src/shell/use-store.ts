import { useCallback, useRef, useState } from 'preact/hooks';

/**
 * The state of a view and the dispatch of its actions. `reduce` is pure; `onChange` has the effects
 * and runs once per action. The next state is known at once: two keys may come before the page is
 * drawn again.
 */
export function useStore<State, Action>(
  reduce: (state: State, action: Action) => State,
  first: () => State,
  onChange: (next: State, old: State, action: Action) => void,
): readonly [State, (action: Action) => void] {
  const [state, setDrawn] = useState(first);
  const latest = useRef(state);
  const edge = useRef({ reduce, onChange });
  edge.current = { reduce, onChange };
  const dispatch = useCallback((action: Action) => {
    const old = latest.current;
    const next = edge.current.reduce(old, action);
    latest.current = next;
    setDrawn(() => next);
    edge.current.onChange(next, old, action);
  }, []);
  return [state, dispatch];
}
