import { describe, expect, it } from 'vitest';
import { forgetDrafts, hasEdits, kindsLeft, leftDrafts, localDraft } from './local-drafts.ts';
import { createSealer } from './sealer.ts';

function memoryStorage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
}

const sealerFrom = (fill: number) => createSealer(new Uint8Array(32).fill(fill));
const draft = { content: { goal: 'a toast 👩‍🚀' }, writer: 'page-1', step: 1, version: 3, writtenAt: 1 };

describe('[CP-11] words on their way to the account rest sealed in the browser', () => {
  it('nothing of them can be read there, and the account’s key opens them', async () => {
    const storage = memoryStorage();
    const place = { kind: 'content', userId: 'ada', storage } as const;
    const sealer = await sealerFrom(1);
    expect(await localDraft(place, 'page-1').write(draft, sealer)).toBe(true);
    expect(JSON.stringify([...storage.kept])).not.toContain('toast');
    expect(await leftDrafts(place, sealer)).toMatchObject([draft]);
    expect(await leftDrafts({ ...place, userId: 'grace' }, sealer)).toEqual([]);
  });

  it('a key of another account opens nothing, nor does a text moved to another place', async () => {
    const sealer = await sealerFrom(1);
    const sealed = await sealer.seal('a toast', 'here');
    expect(await (await sealerFrom(2)).open(sealed, 'here')).toBeUndefined();
    expect(await sealer.open(sealed, 'there')).toBeUndefined();
    expect(await sealer.open(sealed, 'here')).toBe('a toast');
  });

  it('a draft that lay open from an earlier version is found, and leaves only when it is told to', async () => {
    const storage = memoryStorage();
    storage.setItem('whetstone.code-draft.ada', JSON.stringify({ goal: 'a tide table' }));
    const [left] = await leftDrafts({ kind: 'code', userId: 'ada', storage }, await sealerFrom(1));
    expect(left).toMatchObject({ content: { goal: 'a tide table' }, version: null });
    expect(kindsLeft('ada', storage)).toEqual(['code']);
    left?.forget();
    expect(kindsLeft('ada', storage)).toEqual([]);
  });

  it('a browser that refuses to store is noticed', async () => {
    const full = {
      ...memoryStorage(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const local = localDraft({ kind: 'code', userId: 'ada', storage: full }, 'page-1');
    expect(await local.write(draft, await sealerFrom(1))).toBe(false);
  });

  it('signing out removes all of the account and nothing of another', async () => {
    const storage = memoryStorage();
    const sealer = await sealerFrom(1);
    for (const userId of ['ada', 'grace'])
      await localDraft({ kind: 'content', userId, storage }, 'page-1').write(draft, sealer);
    storage.setItem('whetstone.visual-draft.ada', '{}');
    storage.setItem('whetstone.edit.ada.new', '{"form":{}}');
    expect([hasEdits('ada', storage), hasEdits('grace', storage)]).toEqual([true, false]);
    forgetDrafts('ada', storage);
    expect([kindsLeft('ada', storage), kindsLeft('grace', storage)]).toEqual([[], ['content']]);
    expect(hasEdits('ada', storage)).toBe(false);
  });
});
