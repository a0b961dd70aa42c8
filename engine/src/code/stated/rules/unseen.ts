import type { StatedRule } from '../stated-rule.ts';
import { verbAt } from '../statements.ts';
import { subjectOf, tries } from '../subject.ts';

const pattern = /^(?<deed>.{6,100}) without (?:seeing|knowing) (?<what>[^,]{4,60})$/iu;

const partlyPattern =
  /^(?<who>(?:an? |the |each |every )?[\p{L}-]+(?: (?!only\b|can\b|may\b)[\p{L}-]+)?) (?:(?:can|may) )?(?:only )?sees? (?:only )?.{3,50} (?:and|but) not (?<what>[^,]{3,50})$/iu;

/** "guests see the menu but not the prices", "judges rate each cake without seeing the names". */
export const unseen: StatedRule = {
  id: 'unseen',
  cue: /\bwithout (?:seeing|knowing)\b|\bsees? .*\bnot\b/i,
  check(statement) {
    const partly = partlyPattern.exec(statement)?.groups;
    if (partly !== undefined)
      return `When ${tries(subjectOf(partly['who'] ?? ''), `see ${partly['what'] ?? ''}`)}, also by address, then nothing of that is sent`;
    const { deed, what } = pattern.exec(statement)?.groups ?? {};
    if (deed === undefined || what === undefined) return undefined;
    const words = deed.split(' ');
    const at = verbAt(words);
    if (at < 1) return undefined;
    const subject = subjectOf(words.slice(0, at).join(' '));
    return `When ${tries(subject, `see ${what}`)}, also by address, then nothing of that is sent`;
  },
};
