import { describe, expect, test } from 'vitest';
import { wordsOf } from '../goal/words.ts';
import { knowledge } from './index.ts';
import { factIds } from './rows.ts';

const rowsOf = <T>(table: Readonly<Record<string, T>>) =>
  Object.entries(table).map(([id, row]) => ({ id, row }));
const { kinds, topics, questions, offers } = knowledge;

describe('each question', () => {
  test.each(rowsOf(questions))('$id can be shown, answered and put into a prompt', ({ row }) => {
    expect(row.ask.length).toBeLessThanOrEqual(60);
    expect(row.ask).toMatch(/^\p{Lu}.*\?$/u);
    expect(row.name).toMatch(/^\p{Lu}[^:?]*$/u);
    expect(row.name.length).toBeLessThanOrEqual(40);
    expect(row.why.length).toBeLessThanOrEqual(60);
    expect(row.choices.length).toBeGreaterThanOrEqual(2);
    expect(row.choices.length).toBeLessThanOrEqual(5);
    expect(new Set(row.choices).size).toBe(row.choices.length);
    for (const choice of row.choices) expect(choice.length).toBeLessThanOrEqual(60);
    expect(row.example).not.toBe('');
    expect(row.choices).not.toContain(row.example);
    for (const fact of row.said?.facts ?? []) expect(factIds).toContain(fact);
  });
});

describe('each offer', () => {
  test.each(rowsOf(offers))('$id is a wish in the person’s voice', ({ row }) => {
    expect(row.label.length).toBeLessThanOrEqual(40);
    expect(row.wish).toMatch(/^\p{Lu}.*\.$/u);
    expect(row.why).toMatch(/^\p{Lu}.*\.$/u);
    expect(row.wish).not.toMatch(/[—–]/);
  });
});

describe('each kind and topic', () => {
  test.each([...rowsOf(kinds), ...rowsOf(topics)])(
    '$id names questions and offers that exist, none twice',
    ({ row }) => {
      for (const id of row.asks) expect(questions).toHaveProperty([id]);
      for (const id of row.offers) expect(offers).toHaveProperty([id]);
      expect(new Set(row.asks).size).toBe(row.asks.length);
      expect(new Set(row.offers).size).toBe(row.offers.length);
      expect(row.asks.length).toBeGreaterThanOrEqual(3);
      expect(row.offers.length).toBeGreaterThanOrEqual(5);
    },
  );

  test.each(rowsOf(kinds))('$id guesses only what its questions have as a choice', ({ row }) => {
    for (const [id, choice] of Object.entries(row.guess ?? {})) {
      expect(row.asks).toContain(id);
      expect(questions[id]?.choices).toContain(choice);
    }
  });

  test('are told by different words', () => {
    const told = [
      ...Object.entries(kinds).flatMap(([id, { nouns = [], verbs = [] }]) => [
        ...nouns.map((phrase) => ({ id, role: 'noun', phrase })),
        ...verbs.map((phrase) => ({ id, role: 'verb', phrase })),
      ]),
      ...Object.entries(topics).flatMap(([id, { words }]) =>
        words.map((phrase) => ({ id, role: 'topic', phrase })),
      ),
    ];
    const owners = new Map<string, string>();
    const shared = told.flatMap(({ id, role, phrase }) => {
      const stems = wordsOf(phrase).map(({ stem }) => stem);
      const key = `${role} ${stems.join(' ')}`;
      const owner = owners.get(key);
      owners.set(key, id);
      return owner === undefined || owner === id ? [] : [`"${phrase}" is told of ${owner} and ${id}`];
    });
    expect(shared).toEqual([]);
  });

  test('leave no question and no offer unused', () => {
    const rows = [...Object.values(kinds), ...Object.values(topics), knowledge.general];
    const used = new Set(rows.flatMap(({ asks, offers: own }) => [...asks, ...own]));
    expect([...Object.keys(questions), ...Object.keys(offers)].filter((id) => !used.has(id))).toEqual([]);
  });
});
