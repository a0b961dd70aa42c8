import { describeError } from '../../lib/api/describe-error.ts';
import { MessageBox } from '../../ui/message-box.tsx';

export interface FailedReadProps {
  error: Error;
  /** What stands here instead, as a sentence. */
  children?: string;
  onRetry: () => unknown;
}

/** Why something could not be read, and the way to try again. */
export const FailedRead = ({ error, children, onRetry }: FailedReadProps) => (
  <MessageBox look="bad">
    {describeError(error)} {children}{' '}
    <button
      type="button"
      className="min-h-6 font-medium underline underline-offset-4"
      onClick={() => void onRetry()}
    >
      Try again
    </button>
  </MessageBox>
);
