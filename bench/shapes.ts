// The longest that one request of a hostile shape holds the loop of the built server: a table to results/shapes.md.
// scripts/with-postgres.sh node bench/shapes.ts; with another build's main.js as the argument, that build's to shapes-before.md.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { hostileShapes } from '@whetstone/engine/testing';
import postgres from 'postgres';
import { tangledBodies, textDoors, type TextDoor } from '../server/src/testing/text-doors.ts';
import { signUp } from './sign-up.ts';

const given = process.argv[2];
const main = resolve(given ?? join(import.meta.dirname, '..', 'server', 'dist', 'main.js'));
const url = process.env['TEST_DATABASE_URL'];
if (!url) throw new Error('Run it through scripts/with-postgres.sh');
const port = given ? 3792 : 3791;
const address = `http://127.0.0.1:${port}`;
const directory = mkdtempSync(join(tmpdir(), 'whetstone-bench-shapes-'));
const owner = postgres(url);

const server = fork(main, {
  execArgv: [
    '--disable-warning=ExperimentalWarning',
    '--import',
    join(import.meta.dirname, 'watch-loop.mjs'),
  ],
  env: {
    ...process.env,
    PORT: String(port),
    SITE_URL: address,
    DATA_DIR: directory,
    DATABASE_URL: url,
    LLM_PER_MINUTE: '1000',
    DEV_OUTBOX: '1',
    PAYMENTS_SANDBOX: '1',
  },
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
});

const held = async (): Promise<number> => {
  server.send('how long?');
  return ((await once(server, 'message')) as [number])[0];
};

const waitForServer = async () => {
  for (let attempt = 0; attempt < 400; attempt += 1) {
    if ((await fetch(`${address}/health/ready`).catch(() => undefined))?.ok) return;
    await new Promise((done) => setTimeout(done, 250));
  }
  throw new Error('The server did not answer');
};

/** What takes its time is tried again, and the better try counts: code that is compiled for the first time is slow. */
const measure = async (door: TextDoor, text: string, token: string) => {
  let least = Infinity;
  let status = 0;
  for (let round = 0; round < 3 && least > 5; round += 1) {
    const { method, path, body, headers } = door.request(text);
    await held();
    const answer = await fetch(address + path, {
      method,
      headers: { ...headers, authorization: `Bearer ${token}` },
      body: body ?? null,
    });
    await answer.arrayBuffer();
    least = Math.min(least, await held());
    status = answer.status;
  }
  return { ms: least, status };
};

const unlimited = async () => {
  await owner`delete from private.rate_limits`;
  await owner`delete from public.prompts`;
  await owner`delete from public.generations`;
};

const lengthsOf = ({ longest }: TextDoor) =>
  [1000, 10_000, 100_000, longest].filter((length, at) => length < longest || at === 3);

try {
  await waitForServer();
  const token = await signUp(address);
  await owner`update public.profiles set monthly_prompts_limit = null`;
  await owner`insert into public.admins (user_id, granted_by) select id, 'bench' from public.profiles`;
  // The first seconds after a start have work of their own.
  await new Promise((done) => setTimeout(done, 8000));
  const rows: string[] = [];
  for (const door of [...textDoors, ...tangledBodies]) {
    const isImport = door.longest > 1_000_000;
    const shapes = Object.entries(tangledBodies.includes(door) ? { any: () => 'a' } : hostileShapes);
    for (const length of lengthsOf(door)) {
      let worst = { ms: 0, status: 0, shape: '' };
      for (const [shape, make] of shapes) {
        if (
          isImport &&
          length === door.longest &&
          !/fence|line|list|quote|comma|row|word|brackets|objects|é/.test(shape)
        )
          continue;
        await unlimited();
        const text = tangledBodies.includes(door) ? 'a'.repeat(length) : make(length);
        const figure = await measure(door, text, token);
        if (figure.ms > worst.ms) worst = { ...figure, shape };
      }
      const row = `| ${door.name} | ${length.toLocaleString('en-US')} | ${worst.shape} | ${worst.status} | ${worst.ms.toFixed(1)} |`;
      console.log(row);
      rows.push(row);
    }
  }
  const page = `# The longest that one request holds the loop

${Object.keys(hostileShapes).length} shapes of text at each route that reads one, over PostgreSQL; the worst shape of each length. Milliseconds of processor time of the server's main thread between two turns of its loop, the best of three tries where the first took more than 5 ms. ${process.version}, ${new Date().toISOString().slice(0, 10)}. By \`bench/shapes.ts\`.

| Route | Characters | Worst shape | Status | ms |
|---|---:|---|---:|---:|
${rows.join('\n')}
`;
  writeFileSync(join(import.meta.dirname, 'results', given ? 'shapes-before.md' : 'shapes.md'), page);
} finally {
  server.kill('SIGTERM');
  await once(server, 'exit');
  await owner.end();
  rmSync(directory, { recursive: true, force: true });
}
