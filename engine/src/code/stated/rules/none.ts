import type { StatedRule } from '../stated-rule.ts';
import { subjectOf } from '../subject.ts';

const nonePattern =
  /^no (?<what>[\p{L}-]+(?: [\p{L}-]+)?) (?<how>(?:longer|shorter|over|above|under|below|more|less|older|younger|before|after|in|on|without|outside) .+?)(?:,? (?:and |or )?none (?<other>.+))?$/iu;

/** "No bookings longer than 4 hours, none in the past". */
export const none: StatedRule = {
  id: 'none',
  cue: /^no /i,
  check(statement) {
    const { what, how, other } = nonePattern.exec(statement)?.groups ?? {};
    if (what === undefined || how === undefined || /^(?:more|matter|one)$/i.test(what)) return undefined;
    const count = /\bthan (\d+(?: [\p{L}]+)?)/iu.exec(how)?.[1];
    const { isMany } = subjectOf(what);
    return `When ${isMany ? '' : 'any '}${what} ${how}${other === undefined ? '' : ` or ${other}`} would be made, then ${isMany ? 'they are' : 'it is'} refused with the reason${count === undefined ? '' : `; exactly ${count} works`}`;
  },
};
