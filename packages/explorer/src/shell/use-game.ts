import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Words } from '../words/words.js';
import type { Fields, GameState, Open } from './game-state.js';
import { isRecord } from './storage.js';
import type { ViewProps } from './view-props.js';

/** A view's state and how it meets the page. */
interface GameParts<State extends GameState, Action> {
  first(): State;
  reduce(state: State, action: Action | Open): State;
  /** A game just opened, as an earlier visit has left it. */
  recall?(next: State, old: State): State;
  fieldsOf(game: State['game']): Fields;
  /** The last announcement of a state in words. */
  saidText(state: State, words: Words): string;
  /** True if an action moves by hand, so that Back takes the move back. */
  isMove(action: Action | Open): boolean;
  onChange?(next: State, old: State, action: Action | Open): void;
}

/** The state of a view: it follows the address, writes into it, and announces what happens. */
export function useGame<State extends GameState, Action>(
  parts: GameParts<State, Action>,
  { fields, words, onFields, say }: ViewProps,
): readonly [State, (action: Action | Open) => void] {
  const [state, dispatch] = useStore<State, Action | Open>(
    (old, action) => reduceAndRecall(parts, old, action),
    parts.first,
    (next, old, action) => {
      parts.onChange?.(next, old, action);
      if (next.game !== old.game) onFields(parts.fieldsOf(next.game), isNew(parts, action));
      // A message is about a position: it is gone with it.
      if (next.said !== old.said || next.game !== old.game)
        say(next.said === old.said ? '' : parts.saidText(next, words));
    },
  );
  useLayoutEffect(() => dispatch({ type: 'open', fields, isShown: true }), [fields, dispatch]);
  return [state, dispatch];
}

function reduceAndRecall<State extends GameState, Action>(
  { reduce, recall }: GameParts<State, Action>,
  old: State,
  action: Action | Open,
): State {
  const next = reduce(old, action);
  return isOpen(action) ? (recall?.(next, old) ?? next) : next;
}

/**
 * True if a change adds an entry to the browser's history; `undefined` for the default.
 */
const isNew = <State extends GameState, Action>(
  { isMove }: GameParts<State, Action>,
  action: Action | Open,
): boolean | undefined => (isOpen(action) && action.isShown ? false : isMove(action) || undefined);

const isOpen = (action: unknown): action is Open => isRecord(action) && action.type === 'open';

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

/**
 * True while the answer of a closed game is hidden: until it is won, and again after another link.
 */
export function useHides(isClosed: boolean, won: boolean, fields: Fields): boolean {
  const [opened, setOpened] = useState(false);
  useEffect(() => setOpened(false), [fields]);
  useEffect(() => {
    if (won) setOpened(true);
  }, [won]);
  return isClosed && !opened;
}
