import type { ReactNode } from 'react';
import { buttonClasses } from '../../ui/button-classes.ts';

interface NothingYetProps {
  title: string;
  /** Why the list is empty. */
  children: ReactNode;
}

/** A list of the open library without a prompt: why, and where there are some. */
export const NothingYet = ({ title, children }: NothingYetProps) => (
  <div className="border-t border-ink pt-6">
    <h2 className="display text-28">{title}</h2>
    <p className="mt-2 max-w-[62ch] text-16 text-body wrap-anywhere">{children}</p>
    <p className="mt-5">
      <a href="/library" className={buttonClasses()}>
        Browse the library
      </a>
    </p>
  </div>
);
