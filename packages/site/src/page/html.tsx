import type { JSX } from 'preact';

interface HtmlProps {
  /** HTML that another renderer has made and escaped. */
  readonly html: string;
  readonly class?: string;
}

/** HTML of another renderer, such as that of Markdown, in a block. */
export const Html = ({ html, ...rest }: HtmlProps): JSX.Element => (
  <div {...rest} dangerouslySetInnerHTML={{ __html: html }} />
);
