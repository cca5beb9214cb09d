import { useState } from 'preact/hooks';
import { Button } from '../shell/button.js';
import { type Phrase, phraseText } from '../shell/phrase.js';
import type { Words } from '../words/words.js';

interface PathProps {
  readonly words: Words;
  readonly from: string;
  readonly to: string;
  /** The sentence about the path shown; `null` without a path. */
  readonly said: Phrase | null;
  /** The reason why no path can be asked for with these labels. */
  readonly fault: string | null;
  onPath(from: string, to: string): void;
  onClear(): void;
}

/** The request for a shortest path between any two states. */
export function PathForm({ words, from, to, said, fault, onPath, onClear }: PathProps) {
  const [ends, setEnds] = useState({ from: '', to: '' });
  const submit = (event: Event) => {
    event.preventDefault();
    onPath(ends.from || from, ends.to || to);
  };
  const field = (end: 'from' | 'to', placeholder: string) => (
    <label>
      {words(`path.${end}`)}{' '}
      <input
        size={9}
        value={ends[end]}
        placeholder={placeholder}
        aria-invalid={fault !== null}
        onInput={(event) => setEnds({ ...ends, [end]: event.currentTarget.value.trim() })}
      />
    </label>
  );
  return (
    <form class="setup" onSubmit={submit}>
      <strong>{words('path')}</strong>
      {field('from', from)}
      {field('to', to)}
      <button type="submit">{words('path.show')}</button>
      {fault === null ? null : (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
      {said === null ? null : <PathSaid said={said} words={words} onClear={onClear} />}
    </form>
  );
}

interface SaidProps extends Pick<PathProps, 'words' | 'onClear'> {
  readonly said: Phrase;
}

const PathSaid = ({ said, words, onClear }: SaidProps) => (
  <>
    <span>{phraseText(said, words)}</span>
    <Button onClick={onClear}>{words('path.clear')}</Button>
  </>
);
