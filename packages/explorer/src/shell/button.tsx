import type { ButtonHTMLAttributes } from 'preact';

/** A button that submits no form. */
export const Button = (props: ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button type="button" {...props} />
);
