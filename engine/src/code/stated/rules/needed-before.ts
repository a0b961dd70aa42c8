import type { StatedRule } from '../stated-rule.ts';
import { isProduct, subjectOf, tries } from '../subject.ts';

const pattern =
  /^(?<who>[\p{L}\d' -]{3,40}?) (?:needs?|must have|has to have|have to have) (?<thing>(?:an? |the |two |three |\d+ |their |his |her )?[\p{L}'’-]+(?: [\p{L}'’-]+){0,4}?) before (?:(?:they|he|she|it|one) (?:can|may) |being able to )?(?<deed>[\p{Ll}]+ [^,]{2,60})$/iu;

/** "adopters need a home visit before they can take a dog". */
export const neededBefore: StatedRule = {
  id: 'needed-before',
  cue: /\b(?:needs?|must have|ha(?:s|ve) to have)\b.* before /i,
  check(statement) {
    const { who, thing, deed } = pattern.exec(statement)?.groups ?? {};
    if (who === undefined || thing === undefined || deed === undefined || isProduct(who)) return undefined;
    if (/^(?:i|we|he|she|you|they|this|it)\b/i.test(who) || /^\p{Ll}+(?:ing|s)\b/u.test(deed))
      return undefined;
    return `When ${tries(subjectOf(who), deed)} without ${thing}, then it is refused with the reason; with ${thing.replace(/^an? /i, 'the ')} it works`;
  },
};
