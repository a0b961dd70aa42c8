import { describe, expect, it, vi } from 'vitest';
import type { DraftKeeper } from '../../../lib/drafts/draft-keeper.ts';
import type { Desk, Keeping } from '../../../lib/drafts/keeper/keeping.ts';
import { createDraftStore } from './draft-store.ts';
import type { PrompterDraft } from './prompter-draft.ts';
import { readSharedPart } from './read-shared-part.ts';

const prompter = { readDraft: readSharedPart<PrompterDraft> };

function storeWithDesk() {
  const changed = vi.fn<() => void>();
  let found: { desk: Desk; onChange: (keeping: Keeping) => void } | undefined;
  const store = createDraftStore(prompter, (desk, onChange) => {
    found = { desk, onChange };
    return { changed } as unknown as DraftKeeper;
  });
  if (!found) throw new Error('No keeper was opened');
  return { store, changed, ...found };
}

describe('[CP-11] a draft on the screen', () => {
  it('every change is told to the keeper at once', () => {
    const { store, changed, desk } = storeWithDesk();
    store.change({ type: 'edited', values: { goal: 'a toast' } });
    expect(changed).toHaveBeenCalledTimes(1);
    expect(desk.read()).toMatchObject({ goal: 'a toast' });
  });

  it('what the account has is put on the screen, and what cannot be read falls back', () => {
    const { store, desk } = storeWithDesk();
    desk.put({ goal: 'from the account', answers: 7 });
    expect(store.getState().draft).toMatchObject({ goal: 'from the account', answers: {} });
  });

  it('questions that the server asks of a goal make no draft another one', () => {
    const { store, desk } = storeWithDesk();
    const before = desk.printOf(desk.read());
    store.change({ type: 'asked', questions: [] });
    expect(desk.printOf(desk.read())).toBe(before);
  });

  it('a goal carried over takes the place of the account’s, which is set aside; after an edit the person decides', () => {
    const { store, desk } = storeWithDesk();
    store.change({ type: 'carried-over', goal: 'new', values: {} });
    expect(desk.redo({ goal: 'earlier' })).toBe(true);
    expect(store.getState().draft).toMatchObject({ goal: 'new', setAside: 'earlier' });
    store.change({ type: 'edited', values: { goal: 'new and more' } });
    expect(desk.redo({ goal: 'earlier' })).toBe(false);
  });
});

it('whoever listens hears of a change, until it stops listening', () => {
  const { store } = storeWithDesk();
  const listener = vi.fn<() => void>();
  const stop = store.subscribe(listener);
  store.change({ type: 'edited', values: { goal: 'a' } });
  stop();
  store.change({ type: 'edited', values: { goal: 'ab' } });
  expect(listener).toHaveBeenCalledTimes(1);
});
