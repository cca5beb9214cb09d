import type { ComponentChildren } from 'preact';
import type { Words } from '../words/words.js';
import { Button } from './button.js';

/** An action as a button and, if it has one, as a single key. */
export interface Command<Action> {
  readonly label: string;
  readonly key?: string;
  readonly action: Action;
  readonly pressed?: boolean;
  readonly expanded?: boolean;
  readonly disabled?: boolean;
}

interface CommandsProps<Action> {
  readonly commands: readonly Command<Action>[];
  readonly children?: ComponentChildren;
  dispatch(action: Action): void;
}

/** Commands as buttons in a row. */
export const Commands = <Action,>({ commands, children, dispatch }: CommandsProps<Action>) => (
  <div class="actions">
    {commands.map((command, i) => (
      <CommandButton key={i} {...{ command, dispatch }} />
    ))}
    {children}
  </div>
);

interface ButtonProps<Action> extends Pick<CommandsProps<Action>, 'dispatch'> {
  readonly command: Command<Action>;
}

const CommandButton = <Action,>({ command, dispatch }: ButtonProps<Action>) => (
  <Button
    onClick={() => dispatch(command.action)}
    aria-keyshortcuts={command.key}
    aria-pressed={command.pressed}
    aria-expanded={command.expanded}
    disabled={command.disabled}
  >
    {command.label} {command.key === undefined ? null : <kbd>{command.key}</kbd>}
  </Button>
);

/** The actions of commands by their keys, for `useKeys`. */
export const keysOf = <Action,>(commands: readonly Command<Action>[]): Record<string, Action> =>
  Object.fromEntries(
    commands.flatMap(({ key, action }) => (key === undefined ? [] : [[key.toLowerCase(), action]])),
  );

/** The keys of commands and their labels, for the list of keys. */
export const keyLabels = (commands: readonly Command<unknown>[]): (readonly [string, string])[] =>
  commands.flatMap(({ key, label }) => (key === undefined ? [] : [[key, label] as const]));

/** A command per file format. */
export const saveCommands = <Format extends string>(
  formats: readonly Format[],
  words: Words,
): Command<Format>[] =>
  formats.map((format) => ({
    label: `${words('save')} ${format.toUpperCase()}`,
    action: format,
  }));
