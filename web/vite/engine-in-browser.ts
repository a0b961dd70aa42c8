import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Parts of the engine that write prompts or read goals: these belong to the server (decision 0004). */
const generators = /\/engine\/src\/(?:match|write|code|visual|enhance|languages)\//;
const ofEngine = /\/engine\/src\/[^?]+/;

/**
 * Stops the browser's build where a generator got into it, and writes down what of the engine it holds, module by
 * module, for `scripts/check-budgets.ts`.
 */
export function engineInBrowser(): Plugin {
  return {
    name: 'whetstone:engine-in-browser',
    apply: 'build',
    writeBundle({ dir = '.' }, bundle) {
      if (this.environment.name !== 'client') return;
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk'
          ? Object.entries(file.modules).flatMap(([id, { code }]) =>
              ofEngine.test(id) && code ? [[id, code] as const] : [],
            )
          : [],
      );
      const wrong = modules.find(([id]) => generators.test(id));
      if (wrong) this.error(`a generator would be sent to the browser: ${wrong[0]}`);
      writeFileSync(join(dir, '../engine-in-browser.json'), JSON.stringify(Object.fromEntries(modules)));
    },
  };
}
