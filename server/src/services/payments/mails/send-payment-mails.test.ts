import { rowsOf } from '@whetstone/database';
import { addPerson, createTestDatabase, type TestDatabase } from '@whetstone/database/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Mail } from '../../../mail/mailer.ts';
import { queueMails } from './queue-mail.ts';
import { sendPaymentMails } from './send-payment-mails.ts';

let database: TestDatabase;
const sent: Mail[] = [];
const failures: unknown[] = [];
let onSend: (mail: Mail) => Promise<void>;
const payments = () => ({
  database,
  siteUrl: 'https://app.test',
  supportEmail: 'support@whetstone.example',
  log: (_level: string, event: object) => void failures.push(event),
  mailer: {
    send: async (mail: Mail) => {
      await onSend(mail);
      sent.push(mail);
    },
  },
});

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  sent.length = failures.length = 0;
  onSend = async () => undefined;
  const { id } = await addPerson(database, 'ada');
  await database.asService(async (tx) => {
    await tx.execute(sql`delete from private.payment_mails`);
    const details = { ends_at: '2026-05-01' };
    await queueMails(
      tx,
      id,
      ['Starter', 'Professional', 'Unlimited'].map((plan) => ({
        kind: 'ended',
        about: plan,
        details: { ...details, plan },
      })),
    );
  });
});
afterAll(() => database.close());

const planIn = ({ text }: Mail) => /Whetstone (\w+)/.exec(text)?.[1];

it('each mail about money goes once, also when another sweep comes before the first is through', async () => {
  onSend = async (first) => {
    onSend = async () => undefined;
    // The mail server is slow: what was taken along with the first one has waited for more than a minute.
    await database.asService((tx) =>
      tx.execute(
        sql`update private.payment_mails set claimed_until = now() - interval '1 second'
            where claimed_until is not null and details ->> 'plan' <> ${planIn(first)}`,
      ),
    );
    await sendPaymentMails(payments());
  };
  await sendPaymentMails(payments());
  expect(sent.map(planIn).toSorted()).toEqual(['Professional', 'Starter', 'Unlimited']);
  await sendPaymentMails(payments());
  expect(sent).toHaveLength(3);
});

it('one that the mail server refuses waits a minute and keeps no other back', async () => {
  onSend = async (mail) => {
    if (planIn(mail) === 'Starter') throw new Error('451 try again later');
  };
  await sendPaymentMails(payments());
  await sendPaymentMails(payments());
  expect(sent.map(planIn).toSorted()).toEqual(['Professional', 'Unlimited']);
  expect(failures).toHaveLength(1);
  onSend = async () => undefined;
  await database.asService((tx) =>
    tx.execute(sql`update private.payment_mails set claimed_until = now() - interval '1 second'`),
  );
  await sendPaymentMails(payments());
  expect(sent.map(planIn).toSorted()).toEqual(['Professional', 'Starter', 'Unlimited']);
  const [row] = await database.asService((tx) =>
    rowsOf<{ waiting: number }>(
      tx,
      sql`select count(*)::int as waiting from private.payment_mails where sent_at is null`,
    ),
  );
  expect(row?.waiting).toBe(0);
});
