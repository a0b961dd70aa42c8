import { permits, type StatedRule } from '../stated-rule.ts';
import { isProduct, subjectOf, tries } from '../subject.ts';

const onlyPattern = new RegExp(
  `\\bonly (?<subject>(?:an? |the |its |their )?[\\p{L}'’-]+(?: [\\p{L}'’-]+){0,3}?) ${permits} (?<deed>.+)$`,
  'iu',
);

const byPattern = new RegExp(
  `^(?<subject>.+?) ${permits} only (?<deed>be .+?) by (?<actor>.+)$|^(?<first>.+?) ${permits} (?<done>be .+?) only by (?<who>.+)$`,
  'iu',
);

const justPattern = new RegExp(
  `^(?<subject>[\\p{L}'’ -]{3,40}?) ${permits} only (?<deed>(?:read|view|see|comment|look|listen)\\b.{0,40})$`,
  'iu',
);

const forPattern =
  /^(?<what>(?!not\b|it\b|this\b)[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}?) only for (?<who>(?:the |our |its )?[\p{L}-]+(?:s|people|staff)(?: [^,]{3,40})?)$/iu;

const forAlone =
  /^(?:and )?only (?:for|visible to|seen by) (?<who>(?:the |our |its )[\p{L}-]+(?: [^,]{3,40})?)$/iu;
const signedIn =
  /^(?<what>[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}?) (?:by|for) (?<who>(?:signed[- ]in|logged[- ]in|registered) (?:users|members|people|visitors)) only$/iu;

/** "photos only for members", "only the DM can change hit points", "viewers can only read", "editors can edit their own articles". */
export const onlySome: StatedRule = {
  id: 'only-some',
  cue: /\b(?:only|own)\b/i,
  check(statement) {
    const only = onlyPattern.exec(statement)?.groups;
    if (only !== undefined && !isProduct(only['subject'] ?? '')) {
      const who = subjectOf(only['subject'] ?? '').text;
      return `When ${/^(?:after|from then|then|later)\b/i.test(statement) ? 'after that ' : ''}anyone but ${who} tries to ${only['deed'] ?? ''}, then it is refused and nothing changes; for ${who} it works`;
    }
    const by = byPattern.exec(statement)?.groups;
    if (by !== undefined) {
      const who = (by['actor'] ?? by['who'] ?? '').replace(
        / (?:until|till|before|after|unless|if|when|once|within) .*$/i,
        '',
      );
      return `When anyone but ${who} tries to have ${subjectOf(by['subject'] ?? by['first'] ?? '').text} ${(by['deed'] ?? by['done'] ?? '').replace(/^be /, '')}, then it is refused and nothing changes; for ${who} it works`;
    }
    const just = justPattern.exec(statement)?.groups;
    if (just !== undefined && !isProduct(just['subject'] ?? ''))
      return `When ${tries(subjectOf(just['subject'] ?? ''), `do more than ${just['deed'] ?? ''}`)}, then it is refused and nothing changes`;
    const alone = forAlone.exec(statement)?.groups?.['who'];
    if (alone !== undefined)
      return `When anyone but ${alone} tries it, also by its address, then it is refused; for ${alone} it works`;
    const { what, who } = (forPattern.exec(statement) ?? signedIn.exec(statement))?.groups ?? {};
    if (what === undefined || who === undefined || isProduct(what)) return undefined;
    return signedIn.test(statement)
      ? `When somebody who is not one of the ${who} tries to add to the ${what}, then it is refused and nothing changes`
      : `When anyone but ${who} asks for ${subjectOf(what).text}, then it is refused and nothing of that is sent; for ${who} it works`;
  },
};
