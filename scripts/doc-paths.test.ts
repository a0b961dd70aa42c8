import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const present = globSync(['**/*', '.*'], {
  cwd: root,
  exclude: (name) => ['node_modules', 'dist', '.git', '.data', 'test-results'].includes(name),
});
/** Every ending of a path, so that a document may name a file from where it is. */
const endings = new Set(
  present.flatMap((path) => path.split('/').map((_, index, parts) => parts.slice(index).join('/'))),
);

const isPath = (text: string): boolean =>
  /^[\w.@-]+(?:\/[\w.@-]+)*(?:\/|\.(?:tsx?|mjs|md|sql|sh|css|json))$/.test(text);
/** Names that stand for the reader's own, and what is made and not kept. */
const isPattern = (text: string): boolean =>
  /\b(?:NNNN|NOUN|AREA|name|noun|verb)\b|^openapi\.json$|outbox\.json$|^dist\/|\/dist\/|results\//.test(text);

const pathsIn = (document: string): string[] =>
  [...document.matchAll(/`([^`\n]+)`/g)]
    .map(([, text = '']) => text)
    .filter((text) => isPath(text) && !isPattern(text));

describe('the documents', () => {
  const documents = globSync(['README.md', '*/README.md', 'docs/*.md', 'docs/recipes/*.md'], {
    cwd: root,
  }).filter((file) => file !== 'docs/requirements.md');

  it.each(documents)('%s names files that are there', (file) => {
    const missing = pathsIn(readFileSync(join(root, file), 'utf8')).filter(
      (path) => !endings.has(path.replace(/\/$/, '')),
    );
    expect(missing).toEqual([]);
  });

  it('would be told of a file that is not there', () => {
    const named = documents.flatMap((file) => pathsIn(readFileSync(join(root, file), 'utf8')));
    expect(named.length).toBeGreaterThan(200);
    expect(pathsIn('`server/src/gone.ts`, `services/gone/`, `/api/prompts`, `npm run x`')).toEqual([
      'server/src/gone.ts',
      'services/gone/',
    ]);
    expect(endings.has('server/src/gone.ts')).toBe(false);
    expect(endings.has('server/src/main.ts')).toBe(true);
  });
});
