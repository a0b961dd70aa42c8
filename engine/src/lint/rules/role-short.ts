import { lintRule } from '../lint-rule.ts';

const role = /^(?:you are|you're|act as|imagine you are|pretend to be) /i;
const praise = /\b(?:world-class|world class|renowned|best in the world|genius|legendary|\d+\+? years)\b/i;
const nobody =
  /^(?:you are|you're|act as) (?:an? |the )?(?:very |highly |helpful |skilled |great )*(?:expert|assistant|ai|professional|specialist|helper)[.!,]?$/i;
const longest = 30;

/** A role is one sentence that names a trade; praise does not raise accuracy. */
export const roleShort = lintRule({
  id: 'role-short',
  weight: 1,
  severity: 'hint',
  check: ({ prompt, goal, kind }) => {
    const roles = prompt.sentences.filter((sentence) => role.test(sentence));
    const [first] = roles;
    if (kind === 'visual' || first === undefined) return 'not-applicable';
    const own = goal?.sentences.filter((sentence) => role.test(sentence)).length ?? 0;
    if (own > 0 && roles.length <= own) return 'pass';
    if (roles.length > 1)
      return { message: 'The role takes more than one sentence.', fix: 'Keep the one that names the trade.' };
    if (praise.test(first))
      return {
        message: 'The role praises instead of naming a trade.',
        fix: 'Name the trade and its task, such as "You edit event emails".',
      };
    if (nobody.test(first))
      return { message: 'The role names no trade.', fix: 'Name the trade, or leave the role out.' };
    if (first.split(/\s+/).length > longest)
      return {
        message: `The role has more than ${longest} words.`,
        fix: 'Move its conditions to the requirements.',
      };
    return 'pass';
  },
});
