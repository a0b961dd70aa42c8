import { isBlank } from '@whetstone/contract/blank';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { accountQuery } from '../../../lib/api/account.ts';
import { writerQuery } from '../../../lib/api/writer.ts';
import { useShortcut } from '../../../ui/use-shortcut.ts';
import { useCardFacts } from '../cards/use-card-facts.ts';
import { useEnhance } from '../enhancement/use-enhance.ts';
import { type DraftStore, openDraftStore } from '../draft/draft-store.ts';
import { goalProblem } from '../draft/goal-problem.ts';
import { isWrittenOn } from '../draft/draft-answers.ts';
import { isOutdated, type Prompter } from '../draft/prompter.ts';
import type { PrompterDraft, RequestOf, Said, WrittenPrompt } from '../draft/prompter-draft.ts';
import { focusFirstQuestion } from '../questions/asks.tsx';
import { useLastTimes } from '../questions/use-last-times.ts';
import { useLater } from '../questions/use-later.ts';
import { useQuestions } from '../questions/use-questions.ts';
import { useRewrite } from '../rewriting/use-rewrite.ts';
import { isUsedUp } from './usage-words.ts';
import { isBelow, resultId, showBelow } from './show-result.ts';
import { useGenerate } from './use-generate.ts';
import { usePressHistory } from './use-press-history.ts';

/** One prompter is on the page at a time, so its places have ids of their own. */
export const goalFieldId = 'goal';

const isGenerateKey = (event: KeyboardEvent) => event.key === 'Enter' && (event.ctrlKey || event.metaKey);

/** How long nothing was typed before it is written into the prompt. */
const restMs = 500;
/** The same where a model writes: its writings are few, so several presses become one. */
const modelRestMs = { pressed: 1200, typed: 4000 } as const;

/** Goal and questions in view where both have room, else the question that is open; answers whether one is. */
function showQuestions(): boolean {
  document.getElementById(goalFieldId)?.scrollIntoView({ block: 'nearest' });
  return focusFirstQuestion();
}

/** The button that was pressed is gone once the prompt is there: the focus goes on to the result. */
function keepFocus() {
  if (document.activeElement === document.body)
    document.getElementById(resultId)?.focus({ preventScroll: true });
}

export type Desk<Draft extends PrompterDraft> = ReturnType<typeof usePrompter<Draft>>;

