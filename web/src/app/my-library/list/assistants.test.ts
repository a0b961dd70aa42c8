import { expect, it } from 'vitest';
import { assistantsFor } from './assistants.ts';

it('[ML-06] the whole text stands in the address of each assistant', () => {
  const text = 'Write & say “hi”\n100% #1';
  const found = assistantsFor(text);
  expect(found.map(({ name }) => name)).toContain('Claude');
  for (const { href } of found) expect(new URL(href).searchParams.get('q')).toBe(text);
});

it('[ML-06] a text that is too long for an address is opened nowhere', () => {
  expect(assistantsFor('é'.repeat(5000))).toEqual([]);
});
