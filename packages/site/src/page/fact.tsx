import type { Words } from '@manaus/plot';
import type { ComponentChildren, JSX } from 'preact';
import { said } from './here.js';

interface FactProps {
  readonly name: Words;
  readonly class?: string | undefined;
  readonly children: ComponentChildren;
}

/** A fact with its name, in a list of them. */
export const Fact = ({ name, children, ...rest }: FactProps): JSX.Element => (
  <div {...rest}>
    <dt>{said(name)}</dt>
    <dd>{children}</dd>
  </div>
);
