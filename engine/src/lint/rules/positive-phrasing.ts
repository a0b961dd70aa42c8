import { lintRule } from '../lint-rule.ts';

const negative = /^(?:do not|don't|never|avoid|no |not |must not|cannot|without)/i;
const fewestItems = 3;
const share = 0.4;

/** Models follow "do this" better than "avoid that"; conditions in your own words are left alone. */
export const positivePhrasing = lintRule({
  id: 'positive-phrasing',
  weight: 1,
  severity: 'hint',
  check: ({ prompt, goal, kind }) => {
    if (kind === 'visual') return 'not-applicable';
    const own = goal?.spoken ?? '';
    const items = prompt.items.filter(
      (item) => !own.includes(item.toLowerCase().replace(/(?<![.,;:])[.,;:]+$/, '')),
    );
    if (items.length < fewestItems) return 'not-applicable';
    const count = items.filter((item) => negative.test(item)).length;
    if (count <= items.length * share) return 'pass';
    return {
      message: `${count} of ${items.length} conditions say what not to do.`,
      fix: 'Say what to do instead wherever you can.',
    };
  },
});
