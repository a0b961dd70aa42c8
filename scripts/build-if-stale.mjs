import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pinnedNode } from './install-if-missing.mjs';
import { root, seconds } from './project.mjs';

const sources = [
  'engine/src',
  'contract/src',
  'web/src',
  'web/public',
  'web/vite',
  'web/vite.config.ts',
  'web/package.json',
  'package-lock.json',
];
const stamp = join(root, 'web', 'dist', '.built-from');

const filesBelow = (path) => {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
};

const isGeneratedOrTest = (file) => /\.gen\.ts$|\.test\.tsx?$/.test(file);

const fingerprint = () => {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesBelow(join(root, source)))) {
    if (isGeneratedOrTest(file)) continue;
    hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
};

/** Builds the web app when its sources changed since the last build. Ends the process when that fails. */
export const buildIfStale = () => {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const began = Date.now();
  console.log('Building the web app (about 15 seconds) …');
  const { status, stdout, stderr } = spawnSync(
    pinnedNode,
    [join(root, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'],
    { cwd: join(root, 'web'), encoding: 'utf8' },
  );
  if (status !== 0) {
    console.error(stdout, stderr);
    console.error('Building the web app failed; the lines above say why.');
    process.exit(1);
  }
  mkdirSync(join(root, 'web', 'dist'), { recursive: true });
  writeFileSync(stamp, wanted);
  console.log(`Web app built in ${seconds(began)}.`);
};
