import { expect, test } from 'vitest';
import { readCardFile } from './read-card-file.ts';

const said = { kind: 'me', name: 'Me', facts: [{ field: 'diet', text: 'vegan' }] };

test('[CX-05] cards are read from their own file and from the export of an account', () => {
  expect(readCardFile(JSON.stringify({ cards: [said] }))).toEqual({ cards: [said] });
  const exported = {
    whetstone: 'account',
    cards: [{ ...said, facts: JSON.stringify(said.facts), place: 1 }],
  };
  expect(readCardFile(JSON.stringify(exported))).toEqual({ cards: [said] });
});

test.each(['', '[]', '{"cards":1}', '{"cards":[{"facts":"{"}]}'])('%s is no file of cards', (content) => {
  expect(() => readCardFile(content)).toThrow('no readable cards');
});
