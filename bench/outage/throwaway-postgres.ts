import { execFile, execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const programs = (): string => {
  const root = '/usr/lib/postgresql';
  const newest = readdirSync(root)
    .toSorted((a, b) => Number(a) - Number(b))
    .at(-1);
  if (!newest) throw new Error(`No PostgreSQL in ${root}`);
  return join(root, newest, 'bin');
};

/** PostgreSQL does not run as root. */
const isRoot = process.getuid?.() === 0;
const execute = promisify(execFile);
const run = async (command: string): Promise<void> => {
  const [shell, given] = isRoot ? ['su', ['postgres', '-c', command]] : ['bash', ['-c', command]];
  await execute(shell as string, given as string[]);
};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
};

/** A PostgreSQL of its own that can be frozen, stopped and started. */
export const startThrowawayPostgres = async () => {
  const bin = programs();
  const folder = mkdtempSync(join(tmpdir(), 'whetstone-outage-'));
  if (isRoot) chownSync(folder, Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' })), -1);
  const port = await freePort();
  const data = join(folder, 'data');
  await run(`'${bin}/initdb' -D '${data}' -U postgres --auth=trust --no-sync`);
  const options = `-p ${port} -k '${folder}' -c listen_addresses=127.0.0.1 -c fsync=off`;
  // The server would keep the pipes of its starter open.
  const control = (what: string) =>
    run(`'${bin}/pg_ctl' -D '${data}' -w -l '${folder}/log' ${what} > /dev/null 2>&1`);
  const start = () => control(`-o "${options}" start`);
  const main = () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const family = (): number[] => {
    const children = readFileSync(`/proc/${main()}/task/${main()}/children`, 'utf8');
    return [main(), ...children.trim().split(/\s+/).filter(Boolean).map(Number)];
  };
  await start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start,
    stop: () => control('-m fast stop'),
    restart: () => control(`-o "${options}" -m immediate restart`),
    freeze: () => family().forEach((pid) => process.kill(pid, 'SIGSTOP')),
    thaw: () => family().forEach((pid) => process.kill(pid, 'SIGCONT')),
    remove: async () => {
      try {
        await control('-m immediate stop');
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
};
