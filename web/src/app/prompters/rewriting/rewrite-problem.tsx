import { describeError } from '../../../lib/api/describe-error.ts';
import { MessageBox } from '../../../ui/message-box.tsx';
import type { RewriteFailure } from './use-rewrite.ts';

/** Why the prompt was not rewritten, beside what was chosen or typed; nothing where it was. */
export function RewriteProblem({ failure }: { failure: RewriteFailure | undefined }) {
  if (!failure) return null;
  const { error, onRetry } = failure;
  return (
    <div className="py-2">
      <MessageBox look="bad">
        {describeError(error)}
        {onRetry && (
          <button
            type="button"
            className="block min-h-6 font-medium underline pointer-coarse:min-h-11"
            onClick={onRetry}
          >
            Write it again
          </button>
        )}
      </MessageBox>
    </div>
  );
}
