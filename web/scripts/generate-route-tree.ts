import { fileURLToPath } from 'node:url';
import { resolveConfig } from 'vite';

// The router's plugin writes the tree while the configuration is resolved; the type check needs it before any build.
const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
await resolveConfig({ root, configFile: `${root}vite.config.ts`, logLevel: 'error' }, 'build');
