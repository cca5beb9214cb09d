interface OpenProps {
  readonly label: string;
  readonly accept: string;
  onText(text: string, name: string): void;
}

/** Lets the reader open a file; the same file can be opened again. */
export function OpenFile({ label, accept, onText }: OpenProps) {
  const read = async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    if (file === undefined) return;
    const text = await file.text();
    input.value = '';
    onText(text, file.name);
  };
  return (
    <label class="open-file">
      {label} <input type="file" accept={accept} onChange={(event) => read(event.currentTarget)} />
    </label>
  );
}
