import type { ReactNode } from 'react';
import { buttonClasses } from '../../ui/button-classes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';

interface NothingYetProps {
  title: string;
  /** Why the list is empty. */
  children: ReactNode;
}

/** A list of the open library without a prompt: why, and where there are some. */
export const NothingYet = ({ title, children }: NothingYetProps) => (
  <EmptyState
    title={title}
    action={
      <a href="/library" className={buttonClasses('primary')}>
        Browse the library
      </a>
    }
  >
    {children}
  </EmptyState>
);
