import { describe, expect, test } from 'vitest';
import { codeQuestions } from './code-asks/questions.ts';
import { forms } from './forms/index.ts';
import { knowledge } from './index.ts';
import { type Ask, factIds } from './rows.ts';
import { visualQuestions } from './visual/asks.ts';

const rowsOf = <T>(table: Readonly<Record<string, T>>) =>
  Object.entries(table).map(([id, row]) => ({ id, row }));
const { situations, offers, generalOffers, saidOf } = knowledge;

/** A reason says something; "Decides how long it gets" would only name what the question is about. */
const reason =
  /^(?!(?:Decides|Determines|Affects|Sets|Shows|Rules out|Points to|Tells|Depends)\b)\p{Lu}.{1,79}(?<!\.)$/u;

/** What holds of the questions of any row. */
const canBeAsked = (asks: readonly Ask[]): void => {
  expect(new Set(asks.map(({ fact }) => fact)).size).toBe(asks.length);
  for (const { fact, ask, name, choices, example, why, said = [] } of asks) {
    for (const word of said) expect(word).toMatch(/[\p{L}\p{N}]/u);
    expect(fact).toMatch(/^[a-z][a-z0-9-]{1,39}$/);
    expect(ask).toMatch(/^\p{Lu}.*\?$/u);
    expect(ask.length).toBeLessThanOrEqual(80);
    expect(name).toMatch(/^[\p{Lu}\p{N}][^:?]*$/u);
    expect(name.length).toBeLessThanOrEqual(40);
    expect(why ?? 'No').toMatch(reason);
    expect(choices.length).toBeGreaterThanOrEqual(2);
    expect(choices.length).toBeLessThanOrEqual(5);
    expect(new Set(choices).size).toBe(choices.length);
    for (const choice of choices) expect(choice.length).toBeLessThanOrEqual(60);
    expect(example).not.toBe('');
    expect(choices).not.toContain(example);
  }
};

describe('each situation', () => {
  test.each(rowsOf(situations))('$id asks what can be shown, answered and put into a prompt', ({ row }) => {
    expect(row.asks.length).toBeGreaterThanOrEqual(2);
    canBeAsked(row.asks);
  });

  test.each(rowsOf(situations))(
    '$id has ten examples, and names offers that exist, none twice',
    ({ row }) => {
      for (const id of row.offers) expect(offers).toHaveProperty([id]);
      expect(new Set(row.offers).size).toBe(row.offers.length);
      expect(new Set(row.examples).size).toBeGreaterThanOrEqual(10);
      for (const [fact, choice] of Object.entries(row.guess ?? {}))
        expect(row.asks.find((ask) => ask.fact === fact)?.choices).toContain(choice);
    },
  );
});

test.each(rowsOf(forms))('the form $id asks what can be shown, answered and put into a prompt', ({ row }) => {
  canBeAsked(row.asks);
  expect(row.heard.length).toBeGreaterThan(2);
  for (const id of row.offers) expect(offers).toHaveProperty([id]);
  expect(new Set(row.offers).size).toBe(6);
  expect(row.offers).toEqual(expect.arrayContaining([...(row.presses ?? [])]));
  for (const [fact, choice] of Object.entries(row.guess ?? {}))
    expect(row.asks.at(-1)).toMatchObject({ fact, choices: expect.arrayContaining([choice]) });
});

test('a question of code or pictures has a reason that says something, or none', () => {
  const rows: readonly { ask: string; why?: string }[] = [
    ...Object.values(codeQuestions),
    ...Object.values(visualQuestions),
  ];
  for (const { why } of rows) expect(why ?? 'No').toMatch(reason);
});

test('the labels of situations tell them apart on a chip', () => {
  const labels = Object.values(situations).map(({ label }) => label);
  expect(new Set(labels.map((label) => label.toLowerCase())).size).toBe(labels.length);
  for (const label of labels) expect(label).toMatch(/^.{4,40}$/);
});

describe('each offer', () => {
  test.each(rowsOf(offers))('$id is a wish in the person’s voice', ({ row }) => {
    expect(row.label.length).toBeLessThanOrEqual(40);
    expect(row.wish).toMatch(/^\p{Lu}.*[.?!]”?$/u);
    // A note in the margin, as all others: without a full stop.
    expect(row.why).toMatch(/^\p{Lu}.*[^.]$/u);
    expect(row.wish).not.toMatch(/[—–]/);
  });

  test('is offered somewhere', () => {
    const rows = [...Object.values(situations), ...Object.values(forms)];
    const used = new Set([...rows.flatMap((row) => row.offers), ...generalOffers]);
    expect(Object.keys(offers).filter((id) => !used.has(id))).toEqual([]);
  });
});

test('what is said of a sort of fact is told by facts that are found', () => {
  for (const { facts = [] } of Object.values(saidOf))
    for (const fact of facts) expect(factIds).toContain(fact);
});
