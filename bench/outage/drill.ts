// What clients are answered while PostgreSQL is frozen, stopped and restarted under load: npm run drill:outage, after npm run build.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { startServer } from '../start-server.ts';
import { outageReport, type Answer, type Phase } from './report.ts';
import { startThrowawayPostgres } from './throwaway-postgres.ts';

const pauseMs = 150;
/** An account may generate so often in a minute, no more. */
const pausesMs: Readonly<Record<string, number>> = { generate: 1200 };
/** A request that gets no answer is given up after this time, and counted as "none". */
const longestMs = 30_000;

const database = await startThrowawayPostgres();
process.env['DATABASE_URL'] = database.url;
process.env['AUTH_ENCRYPTION_KEY'] = Buffer.alloc(32, 'the key of the drill').toString('base64');
const folder = mkdtempSync(join(tmpdir(), 'whetstone-outage-server-'));
const server = await startServer(folder);
const json = { 'content-type': 'application/json' };
const post = (path: string, body: object, headers = {}) =>
  fetch(server.address + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { ...json, ...headers },
  });

/** A person with a session and prompts without end. */
const signUp = async () => {
  const credentials = { email: 'ada@example.test', password: `${randomUUID()} is long enough` };
  await post('/auth/v1/signup', credentials);
  const admin = postgres(database.url, { max: 1 });
  await admin`update auth.users set email_confirmed_at = now() where email = ${credentials.email}`;
  await admin`update public.profiles set subscription_tier = 'unlimited', monthly_prompts_limit = null`;
  const [template] = await admin<{ id: string }[]>`select id from public.prompts where is_public limit 1`;
  await admin.end();
  const answer = await post('/auth/v1/token?grant_type=password', credentials);
  if (!answer.ok) throw new Error(`No session: ${answer.status} ${await answer.text()}`);
  const session = (await answer.json()) as { access_token: string; refresh_token: string };
  return { session, template: template?.id ?? '' };
};

const { session, template } = await signUp();
const bearer = { authorization: `Bearer ${session.access_token}` };
const get = (path: string, headers = {}) => fetch(server.address + path, { headers });
let refreshToken = session.refresh_token;

const kinds: Readonly<Record<string, () => Promise<Response>>> = {
  'signed-in read': () => get('/api/account', bearer),
  generate: () =>
    post(
      '/api/generations',
      { kind: 'content', goal: `Write a poem about rain, ${randomUUID()}`, open: 'no rhymes' },
      { ...bearer, 'idempotency-key': randomUUID() },
    ),
  refresh: async () => {
    const answer = await post('/auth/v1/token?grant_type=refresh_token', { refresh_token: refreshToken });
    if (answer.ok) refreshToken = ((await answer.clone().json()) as { refresh_token: string }).refresh_token;
    return answer;
  },
  'library page': () => get(`/library/${template}`, { accept: 'text/html' }),
  readiness: () => get('/health/ready'),
  liveness: () => get('/health/live'),
};

// What a process does for the first time takes longer; that is not what is asked here.
for (const ask of Object.values(kinds)) await (await ask()).arrayBuffer();
// The start's own sweep, samples and packing of pages are over by then.
await sleep(15_000);

const answers: Answer[] = [];
const phases: Phase[] = [];
const over = new AbortController();
const began = performance.now();

const worker = async (kind: string, ask: () => Promise<Response>) => {
  while (!over.signal.aborted) {
    const at = performance.now();
    const limit = AbortSignal.timeout(longestMs);
    const status = await Promise.race([
      ask().then(
        (answer) =>
          answer.arrayBuffer().then(() => [answer.status, answer.headers.has('retry-after')] as const),
        () => [0, false] as const,
      ),
      new Promise<readonly [number, boolean]>((resolve) => {
        limit.addEventListener('abort', () => resolve([0, false]));
      }),
    ]);
    answers.push({
      kind,
      status: status[0],
      saysWhen: status[1],
      at: at - began,
      ms: performance.now() - at,
    });
    await sleep(pausesMs[kind] ?? pauseMs);
  }
};

const phase = (name: string, isThere: boolean) => {
  phases.push({ name, isThere, at: performance.now() - began });
};
const wait = (seconds: number) => sleep(seconds * 1000);

const workers = Object.entries(kinds).map(([kind, ask]) => worker(kind, ask));
phase('there', true);
await wait(4);
phase('frozen', false);
database.freeze();
await wait(6);
database.thaw();
phase('there again', true);
await wait(5);
phase('stopped', false);
await database.stop();
await wait(5);
await database.start();
phase('started', true);
await wait(5);
phase('restarting', false);
await database.restart();
phase('restarted', true);
await wait(5);
over.abort();
await Promise.all(workers);
await server.stop();
await database.remove();
rmSync(folder, { recursive: true, force: true });

const machine = `${availableParallelism()} cores, load ${(loadavg()[0] ?? 0).toFixed(1)}`;
const { page, failures } = outageReport({ kinds: Object.keys(kinds), answers, phases, machine });
writeFileSync(join(import.meta.dirname, '..', 'results', 'outage.md'), page);
console.log(page);
process.exitCode = failures.length > 0 ? 1 : 0;
process.exit();
