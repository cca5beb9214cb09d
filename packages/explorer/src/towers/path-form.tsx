import { useState } from 'preact/hooks';
import { type Phrase, phraseText } from '../shell/phrase.js';
import type { Words } from '../words/words.js';

interface PathProps {
  readonly words: Words;
  readonly from: string;
  readonly to: string;
  /** The sentence about the path shown; `null` without a path. */
  readonly said: Phrase | null;
  onPath(from: string, to: string): void;
  onClear(): void;
}

/** The request for a shortest path between any two states. */
export function PathForm({ words, from, to, said, onPath, onClear }: PathProps) {
  const [ends, setEnds] = useState({ from: '', to: '' });
  const submit = (event: Event) => {
    event.preventDefault();
    onPath(ends.from || from, ends.to || to);
  };
  return (
    <form class="setup" onSubmit={submit}>
      <strong>{words('path')}</strong>
      <label>
        {words('path.from')}{' '}
        <input
          size={9}
          value={ends.from}
          placeholder={from}
          onInput={(event) => setEnds({ ...ends, from: event.currentTarget.value.trim() })}
        />
      </label>
      <label>
        {words('path.to')}{' '}
        <input
          size={9}
          value={ends.to}
          placeholder={to}
          onInput={(event) => setEnds({ ...ends, to: event.currentTarget.value.trim() })}
        />
      </label>
      <button type="submit">{words('path.show')}</button>
      {said === null ? null : (
        <>
          <span>{phraseText(said, words)}</span>
          <button type="button" onClick={onClear}>
            {words('path.clear')}
          </button>
        </>
      )}
    </form>
  );
}
