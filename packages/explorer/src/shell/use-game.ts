import { useLayoutEffect } from 'preact/hooks';
import type { Words } from '../words/words.js';
import type { Fields, GameState, Open } from './game-state.js';
import { isRecord } from './storage.js';
import { useStore } from './use-store.js';
import type { ViewProps } from './view-props.js';

/** A view's state and how it meets the page. */
interface GameParts<State extends GameState, Action> {
  first(): State;
  reduce(state: State, action: Action | Open): State;
  fieldsOf(game: State['game']): Fields;
  /** The last announcement of a state in words. */
  saidText(state: State, words: Words): string;
  /** True if an action moves by hand, so that Back takes the move back. */
  isMove(action: Action | Open): boolean;
  onChange?(next: State, old: State, action: Action | Open): void;
}

/** The state of a view: it follows the address, writes into it, and announces what happens. */
export function useGame<State extends GameState, Action>(
  { first, reduce, fieldsOf, saidText, isMove, onChange }: GameParts<State, Action>,
  { fields, words, onFields, say }: ViewProps,
): readonly [State, (action: Action | Open) => void] {
  const [state, dispatch] = useStore<State, Action | Open>(reduce, first, (next, old, action) => {
    onChange?.(next, old, action);
    if (next.game !== old.game) onFields(fieldsOf(next.game), isNew(action));
    if (next.said !== old.said) say(saidText(next, words));
  });
  const isNew = (action: Action | Open): boolean | undefined =>
    isOpen(action) && action.isShown ? false : isMove(action) || undefined;
  useLayoutEffect(() => dispatch({ type: 'open', fields, isShown: true }), [fields, dispatch]);
  return [state, dispatch];
}

const isOpen = (action: unknown): action is Open => isRecord(action) && action.type === 'open';
