import { lazy, type ReactNode, Suspense } from 'react';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { isFree, openOf, questionsOf, saidInWords } from '../draft/draft-answers.ts';
import type { PrompterDraft } from '../draft/prompter-draft.ts';
import { resultId } from '../form/show-result.ts';
import type { Desk } from '../form/use-prompter.ts';
import { RewriteProblem } from '../rewriting/rewrite-problem.tsx';
import type { RewriteFailure } from '../rewriting/use-rewrite.ts';
import { TargetChoice, type TargetChoiceProps } from './target-choice.tsx';
import { useDrawing } from './use-drawing.ts';
import { isPlain, WrittenBy } from './written-by.tsx';

const Assumptions = lazy(async () => ({ default: (await import('./below-prompt.ts')).Assumptions }));
const Findings = lazy(async () => ({ default: (await import('./below-prompt.ts')).Findings }));
const ResultFooter = lazy(async () => ({ default: (await import('./result-footer.tsx')).ResultFooter }));
const Sheet = lazy(async () => ({ default: (await import('./sheet.tsx')).Sheet }));
const WrongScreen = lazy(async () => ({ default: (await import('./below-prompt.ts')).WrongScreen }));
const WritingSheet = lazy(async () => ({
  default: (await import('../writing/on-demand.ts')).WritingSheet,
}));

interface ResultPanelProps<Draft extends PrompterDraft, Target extends string> {
  desk: Desk<Draft>;
  title: string;
  emptyTitle: string;
  target: Omit<TargetChoiceProps<Target>, 'changes' | 'failure'>;
  /** Stands beside Copy: how the prompt is saved. */
  save: ReactNode;
  /** Follows the prompt and its blanks: its variations. */
  after?: ReactNode;
}

export function ResultPanel<Draft extends PrompterDraft, Target extends string>(
  props: ResultPanelProps<Draft, Target>,
) {
  const { desk, title, emptyTitle, target, save, after } = props;
  const { draft, isGenerating, isWriting, isRewriting, isStreaming, problem, onProblem } = desk;
  const { result } = draft;
  const prompt = result?.prompt;
  const drawing = useDrawing(result);
  const failureOf = (what: RewriteFailure['of']) =>
    desk.rewriteFailure?.of === what ? desk.rewriteFailure : undefined;
  const open = openOf(draft);
  const sheet = (
    <Suspense>
      <Sheet
        title={emptyTitle}
        kind={desk.kind}
        isWriting={isGenerating}
        own={
          desk.failure || desk.isEnhancing || draft.enhancement || questionsOf(draft).length > 0
            ? {
                goal: draft.goal,
                said: saidInWords(draft),
                open,
                failure: desk.failure,
                onRetry: desk.onRetry,
              }
            : undefined
        }
        prompt={prompt}
        // What the rules write of answers ends a text prompt; other prompts have their parts for it.
        open={desk.kind === 'content' && result?.writtenBy?.source !== 'model' ? open : []}
        drawing={drawing}
        onTakeOut={(fact) =>
          desk.chooseCards({ ...draft.cards, facts: { ...draft.cards.facts, [fact]: 'leave' } })
        }
      />
    </Suspense>
  );
  return (
    <section
      aria-label={title}
      aria-busy={isGenerating || isRewriting}
      id={resultId}
      tabIndex={-1}
      className="desk-inset @container [overflow-anchor:none] flex min-h-[min(100dvh-3.5625rem,44rem)] min-w-0 -scroll-mt-6 flex-col border-hairline bg-raised focus:outline-none max-lg:border-t lg:sticky lg:top-14.25 lg:h-[calc(100dvh-3.5625rem)] lg:min-h-0 lg:border-l"
    >
      {/* On a phone it stays above the words, however far they are read. */}
      <div
        className={`flex min-h-16 flex-none flex-wrap items-center gap-2 border-b border-hairline bg-raised px-(--desk-inset) py-2 max-lg:sticky max-lg:top-14.25 max-lg:z-10 ${result ? '' : 'lg:min-h-22'}`}
      >
        <h2 className="mr-auto text-14 font-semibold">{title}</h2>
        {result && (
          // What is not on the sheet is neither copied nor saved.
          <div inert={isStreaming} className={isStreaming ? 'contents *:opacity-50' : 'contents'}>
            {save}
            <CopyButton
              look={desk.isWritten ? 'primary' : 'secondary'}
              size="small"
              text={result.prompt.text}
              onError={onProblem}
              onCopied={desk.remember}
            />
          </div>
        )}
      </div>
      <div className="flex flex-none flex-wrap items-center justify-between gap-x-4 border-b border-hairline px-(--desk-inset) py-2 text-13 text-mute">
        <TargetChoice {...target} changes={desk.changes} failure={failureOf('target')} />
        <WrittenBy desk={desk} />
      </div>
      <div className="beside-form flex min-h-0 flex-1 flex-col overflow-y-auto max-lg:flex-none">
        {problem && (
          <div className="px-(--desk-inset) pt-4">
            <MessageBox look="bad">{problem}</MessageBox>
          </div>
        )}
        {result?.prompt.notices.some(({ screen }) => screen) && (
          <Suspense>
            <WrongScreen notices={result.prompt.notices} goal={result.request.goal} />
          </Suspense>
        )}
        {desk.isOutdated && !isGenerating && (
          <p className="border-b border-hairline bg-surface px-(--desk-inset) py-2 text-13 text-mute">
            You have changed the form since this prompt was generated.
          </p>
        )}
        <div
          className={`flex flex-1 flex-col transition-opacity duration-120 ease-out ${isStreaming || !prompt ? '' : isGenerating ? 'opacity-60' : isRewriting ? 'opacity-60 delay-300' : ''}`}
        >
          {isStreaming ? (
            <Suspense fallback={sheet}>
              <WritingSheet streamed={desk.written}>{sheet}</WritingSheet>
            </Suspense>
          ) : (
            sheet
          )}
          <div className="px-(--desk-inset)">
            <RewriteProblem failure={failureOf('answers')} />
          </div>
          <Suspense>
            {!isWriting && after}
            {!isWriting && prompt && prompt.assumptions.length > 0 && (
              <Assumptions
                assumptions={prompt.assumptions}
                chosen={isRewriting ? desk.expected.assumptions : {}}
                failure={failureOf('assumptions')}
                onChoose={desk.chooseAssumption}
              />
            )}
            {!isWriting && prompt && <Findings {...prompt} />}
          </Suspense>
        </div>
      </div>
      <div className="min-h-15 flex-none border-t border-hairline">
        <Suspense>
          <ResultFooter
            goal={result?.request.goal ?? ''}
            prompt={prompt}
            isFree={isFree(draft)}
            usage={desk.usage}
            isPlain={isPlain(result?.writtenBy, desk.model)}
            open={open.length}
            onAnswer={desk.showQuestions}
          />
        </Suspense>
      </div>
    </section>
  );
}
