import { parseLevel } from '@manaus/blocks';
import { InputError, type Spot } from '@manaus/core';
import { useMemo, useRef, useState } from 'preact/hooks';
import { Button } from '../shell/button.js';
import { mustBeText } from '../shell/faults.js';
import { OpenFile } from '../shell/files.js';
import { saveText } from '../shell/save.js';
import type { Words } from '../words/words.js';
import { fitsLink } from './play.js';

interface EditorProps {
  readonly source: string;
  readonly words: Words;
  /** A text that is a level. */
  onLevel(source: string): void;
  say(text: string): void;
}

/** The longest text that is read of a file. */
const longestText = 5_000_000;

/**
 * The editor of a level's text. A good text is played at once; a bad one is explained, and the last
 * good level stays.
 */
export function Editor(props: EditorProps) {
  const { source, words } = props;
  const { text, write } = useDraft(props);
  return (
    <details class="block-editor">
      <summary>{words('block.editor')}</summary>
      <LevelText text={text} words={words} onText={write} />
      <div class="actions">
        <OpenFile
          label={words('block.openFile')}
          accept=".txt,text/plain"
          onText={(opened) => write(opened.slice(0, longestText + 1).replaceAll('\r\n', '\n'))}
        />
        <Button onClick={() => saveText('level.txt', 'text/plain', text)}>
          {words('block.saveFile')}
        </Button>
      </div>
      {fitsLink(source) ? null : <p>{words('block.noLink')}</p>}
      <p>
        <small>{words('block.editorHelp')}</small>
      </p>
    </details>
  );
}

/** The text being written, until another level is opened, and the function that writes it. */
function useDraft({ source, words, onLevel, say }: EditorProps) {
  const [draft, setDraft] = useState({ of: source, text: source });
  const write = (next: string) => {
    setDraft({ of: source, text: next });
    const wrong = faultOf(next);
    say(wrong === null ? '' : mustBeText(wrong, words));
    if (wrong === null) onLevel(next);
  };
  return { text: draft.of === source ? draft.text : source, write };
}

interface TextProps {
  readonly text: string;
  readonly words: Words;
  onText(text: string): void;
}

function LevelText({ text, words, onText }: TextProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const fault = useMemo(() => faultOf(text), [text]);
  return (
    <>
      <label>
        <span class="unseen">{words('block.editor')}</span>
        <textarea
          ref={box}
          rows={12}
          spellcheck={false}
          autocapitalize="off"
          value={text}
          aria-invalid={fault !== null}
          aria-describedby="block-fault"
          onInput={(event) => onText(event.currentTarget.value)}
        />
      </label>
      <div id="block-fault">
        {fault === null ? null : (
          <p class="fault">
            {mustBeText(fault, words)} {words('block.lastGood')}{' '}
            {placeIn(fault) === null ? null : (
              <Button onClick={() => goTo(box.current, fault)}>{words('block.goThere')}</Button>
            )}
          </p>
        )}
      </div>
    </>
  );
}

function faultOf(text: string): InputError | null {
  try {
    parseLevel(text);
    return null;
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
}

const placeIn = ({ parameter }: InputError): Spot | null =>
  typeof parameter === 'string' ? null : parameter;

/** Selects the sign at the place of a fault. */
function goTo(box: HTMLTextAreaElement | null, fault: InputError): void {
  const place = placeIn(fault);
  if (box === null || place === null) return;
  const { line, column = 1 } = place;
  const before = box.value.split('\n').slice(0, line - 1);
  const at = before.reduce((sum, { length }) => sum + length + 1, column - 1);
  box.focus();
  box.setSelectionRange(at, at + 1);
}
