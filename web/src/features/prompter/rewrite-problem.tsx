import { describeError } from '../../lib/api/describe-error.ts';
import { MessageBox } from '../../ui/message-box.tsx';
import type { RewriteFailure } from './use-rewrite.ts';

/** Why the prompt was not rewritten, beside what was chosen or typed; nothing where it was. */
export function RewriteProblem({ failure }: { failure: RewriteFailure | undefined }) {
  if (!failure) return null;
  const { error, onRetry } = failure;
  return (
    <MessageBox look="bad">
      {describeError(error)}
      {onRetry && (
        <button type="button" className="min-h-6 pl-2 font-medium underline" onClick={onRetry}>
          Try again
        </button>
      )}
    </MessageBox>
  );
}
