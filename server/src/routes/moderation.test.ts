import type { AdminActionPage, AdminReportPage, Prompt } from '@whetstone/contract';
import { rowsOf } from '@whetstone/database';
import { barrier } from '@whetstone/database/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdmin } from '../testing/suspend.ts';
import { createTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let admin: TestPerson;
let other: TestPerson;
let author: TestPerson;
let readers: TestPerson[];
beforeAll(async () => {
  server = await createTestServer();
  [admin, other] = [await createAdmin(server, 'boss'), await createAdmin(server, 'other')];
  author = await server.signUp('author');
  readers = [await server.signUp('reader'), await server.signUp('reader')];
});
afterAll(() => server.close());

const post = (path: string, json: unknown = {}, person = admin) =>
  person.request(path, { method: 'POST', json });
const reported = async (title: string, by: readonly TestPerson[] = readers) => {
  const { id } = (await (await post('/api/prompts', { title, prompt_text: 'x' }, author)).json()) as Prompt;
  await author.request(`/api/prompts/${id}`, { method: 'PATCH', json: { is_public: true } });
  for (const reader of by) await post(`/api/library/${id}/report`, { reason: 'spam' }, reader);
  return id;
};
const queue = async (query = '') =>
  ((await (await admin.request(`/api/admin/reports${query}`)).json()) as AdminReportPage).items;
const reportOf = async (id: string) =>
  (await queue('?limit=100')).find(({ prompt_id }) => prompt_id === id)?.id ?? '';
const decide = (report: string, resolution: 'dismissed' | 'unpublished', by = admin) =>
  post(`/api/admin/reports/${report}/resolve`, { resolution, reason: 'We looked at it.' }, by);
const subjectsTo = async (person: TestPerson) => {
  await server.dependencies.payments.settled();
  const mails = await server.database.asOwner((tx) =>
    rowsOf<{ subject: string; text: string }>(
      tx,
      sql`select subject, body_text as text from private.outbox_mails where recipient = ${person.email} and subject not like 'Confirm%' order by id`,
    ),
  );
  return mails;
};

describe('the moderation queue', () => {
  it('[LB-07] shows the oldest report first, with its subject and how many others there are, by page', async () => {
    const ids = [
      await reported('First'),
      await reported('Second', readers.slice(0, 1)),
      await reported('Third'),
    ];
    expect((await queue()).map(({ title }) => title)).toEqual(['First', 'First', 'Second', 'Third', 'Third']);
    expect((await queue())[0]).toMatchObject({
      prompt_id: ids[0],
      open_reports: 2,
      owner_id: author.id,
      resolution_note: '',
    });
    const seen: string[] = [];
    for (let cursor = ''; ;) {
      const page = (await (
        await admin.request(`/api/admin/reports?limit=2${cursor}`)
      ).json()) as AdminReportPage;
      seen.push(...page.items.map(({ id }) => id));
      if (page.next_cursor === null) break;
      cursor = `&cursor=${page.next_cursor}`;
    }
    expect(seen).toEqual((await queue()).map(({ id }) => id));
    for (const id of ids) await decide(await reportOf(id), 'dismissed');
    expect(await queue()).toEqual([]);
    expect((await queue('?state=resolved'))[0]?.title).toBe('Third');
  });

  it('[LB-07] taking down closes every report of it and tells the author and each reporter the reason', async () => {
    const id = await reported('Buy now');
    await decide(await reportOf(id), 'unpublished');
    expect(await queue()).toEqual([]);
    expect((await server.app.request(`/api/library/${id}`)).status).toBe(404);
    expect((await subjectsTo(author)).at(-1)).toMatchObject({
      subject: 'Your prompt was removed from the public library',
      text: expect.stringContaining('The reason: We looked at it.'),
    });
    for (const reader of readers)
      expect((await subjectsTo(reader)).at(-1)).toMatchObject({
        subject: 'What you reported was taken down',
        text: expect.stringMatching(/the prompt “Buy now”[^]*The reason: We looked at it\./),
      });
    expect((await queue('?state=resolved'))[0]).toMatchObject({
      resolution_note: 'We looked at it.',
      is_moderated: true,
    });
  });

  it('[LB-07] keeping leaves it public, tells the reporters and nobody else', async () => {
    const before = (await subjectsTo(author)).length;
    const id = await reported('Harmless');
    await decide(await reportOf(id), 'dismissed');
    expect((await server.app.request(`/api/library/${id}`)).status).toBe(200);
    for (const reader of readers)
      expect((await subjectsTo(reader)).at(-1)?.subject).toBe('What you reported stays up');
    expect(await subjectsTo(author)).toHaveLength(before);
    const acts = (await (await admin.request('/api/admin/actions')).json()) as AdminActionPage;
    expect(acts.items[0]).toMatchObject({
      action: 'resolve_report',
      target: 'Harmless',
      details: { reason: 'We looked at it.' },
    });
  });

  it('[LB-07] refuses a decision without a reason, one after another admin’s, and those of others', async () => {
    const report = await reportOf(await reported('Once'));
    for (const reason of [undefined, ' '])
      expect(
        (await post(`/api/admin/reports/${report}/resolve`, { resolution: 'dismissed', reason })).status,
      ).toBe(400);
    expect((await decide(report, 'dismissed', author)).status).toBe(403);
    expect((await decide(report, 'dismissed')).status).toBe(200);
    const late = await decide(report, 'unpublished', other);
    expect([late.status, await late.json()]).toMatchObject([
      409,
      { error: { message: 'Another administrator has already decided this.' } },
    ]);
  });

  // The embedded database has one connection: nothing happens at the same moment there.
  it.runIf(process.env['TEST_DATABASE_URL']).each(Array.from({ length: 20 }, (_, round) => round + 1))(
    '[LB-07] of two admins who decide at the same moment one is first, and mails say the same (round %i)',
    async (round) => {
      // Each round has readers of its own: one person reports only so much in an hour.
      const told = [await server.signUp('reader'), await server.signUp('reader')];
      const id = await reported(`Race ${round}`, told);
      const report = await reportOf(id);
      const arrive = barrier(2);
      const [kept, taken] = await Promise.all(
        (
          [
            ['dismissed', admin],
            ['unpublished', other],
          ] as const
        ).map(async ([resolution, by]) => {
          await arrive();
          return (await decide(report, resolution, by)).status;
        }),
      );
      expect([kept, taken].toSorted()).toEqual([200, 409]);
      expect((await server.app.request(`/api/library/${id}`)).status).toBe(kept === 200 ? 200 : 404);
      for (const reader of told) {
        const about = (await subjectsTo(reader)).filter(({ text }) => text.includes(`“Race ${round}”`));
        expect(about.map(({ subject }) => subject)).toEqual([
          kept === 200 ? 'What you reported stays up' : 'What you reported was taken down',
        ]);
      }
    },
  );
});
