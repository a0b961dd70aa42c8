import { lintRule } from '../lint-rule.ts';

const label = /^[\p{Lu}][\p{L} ]{2,30}: \S/u;
const shortPrompt = 180;

/** Above 180 tokens, headings or tags part the prompt, so that task, material and conditions stay apart. */
export const sectionsDelimited = lintRule({
  id: 'sections-delimited',
  weight: 2,
  severity: 'warning',
  check: ({ prompt, kind }) => {
    if (kind === 'visual' || prompt.tokens <= shortPrompt) return 'not-applicable';
    const labels = prompt.lines.filter((line) => label.test(line)).length;
    if (prompt.headings.length + prompt.tags.length + labels >= 2) return 'pass';
    return {
      message: `${prompt.tokens} tokens stand in one block.`,
      fix: 'Add two or more headings, such as "## Task" and "## Requirements".',
    };
  },
});
