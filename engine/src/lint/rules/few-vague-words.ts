import { lintRule } from '../lint-rule.ts';
import { quoteList } from '../phrases-in.ts';

const vague: ReadonlySet<string> = new Set(
  'some nice good great various appropriate interesting several stuff etc relevant proper suitable amazing awesome cool lots'.split(
    ' ',
  ),
);
const vagueInPictures: ReadonlySet<string> = new Set(
  'beautiful stunning epic gorgeous breathtaking aesthetic incredible perfect'.split(' '),
);
const wordsPerVagueWord = 60;

/** At most one word per 60 whose meaning everybody fills in differently. */
export const fewVagueWords = lintRule({
  id: 'few-vague-words',
  weight: 1,
  severity: 'hint',
  check: ({ prompt, goal, kind }) => {
    const own = kind === 'visual' ? new Set(goal?.words) : new Set<string>();
    const found = prompt.words.filter(
      (word) => (vague.has(word) || (kind === 'visual' && vagueInPictures.has(word))) && !own.has(word),
    );
    if (found.length <= Math.max(1, Math.floor(prompt.words.length / wordsPerVagueWord))) return 'pass';
    return {
      message: `${quoteList([...new Set(found)])} can mean anything.`,
      fix: 'Replace each by what you would check: a number, a name, an example.',
    };
  },
});
