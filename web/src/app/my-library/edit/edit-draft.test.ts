import { expect, it } from 'vitest';
import { editDraftKey, keepEditDraft, readEditDraft } from './edit-draft.ts';
import { emptyForm } from './prompt-form.ts';

const key = editDraftKey('ada', 'new');
const storageOf = (text: string | null) => ({ getItem: () => text });

it('[ML-02] unsaved words come back as they were, with the save that they began from', () => {
  let kept = '';
  const draft = { form: { ...emptyForm(), title: 'Half done' }, base: { form: emptyForm(), revision: 3 } };
  expect(keepEditDraft(key, draft, { setItem: (_key, text) => void (kept = text) })).toBe(true);
  expect(readEditDraft(key, storageOf(kept))).toEqual(draft);
});

it('[ML-13] a draft of before, which does not say what it began from, counts as begun from nothing', () => {
  const form = { ...emptyForm(), title: 'Half done' };
  const kept = JSON.stringify({ form, savedAt: '2026-01-01T00:00:00.000Z' });
  expect(readEditDraft(key, storageOf(kept))).toEqual({ form, base: { form: emptyForm(), revision: 0 } });
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
  expect(keepEditDraft(key, { form: emptyForm(), base: { form: emptyForm(), revision: 0 } }, full)).toBe(
    false,
  );
});
