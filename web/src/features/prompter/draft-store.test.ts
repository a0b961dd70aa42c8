import { describe, expect, it, vi } from 'vitest';
import { createDraftStore } from './draft-store.ts';
import { readSharedPart } from './kept-draft.ts';
import type { PrompterDraft } from './prompter-draft.ts';

const prompter = { draftKey: 'test-draft', readDraft: readSharedPart<PrompterDraft> };

function memoryStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

describe('[CP-11] form values survive a reload', () => {
  it('every change is kept at once: a store made anew finds it', () => {
    const storage = memoryStorage();
    createDraftStore(prompter, 'ada', storage).change({ type: 'edited', values: { goal: 'a toast' } });
    expect(createDraftStore(prompter, 'ada', storage).getState().draft.goal).toBe('a toast');
  });

  it('nothing of one account is shown to the next on the same browser', () => {
    const storage = memoryStorage();
    createDraftStore(prompter, 'ada', storage).change({ type: 'edited', values: { goal: 'a toast' } });
    expect(createDraftStore(prompter, 'grace', storage).getState().draft.goal).toBe('');
  });

  it('a browser that refuses to store is noticed, and the draft stands on the screen all the same', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const store = createDraftStore(prompter, 'ada', full);
    store.change({ type: 'edited', values: { goal: 'a toast' } });
    expect(store.getState()).toMatchObject({ draft: { goal: 'a toast' }, isKept: false });
  });
});

it('whoever listens hears of a change, until it stops listening', () => {
  const store = createDraftStore(prompter, 'ada', memoryStorage());
  const listener = vi.fn<() => void>();
  const stop = store.subscribe(listener);
  store.change({ type: 'edited', values: { goal: 'a' } });
  stop();
  store.change({ type: 'edited', values: { goal: 'ab' } });
  expect(listener).toHaveBeenCalledTimes(1);
});
