import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useState } from 'preact/hooks';

type Option = readonly [value: string, text: string];

interface FieldProps {
  readonly label: string;
  readonly value: string;
  onValue(value: string): void;
}

interface WrittenProps extends FieldProps {
  /** The reason why what was written is refused; `null` where it is not. */
  readonly fault: string | null;
  /** What mends the fault, or is an example to take. */
  readonly children?: ComponentChildren;
}

interface LineProps extends WrittenProps {
  readonly placeholder?: string;
  readonly size?: number;
}

/** A line of text, read when it is left; spaces around it do not count. */
export function TextField({ label, placeholder, size = 9, ...field }: LineProps) {
  const { faultId, written } = useWritten(field);
  return (
    <div class="field">
      <label>
        {label} <input placeholder={placeholder} size={size} {...written} />
      </label>
      <FieldFault id={faultId} {...field} />
    </div>
  );
}

/** A text of several lines, read when it is left. */
export function TextArea({ label, ...field }: WrittenProps) {
  const { faultId, written } = useWritten(field);
  return (
    <div class="field text-area">
      <label>
        {label} <textarea rows={4} spellcheck={false} {...written} />
      </label>
      <FieldFault id={faultId} {...field} />
    </div>
  );
}

type Field = Pick<WrittenProps, 'value' | 'fault' | 'children' | 'onValue'>;

/** The attributes of a field: it keeps what is written until that is taken, not only tried. */
function useWritten({ value, fault, onValue }: Field) {
  const faultId = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  useLayoutEffect(() => {
    if (fault === null) setDraft(null);
  }, [value, fault, tries]);
  const written = {
    value: draft ?? value,
    'aria-invalid': fault !== null,
    'aria-describedby': fault === null ? undefined : faultId,
    onInput: ({ currentTarget }: Written) => setDraft(currentTarget.value),
    // `onChange` of a text is `onInput` where preact/compat is loaded.
    onChangeCapture: ({ currentTarget }: Written) => {
      onValue(currentTarget.value.trim());
      setTries((count) => count + 1);
    },
  };
  return { faultId, written };
}

interface Written {
  readonly currentTarget: HTMLInputElement | HTMLTextAreaElement;
}

/** The reason under a field, and what mends it. */
const FieldFault = ({ id, fault, children }: Field & { readonly id: string }) => (
  <>
    {fault === null ? null : (
      <p class="fault" id={id} role="alert">
        {fault}
      </p>
    )}
    {children}
  </>
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
        {options.map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

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
