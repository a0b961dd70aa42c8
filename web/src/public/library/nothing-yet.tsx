import type { ReactNode } from 'react';

interface NothingYetProps {
  title: string;
  /** Why the list is empty. */
  children: ReactNode;
}

/** A list of the open library without a prompt: why, and where there are some. */
export const NothingYet = ({ title, children }: NothingYetProps) => (
  <div className="border-t border-hairline py-12">
    <h2 className="display text-28">{title}</h2>
    <p className="mt-3 max-w-[62ch] text-16 text-body wrap-anywhere">
      {children}{' '}
      <a href="/library" className="text-link">
        Browse the library
      </a>
    </p>
  </div>
);
