import type { Generated } from '../result.ts';
import type { CodeOptions } from './code-options.ts';
import { generateCodeWith } from './generate-code-with.ts';
import { allKinds } from './kinds/all-kinds.ts';

/** The prompt for a tool that writes code, asking for what `options.goal` says. Same options, same prompt. */
export function generateCode(options: CodeOptions): Generated {
  const generated = generateCodeWith(options, allKinds);
  if ('missing' in generated) throw new Error(`There are no kinds ${generated.missing.join(', ')}`);
  return generated;
}
