import { schema } from '@whetstone/database';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Buyer } from '../../../testing/buyer.ts';
import { createPaidServer, type PaidServer } from '../../../testing/paid-server.ts';
import type { SentEvent } from '../../../testing/provider-double.ts';
import { setCancelled } from '../../../payments-sandbox/acts/portal-acts.ts';
import { fetchCustomer } from '../sync/fetch-customer.ts';
import { invoiceRow } from '../sync/invoice-row.ts';
import { subscriptionRow } from '../sync/subscription-row.ts';

let server: PaidServer;
beforeAll(async () => {
  server = await createPaidServer();
});
afterAll(() => server.close());

type Subscriber = Buyer & { customerId: string };

const acts = {
  'a month passes': () => server.double.advance(31),
  'three days pass': () => server.double.advance(3),
  'the card fails': ({ customerId }: Subscriber) => server.setCard(customerId, 'declined'),
  'the card works': ({ customerId }: Subscriber) => server.setCard(customerId, 'accepted'),
  'cancelled in the portal': ({ customerId }: Subscriber) =>
    server.double.sandbox.act((objects, now) =>
      setCancelled(objects, now, { customerId, isCancelled: true }),
    ),
  'resumed in the portal': ({ customerId }: Subscriber) =>
    server.double.sandbox.act((objects, now) =>
      setCancelled(objects, now, { customerId, isCancelled: false }),
    ),
  upgraded: (person: Subscriber) => person.post('change', { plan: 'unlimited' }),
  downgraded: (person: Subscriber) => person.post('change', { plan: 'starter' }),
} as const;

/** What the provider says, in our own words, and what we have stored. */
const bothStates = async ({ customerId }: Subscriber) => {
  const { payments } = server.dependencies;
  const fetched = await fetchCustomer(payments, customerId);
  const [subscriptions, invoices] = await server.database.asOwner(async (tx) => [
    await tx.select().from(schema.subscriptions).where(eq(schema.subscriptions.customerId, customerId)),
    await tx.select().from(schema.invoices).where(eq(schema.invoices.customerId, customerId)),
  ]);
  const byId = <Row extends { id: string }>(rows: readonly Row[]) =>
    rows.toSorted((a, b) => a.id.localeCompare(b.id));
  return {
    atProvider: {
      subscriptions: byId(fetched.subscriptions.map((one) => subscriptionRow(payments, one))),
      invoices: byId(fetched.invoices.map((one) => invoiceRow(one, fetched.charges))),
    },
    stored: {
      subscriptions: byId(subscriptions).map(({ customerId: _c, userId: _u, updatedAt: _a, ...row }) => row),
      invoices: byId(invoices).map(({ customerId: _c, userId: _u, ...row }) => row),
    },
  };
};

describe('events', () => {
  it('[PY-05] in any order, doubled and in between, end in the state of the provider', async () => {
    let count = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...(Object.keys(acts) as (keyof typeof acts)[])), {
          minLength: 1,
          maxLength: 5,
        }),
        fc.infiniteStream(fc.nat(1000)),
        async (names, numbers) => {
          count += 1;
          const held = server.holdEvents();
          const person = await server.subscriber(`run-${count}`, 'pro');
          const pick = () => numbers.next().value;
          const late: SentEvent[] = [];
          for (const name of names) {
            await acts[name](person);
            for (const event of held.splice(0)) {
              if (pick() % 3 === 0) await server.post(event);
              late.push(event);
            }
          }
          const shuffled = [...late, ...late]
            .map((event) => ({ event, place: pick() }))
            .toSorted((a, b) => a.place - b.place);
          await Promise.all(shuffled.map(({ event }) => server.post(event)));
          await server.settled();
          const { atProvider, stored } = await bothStates(person);
          expect(stored).toEqual(atProvider);
          const current = atProvider.subscriptions.find(({ accessUntil }) => accessUntil);
          expect((await person.plan()).tier).toBe(current?.tier ?? 'free');
          await (await server.dependencies.payments.stripe()).customers.del(person.customerId);
          await server.double.sandbox.settled();
        },
      ),
      { numRuns: 8 },
    );
    expect(server.failures).toEqual([]);
  }, 120_000);
});
