import { isBlank } from '@whetstone/contract/blank';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { accountQuery } from '../../../lib/api/account.ts';
import { useShortcut } from '../../../ui/use-shortcut.ts';
import { type DraftStore, openDraftStore } from '../draft/draft-store.ts';
import { goalProblem } from '../draft/goal-problem.ts';
import type { Prompter } from '../draft/prompter.ts';
import type { PrompterDraft, RequestOf, WrittenPrompt } from '../draft/prompter-draft.ts';
import { useEnhance } from '../enhancement/use-enhance.ts';
import { focusBlank, focusedBlank } from '../questions/blanks.tsx';
import { useQuestions } from '../questions/use-questions.ts';
import { useRewrite } from '../rewriting/use-rewrite.ts';
import { isUsedUp } from './usage-words.ts';
import { useGenerate } from './use-generate.ts';

/** One prompter is on the page at a time, so its two places have ids of their own. */
export const goalFieldId = 'goal';
export const resultId = 'result';

const isGenerateKey = (event: KeyboardEvent) => event.key === 'Enter' && (event.ctrlKey || event.metaKey);

/** Where the result stands below the form, it comes into view; beside the form it already is. */
function showBelow() {
  const result = document.getElementById(resultId);
  if (result && result.getBoundingClientRect().top > innerHeight / 2)
    result.scrollIntoView({ block: 'start' });
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
  const rewrite = useRewrite(prompter, store);
  const { noteWriting } = useQuestions(prompter, store, draft);
  const enhance = useEnhance(change);
  const generate = useGenerate(prompter, {
    change,
    onGenerated: (request, prompt) => {
      rewrite.forgetChanges();
      setProblem(undefined);
      // The blanks move below the prompt; whoever is writing on one goes on there.
      const written = focusedBlank();
      requestAnimationFrame(() => {
        showBelow();
        if (written) focusBlank(written, { preventScroll: true });
      });
      onGenerated?.(request, prompt, change);
    },
    onUsedUp: () => setIsUpgradeOpen(true),
  });

  const usedUp = usage !== undefined && isUsedUp(usage);
  // Read from the store: a key press can come before the screen has drawn the latest change.
  const readyDraft = () => {
    const now = store.getState().draft;
    if (!isBlank(now.goal) && !goalProblem(now.goal)) return now;
    document.getElementById(goalFieldId)?.focus();
    return undefined;
  };
  const onGenerate = () => {
    if (usedUp) return setIsUpgradeOpen(true);
    const ready = generate.isPending ? undefined : readyDraft();
    if (!ready) return;
    enhance.stop();
    enhance.reset();
    rewrite.reset();
    generate.mutate(ready);
  };
  const onEnhance = () => {
    const ready = enhance.isPending ? undefined : readyDraft();
    if (!ready) return;
    generate.reset();
    enhance.start(prompter.enhanceRequest(ready));
  };
  useShortcut(isGenerateKey, onGenerate);

  return {
    draft,
    change,
    keeping,
    keeper,
    usage,
    usedUp,
    onGenerate,
    onEnhance,
    noteWriting,
    chooseTarget: rewrite.chooseTarget,
    chooseAssumption: rewrite.chooseAssumption,
    onAnswer: (answers: Record<string, string>) =>
      change({ type: 'edited', values: { answers } as Partial<Draft> }),
    catchUp: rewrite.catchUp,
    /** The draft as it will be once the rewriting under way is done. */
    expected: rewrite.expect(draft),
    isRewriting: rewrite.isPending,
    rewriteFailure: rewrite.failure,
    changes: rewrite.changes,
    isGenerating: generate.isPending,
    isEnhancing: enhance.isPending,
    /** The rewritten goal as far as it has come. */
    streamed: enhance.streamed,
    stopEnhancing: enhance.stop,
    hasGenerated: generate.isSuccess,
    failure: isUpgradeOpen ? null : (generate.error ?? enhance.error),
    /** What went wrong with the result, such as copying it. */
    problem,
    onProblem: setProblem,
    isUpgradeOpen,
    closeUpgrade: () => setIsUpgradeOpen(false),
  };
}
