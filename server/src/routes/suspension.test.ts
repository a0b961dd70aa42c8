import type { Account, AdminActionPage, AdminUserPage, Prompt, PromptShare } from '@whetstone/contract';
import { rowsOf } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdmin } from '../testing/suspend.ts';
import { createTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

const reason = 'Advertising in many prompts.';
let server: TestServer;
let admin: TestPerson;
let ada: TestPerson;
let bob: TestPerson;
beforeAll(async () => {
  server = await createTestServer();
  admin = await createAdmin(server);
  [ada, bob] = [await server.signUp('ada'), await server.signUp('bob')];
});
afterAll(() => server.close());

const post = async (path: string, json: unknown = {}, person = admin) => {
  const answer = await person.request(path, { method: 'POST', json });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};
const onUser = (person: Pick<TestPerson, 'id'>, act: string, by = admin) =>
  post(`/api/admin/users/${person.id}/${act}`, act === 'suspend' ? { reason } : {}, by);
const read = async <Body>(path: string, person = admin) =>
  (await (await person.request(path)).json()) as Body;
const published = async (title: string) => {
  const { id } = (await post('/api/prompts', { title, prompt_text: `Write of ${title}` }, ada))
    .body as unknown as Prompt;
  await ada.request(`/api/prompts/${id}`, { method: 'PATCH', json: { is_public: true } });
  return id;
};
const text = async (path: string, person?: TestPerson) => {
  const answer = await (person ? person.request(path) : server.app.request(path));
  return `${answer.status} ${await answer.text()}`;
};
const mailsTo = async (person: TestPerson) => {
  await server.dependencies.payments.settled();
  return server.database.asOwner((tx) =>
    rowsOf<{ subject: string; text: string }>(
      tx,
      sql`select subject, body_text as text from private.outbox_mails where recipient = ${person.email} and subject like '%account%' order by id`,
    ),
  );
};

describe('suspending and lifting', () => {
  it('[LB-07] hides everything public at the next request, and brings all of it back', async () => {
    const id = await published('Xylophones');
    const { token } = (await post(`/api/prompts/${id}/share`, {}, ada)).body as unknown as PromptShare;
    await bob.request(`/api/library/${id}/favorite`, { method: 'PUT' });
    await server.database.asService((tx) => tx.execute(sql`select private.refresh_library_trending()`));
    const places: [string, TestPerson?][] = [
      ['/sitemap/prompts-0.xml'],
      ['/library/feed.xml'],
      ['/api/library?search=xylophones'],
      ['/api/library?favorites=true', bob],
      ['/api/library/facets'],
      [`/api/library/${id}`],
      [`/api/library/${id}`, bob],
      [`/api/shared/${token}`],
    ];
    const seen = () => Promise.all(places.map(([path, person]) => text(path, person)));
    const shows = (answers: string[]) =>
      answers.map((answer) => answer.includes(id) || answer.includes('Xylophones'));
    const before = await seen();
    expect(shows(before)).toEqual(places.map(() => true));

    expect(await onUser(ada, 'suspend')).toMatchObject({ status: 200 });
    expect(shows(await seen())).toEqual(places.map(() => false));
    expect(await text(`/api/prompts/${id}`, ada)).toContain('200');
    expect((await post('/api/prompts/copy', { id }, bob)).status).not.toBe(200);

    expect(await onUser(ada, 'lift-suspension')).toMatchObject({ status: 200 });
    expect(await seen()).toEqual(before);
  });

  it('[AD-02] tells the person why and whom to write to, by mail and on the account page, and records both acts', async () => {
    await onUser(ada, 'suspend');
    expect((await read<Account>('/api/account', ada)).suspension).toEqual({
      reason,
      since: expect.stringMatching(/Z$/),
    });
    const shown = (await read<AdminUserPage>(`/api/admin/users?search=${ada.email}`)).items[0];
    expect(shown).toMatchObject({ suspension: { reason }, public_prompts: 1 });
    await onUser(ada, 'lift-suspension');
    expect((await read<Account>('/api/account', ada)).suspension).toBeNull();
    const [suspended, lifted] = (await mailsTo(ada)).slice(-2);
    expect(suspended?.subject).toBe('Your account is suspended');
    expect(suspended?.text).toContain(`The reason: ${reason}`);
    expect(suspended?.text).toContain('write to support@whetstone.example');
    expect(lifted?.subject).toBe('Your account is active again');
    expect((await read<AdminActionPage>('/api/admin/actions')).items.slice(0, 2)).toMatchObject([
      { action: 'lift_suspension', target: ada.email, admin_email: admin.email },
      { action: 'suspend', target: ada.email, admin_email: admin.email, details: { reason } },
    ]);
  });

  it('[AD-02] is done once: the second admin is told, and nothing is recorded or mailed twice', async () => {
    const other = await createAdmin(server, 'other');
    await onUser(bob, 'suspend');
    expect(await onUser(bob, 'suspend', other)).toMatchObject({
      status: 409,
      body: { error: { message: 'This account is already suspended.' } },
    });
    expect(await mailsTo(bob)).toHaveLength(1);
    await onUser(bob, 'lift-suspension');
    expect(await onUser(bob, 'lift-suspension', other)).toMatchObject({
      status: 409,
      body: { error: { message: 'This account is not suspended.' } },
    });
  });

  it('[AD-02] is for admins alone, needs a reason, and meets nobody who does not exist', async () => {
    for (const act of ['suspend', 'lift-suspension', 'sign-out']) {
      expect((await onUser(bob, act, ada)).status).toBe(403);
      expect((await onUser({ id: crypto.randomUUID() }, act)).status).toBe(404);
    }
    for (const empty of [{}, { reason: ' ' }, { reason: 'x'.repeat(501) }])
      expect((await post(`/api/admin/users/${bob.id}/suspend`, empty)).status).toBe(400);
    expect((await read<Account>('/api/account', bob)).suspension).toBeNull();
    expect((await bob.request('/api/account')).status).toBe(200);
  });

  it('[AD-01] no admin suspends themself; one who is suspended is no admin until it is lifted', async () => {
    const other = await createAdmin(server, 'other');
    expect(await onUser(admin, 'suspend')).toMatchObject({
      status: 409,
      body: { error: { message: 'You cannot suspend yourself. Another administrator can.' } },
    });
    expect(await onUser(other, 'suspend')).toMatchObject({ status: 200 });
    expect((await onUser(other, 'lift-suspension', other)).status).toBe(403);
    expect((await other.request('/api/admin/users')).status).toBe(403);
    expect((await read<Account>('/api/account', other)).is_admin).toBe(false);
    await onUser(other, 'lift-suspension');
    expect((await other.request('/api/admin/users')).status).toBe(200);
  });

  it('[AD-02] signs a person out everywhere, and says how often', async () => {
    const eve = await server.signUp('eve');
    expect((await eve.request('/api/account')).status).toBe(200);
    expect(await onUser(eve, 'sign-out')).toMatchObject({
      status: 200,
      body: { message: 'Signed out everywhere: 1 session ended.' },
    });
    expect((await eve.request('/api/account')).status).toBe(401);
    expect((await read<AdminActionPage>('/api/admin/actions')).items[0]).toMatchObject({
      action: 'sign_out',
      target: eve.email,
      details: { sessions: 1 },
    });
  });

  it('[LB-07] the reason is in the person’s export', async () => {
    await onUser(ada, 'suspend');
    const file = await read<{ suspensions: { reason: string }[] }>('/api/account/export', ada);
    expect(file.suspensions).toMatchObject([{ reason }]);
    await onUser(ada, 'lift-suspension');
  });
});
