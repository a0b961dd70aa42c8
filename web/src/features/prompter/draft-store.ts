import { takeGoalFromHome } from '../../lib/goal-from-home.ts';
import { changeDraft, type DraftChange } from './change-draft.ts';
import { keepDraft, readKept } from './kept-draft.ts';
import type { Prompter } from './prompter.ts';
import type { PrompterDraft } from './prompter-draft.ts';

export type DraftStore<Draft extends PrompterDraft> = ReturnType<typeof createDraftStore<Draft>>;

/**
 * One account's draft, written to the browser at every change, so that nothing waits to be lost. Each account has
 * its own: nothing of one is shown to the next on the same browser.
 */
export function createDraftStore<Draft extends PrompterDraft>(
  { draftKey, readDraft }: Pick<Prompter<Draft>, 'draftKey' | 'readDraft'>,
  userId: string,
  storage: Pick<Storage, 'getItem' | 'setItem'> = localStorage,
) {
  const key = `${draftKey}.${userId}`;
  let state = { draft: readDraft(readKept(key, storage)), isKept: true };
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change(change: DraftChange<Draft>) {
      const draft = changeDraft(state.draft, change);
      state = { draft, isKept: keepDraft(key, draft, storage) };
      for (const listener of listeners) listener();
    },
  };
}

/** The account's store; a goal carried over from another page is what the person came for. */
export function openDraftStore<Draft extends PrompterDraft>(prompter: Prompter<Draft>, userId: string) {
  const store = createDraftStore(prompter, userId);
  const carried = takeGoalFromHome(prompter.goalKinds);
  if (carried)
    store.change({ type: 'carried-over', goal: carried.goal, values: prompter.valuesFor(carried) });
  return store;
}
