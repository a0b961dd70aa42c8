import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pinnedNode } from './install-if-missing.mjs';
import { root, seconds } from './project.mjs';

const shared = ['engine/src', 'contract/src', 'package-lock.json'];

/** What is built: from which sources, into which folder, by which package's command. */
const builds = [
  {
    what: 'the web app',
    about: 'about 15 seconds',
    sources: [...shared, 'web/src', 'web/public', 'web/vite', 'web/vite.config.ts', 'web/package.json'],
    output: 'web/dist',
    command: ['vite/bin/vite.js', 'build', '--logLevel', 'warn'],
  },
  {
    what: 'the server',
    about: 'a few seconds',
    sources: [...shared, 'database/src', 'auth/src', 'server/src', 'server/rolldown.config.mjs'],
    output: 'server/dist',
    command: ['rolldown/bin/cli.mjs', '-c', 'rolldown.config.mjs', '--log-level', 'warn'],
  },
];

const filesBelow = (path) => {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
};

const isGeneratedOrTest = (file) => /\.gen\.ts$|\.test\.tsx?$/.test(file);

const filesOf = (sources) =>
  sources.flatMap((source) => filesBelow(join(root, source))).filter((file) => !isGeneratedOrTest(file));

const fingerprint = (files, told) => {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file.slice(root.length)).update(told(file));
  return hash.digest('hex');
};

const content = (file) => readFileSync(file);
const sizeAndTime = (file) => {
  const { size, mtimeMs } = statSync(file);
  return `${size} ${mtimeMs}`;
};

/** The two lines of a stamp: sources by content, and by size and time, which are read in a third of the time. */
const readStamp = (path) => (existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []);

/** Whether the sources are those of the stamp. A fresh checkout has other times, so that the content has the last word. */
const isBuilt = (files, stamp) => {
  const [builtFrom, seen] = readStamp(stamp);
  if (builtFrom === undefined) return false;
  const now = fingerprint(files, sizeAndTime);
  if (now === seen) return true;
  if (fingerprint(files, content) !== builtFrom) return false;
  writeFileSync(stamp, `${builtFrom}\n${now}`);
  return true;
};

/** Builds what changed since its last build. Ends the process when that fails. */
export const buildIfStale = () => {
  for (const { what, about, sources, output, command } of builds) {
    const files = filesOf(sources);
    const stamp = join(root, output, '.built-from');
    if (isBuilt(files, stamp)) continue;
    const wanted = `${fingerprint(files, content)}\n${fingerprint(files, sizeAndTime)}`;
    const began = Date.now();
    console.log(`Building ${what} (${about}) …`);
    const [tool, ...options] = command;
    const { status, stdout, stderr } = spawnSync(pinnedNode, [join(root, 'node_modules', tool), ...options], {
      cwd: join(root, dirname(output)),
      encoding: 'utf8',
    });
    if (status !== 0) {
      console.error(stdout, stderr);
      console.error(`Building ${what} failed; the lines above say why.`);
      process.exit(1);
    }
    mkdirSync(join(root, output), { recursive: true });
    writeFileSync(stamp, wanted);
    console.log(`Built ${what} in ${seconds(began)}.`);
  }
};
