import { expect, it } from 'vitest';
import { editDraftKey, keepEditDraft, readEditDraft } from './edit-draft.ts';
import { emptyForm } from './prompt-form.ts';

const key = editDraftKey('ada', 'new');
const storageOf = (text: string | null) => ({ getItem: () => text });

it('[ML-02] unsaved words come back as they were, with the save that they began from', () => {
  let kept = '';
  const draft = { form: { ...emptyForm(), title: 'Half done' }, savedAt: '2026-01-01T00:00:00.000Z' };
  expect(keepEditDraft(key, draft, { setItem: (_key, text) => void (kept = text) })).toBe(true);
  expect(readEditDraft(key, storageOf(kept))).toEqual(draft);
});

it.each([null, 'not json', '{}', '{"form":null}', '{"form":{"title":1}}', '{"form":{"title":"a"}}'])(
  '[ML-02] what cannot be read counts as nothing: %s',
  (text) => {
    expect(readEditDraft(key, storageOf(text))).toBeUndefined();
  },
);

it('[ML-02] a browser that keeps nothing says so', () => {
  const full = {
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(keepEditDraft(key, { form: emptyForm(), savedAt: undefined }, full)).toBe(false);
});