/** All that happens on a prompter's desk: the draft, what it costs, and the four things one can ask for. */
export function usePrompter<Draft extends PrompterDraft>(
  prompter: Prompter<Draft>,
  userId: string,
  onGenerated?: (
    request: RequestOf<Draft>,
    prompt: WrittenPrompt,
    change: DraftStore<Draft>['change'],
  ) => void,
) {
  const [store] = useState(() => openDraftStore(prompter, userId));
  const { change, keeper } = store;
  const { draft, keeping } = useSyncExternalStore(store.subscribe, store.getState);
  // Whoever leaves the screen may open it elsewhere next.
  useEffect(() => () => void keeper.flush(), [keeper]);
  const usage = useQuery(accountQuery).data?.usage;
  const [isUpgradeOpen, setIsUpgradeOpen] = useState(false);
  const [problem, setProblem] = useState<string>();
  const rewrite = useRewrite(prompter, store, () => setIsUpgradeOpen(true));
  const rest = useLater(rewrite.catchUp);
  const presses = usePressHistory();
  const [isGoalMissing, setIsGoalMissing] = useState(false);
  const isOpening = keeping.phase === 'opening';
  const restAfterPress = () => (rewrite.isByModel() ? rest.later(modelRestMs.pressed) : rest.now());
  const { cards, chooseCards } = useCardFacts(prompter, store, draft, { isOpening, onRest: restAfterPress });
  const { noteWriting, ofGoal } = useQuestions(prompter, store, draft);
  const { lastTimes, remember } = useLastTimes(store, draft);
  const enhance = useEnhance(change);
  const model = useQuery(writerQuery).data;
  const generate = useGenerate(prompter, {
    change,
    onWriting: showBelow,
    onGenerated: (request, prompt) => {
      rewrite.forgetChanges();
      setProblem(undefined);
      requestAnimationFrame(() => {
        // A model's writing was shown when it began, and may have been read on from there.
        if (store.getState().draft.result?.writtenBy?.model) return;
        // Whoever got only their own words back finds the way on under their fingers, and so does whoever has the prompt docked.
        const isToGoOn = prompt.counts === false || isBelow();
        if (!isToGoOn || !showQuestions()) showBelow();
      });
      // What was said while it was written.
      rest.later(restMs);
      onGenerated?.(request, prompt, change);
    },
    onUsedUp: () => setIsUpgradeOpen(true),
  });

  const usedUp = usage !== undefined && isUsedUp(usage);
  // Read from the store: a key press can come before the screen has drawn the latest change.
  const readyDraft = () => {
    const now = store.getState().draft;
    setIsGoalMissing(isBlank(now.goal));
    if (!isBlank(now.goal) && !goalProblem(now.goal)) return now;
    document.getElementById(goalFieldId)?.focus();
    return undefined;
  };
  const openUpgrade = () => setIsUpgradeOpen(true);
  const write = () => {
    const ready = isGenerating ? undefined : readyDraft();
    if (!ready) return;
    enhance.stop();
    enhance.reset();
    rewrite.reset();
    generate.generate(ready);
  };
  const onGenerate = () => (usedUp ? openUpgrade() : write());
  const { isPending: isGenerating } = generate;
  const resume = useEffectEvent(() => {
    const { writing } = store.getState().draft;
    if (writing && !isGenerating) generate.resume(writing);
  });
  useEffect(() => {
    if (isOpening) return;
    const listener = () => resume();
    listener();
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  }, [isOpening]);
  const onEnhance = () => {
    const ready = enhance.isPending ? undefined : readyDraft();
    if (!ready) return;
    generate.reset();
    enhance.start(prompter.enhanceRequest(ready));
  };
  useShortcut(isGenerateKey, onGenerate);
  const isFormChanged = isOutdated(prompter, draft);
  const mustGenerate = rewrite.failure !== undefined && !rewrite.failure.onRetry;
  const isWritten = !isGenerating && !mustGenerate && isWrittenOn(draft, isFormChanged);
  const { isSuccess: hasGenerated } = generate;
  useEffect(() => {
    if (isWritten && hasGenerated) keepFocus();
  }, [isWritten, hasGenerated]);

  return {
    draft,
    change,
    keeping,
    keeper,
    usage,
    usedUp,
    onGenerate,
    /** Writes although the month is used up; the server refuses what counts. */
    writeFree: write,
    openUpgrade,
    showQuestions,
    /** A press asked for a prompt of no goal. */
    isGoalMissing: isGoalMissing && isBlank(draft.goal),
    onEnhance,
    noteWriting,
    ofGoal,
    chooseTarget: rewrite.chooseTarget,
    chooseAssumption: rewrite.chooseAssumption,
    /** What was typed goes into the prompt once the hands rest, what was pressed at once. */
    onSay: (said: Partial<Said>, how: 'typed' | 'pressed') => {
      if (how === 'pressed') presses.note(store.getState().draft, said);
      change({ type: 'edited', values: said as Partial<Draft> });
      if (how === 'pressed') restAfterPress();
      else rest.later(rewrite.isByModel() ? modelRestMs.typed : restMs);
    },
    onRest: rest.now,
    canUndo: presses.canUndo,
    /** Takes the last press back. */
    undoPress: () => {
      const said = presses.takeBack(store.getState().draft);
      if (!said) return;
      change({ type: 'edited', values: said as Partial<Draft> });
      restAfterPress();
    },
    kind: prompter.kind,
    /** Undefined until they are read. */
    cards,
    chooseCards,
    lastTimes,
    /** The prompt is taken along: what was answered for it is worth remembering. */
    remember,
    /** The draft as it will be once the rewriting under way is done. */
    expected: rewrite.expect(draft),
    isRewriting: rewrite.isPending,
    rewriteFailure: rewrite.failure,
    changes: rewrite.changes,
    isGenerating,
    /** The name of the model that writes; null where the rules do, undefined until it is known. */
    model,
    /** The model is writing a prompt from the start. */
    isWriting: generate.isByModel,
    /** The model is writing a prompt, from the start or again. */
    isStreaming: generate.isByModel || rewrite.isWriting,
    written: (generate.isByModel ? generate : rewrite).streamed,
    stopWriting: () => void (generate.isByModel ? generate : rewrite).stop(),
    isStopped: generate.isStopped,
    tryModelAgain: rewrite.tryModelAgain,
    isEnhancing: enhance.isPending,
    /** The rewritten goal as far as it has come. */
    streamed: enhance.streamed,
    stopEnhancing: enhance.stop,
    hasGenerated,
    failure: isUpgradeOpen ? null : (generate.error ?? enhance.error),
    /** Asks once more for what failed. */
    onRetry: generate.error ? (usedUp ? undefined : write) : onEnhance,
    /** The form asks for something else by now. */
    isOutdated: isFormChanged,
    /** Copy is the button that matters: what is pressed goes into the prompt that is there. */
    isWritten,
    /** What went wrong with the result, such as copying it. */
    problem,
    onProblem: setProblem,
    isUpgradeOpen,
    closeUpgrade: () => setIsUpgradeOpen(false),
  };
}
