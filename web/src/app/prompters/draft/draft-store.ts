import type { DraftKeeper } from '../../../lib/drafts/draft-keeper.ts';
import { isHandMoving } from '../../../lib/drafts/hand.ts';
import type { Desk, Keeping } from '../../../lib/drafts/keeper/keeping.ts';
import type { Content } from '../../../lib/drafts/local-drafts.ts';
import { openDraftKeeper } from '../../../lib/drafts/open-draft-keeper.ts';
import { takeGoalFromHome } from '../../../lib/goal-from-home.ts';
import { changeDraft, type DraftChange } from './change-draft.ts';
import type { Prompter } from './prompter.ts';
import type { PrompterDraft } from './prompter-draft.ts';

export type DraftStore<Draft extends PrompterDraft> = ReturnType<typeof createDraftStore<Draft>>;
type OpenKeeper = (desk: Desk, onChange: (keeping: Keeping) => void) => DraftKeeper;

/** Changes that no person made: what is asked follows from the goal, and what cards say from the cards. */
const read: ReadonlySet<DraftChange['type']> = new Set(['asked', 'asked-by-model', 'cards-read']);
const ofPerson = <Draft extends PrompterDraft>(draft: Draft) => ({
  ...draft,
  asked: null,
  offered: null,
  modelAsks: null,
  wishes: { ...draft.wishes, facts: [] },
});

const opening: Keeping = { phase: 'opening', isSealed: false, newer: null, setAside: [] };

/** One account's draft in a prompter: on the screen at once, in the account as soon as a keeper has sent it. */
export function createDraftStore<Draft extends PrompterDraft>(
  { readDraft }: Pick<Prompter<Draft>, 'readDraft'>,
  openKeeper: OpenKeeper,
) {
  let state = { draft: readDraft({}), keeping: opening };
  const listeners = new Set<() => void>();
  const set = (change: Partial<typeof state>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  /** What was done while the account's draft was not here yet; nothing but a goal carried over can be done again. */
  let carried: (DraftChange<Draft> & { type: 'carried-over' }) | undefined;
  let isOnlyCarried = true;
  const prints = new WeakMap<Content, string>();
  const desk: Desk = {
    read: () => state.draft as unknown as Content,
    put: (content) => set({ draft: readDraft(content) }),
    printOf(content) {
      const print = prints.get(content) ?? JSON.stringify(ofPerson(readDraft(content)));
      prints.set(content, print);
      return print;
    },
    redo(content) {
      if (!carried || !isOnlyCarried) return false;
      set({ draft: changeDraft(readDraft(content), carried) });
      return true;
    },
    isHandMoving,
  };
  const keeper = openKeeper(desk, (keeping) => set({ keeping }));
  return {
    keeper,
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change(change: DraftChange<Draft>) {
      if (change.type === 'carried-over') carried = change;
      else if (!read.has(change.type)) isOnlyCarried = false;
      set({ draft: changeDraft(state.draft, change) });
      keeper.changed();
    },
  };
}

/** They live as long as the page: on the way back to a prompter its draft is there at once. */
const stores = new Map<string, unknown>();

/** The account's store; a goal carried over from another page is what the person came for. */
export function openDraftStore<Draft extends PrompterDraft>(prompter: Prompter<Draft>, userId: string) {
  const { kind } = prompter;
  const key = `${kind}.${userId}`;
  const known = stores.get(key) as DraftStore<Draft> | undefined;
  const store =
    known ??
    createDraftStore(prompter, (desk, onChange) => openDraftKeeper({ kind, userId, desk, onChange }));
  stores.set(key, store);
  if (known) known.keeper.look().catch(() => undefined);
  const carried = takeGoalFromHome(prompter.goalKinds);
  if (carried)
    store.change({ type: 'carried-over', goal: carried.goal, values: prompter.valuesFor(carried) });
  return store;
}
