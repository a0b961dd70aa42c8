import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { engineInBrowser } from './vite/engine-in-browser.ts';
import { precompress } from './vite/precompress.ts';
import { siteScripts } from './vite/site-scripts.ts';

/**
 * Pages are drawn by React's production build whatever NODE_ENV says (unset, it would be the other, three times as
 * slow), and the packages come along: Node finds and reads a few files instead of hundreds.
 */
const builtForServer = {
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  resolve: { noExternal: true as const },
};

/** By chunk, what the app alone loads and loads together; a screen's own code is its route's module with a query. */
const together: Readonly<Record<string, RegExp>> = {
  routes:
    /\/web\/src\/(?:routes\/[^?]+|(?:app|shared)\/[\w/-]+-search\.ts|app\/session\/session-check\.tsx|app\/shell\/palette\/palette-key\.ts|lib\/(?:single-keys|page-head)\.ts)$/,
  'edit-parts': /\/web\/src\/app\/my-library\/edit\/(?:version\w*|version-\w+|sharing|examples)\.tsx?$/,
  // Without what needs the app: a public page loads them too, once somebody types into a blank.
  blanks:
    /\/web\/src\/shared\/templates\/(?:blank-fields|blanks-sheet|sheet-lines|fill-blanks|template-sections)\.tsx?$/,
  'open-library': /\/web\/src\/public\/(?:library|prompt)\//,
  filters: /\/web\/src\/shared\/filters\//,
  acts: /\/web\/src\/shared\/(?:more-menu|key-caps)\//,
};

export default defineConfig(({ command }) => ({
  build: { target: ['chrome125', 'edge125', 'firefox126', 'safari17.5'], assetsInlineLimit: 0 },
  environments: {
    ssr: command === 'build' ? builtForServer : {},
    client: {
      build: {
        rolldownOptions: {
          output: {
            // The site script and its islands run without the app: what they share with it may not live in either's entry.
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
                { name: 'shared', test: /vite\/preload-helper|\/web\/src\/(config\/|lib\/theme)/ },
                {
                  name: 'router',
                  test: /node_modules\/@tanstack\/(react-router|router-core|history|react-store|store)\//,
                },
                { name: 'query', test: /node_modules\/@tanstack\/(query-core|react-query)\// },
                { name: 'ui', test: /\/web\/src\/ui\/(?!manuscript|thumbnails)/ },
                // Small files that many screens share weigh more apart: a name for what they belong to keeps them in one.
                ...Object.entries(together).map(([name, test]) => ({
                  name,
                  test,
                  includeDependenciesRecursively: false,
                })),
              ],
            },
          },
        },
      },
    },
  },
  server: { host: '127.0.0.1' },
  plugins: [
    tailwindcss(),
    siteScripts(),
    engineInBrowser(),
    precompress(),
    tanstackStart({
      router: {
        generatedRouteTree: 'route-tree.gen.ts',
        routeFileIgnorePattern: '\\.test\\.',
        quoteStyle: 'single',
        semicolons: true,
      },
    }),
    react(),
    babel({ include: /\.tsx$/, presets: [reactCompilerPreset()] }),
  ],
}));
