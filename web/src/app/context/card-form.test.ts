import type { Card } from '@whetstone/contract';
import { cardFieldIds, cardKindIds } from '@whetstone/engine/catalogue';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asKind, formOf, linesOf } from './card-form.ts';

const text = fc
  .string({ minLength: 1, maxLength: 30 })
  .map((words) => `x${words.replace(/\s+/g, ' ').trim()}`);
const line = fc.record(
  { field: fc.constantFrom(...cardFieldIds, 'a-field-of-later'), text },
  { requiredKeys: ['text'] },
);
const card = fc.record({
  kind: fc.constantFrom(...cardKindIds),
  facts: fc.array(line, { maxLength: 8 }),
});
const whole = (given: Pick<Card, 'kind' | 'facts'>): Card => ({
  id: 'a',
  name: 'Card',
  prompters: [],
  folders: [],
  revision: 1,
  updated_at: '',
  ...given,
});
const sorted = (lines: readonly { field?: string | undefined; text: string }[]) =>
  lines.map(({ field = '', text: words }) => `${field}: ${words}`).toSorted();

test('[CX-01] a card opened and saved, or made another kind and back, loses no word', () => {
  fc.assert(
    fc.property(card, fc.constantFrom(...cardKindIds), (given, other) => {
      const form = formOf(whole(given));
      expect(sorted(linesOf(form))).toEqual(sorted(given.facts));
      expect(sorted(linesOf(asKind(asKind(form, other), given.kind)))).toEqual(sorted(given.facts));
    }),
  );
});

test('a long line of free text is parted, not cut', () => {
  const long = 'a'.repeat(1200);
  const form = { ...formOf(whole({ kind: 'me', facts: [] })), free: long };
  expect(
    linesOf(form)
      .map((each) => each.text)
      .join(''),
  ).toBe(long);
});
