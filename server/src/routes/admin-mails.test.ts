import type { Prompt } from '@whetstone/contract';
import { rowsOf } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweepPayments } from '../services/payments/sweep-payments.ts';
import { createBuyer } from '../testing/buyer.ts';
import { createTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let admin: TestPerson;
let bob: TestPerson;

beforeAll(async () => {
  server = await createTestServer();
  admin = await server.signUp('boss');
  await server.database.asService((tx) =>
    tx.execute(sql`insert into public.admins (user_id, granted_by) values (${admin.id}, 'test')`),
  );
});
beforeEach(async () => {
  bob = await server.signUp('bob');
});
afterAll(() => server.close());

const act = async (path: string, json?: unknown) => {
  const answer = await admin.request(path, { method: 'POST', ...(json !== undefined && { json }) });
  await server.dependencies.payments.settled();
  return { status: answer.status, body: (await answer.json()) as { message?: string; error?: object } };
};
const setTier = (email: string, tier: string) => act('/api/admin/tier', { email, tier });
const mailsTo = (person: TestPerson) =>
  server.database.asOwner((tx) =>
    rowsOf<{ subject: string; text: string }>(
      tx,
      sql`select subject, body_text as text from private.outbox_mails where recipient = ${person.email}
          and subject not like 'Confirm%' and subject not like 'Receipt%' order by id`,
    ),
  );
const published = async (title: string) => {
  const json = { title, prompt_text: 'x' };
  const { id } = (await (await bob.request('/api/prompts', { method: 'POST', json })).json()) as Prompt;
  await bob.request(`/api/prompts/${id}`, { method: 'PATCH', json: { is_public: true } });
  return id;
};

describe('mails about what an admin did', () => {
  it('[AD-03] tell the author of a prompt that it was taken down, with the reasons, and that it is allowed again', async () => {
    const id = await published('Tea mail');
    for (const reason of ['spam', 'copyright']) {
      const reader = await server.signUp('reader');
      await reader.request(`/api/library/${id}/report`, { method: 'POST', json: { reason } });
    }
    await act(`/api/admin/prompts/${id}/unpublish`);
    await act(`/api/admin/prompts/${id}/unpublish`);
    const [first, ...others] = await mailsTo(bob);
    expect([first?.subject, others]).toEqual(['Your prompt was removed from the public library', []]);
    expect(first?.text).toContain('“Tea mail” is no longer public.');
    expect(first?.text).toContain(
      'reported for copyright infringement, advertising or spam, and an administrator agreed',
    );
    await act(`/api/admin/prompts/${id}/restore`);
    expect((await mailsTo(bob))[1]).toMatchObject({
      subject: 'You can publish your prompt again',
      text: expect.stringContaining('“Tea mail”'),
    });
  });

  it('[AD-03] say so where no reader reported it, and tell nobody else of anything', async () => {
    const before = await mailsTo(admin);
    await act(`/api/admin/prompts/${await published('Alone')}/unpublish`);
    expect((await mailsTo(bob))[0]?.text).toContain('nobody had reported it');
    expect(await mailsTo(admin)).toEqual(before);
  });

  it('[AD-02] tell a person of a grant, of its withdrawal and of its end, each once', async () => {
    await setTier(bob.email, 'pro');
    await setTier(bob.email, 'free');
    await setTier(bob.email, 'free');
    await setTier(bob.email, 'starter');
    await server.database.asOwner((tx) =>
      tx.execute(
        sql`update public.tier_grants set expires_at = now() - interval '1 minute' where user_id = ${bob.id}`,
      ),
    );
    await sweepPayments(server.dependencies.payments);
    await sweepPayments(server.dependencies.payments);
    const mails = await mailsTo(bob);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'You now have Whetstone Professional',
      'The plan you were given has ended',
      'You now have Whetstone Starter',
      'The plan you were given has ended',
    ]);
    expect(mails[0]?.text).toContain('Professional plan with 5,000 prompts a month, until ');
    expect(mails[1]?.text).toContain('An administrator withdrew the plan');
    expect(mails[3]?.text).toContain('The Starter plan you had been given ended on');
    expect(mails[3]?.text).toContain('You are now on Free.');
  });

  it('[AD-02] the tier Free of a payer is refused with the reason, and takes a grant back where there is one', async () => {
    const payer = await createBuyer(server, 'payer');
    await payer.buy('pro');
    const refused = await setTier(payer.email, 'free');
    expect(refused).toMatchObject({
      status: 409,
      body: {
        error: {
          code: 'conflict',
          message: expect.stringContaining('has a paid Professional subscription'),
        },
      },
    });
    expect(await payer.plan()).toMatchObject({ tier: 'pro' });
    await setTier(payer.email, 'unlimited');
    expect((await payer.plan()).tier).toBe('unlimited');
    const taken = await setTier(payer.email, 'free');
    expect(taken).toMatchObject({
      status: 200,
      body: {
        message: `The granted plan has been removed. ${payer.email} has a paid Professional subscription, which continues.`,
      },
    });
    expect(await payer.plan()).toMatchObject({ tier: 'pro' });
  });
});
