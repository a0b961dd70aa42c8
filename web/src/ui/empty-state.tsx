import type { ReactNode } from 'react';

export interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** Something went wrong: it is told at once, under a red rule. */
  isFailure?: boolean;
}

/** Says why there is nothing and what to do next. */
export const EmptyState = ({ title, children, action, isFailure = false }: EmptyStateProps) => (
  <div
    role={isFailure ? 'alert' : undefined}
    className={`flex flex-col items-start gap-5 self-stretch border-t pt-6 pb-3 ${isFailure ? 'border-bad' : 'border-ink'}`}
  >
    <div>
      <h2 className="display text-28">{title}</h2>
      {children && <p className="mt-2 max-w-[68ch] text-14 text-pretty text-mute">{children}</p>}
    </div>
    {action && <div className="flex flex-wrap gap-3 max-sm:flex-col max-sm:self-stretch">{action}</div>}
  </div>
);
