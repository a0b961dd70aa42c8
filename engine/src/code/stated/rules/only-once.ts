import { refused, withDeed } from '../refusal.ts';
import type { StatedRule } from '../stated-rule.ts';
import { denied, subjectOf, tries } from '../subject.ts';

const conditionPattern =
  /^(?<subject>.{2,60}?) (?<verb>can|may|must|should|will|is|are|counts?|shall) (?:(?:only|just) (?<deed>.+?) |(?<done>.*?) ?(?:only|just) )(?<when>once|after|when|if|as soon as|against|with|for) (?<what>.+)$/i;

/** "A sample can only be reported once two technicians have signed". */
export const onlyOnce: StatedRule = {
  id: 'only-once',
  cue: /\b(?:only|just)\b/i,
  check(statement) {
    const found = conditionPattern.exec(statement)?.groups;
    if (found === undefined) return undefined;
    const { subject = '', verb = '', when = '', what = '' } = found;
    const deed = (found['deed'] ?? found['done'] ?? '').trim();
    if (/\b(?:if|when)\b|,/i.test(subject) || /\bnot$/i.test(deed)) return undefined;
    const { text, isMany } = subjectOf(subject);
    const isDeed = /^(?:can|may|must|should|will|shall)$/i.test(verb);
    const attempt = /^counts?$/i.test(verb)
      ? `${text} would count`
      : tries({ text, isMany }, withDeed(isDeed ? deed : `be ${deed}`));
    if (!isDeed && !/^(?:is|are|counts?)$/i.test(verb)) return undefined;
    if (/^(?:against|with|for)$/i.test(when))
      return `When ${attempt} without ${what}, ${refused}; ${when} ${what} it works`;
    if (/^(?:once|after|as soon as)$/i.test(when))
      return `When ${attempt} before ${what}, then it is refused with the reason; right after, it works`;
    if (/^counts?$/i.test(verb))
      return `When ${denied(what) ?? `"${what}" does not hold`}, then ${text} ${isMany ? 'do' : 'does'} not count yet; right after, ${isMany ? 'they do' : 'it does'}`;
    return `When ${attempt} and ${denied(what) ?? `"${what}" does not hold yet`}, then it is refused with the reason; otherwise it works`;
  },
};
