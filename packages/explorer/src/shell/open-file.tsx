interface OpenProps {
  readonly label: string;
  readonly accept: string;
  onText(text: string, name: string): void;
}

/** The field for a file to open, which may be the same file again. */
export function OpenFile({ label, accept, onText }: OpenProps) {
  return (
    <label class="open-file">
      {label} <input type="file" accept={accept} onChange={reading(onText)} />
    </label>
  );
}

/** The event of a file that was chosen. */
const reading =
  (onText: OpenProps['onText']) =>
  async ({ currentTarget: input }: { readonly currentTarget: HTMLInputElement }) => {
    const [file] = input.files ?? [];
    if (file === undefined) return;
    const text = await file.text();
    input.value = '';
    onText(text, file.name);
  };
