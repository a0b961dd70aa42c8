// Signed events at 50 a second: how fast they are answered, and whether all are worked off.
// node bench/webhooks.ts, or scripts/with-postgres.sh node bench/webhooks.ts for PostgreSQL.
import { createHmac } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, rowsOf } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { startProviderStub } from './provider-stub.ts';
import { startServer } from './start-server.ts';

const perSecond = 50;
const seconds = 20;
const customers = 200;
const providerPort = 3791;
/** Time that is given after the last event; what is left then counts as not worked off. */
const workingOffS = 20;
/** The provider's usual answer takes about as long. */
const providerDelayMs = 120;
const secret = 'whsec_bench';

Object.assign(process.env, {
  STRIPE_SECRET_KEY: 'sk_test_bench',
  STRIPE_WEBHOOK_SECRET: secret,
  STRIPE_PRICE_STARTER: 'price_1',
  STRIPE_PRICE_PROFESSIONAL: 'price_2',
  STRIPE_PRICE_UNLIMITED: 'price_3',
  STRIPE_API_BASE: `http://127.0.0.1:${providerPort}`,
});
const databaseUrl = process.env['TEST_DATABASE_URL'];
if (databaseUrl) process.env['DATABASE_URL'] = databaseUrl;

const send = async (address: string, number: number): Promise<{ ms: number; status: number }> => {
  const timestamp = Math.floor(Date.now() / 1000);
  const body = JSON.stringify({
    id: `evt_bench_${number}`,
    object: 'event',
    created: timestamp,
    data: {
      object: { id: 'sub', object: 'subscription', customer: `cus_bench_${number % customers}` },
    },
    type: 'customer.subscription.updated',
  });
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  const began = performance.now();
  const { status } = await fetch(`${address}/functions/v1/stripe-webhook`, {
    method: 'POST',
    headers: { 'stripe-signature': `t=${timestamp},v1=${signature}` },
    body,
  });
  return { ms: performance.now() - began, status };
};

const folder = mkdtempSync(join(tmpdir(), 'whetstone-webhooks-'));
const provider = await startProviderStub(providerPort, providerDelayMs);
const server = await startServer(folder);
// The start's own sweep and first samples are over by then: measured is a server that runs.
await new Promise((resolve) => setTimeout(resolve, 6000));
const sent: Promise<{ ms: number; status: number }>[] = [];
const began = performance.now();
for (let number = 0; number < perSecond * seconds; number += 1) {
  const due = began + (number * 1000) / perSecond;
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
  sent.push(send(server.address, number));
}
const answers = await Promise.all(sent);
const sendingS = (performance.now() - began) / 1000;
await new Promise((resolve) => setTimeout(resolve, workingOffS * 1000));
await server.stop();
const database = await openDatabase({ url: databaseUrl, dataDir: folder });
const [row] = await database.asOwner((tx) =>
  rowsOf<{ kept: number; done: number }>(
    tx,
    sql`select count(*)::int as kept, count(processed_at)::int as done from public.payment_events`,
  ),
);
await database.close();
provider.close();
rmSync(folder, { recursive: true, force: true });

const times = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
const at = (share: number) => Number((times[Math.floor(times.length * share)] ?? 0).toFixed(1));
const figures = {
  date: new Date().toISOString(),
  events: answers.length,
  perSecond: Number((answers.length / sendingS).toFixed(1)),
  refused: answers.filter(({ status }) => status !== 200).length,
  answerP50Ms: at(0.5),
  answerP99Ms: at(0.99),
  slowestMs: at(0.9999),
  kept: row?.kept,
  workedOff: row?.done,
  secondsLeftForWorkingOff: workingOffS,
  providerAnswersAfterMs: providerDelayMs,
  /** What else the machine was doing: processes that wanted to run, on so many cores. */
  machine: { load: Number((loadavg()[0] ?? 0).toFixed(1)), cores: availableParallelism() },
};
const file = join(import.meta.dirname, 'results', 'webhooks.json');
const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as object) : {};
writeFileSync(
  file,
  `${JSON.stringify({ ...before, [databaseUrl ? 'postgres' : 'embedded']: figures }, null, 2)}\n`,
);
console.log(JSON.stringify(figures, null, 2));
const isWhole =
  figures.kept === answers.length && figures.workedOff === answers.length && figures.refused === 0;
process.exitCode = isWhole && figures.answerP99Ms < 500 ? 0 : 1;
