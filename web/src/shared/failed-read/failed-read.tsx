import { describeError } from '../../lib/api/describe-error.ts';
import { Button } from '../../ui/button.tsx';

export interface FailedReadProps {
  error: Error;
  /** What stands here instead, as a sentence. */
  children?: string;
  onRetry: () => unknown;
}

/** Why something could not be read, and the way to try again. */
export const FailedRead = ({ error, children, onRetry }: FailedReadProps) => (
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
