import type { Generated } from '../result.ts';
import type { CodeOptions } from './code-options.ts';
import { generateCodeWith } from './generate-code-with.ts';
import { allPacks } from './packs/all-packs.ts';

/** The prompt for a tool that writes code, asking for what `options.goal` says. Same options, same prompt. */
export function generateCode(options: CodeOptions): Generated {
  const generated = generateCodeWith(options, allPacks);
  if ('missing' in generated) throw new Error(`There are no packs ${generated.missing.join(', ')}`);
  return generated;
}
