import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';
import { bootScript } from './boot-script.ts';
import { pageLiterals } from './page-literals.ts';
import { pruneStyles } from './prune-styles.ts';

const moduleId = 'virtual:site-scripts';
const devSiteId = 'virtual:site-script-dev';
const resolved = (id: string) => `\0${id}`;
const siteEntry = '/src/islands/site.ts';
const appEntry = '/src/start-app.tsx';
const bootHash = `sha256-${createHash('sha256').update(bootScript).digest('base64')}`;

/** Islands are React roots of their own, so in development they need the refresh runtime that the page lacks. */
const devSite = `
import '/@vite/client';
import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
await import('${siteEntry}');
`;

const withImports = (chunk: Rolldown.OutputChunk) =>
  [chunk.fileName, ...chunk.imports].map((file) => `/${file}`);

/** Every file that a chunk loads, now or later. */
function reachableFrom(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, seen = new Set<string>()) {
  for (const fileName of [...chunk.imports, ...chunk.dynamicImports]) {
    if (seen.has(fileName)) continue;
    seen.add(fileName);
    const next = bundle[fileName];
    if (next?.type === 'chunk') reachableFrom(next, bundle, seen);
  }
  return seen;
}

/**
 * Tells the server, through `virtual:site-scripts`, what a page brings along itself: the boot script that runs before
 * the first paint and its hash, the styles of each plain document, the site script's address, the app's chunks to preload.
 */
export function siteScripts(): Plugin {
  let site = [`/@id/${devSiteId}`];
  let app: string[] = [];
  let css: Record<string, string> = {};
  // The browser's own build needs no copy of what the server writes into pages.
  const given = () => ({ bootScript, bootHash, sitePaths: site, appPaths: app, documentCss: css });
  return {
    name: 'whetstone:site-scripts',
    sharedDuringBuild: true,
    resolveId: (id) => (id === moduleId || id === devSiteId ? resolved(id) : undefined),
    load(id) {
      if (id === resolved(devSiteId)) return devSite;
      if (id !== resolved(moduleId)) return undefined;
      return Object.entries(
        this.environment.name === 'client' ? { ...given(), bootScript: '', documentCss: {} } : given(),
      )
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const builtFrom = (entry: string) => {
        const chunk = chunks.find((candidate) => candidate.facadeModuleId?.endsWith(entry));
        return chunk ?? this.error(`no chunk was built from ${entry}`);
      };
      const siteChunk = builtFrom(siteEntry);
      const appChunk = builtFrom(appEntry);
      if (reachableFrom(siteChunk, bundle).has(appChunk.fileName))
        this.error('an island would start the app');
      if (reachableFrom(appChunk, bundle).has(siteChunk.fileName))
        this.error('the app would start the site script');
      site = withImports(siteChunk);
      app = withImports(appChunk);
      const sheet = Object.values(bundle).find((file) => /\/document-[\w-]+\.css$/.test(file.fileName));
      if (sheet?.type !== 'asset') return this.error('the sheet of plain documents is missing');
      const whole = Buffer.from(sheet.source).toString();
      css = Object.fromEntries(
        [...pageLiterals(this)].map(([route, literals]) => [route, pruneStyles(whole, literals)]),
      );
    },
  };
}
