import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(?:js|css|svg|json|txt)$/;
/** Below this a header costs more than it saves, in bytes. */
const smallest = 600;

const brotli = (body: Buffer) =>
  promisify(brotliCompress)(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });

/** Lays a `.br` and a `.gz` beside every file of the browser's build, so that nobody waits while the server packs them. */
export function precompress(): Plugin {
  return {
    name: 'whetstone:precompress',
    apply: 'build',
    async writeBundle({ dir = '.' }, bundle) {
      if (this.environment.name !== 'client') return;
      const written = Object.values(bundle).map(async (file) => {
        const body = Buffer.from(file.type === 'chunk' ? file.code : file.source);
        if (!compressible.test(file.fileName) || body.length < smallest) return;
        const path = join(dir, file.fileName);
        const [br, gz] = await Promise.all([brotli(body), promisify(gzip)(body, { level: 9 })]);
        await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
      });
      await Promise.all(written);
    },
  };
}
