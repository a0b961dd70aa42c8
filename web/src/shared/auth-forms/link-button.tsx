import type { ButtonHTMLAttributes } from 'react';

/** A button that reads as part of the text, for what leads to another form. */
export const LinkButton = ({
  children,
  ...button
}: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>) => (
  <button
    type="button"
    {...button}
    className="min-h-6 self-start text-13 whitespace-nowrap font-medium text-ink underline underline-offset-4 hover:text-mark pointer-coarse:min-h-11"
  >
    {children}
  </button>
);
