import { lintRule } from '../lint-rule.ts';
import { quoteList } from '../phrases-in.ts';

const open =
  /\[(?:insert|your|add|enter|fill)\b[^\]\n]{0,60}\]|\{\{[^}\n]{0,60}\}\}|<(?:insert|your)[^>\n]{0,60}>/gi;
/** Capitals alone: a to-do app is a thing to build. */
const marker = /\b(?:TODO|TBD|XXX)\b/g;
const declared = /\b(?:inputs?|variables|blanks?|placeholders?)\b/i;

/** A blank that nobody filled in reaches the model as text. */
export const noOpenPlaceholders = lintRule({
  id: 'no-open-placeholders',
  weight: 2,
  severity: 'error',
  check: ({ prompt, goal }) => {
    const markers = (prompt.prose.match(marker) ?? []).filter((word) => !goal?.text.includes(word));
    const found = [...new Set([...(prompt.prose.match(open) ?? []), ...markers])];
    if (found.length === 0 || declared.test(prompt.prose)) return 'pass';
    return {
      message: `${quoteList(found)} ${found.length === 1 ? 'was' : 'were'} left open.`,
      fix: 'Fill it in, or list it under an Inputs heading.',
    };
  },
});
