import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeForms, takeTheirs } from './merge-forms.ts';
import { emptyForm, type PromptForm } from './prompt-form.ts';

const fields = Object.keys(emptyForm()) as (keyof PromptForm)[];
const text = fc.constantFrom('', 'a', 'b', 'c');
const form = fc
  .tuple(...fields.map(() => text))
  .map((texts) => Object.fromEntries(fields.map((field, at) => [field, texts[at]])) as unknown as PromptForm);

it('[ML-13] whatever two pages wrote: each change is in the merged prompt, or both are offered', () => {
  fc.assert(
    fc.property(form, form, form, (start, mine, theirs) => {
      const merge = mergeForms(start, mine, theirs);
      const taken = takeTheirs(merge, theirs);
      for (const field of fields) {
        const isMine = mine[field] !== start[field];
        const isTheirs = theirs[field] !== start[field];
        const isClash = isMine && isTheirs && mine[field] !== theirs[field];
        expect(merge.clashes.includes(field)).toBe(isClash);
        expect(merge.merged[field]).toBe(isMine ? mine[field] : theirs[field]);
        expect(taken[field]).toBe(isClash || !isMine ? theirs[field] : mine[field]);
      }
    }),
  );
});
