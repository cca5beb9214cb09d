/** A value to choose, with its text. */
type Option = readonly [value: string, text: string];

interface FieldProps {
  readonly label: string;
  readonly value: string;
  onValue(value: string): void;
}

interface LineProps extends FieldProps {
  readonly placeholder?: string;
  readonly size?: number;
}

/** A line of text, read when it is left; spaces around it do not count. */
export const TextField = ({ label, value, placeholder, size = 9, onValue }: LineProps) => (
  <label>
    {label}{' '}
    <input
      value={value}
      placeholder={placeholder}
      size={size}
      onChange={(event) => onValue(event.currentTarget.value.trim())}
    />
  </label>
);

/** A text of several lines, read when it is left. */
export const TextArea = ({ label, value, onValue }: FieldProps) => (
  <label class="text-area">
    {label}{' '}
    <textarea
      value={value}
      rows={4}
      spellcheck={false}
      onChange={(event) => onValue(event.currentTarget.value.trim())}
    />
  </label>
);

interface ChoiceProps extends FieldProps {
  readonly options: readonly Option[];
}

/**
 * A choice among some values. After a choice by mouse or finger the keys belong to the game again;
 * by keyboard they go on choosing.
 */
export function Choice({ label, value, options, onValue }: ChoiceProps) {
  return (
    <label>
      {label}{' '}
      <select value={value} {...chosen(onValue)}>
        <Options options={options} />
      </select>
    </label>
  );
}

const Options = ({ options }: Pick<ChoiceProps, 'options'>) => (
  <>
    {options.map(([name, text]) => (
      <option key={name} value={name}>
        {text}
      </option>
    ))}
  </>
);

/** The events of a list: what is chosen by mouse or finger leaves the list. */
const chosen = (onValue: (value: string) => void) => ({
  onPointerDown({ currentTarget }: { readonly currentTarget: HTMLSelectElement }) {
    currentTarget.dataset.pointed = '';
  },
  onKeyDown({ currentTarget }: { readonly currentTarget: HTMLSelectElement }) {
    delete currentTarget.dataset.pointed;
  },
  onChange({ currentTarget }: { readonly currentTarget: HTMLSelectElement }) {
    onValue(currentTarget.value);
    if (currentTarget.dataset.pointed !== undefined) currentTarget.blur();
  },
});
