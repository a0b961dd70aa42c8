import type { Section } from '@whetstone/engine';
import { isBlank } from '@whetstone/contract/blank';
import { lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { describeError } from '../../../lib/api/describe-error.ts';
import { readSessionNeed, watchSessionNeed } from '../../../lib/session-need.ts';
import { Button } from '../../../ui/button.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import { isEnhancedText } from '../draft/change-draft.ts';
import { assumedOf, offersOf, questionsOf } from '../draft/draft-answers.ts';
import { goalProblem } from '../draft/goal-problem.ts';
import type { PrompterDraft } from '../draft/prompter-draft.ts';
import { EnhanceButton } from '../enhancement/enhance-button.tsx';
import { EnhancementPlace } from '../enhancement/enhancement-place.tsx';
import { Asks } from '../questions/asks.tsx';
import { belowGoalId } from '../questions/use-questions.ts';
import { FoldedSettings } from './folded-settings.tsx';
import { FormHead } from './form-head.tsx';
import { GenerateButton } from './generate-button.tsx';
import { GoalField, type GoalFieldProps } from './goal-field.tsx';
import { UsageCard } from './usage-card.tsx';
import { resultId, showResult } from './show-result.ts';
import type { Desk } from './use-prompter.ts';

// Rarely seen: not part of the screen's first load.
const DraftChoice = lazy(async () => ({ default: (await import('./rarely-shown.ts')).DraftChoice }));
const CardPicker = lazy(async () => ({ default: (await import('../cards/card-picker.tsx')).CardPicker }));
const SetAside = lazy(async () => ({ default: (await import('./rarely-shown.ts')).SetAside }));
const KeptCopies = lazy(async () => ({ default: (await import('./rarely-shown.ts')).KeptCopies }));

const PhoneDock = lazy(async () => ({ default: (await import('../dock/phone-dock.tsx')).PhoneDock }));

const ModelQuestions = lazy(async () => ({
  default: (await import('../questions/model-questions.tsx')).ModelQuestions,
}));

interface PrompterFormProps<Draft extends PrompterDraft> {
  desk: Desk<Draft>;
  title: string;
  goal: Pick<GoalFieldProps, 'label' | 'placeholder' | 'heights'>;
  /** What the result is called and the tool that it is for, where it is docked below the form. */
  docked: { title: string; target: ReactNode };
  /** What the button says while it waits to be pressed. */
  action: string;
  /** Whether a prompt of the person's own words costs nothing. */
  hasFreePrompts?: boolean;
  /** Stands at the end of the title's line. */
  headAct?: ReactNode;
  /** Stands above the goal. */
  lead?: ReactNode;
  /** The choices in words, where they fold to one line once there is a prompt. */
  said?: string;
  /** The prompter's own choices, between the goal and the button. */
  children: ReactNode;
  /** Stands below the usage card. */
  after?: ReactNode;
}

const noSections: readonly Section[] = [];

const missingGoal = 'First write what you want. Ten words are enough.';

export function PrompterForm<Draft extends PrompterDraft>(props: PrompterFormProps<Draft>) {
  const {
    desk,
    title,
    headAct,
    goal,
    docked,
    action,
    hasFreePrompts = false,
    lead,
    said,
    children,
    after,
  } = props;
  const { draft, change, keeper, keeping } = desk;
  // Cards are spoken of after a first prompt, but not while it comes: what is below would move under the hand.
  const [hadResult] = useState(draft.result !== null);
  // The result is beside the form rather than below it: from the breakpoint `lg` on.
  const isBeside = useMedia('(min-width: 68rem)');
  const below = isBeside || !desk.isWritten ? undefined : draft.result?.prompt;
  const isTold = draft.result !== null;
  const generate = (
    <GenerateButton
      label={action}
      isBusy={desk.isGenerating}
      isUsedUp={desk.usedUp}
      usage={desk.usage}
      hasDraft={!isBlank(draft.goal)}
      onUpgrade={desk.openUpgrade}
      onGenerate={desk.onGenerate}
      onWriteFree={hasFreePrompts ? desk.writeFree : undefined}
    />
  );
  // A dialog that asks to sign in has said why, and that the words are kept.
  const isAsked = useSyncExternalStore(watchSessionNeed, readSessionNeed) !== undefined;
  // Beside the form the sheet says it, with what can be done.
  const failure = desk.failure && !isAsked && (isTold || !isBeside) && (
    <MessageBox look="bad">
      <span className="flex items-center justify-between gap-4">
        {describeError(desk.failure)} Your text is still here.
        {desk.onRetry && (
          <Button size="small" className="flex-none" onClick={desk.onRetry}>
            Try again
          </Button>
        )}
      </span>
    </MessageBox>
  );
  const settings =
    isTold && said !== undefined ? <FoldedSettings said={said}>{children}</FoldedSettings> : children;
  // Beside the prompt they stand in the foot, as long as its own.
  const isInFoot = isBeside && settings !== children;
  return (
    <form
      aria-label={title}
      onSubmit={(event) => event.preventDefault()}
      className={`flex min-h-[min(100dvh-3.5625rem,60rem)] min-w-0 self-start flex-col gap-6 px-4 sm:px-7 ${below ? 'pb-6' : ''}`}
    >
      <FormHead title={title} isTold={isTold} act={headAct} />
      {keeping.newer && (
        <Suspense>
          <DraftChoice newer={keeping.newer} keepMine={keeper.keepMine} takeOther={keeper.takeOther} />
        </Suspense>
      )}
      {lead}
      {desk.cards && (desk.cards.length > 0 || hadResult) && (
        <div className={desk.cards.length > 0 ? 'min-h-16' : 'min-h-9'}>
          <Suspense>
            <CardPicker kind={desk.kind} cards={desk.cards} draft={draft} onChoose={desk.chooseCards} />
          </Suspense>
        </div>
      )}
      <GoalField
        {...goal}
        goal={draft.goal}
        isTold={isTold}
        problem={desk.isGoalMissing ? missingGoal : goalProblem(draft.goal)}
        onUndo={isEnhancedText(draft) ? () => change({ type: 'original-restored' }) : undefined}
        onWriting={desk.noteWriting}
        onEdit={(text, isReplaced) => {
          // Whoever goes on writing wants their own words, not the improvement of the earlier ones.
          desk.stopEnhancing();
          change({ type: 'goal-edited', goal: text, isReplaced });
        }}
        action={
          !isBlank(draft.goal) && <EnhanceButton isBusy={desk.isEnhancing} onEnhance={desk.onEnhance} />
        }
      />
      {draft.setAside !== '' && (
        <Suspense>
          <SetAside
            text={draft.setAside}
            onRestore={() => change({ type: 'set-aside-restored' })}
            onDrop={() => change({ type: 'set-aside-dropped' })}
          />
        </Suspense>
      )}
      {keeping.setAside.length > 0 && !keeping.newer && (
        <Suspense>
          <KeptCopies
            copies={keeping.setAside}
            onBringBack={keeper.bringBack}
            onDelete={keeper.deleteSetAside}
          />
        </Suspense>
      )}
      <EnhancementPlace
        draft={draft}
        isEnhancing={desk.isEnhancing}
        streamed={desk.streamed}
        onStop={desk.stopEnhancing}
        change={change}
      />
      <div id={belowGoalId} className="flex flex-1 flex-col gap-6">
        <Asks
          questions={questionsOf(draft)}
          offers={offersOf(draft)}
          answers={draft.answers}
          wishes={draft.wishes}
          assumed={assumedOf(draft)}
          lastTimes={desk.lastTimes}
          sections={draft.result?.prompt.sections ?? noSections}
          onSay={desk.onSay}
          onUndo={desk.canUndo ? desk.undoPress : undefined}
          onRest={desk.onRest}
          foot={
            desk.model && (
              <Suspense>
                <ModelQuestions desk={desk} name={desk.model} />
              </Suspense>
            )
          }
        />
        {!isInFoot && settings}
        <UsageCard usage={desk.usage} hasPlansBelow={desk.usedUp && !desk.isWritten} />
        {after}
      </div>
      {desk.isWritten && failure}
      {below ? (
        // Its place is taken from the first moment on.
        <Suspense
          fallback={<p className="phone-dock h-37.25 text-13 font-semibold text-ink">{docked.title}</p>}
        >
          <PhoneDock
            {...docked}
            prompt={below}
            resultId={resultId}
            onReadAll={showResult}
            onUndo={desk.canUndo ? desk.undoPress : undefined}
            onCopied={desk.remember}
            onProblem={desk.onProblem}
          />
        </Suspense>
      ) : (
        (!desk.isWritten || isInFoot) && (
          // Pinned to one place, so that nothing that comes into the form moves it.
          <div className="pinned-foot sticky bottom-0 z-10 -mx-4 border-t border-hairline bg-canvas px-4 has-[[role=alert]]:border-bad sm:-mx-7 sm:px-7">
            {!desk.isWritten && (
              <div className="flex flex-col gap-2 py-2 *:[[role=alert]]:border-0 *:[[role=alert]]:pt-0">
                {failure}
                {generate}
              </div>
            )}
            {isInFoot && settings}
          </div>
        )
      )}
    </form>
  );
}
