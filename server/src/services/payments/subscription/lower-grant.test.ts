import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBuyer, type Buyer } from '../../../testing/buyer.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const give = (person: Buyer, tier: string, limit: number, expiresAt: string | null) =>
  server.database.asOwner((tx) =>
    tx.execute(
      sql`insert into public.tier_grants (user_id, tier, monthly_limit, expires_at) values (${person.id}, ${tier}, ${limit}, ${expiresAt}::timestamptz)`,
    ),
  );

const grantOf = (person: Buyer) =>
  server.rowAsOwner(
    sql`select tier, monthly_limit, expires_at is null as is_endless from public.tier_grants where user_id = ${person.id}`,
  );

it('[DB-03] a plan that an admin gave goes down to Starter with 200 prompts at once, and keeps its end', async () => {
  const ada = await createBuyer(server, 'ada');
  await give(ada, 'pro', 5000, '2099-01-01T00:00:00Z');
  expect(await ada.plan()).toEqual({ tier: 'pro', limit: 5000 });
  const preview = await ada.post('preview-change', { plan: 'starter' });
  expect(preview).toMatchObject({
    status: 200,
    body: { kind: 'downgrade', from: 'pro', to: 'starter', due_now_cents: 0, next_price_cents: 0 },
  });
  expect(await ada.plan()).toEqual({ tier: 'pro', limit: 5000 });
  const changed = await ada.post('change', { plan: 'starter' });
  expect(changed).toMatchObject({
    status: 200,
    body: { subscription: null, grant: { tier: 'starter', monthly_limit: 200 } },
  });
  expect(await ada.plan()).toEqual({ tier: 'starter', limit: 200 });
  expect(await grantOf(ada)).toEqual({ tier: 'starter', monthly_limit: 200, is_endless: false });
});

it('[DB-03] a grant is never raised this way, nor one that is over', async () => {
  const bob = await createBuyer(server, 'bob');
  await give(bob, 'starter', 500, null);
  for (const plan of ['starter', 'pro', 'unlimited'])
    expect(await bob.post('change', { plan })).toMatchObject({
      status: 409,
      body: { error: { code: 'not_subscribed' } },
    });
  expect(await grantOf(bob)).toEqual({ tier: 'starter', monthly_limit: 500, is_endless: true });

  const cleo = await createBuyer(server, 'cleo');
  await give(cleo, 'unlimited', 999_999, '2020-01-01T00:00:00Z');
  expect(await cleo.post('change', { plan: 'starter' })).toMatchObject({ status: 409 });
  expect(await grantOf(cleo)).toMatchObject({ tier: 'unlimited' });
});

it('[DB-03] whoever pays changes the subscription, not the grant beside it', async () => {
  const dana = await createBuyer(server, 'dana');
  await dana.buy('pro');
  await give(dana, 'unlimited', 999_999, null);
  expect(await dana.post('change', { plan: 'starter' })).toMatchObject({
    status: 200,
    body: { subscription: { tier: 'pro', pending_change: { tier: 'starter' } } },
  });
  expect(await grantOf(dana)).toMatchObject({ tier: 'unlimited' });
});
