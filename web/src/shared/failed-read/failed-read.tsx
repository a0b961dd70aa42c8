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
  <div
    role="alert"
    className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 self-stretch border-t border-b border-hairline border-t-bad py-4"
  >
    <p className="max-w-[68ch] text-14 text-ink">
      <span className="font-medium text-bad">This didn’t load.</span> {describeError(error)} {children}
    </p>
    <Button size="small" onClick={() => void onRetry()}>
      Try again
    </Button>
  </div>
);
