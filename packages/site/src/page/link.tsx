import { titleOf } from '@manaus/papers/internals';
import type { ComponentChildren, JSX } from 'preact';
import { Commas } from './commas.js';
import { said, useHere } from './here.js';
import { itemPath } from './paths.js';

interface LinkProps {
  readonly to: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** A link to a page of the site, in the language of the page that it is on. */
export function Link({ to, children, ...rest }: LinkProps): JSX.Element {
  return (
    <a href={useHere().page(to)} {...rest}>
      {children}
    </a>
  );
}

/** A link to a file of the site, such as data. */
export function FileLink({ to, children, ...rest }: LinkProps): JSX.Element {
  return (
    <a href={useHere().file(to)} {...rest}>
      {children}
    </a>
  );
}

/** A link to the page of an item, by its title. */
export const ItemLink = ({ id }: { readonly id: string }): JSX.Element => (
  <Link to={itemPath(id)}>{said(titleOf(id))}</Link>
);

/** Links to items, separated by commas. */
export const ItemLinks = ({ ids }: { readonly ids: readonly string[] }): JSX.Element => (
  <Commas of={ids} as={(id) => <ItemLink id={id} />} />
);
