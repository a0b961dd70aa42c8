import { duration, type StatedRule } from '../stated-rule.ts';
import { subjectOf } from '../subject.ts';

const validPattern = new RegExp(
  `^(?:(?<what>[\\p{L}' -]{3,40}?) (?:is|are) )?valid (?:for )?(?<time>${duration})$`,
  'iu',
);

const windowPattern =
  /^(?<what>[\p{L}' -]{3,40}?) (?:(?:is|are|can be done) )?(?:only )?(?:possible|allowed|open) (?:only )?(?:from )?(?<n>\d+) (?<unit>days?|hours?|weeks?|months?) before (?<event>.{4,50})$/iu;

const reversible = new RegExp(
  `^(?<what>[^,]*?)\\b(?:undoable|reversible|restorable|recoverable|can be (?:undone|restored|brought back|reversed)) (?:for|within|up to) (?<time>${duration})$`,
  'iu',
);

/** "valid one year", "undoable for 30 days", "renewal possible 30 days before it ends". */
export const period: StatedRule = {
  id: 'period',
  cue: /\b(?:valid|possible|allowed|open|undo\w*|undone|revers\w+|restor\w+|recoverable|brought back)\b/i,
  check(statement) {
    const valid = validPattern.exec(statement)?.groups;
    if (valid !== undefined) {
      const who = valid['what'] === undefined ? { text: 'it', isMany: false } : subjectOf(valid['what']);
      return `When ${valid['time'] ?? ''} ${/^(?:an?|one|1) /i.test(valid['time'] ?? '') ? 'is' : 'are'} over, then ${who.text} ${who.isMany ? 'are' : 'is'} no longer valid; a moment before, ${who.isMany ? 'they are' : 'it is'}`;
    }
    const span = reversible.exec(statement)?.groups?.['time'];
    if (span !== undefined)
      return `When it is undone within ${span}, then everything is as it was before, with what was linked to it; after that it says that it is too late`;
    const opens = windowPattern.exec(statement)?.groups;
    if (opens === undefined) return undefined;
    const { what = '', n = '', unit = '', event = '' } = opens;
    return `When it is ${Number(n) + 1} ${unit} before ${event}, then ${subjectOf(what).text} is refused; at exactly ${n} ${unit} it works`;
  },
};
