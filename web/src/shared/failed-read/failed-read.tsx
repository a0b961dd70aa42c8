import type { ReactNode } from 'react';
import { describeError } from '../../lib/api/describe-error.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export interface FailedReadProps {
  error: Error;
  /** What didn’t load, where it was to fill the screen. */
  title?: string;
  /** What stands here instead, as a sentence. */
  children?: string;
  /** What can be done meanwhile, beside the way to try again. */
  action?: ReactNode;
  onRetry: () => unknown;
}

/** Why something could not be read, and the way to try again. */
export function FailedRead({ error, title, children, action, onRetry }: FailedReadProps) {
  if (title)
    return (
      <EmptyState
        isFailure
        title={title}
        action={
          <>
            <Button look="primary" onClick={() => void onRetry()}>
              Try again
            </Button>
            {action}
          </>
        }
      >
        {children} {describeError(error)}
      </EmptyState>
    );
  return (
    <div role="alert" className="flex flex-col items-start gap-4 self-stretch border-t border-bad pt-5 pb-6">
      <div>
        <p className="display text-20">This didn’t load.</p>
        <p className="mt-1 max-w-[68ch] text-14">
          {describeError(error)} {children}
        </p>
      </div>
      <Button look="primary" size="small" onClick={() => void onRetry()}>
        Try again
      </Button>
    </div>
  );
}
