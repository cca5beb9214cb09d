import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

interface FoldedProps {
  readonly class?: string;
  readonly summary: string;
  children(): ComponentChildren;
}

/** A part of the page that is drawn only while it is open. */
export function Folded({ class: name, summary, children }: FoldedProps) {
  const [open, setOpen] = useState(false);
  return (
    <details class={name} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {open ? children() : null}
    </details>
  );
}
