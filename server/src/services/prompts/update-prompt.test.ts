import { rowsOf, type PersonClaims, type Transaction } from '@whetstone/database';
import { addPerson, createTestDatabase, type TestDatabase } from '@whetstone/database/testing';
import type { Prompt } from '@whetstone/contract';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ServiceError } from '../../http/service-error.ts';
import { createPrompt } from './create-prompt.ts';
import { getPrompt } from './get-prompt.ts';
import { updatePrompt } from './update-prompt.ts';

let database: TestDatabase;
let claims: PersonClaims;
beforeAll(async () => {
  database = await createTestDatabase();
  const person = await addPerson(database, 'owner');
  claims = { ...person.claims, sub: person.id };
});
afterAll(() => database.close());

const act = <T>(work: (tx: Transaction) => Promise<T>): Promise<T> => database.actingAs(claims, work);
const newPrompt = {
  title: 'Tabs',
  description: '',
  prompt_text: 'first',
  category: 'Other',
  tags: [],
  use_case: null,
  folder_id: null,
};
const wordsOf = (id: string) =>
  act(async (tx) => {
    const rows = await rowsOf<{ prompt_text: string }>(
      tx,
      sql`select prompt_text from public.prompt_versions where prompt_id = ${id}
          union select prompt_text from public.prompts where id = ${id}`,
    );
    return new Set(rows.map((row) => row.prompt_text));
  });

/** An editor of a prompt: what it began from, what is typed in it, and what a conflict offered beside that. */
class Tab {
  base: Prompt;
  typed: string;
  constructor(base: Prompt) {
    this.base = base;
    this.typed = base.prompt_text;
  }
  /** Answers the prompt that a refusal showed. */
  async save(): Promise<Prompt | undefined> {
    const patch = { prompt_text: this.typed, revision: this.base.revision };
    try {
      this.base = await act((tx) => updatePrompt(tx, claims, this.base.id, patch));
      return undefined;
    } catch (error) {
      if (!(error instanceof ServiceError) || error.code !== 'prompt_conflict') throw error;
      return error.newer as Prompt;
    }
  }
}

it('[ML-13] however two tabs open, type and save: every text that was saved is the prompt or in its history, and a refused one sees the newer', async () => {
  const step = fc.record({
    tab: fc.constantFrom(0, 1),
    kind: fc.constantFrom('open', 'type', 'type', 'save', 'save', 'save and keep mine'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
      const first = await act((tx) => createPrompt(tx, claims, newPrompt));
      const tabs = [new Tab(first), new Tab(first)];
      const saved = new Set(['first']);
      /** What a save showed, and what it ought to have shown. */
      const seen: [unknown, unknown][] = [];
      for (const [number, { tab: which, kind }] of steps.entries()) {
        const tab = tabs[which] as Tab;
        if (kind === 'type') tab.typed = `text ${number}`;
        else if (kind === 'open') tabs[which] = new Tab(await act((tx) => getPrompt(tx, claims, first.id)));
        else {
          const newer = await tab.save();
          const now = await act((tx) => getPrompt(tx, claims, first.id));
          seen.push([newer ?? tab.base, now]);
          if (newer && kind === 'save and keep mine') {
            tab.base = newer;
            seen.push([await tab.save(), undefined]);
          }
          if (!newer || kind === 'save and keep mine') saved.add(tab.typed);
        }
      }
      expect(seen.map(([shown]) => shown)).toEqual(seen.map(([, due]) => due));
      const kept = await wordsOf(first.id);
      expect([...saved].filter((text) => !kept.has(text))).toEqual([]);
    }),
    { numRuns: 12 },
  );
});
