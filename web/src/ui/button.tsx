import type { ButtonHTMLAttributes, Ref } from 'react';
import { type ButtonLook, type ButtonSize, buttonClasses } from './button-classes.ts';
import { Spinner } from './spinner.tsx';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook;
  size?: ButtonSize;
  /** Work goes on: the label stays, further presses do nothing, focus is kept. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({ look, size, busy = false, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={busy || undefined}
      {...rest}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={buttonClasses(look, size, className)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
