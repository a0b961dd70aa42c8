import type { Database } from '@whetstone/database';
import { createTestDatabase } from '@whetstone/database/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startModelDouble, type ModelDouble } from '../testing/model-double.ts';
import type { TestPerson, TestServer } from '../testing/test-server.ts';
import { openWriting, writingOn, wrote } from '../testing/writing.ts';

/** For a first writing: session, own key, reservation, limits, and all that is kept: each is time that a person waits beside the model. */
const most = 5;
const letter = 'Write a letter to Priya about the 14 broken lamps. I want a repair by 3 May.';
const content = { kind: 'content', goal: 'write a letter to Priya about the 14 broken lamps' } as const;

let transactions = 0;
let double: ModelDouble;
let server: TestServer;
let ada: TestPerson;

beforeAll(async () => {
  double = await startModelDouble();
  const database = await createTestDatabase();
  const counted = (way: Database['asService']): Database['asService'] => {
    return (work) => {
      transactions += 1;
      return way(work);
    };
  };
  server = await openWriting(
    double,
    {},
    {
      ...database,
      actingAs: (claims, work) => counted((inside) => database.actingAs(claims, inside))(work),
      asService: counted(database.asService),
    },
  );
  ada = await server.signUp('ada');
  double.behave(wrote({ prompt: letter }));
});
afterAll(async () => {
  await server.close();
  await double.close();
});

it('[WR-03] a prompt by a model costs five transactions, its rewriting two more', async () => {
  const on = writingOn(server, ada);
  transactions = 0;
  const { id } = await on.generated({ ...content, open: 'I want a repair by 3 May' });
  expect(transactions).toBe(most);
  if (id === null) throw new Error('The prompt was free');
  transactions = 0;
  const answer = await on.rewrite(id, { ...content, writer: 'model', open: 'I want a repair by 4 May' });
  expect([answer.status, transactions]).toEqual([200, most + 2]);
});
