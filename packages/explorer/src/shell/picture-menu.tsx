import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from './button.js';

/** A choice by its picture. */
export interface PictureChoice {
  readonly name: string;
  readonly text: string;
  /** A line under the text, where all choices are shown. */
  readonly note?: string;
  readonly picture: ComponentChildren;
}

interface MenuProps {
  readonly label: string;
  /** The button that shows all choices. */
  readonly all: string;
  /** The progress so far; left out on a small screen while the row is shown. */
  readonly progress?: string;
  readonly choices: readonly PictureChoice[];
  /** The name of the choice that was made; `null` if it is another. */
  readonly chosen: string | null;
  onChoose(name: string): void;
}

/** The most choices in the row, so that few keys lead past it. */
const mostInRow = 7;

/** Choices as pictures in a row, those around the chosen one; a button shows all. */
export function PictureMenu({ label, all, progress, choices, chosen, onChoose }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const list = useChosenInSight(chosen, isOpen);
  const choose = (name: string) => {
    setOpen(false);
    onChoose(name);
  };
  return (
    <>
      <ul ref={list} class={isOpen ? 'all' : undefined} aria-label={label}>
        {(isOpen ? choices : around(choices, chosen)).map((choice) => (
          <li key={choice.name}>
            <ChoiceButton {...choice} isOpen={isOpen} chosen={chosen} onChoose={choose} />
          </li>
        ))}
      </ul>
      {choices.length <= mostInRow ? null : (
        <Button class="show-all" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {all}
          {progress === undefined ? null : <span class="progress"> ({progress})</span>}
        </Button>
      )}
    </>
  );
}

interface ButtonProps extends PictureChoice, Pick<MenuProps, 'chosen' | 'onChoose'> {
  /** True if all choices are shown. */
  readonly isOpen: boolean;
}

/** A choice as a button; after a click the keys belong to the game. */
const ChoiceButton = ({ name, text, note, picture, isOpen, chosen, onChoose }: ButtonProps) => (
  <Button
    aria-pressed={name === chosen}
    onClick={({ detail, currentTarget }) => {
      onChoose(name);
      if (detail > 0) currentTarget.blur();
    }}
  >
    {picture}
    <span>
      {text}
      {isOpen && note !== undefined ? <small>{note}</small> : null}
    </span>
  </Button>
);

/** A list in which the chosen picture is kept in sight: on a small screen the list scrolls. */
function useChosenInSight(chosen: string | null, isOpen: boolean) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (list.current !== null) showPressed(list.current);
  }, [chosen, isOpen]);
  return list;
}

function showPressed(list: HTMLElement): void {
  const picture = list.querySelector<HTMLElement>('[aria-pressed=true]');
  if (picture === null) return;
  const left = picture.offsetLeft - list.offsetLeft;
  list.scrollTo({ left: left - (list.clientWidth - picture.offsetWidth) / 2 });
}

/** As many choices as fit the row, the chosen one in their middle where it can be. */
function around(choices: readonly PictureChoice[], chosen: string | null) {
  const at = choices.findIndex(({ name }) => name === chosen);
  const first = Math.min(at - (mostInRow - 1) / 2, choices.length - mostInRow);
  return choices.slice(Math.max(0, first)).slice(0, mostInRow);
}
