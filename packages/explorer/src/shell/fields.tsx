/** A value to choose, with its text. */
type Option = readonly [value: string, text: string];

interface FieldProps {
  readonly label: string;
  readonly value: string;
  onValue(value: string): void;
}

/** A line of text, read when it is left; spaces around it do not count. */
export function TextField({
  label,
  value,
  placeholder,
  size = 9,
  onValue,
}: FieldProps & { readonly placeholder?: string; readonly size?: number }) {
  return (
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
}

/** A choice among some values. */
export function Choice({
  label,
  value,
  options,
  onValue,
}: FieldProps & { readonly options: readonly Option[] }) {
  return (
    <label>
      {label}{' '}
      <select value={value} onChange={(event) => onValue(event.currentTarget.value)}>
        {options.map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
