import type { Mark } from '@manaus/plot';
import { markNode, type SvgNode } from '@manaus/plot/internals';
import { createElement, type VNode } from 'preact';

/** A mark as SVG. */
export function MarkView({ mark }: { readonly mark: Mark }) {
  return render(markNode(mark));
}

/** Marks as SVG, one over another. */
export const Marks = ({ marks }: { readonly marks: readonly Mark[] }) => (
  <>
    {marks.map((mark, i) => (
      <MarkView key={i} mark={mark} />
    ))}
  </>
);

function render({ tag, attributes, children }: SvgNode): VNode {
  const inside = children.map((child) => (typeof child === 'string' ? child : render(child)));
  return createElement(tag, attributes, ...inside);
}
