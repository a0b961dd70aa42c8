import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordsOf } from '../goal/words.ts';
import { splitAbout } from './split-about.ts';

const read = (text: string) => {
  const { kind, facts } = splitAbout(text);
  return { kind, ...Object.fromEntries(facts.map((fact) => [fact.field ?? 'free', fact.text])) };
};

test('[CX-01] one sentence is split into the fields of a card', () => {
  expect(read('I run a tea shop in Leeds with two staff')).toEqual({
    kind: 'business',
    business: 'a tea shop',
    'business-place': 'Leeds',
    team: 'two staff',
  });
  expect(read('I live in a flat in Bristol, I work as a nurse and I speak Polish and English.')).toEqual({
    kind: 'me',
    home: 'a flat in Bristol',
    work: 'a nurse',
    languages: 'Polish and English',
  });
  expect(read("I'm building a rota app for bakeries with React and Hono")).toEqual({
    kind: 'project',
    product: 'a rota app',
    users: 'bakeries',
    stack: 'React and Hono',
  });
  expect(read('I teach year 8 biology')).toEqual({ kind: 'audience', class: 'year 8 biology' });
});

test('[CX-01] what no field takes is kept as free text', () => {
  expect(read('Always metric units please')).toEqual({ kind: 'me', free: 'Always metric units please' });
});

test('every telling word of a sentence is on the card', () => {
  const word = fc.constantFrom(
    'tea',
    'shop',
    'Leeds',
    'two',
    'staff',
    'with',
    'in',
    'for',
    'cafés',
    'open',
    'daily',
  );
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), (list) => {
      const joints = new Set(['with', 'in', 'for']);
      const kept = splitAbout(`I run ${list.join(' ')}`)
        .facts.map(({ text }) => text)
        .join(' ');
      const stays = (text: string) =>
        wordsOf(text).flatMap((each) => (joints.has(each.text) ? [] : [each.text]));
      expect(stays(kept)).toEqual(stays(list.join(' ')));
    }),
  );
});
