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
function isForeign({ target, key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const within = (selector: string) =>
    target instanceof Element && target.closest(selector) !== null;
  return (
    within('input:not([type=checkbox]), select, textarea, dialog') ||
    !singleKeys() ||
    ctrlKey ||
    metaKey ||
    altKey ||
    // Escape closes what is open over the page.
    (key === 'Escape' && document.querySelector(':popover-open') !== null) ||
    // Enter presses the button that has the focus.
    (key === 'Enter' && within('a, button'))
  );
}
