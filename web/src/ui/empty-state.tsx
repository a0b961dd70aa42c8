import type { ReactNode } from 'react';

export interface EmptyStateProps {
  title: string;
  /** A page’s own heading where it has no other; one for what fills a page; one for a part of it, such as a dialog. */
  heading?: 'h1' | 'h2' | 'h3';
  /** Why, in a sentence. */
  children?: ReactNode;
  /** What to do next: the first in ink, what else there is beside it; the page’s own act (`page-act`) steps back. */
  action?: ReactNode;
  /** Something went wrong: it is told at once, under a red rule. */
  isFailure?: boolean;
}

/** In place of what is empty, was not found, failed or is out of reach: what, why and what to do next, the same everywhere. */
export const EmptyState = ({
  title,
  heading: Heading = 'h2',
  children,
  action,
  isFailure = false,
}: EmptyStateProps) => (
  <div
    role={isFailure ? 'alert' : undefined}
    className={`flex flex-col items-start gap-6 self-stretch border-t pt-6 pb-4 ${isFailure ? 'border-bad' : 'border-ink'}`}
  >
    <div>
      <Heading className={`display ${Heading === 'h1' ? 'text-28' : 'text-20'}`}>{title}</Heading>
      {children && <p className="mt-2 max-w-[68ch] text-14 wrap-anywhere">{children}</p>}
    </div>
    {action && (
      <div className="next-act flex flex-wrap gap-3 max-sm:flex-col max-sm:self-stretch">{action}</div>
    )}
  </div>
);
