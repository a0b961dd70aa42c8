import { defineConfig } from 'rolldown';

/**
 * Our own packages and these come into the one file: Node reads drizzle-orm's package.json, 180 kB, again for each of
 * its hundred files, which alone took a third of the start. All others stay where they are.
 */
const bundled =
  /^(?:@whetstone\/|@hono\/|@asteasolutions\/|drizzle-orm|zod|hono|cockatiel|jose|postgres$|openid-client|oauth4webapi|otpauth|uqr)/;

const entry = (input, cleanDir) => ({
  input,
  platform: 'node',
  external: (id) => !/^[./]/.test(id) && !bundled.test(id),
  output: { dir: 'dist', format: 'esm', sourcemap: true, entryFileNames: '[name].js', cleanDir },
});

/** The server, whole but for the payment sandbox, which is read only where it is needed; and its thread for long texts. */
export default defineConfig([entry('src/main.ts', true), entry('src/text-work/text-worker.ts', false)]);
