import type { Authorship } from '@whetstone/contract';
import { lazy, Suspense, type ReactNode } from 'react';
import { buttonClasses } from '../../../ui/button-classes.ts';
import { isFree } from '../draft/draft-answers.ts';
import type { PrompterDraft } from '../draft/prompter-draft.ts';
import type { Desk } from '../form/use-prompter.ts';
import { RewriteProblem } from '../rewriting/rewrite-problem.tsx';

const WritingLine = lazy(async () => ({
  default: (await import('../writing/on-demand.ts')).WritingLine,
}));

/** Who writes the prompt that stands below, or wrote it, and how often they may do so again. */
export function WrittenBy<Draft extends PrompterDraft>({ desk }: { desk: Desk<Draft> }) {
  const { model, draft, rewriteFailure } = desk;
  const { result } = draft;
  if (desk.isStreaming)
    return (
      <Line>
        <Suspense>
          <WritingLine name={model ?? 'The model'} onStop={desk.stopWriting} />
        </Suspense>
      </Line>
    );
  if (desk.isStopped)
    return (
      <Line>Stopped. If the prompt was already finished, it will appear when you press Generate again.</Line>
    );
  if (!result) return model ? <Line>{model} will write your prompt.</Line> : undefined;
  const { writtenBy, rewritesLeft = 0 } = result;
  if (!writtenBy) return undefined;
  const isByModel = writtenBy.source === 'model';
  if (!isByModel && isFree(draft) && !writtenBy.note)
    return (
      <Line>
        <p className="text-ink">Your words as they are.</p>
      </Line>
    );
  // Where nobody else could have written it, the foot says so.
  if (isPlain(writtenBy, model)) return undefined;
  return (
    <>
      <Line>
        <p>
          Written by{' '}
          <span className="font-medium text-ink">{isByModel ? (writtenBy.model ?? model) : 'our rules'}</span>
          . {writtenBy.note}
          {isByModel && result.id && ` ${leftInWords(rewritesLeft)}`}
        </p>
        {!isByModel && model && rewritesLeft > 0 && result.id && (
          <button type="button" className={buttonClasses('link', 'text')} onClick={desk.tryModelAgain}>
            Let {model} try again
          </button>
        )}
      </Line>
      {rewriteFailure?.of === 'writer' && (
        <div className="order-1 basis-full">
          <RewriteProblem failure={rewriteFailure} />
        </div>
      )}
    </>
  );
}

/** Written by our rules, as all is where no model writes. */
export const isPlain = (writtenBy: Authorship | undefined, model: string | null | undefined): boolean =>
  writtenBy?.source === 'rules' && !writtenBy.note && !model;

const leftInWords = (count: number): string => {
  if (count <= 0) return 'Further changes are added as separate lines.';
  const times = count === 1 ? 'once more' : `${count} more times`;
  return `It can rewrite this prompt ${times}. After that, changes are added as separate lines.`;
};

const Line = ({ children }: { children: ReactNode }) => (
  <div className="flex min-h-7 flex-wrap items-center gap-x-4">{children}</div>
);
