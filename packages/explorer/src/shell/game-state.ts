/** The fields of an address: the game of a view and its position, by name. */
export type Fields = Readonly<Record<string, string>>;

/** The fields that have a value, without the others. */
export const given = (
  fields: Readonly<Record<string, string | null | undefined>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, value]],
    ),
  );

/** Fields without those of some names. */
export const without = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

/** The part of a view's state that all views share. */
export interface GameState {
  readonly game: object;
  /** The error of the last input; `null` if that was good. */
  readonly fault: unknown;
  /** The field of a form that this input came from; none for a link or a file. */
  readonly refused?: Written;
  /** The last announcement, as data; a new object per announcement. */
  readonly said: object | null;
}

/** An input of a form: the field that was written in, and the game that was asked for with it. */
interface Written {
  readonly field: string;
  readonly fields?: Fields;
}

/** The action that every view knows: the game of an address. */
export interface Open {
  readonly type: 'open';
  readonly fields: Fields;
  /** The field of a form that asked for the game. */
  readonly field?: string;
  /** True if the browser shows the address already. */
  readonly isShown?: boolean;
}

/** The state after an input that may be bad: the old one with its fault in that case. */
export function tryInput<State extends Pick<GameState, 'fault' | 'refused'>>(
  state: State,
  { field, fields }: Partial<Written>,
  next: () => State,
): State {
  try {
    return { ...next(), fault: null, refused: undefined };
  } catch (fault) {
    return { ...state, fault, refused: field === undefined ? undefined : { field, fields } };
  }
}

/** The faults of a view: that of a form stands beside its field, any other above the game. */
export const faultAbove = ({ fault, refused }: Pick<GameState, 'fault' | 'refused'>): unknown =>
  refused === undefined ? fault : null;
