import { describe, expect, test } from 'vitest';
import { wordsOf } from '../goal/words.ts';
import { appKinds } from './app-kinds/index.ts';
import { codeActs } from './code-acts/index.ts';
import { generalAsks } from './code-asks/general.ts';
import { codeOffers } from './code-asks/offers.ts';
import { codeQuestions } from './code-asks/questions.ts';
import type { AppKind, CodeAct, CodeQuestion } from './code-rows.ts';
import { features } from './features/index.ts';
import { factIds } from './rows.ts';
import { stacks } from './stacks/index.ts';

const entriesOf = <T>(table: Readonly<Record<string, T>>) =>
  Object.entries(table).map(([id, row]) => ({ id, row }));
const kinds = entriesOf<AppKind>(appKinds);
const acts = entriesOf<CodeAct>(codeActs);

/** Phrases that two rows of a table claim. */
const claimedTwice = (rows: readonly (readonly [id: string, phrases: string])[]): readonly string[] => {
  const owners = new Map<string, string>();
  return rows.flatMap(([id, phrases]) =>
    phrases.split(', ').flatMap((phrase) => {
      const key = wordsOf(phrase)
        .map(({ stem }) => stem)
        .join(' ');
      const owner = owners.get(key) ?? id;
      owners.set(key, owner);
      return owner === id ? [] : [`"${phrase}" is told of ${owner} and ${id}`];
    }),
  );
};

test('there is enough to know: 120 features and 80 kinds at least', () => {
  expect(Object.keys(features).length).toBeGreaterThanOrEqual(120);
  expect(kinds.length).toBeGreaterThanOrEqual(80);
});

test('features are told by different words', () => {
  expect(claimedTwice(Object.entries(features).map(([id, { words }]) => [id, words]))).toEqual([]);
});

test('kinds are told by different words', () => {
  expect(claimedTwice(kinds.map(({ id, row }) => [id, row.nouns]))).toEqual([]);
});

test('stacks are told by different words', () => {
  expect(claimedTwice(stacks.map(({ name, words }) => [name, words]))).toEqual([]);
});

test.each(entriesOf(features))('the feature $id names features that exist, and can be tried', ({ row }) => {
  for (const id of [...(row.needs ?? []), ...(row.yields ?? [])]) expect(features).toHaveProperty([id]);
  expect(row.check ?? row.rules).toBeDefined();
  for (const line of [row.plan, row.check ?? '', ...(row.rules ?? [])]) expect(line).not.toMatch(/[—–]/);
});

test.each(kinds)('the kind $id names features, questions and offers that exist', ({ row }) => {
  for (const id of [...(row.has ?? []), ...(row.covers ?? [])]) expect(features).toHaveProperty([id]);
  for (const id of row.asks ?? []) expect(codeQuestions).toHaveProperty([id]);
  for (const id of row.offers ?? []) expect(codeOffers).toHaveProperty([id]);
  expect(row.rules.length).toBeGreaterThan(0);
  expect(row.checks.length).toBeGreaterThan(0);
});

describe('what is asked and offered', () => {
  test.each(entriesOf<CodeQuestion>(codeQuestions))('$id can be shown and answered', ({ row }) => {
    expect(row.ask.length).toBeLessThanOrEqual(60);
    expect(row.choices.length).toBeGreaterThanOrEqual(2);
    expect(row.choices.length).toBeLessThanOrEqual(5);
    expect(row.choices).not.toContain(row.example);
    for (const fact of row.said?.facts ?? []) expect(factIds).toContain(fact);
    for (const effects of [row.brings, row.drops])
      for (const [choice, ids] of Object.entries(effects ?? {})) {
        expect(row.choices).toContain(choice);
        for (const id of ids) expect(features).toHaveProperty([id]);
      }
  });

  test.each(entriesOf(codeOffers))('the offer $id is a wish in the person’s voice', ({ row }) => {
    expect(row.label.length).toBeLessThanOrEqual(40);
    expect(row.wish).toMatch(/^\p{Lu}.*\.$/u);
  });

  test('is used somewhere', () => {
    const rows = [...kinds, ...acts].map(({ row }) => row).concat(Object.values(generalAsks) as never[]);
    const used = new Set(rows.flatMap(({ asks = [], offers = [] }) => [...asks, ...offers]));
    const all = [...Object.keys(codeQuestions), ...Object.keys(codeOffers)];
    expect(all.filter((id) => !used.has(id))).toEqual([]);
  });

  test.each(acts)('the work $id names what exists', ({ row }) => {
    for (const id of row.asks) expect(codeQuestions).toHaveProperty([id]);
    for (const id of row.offers) expect(codeOffers).toHaveProperty([id]);
  });
});
