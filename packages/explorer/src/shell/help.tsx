import { useRef } from 'preact/hooks';
import type { Words } from '../words/words.js';
import { Button } from './button.js';
import { setSingleKeys, singleKeys, useKeys } from './use-keys.js';

interface HelpProps {
  readonly words: Words;
  /** Keys and what they do. */
  readonly keys: readonly (readonly [string, string])[];
}

/** The list of keys, its button and key `?`, and the switch that turns single keys off. */
export function Help({ words, keys }: HelpProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const open = () => {
    if (dialog.current?.open === false) dialog.current.showModal();
  };
  useKeys({ '?': open }, (show) => show());
  const own = [
    ['?', words('help')],
    ['Esc', words('help.close')],
  ] as const;
  return (
    <>
      <Button onClick={open} aria-keyshortcuts="?" aria-haspopup="dialog">
        {words('help')} <kbd>?</kbd>
      </Button>
      <dialog ref={dialog} class="help" aria-labelledby="help-title">
        <h2 id="help-title">{words('help')}</h2>
        <table>
          <tbody>
            {[...keys, ...own].map(([key, text]) => (
              <tr key={key}>
                <th scope="row">
                  <kbd>{key}</kbd>
                </th>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <label>
          <input
            type="checkbox"
            defaultChecked={singleKeys()}
            onChange={(event) => setSingleKeys(event.currentTarget.checked)}
          />{' '}
          {words('help.single')}
        </label>
        <form method="dialog">
          <button type="submit">{words('help.close')}</button>
        </form>
      </dialog>
    </>
  );
}
