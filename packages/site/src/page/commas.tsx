import type { JSX } from 'preact';

/** Things one after another, separated by commas. */
export const Commas = <T,>({ of, as }: CommasProps<T>): JSX.Element => (
  <>
    {of.map((thing, i) => (
      <>
        {i === 0 ? '' : ', '}
        {as(thing)}
      </>
    ))}
  </>
);

interface CommasProps<T> {
  readonly of: readonly T[];
  readonly as: (thing: T) => JSX.Element;
}
