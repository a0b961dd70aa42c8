import { lintRule } from '../lint-rule.ts';
import type { PromptView } from '../prompt-view.ts';
import { hasOpenQuote, unclosed } from './quotes-closed.ts';

const fence = /^\s*```/gm;
const anyTag = /<(\/?)([a-z][a-z0-9_-]{1,30})(?: [^<>\n]{0,200})?>/g;
const voidTags: ReadonlySet<string> = new Set([
  'br',
  'hr',
  'img',
  'input',
  'meta',
  'link',
  'source',
  'col',
  'area',
  'wbr',
]);
const hashHeading = /^#{1,6} +\S/m;

/** Tags, fences and quotes are closed, and headings are not mixed with tags. */
export const delimitersBalanced = lintRule({
  id: 'delimiters-balanced',
  weight: 2,
  severity: 'warning',
  check: ({ prompt, goal, kind }) => {
    const open = openDelimiter(prompt);
    if (open !== undefined && open !== (goal === undefined ? undefined : openDelimiter(goal)))
      return unclosed(open);
    if (
      kind !== 'visual' &&
      prompt.tags.length >= 2 &&
      hashHeading.test(prompt.prose) &&
      !(goal && hashHeading.test(goal.text))
    ) {
      const own = prompt.tags.filter((tag) => !goal?.tags.includes(tag) && prompt.text.includes(`</${tag}>`));
      if (own.length >= 2)
        return { message: 'Tags and # headings are mixed.', fix: 'Use one of the two throughout.' };
    }
    return 'pass';
  },
});

function openDelimiter(view: PromptView): string | undefined {
  if ((view.text.match(fence) ?? []).length % 2 === 1) return 'A code fence (```)';
  const depth = new Map<string, number>();
  for (const [, slash, name = ''] of view.prose.matchAll(anyTag)) {
    if (!voidTags.has(name)) depth.set(name, (depth.get(name) ?? 0) + (slash === '' ? 1 : -1));
  }
  for (const [name, count] of depth) if (count > 0) return `<${name}>`;
  return hasOpenQuote(view) ? 'A quotation mark' : undefined;
}
