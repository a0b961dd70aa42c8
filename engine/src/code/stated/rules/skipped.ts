import type { StatedRule } from '../stated-rule.ts';

const skipPattern = /^(?:skip|ignore|leave out|exclude)s? (?<what>[^,]{3,60}?)(?: and (?<rest>.+))?$/i;

/** "skip items that are out of stock and tell them which". */
export const skipped: StatedRule = {
  id: 'skipped',
  cue: /^(?:skip|ignore|leave out|exclude)/i,
  check(statement) {
    const what = skipPattern.exec(statement)?.groups?.['what'];
    return what === undefined || /\b(?:case|whitespace|punctuation)\b/i.test(what)
      ? undefined
      : `When there are ${what}, then they are left out and the rest goes on`;
  },
};
