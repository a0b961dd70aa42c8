import type { StatedRule } from '../stated-rule.ts';
import { verbAt } from '../statements.ts';
import { subjectOf, tries } from '../subject.ts';

const pattern = /^(?<deed>.{6,100}) without (?:seeing|knowing) (?<what>[^,]{4,60})$/iu;

/** "judges rate each cake without seeing the names". */
export const unseen: StatedRule = {
  id: 'unseen',
  cue: /\bwithout (?:seeing|knowing)\b/i,
  check(statement) {
    const { deed, what } = pattern.exec(statement)?.groups ?? {};
    if (deed === undefined || what === undefined) return undefined;
    const words = deed.split(' ');
    const at = verbAt(words);
    if (at < 1) return undefined;
    const subject = subjectOf(words.slice(0, at).join(' '));
    return `When ${tries(subject, `see ${what}`)}, also by address, then nothing of that is sent`;
  },
};
