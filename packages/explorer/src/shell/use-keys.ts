import { useListener } from './use-listener.js';

const off = 'manaus.keys.off';

/** True if single keys act. The browser's storage keeps it for the next visit, if it can. */
export function singleKeys(): boolean {
  try {
    return localStorage.getItem(off) === null;
  } catch {
    return true;
  }
}

export function setSingleKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(off);
    else localStorage.setItem(off, '1');
  } catch {
    // Without storage the keys stay as they are.
  }
}

/**
 * Dispatches the actions of single keys, by their lower-case names. Keys are left alone while text
 * is written, in a dialog, and together with Ctrl, Alt or Meta.
 */
export function useKeys<Action>(
  actions: Readonly<Record<string, Action>>,
  dispatch: (action: Action) => void,
): void {
  useListener('keydown', (event) => {
    const key = event.key.toLowerCase();
    if (isForeign(event) || !Object.hasOwn(actions, key)) return;
    event.preventDefault();
    dispatch(actions[key]);
  });
}

/** True if a key belongs to the browser or to what has the focus. */
const isForeign = (event: KeyboardEvent): boolean =>
  isWithin(event, 'input:not([type=checkbox]), select, textarea, dialog') ||
  !singleKeys() ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  // Escape closes what is open over the page.
  (event.key === 'Escape' && document.querySelector(':popover-open') !== null) ||
  // Enter presses the button that has the focus.
  (event.key === 'Enter' && isWithin(event, 'a, button'));

const isWithin = ({ target }: Event, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;
