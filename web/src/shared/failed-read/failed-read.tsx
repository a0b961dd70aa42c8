import type { ReactNode } from 'react';
import { describeError } from '../../lib/api/describe-error.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState, type EmptyStateProps } from '../../ui/empty-state.tsx';

export interface FailedReadProps {
  error: Error;
  /** What didn’t load. */
  title: string;
  heading?: EmptyStateProps['heading'];
  /** What stands or works meanwhile, as a sentence. */
  children?: string;
  /** What can be done meanwhile, beside the way to try again. */
  action?: ReactNode;
  onRetry: () => unknown;
}

/** Why something could not be read, and the way to try again. */
export const FailedRead = ({ error, title, heading, children, action, onRetry }: FailedReadProps) => (
  <EmptyState
    isFailure
    title={title}
    {...(heading && { heading })}
    action={
      <>
        <Button look="primary" onClick={() => void onRetry()}>
          Try again
        </Button>
        {action}
      </>
    }
  >
    {describeError(error)} {children}
  </EmptyState>
);
