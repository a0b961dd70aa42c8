import { randomUUID } from 'node:crypto';
import type { Dashboard, Prompt } from '@whetstone/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const dashboard = async (person: TestPerson) =>
  (await (await person.request('/api/dashboard')).json()) as Dashboard;
const save = async (person: TestPerson, title: string, isPublic = false): Promise<string> => {
  const saved = (await (
    await person.request('/api/prompts', { method: 'POST', json: { title, prompt_text: 'x' } })
  ).json()) as Prompt;
  if (isPublic)
    await person.request(`/api/prompts/${saved.id}`, { method: 'PATCH', json: { is_public: true } });
  return saved.id;
};

describe('/api/dashboard', () => {
  it('[DB-02] says of a new account that there is nothing yet, with a first step', async () => {
    const eve = await server.signUp('eve');
    const { figures, trends, activity, insights, usage_by_day } = await dashboard(eve);
    expect(figures).toEqual({
      total_prompts: 0,
      favorites: 0,
      public_prompts: 0,
      total_votes: 0,
      days_active: 1,
      generations: 0,
    });
    expect(Object.values(trends)).toEqual(
      Array.from({ length: 4 }, () => ({ this_month: 0, month_before: 0, percent: null })),
    );
    expect(activity).toEqual([]);
    expect(insights.map((insight) => insight.id)).toEqual(['first_prompt']);
    expect(usage_by_day).toHaveLength(30);
    expect(usage_by_day.at(-1)?.date).toBe(new Date().toISOString().slice(0, 10));
  });

  it('[DB-01] counts the caller’s own rows: prompts, favourites, public ones, votes, days, usage', async () => {
    const [ada, bob] = [await server.signUp('ada'), await server.signUp('bob')];
    const shown = await save(ada, 'Shown', true);
    await save(ada, 'Private');
    const theirs = await save(bob, 'Of Bob', true);
    await server.age(bob);
    await bob.request(`/api/library/${shown}/vote`, { method: 'PUT' });
    await ada.request(`/api/library/${theirs}/favorite`, { method: 'PUT' });
    await ada.request('/api/generations', {
      method: 'POST',
      headers: { 'idempotency-key': randomUUID() },
      json: { kind: 'content', goal: 'Write a thank-you note to the neighbours.', open: 'for the cake' },
    });
    const answer = await dashboard(ada);
    expect(answer.figures).toEqual({
      total_prompts: 2,
      favorites: 1,
      public_prompts: 1,
      total_votes: 1,
      days_active: 1,
      generations: 1,
    });
    expect(answer.usage).toMatchObject({ used: 1, limit: 5 });
    expect(answer.usage_by_day.at(-1)?.generations).toBe(1);
    expect(answer.activity.map((event) => event.kind).toSorted()).toEqual([
      'generated',
      'published',
      'saved',
      'saved',
      'voted',
    ]);
    expect(answer.insights[0]).toMatchObject({
      id: 'best_prompt',
      text: '“\u2068Shown\u2069” has 1 vote, more than any of your other prompts.',
      href: `/library/${shown}`,
    });
    expect(JSON.stringify(answer)).not.toContain(bob.id);
    expect((await dashboard(bob)).figures).toMatchObject({ total_prompts: 1, total_votes: 0 });
  });

  it('[DB-02] compares with the same stretch of the month before', async () => {
    const kim = await server.signUp('kim');
    const ids = [await save(kim, 'One'), await save(kim, 'Two'), await save(kim, 'Three')];
    const monthAgo = sql`date_trunc('month', now() at time zone 'utc') at time zone 'utc' - interval '1 month'`;
    await server.database.asOwner((tx) =>
      tx.execute(sql`update public.prompts set created_at = ${monthAgo} where id = ${ids[0]}`),
    );
    expect((await dashboard(kim)).trends.total_prompts).toEqual({
      this_month: 2,
      month_before: 1,
      percent: 100,
    });
  });

  it('[DB-01] warns above 80 % and names the next step when nothing is left', async () => {
    const max = await server.signUp('max');
    await server.setProfile(max, {
      monthlyPromptsUsed: 160,
      monthlyPromptsLimit: 200,
      subscriptionTier: 'starter',
    });
    expect((await dashboard(max)).usage_warning).toBe(false);
    await server.setProfile(max, { monthlyPromptsUsed: 161 });
    expect(await dashboard(max)).toMatchObject({
      usage_warning: true,
      insights: [
        { id: 'quota_nearly_used', text: 'This month, 39 prompts are left out of 200.', href: '/pricing' },
        {},
      ],
    });
    await server.setProfile(max, { monthlyPromptsUsed: 200 });
    const { insights } = await dashboard(max);
    expect(insights[0]?.id).toBe('quota_used_up');
    // Nothing that needs a prompt of the month is advised.
    expect(insights[1]).toMatchObject({ id: 'use_template', href: '/prompt-library' });
    expect(insights.map(({ id }) => id)).not.toContain('save_first');
  });

  it('asks a visitor to sign in', async () => {
    expect((await server.app.request('/api/dashboard')).status).toBe(401);
  });
});
