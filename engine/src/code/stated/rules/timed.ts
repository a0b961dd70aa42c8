import { happens } from '../happens.ts';
import { duration, type StatedRule } from '../stated-rule.ts';
import { subjectOf } from '../subject.ts';

const afterPattern = new RegExp(
  `^(?:after|once) (?<time>${duration})(?: (?:have passed|has passed|are over|is over))?,? (?<result>(?:it|they|the|an?|all|each|every|he|she) .+)$`,
  'i',
);

const beforePattern = new RegExp(
  `^(?<time>${duration}) (?<side>before|after) (?<event>(?:it|they|he|she) \\S+|.+?),? (?<result>(?:it|they|the|an?|all|each|every|everyone|[\\p{L}-]+s) (?:[\\p{L}-]+ ){0,2}?(?:gets?|receives?|is|are|goes|go|must|should|will|has|have|sees?)\\b.*)$`,
  'iu',
);

const laterPattern = new RegExp(
  `^(?<result>.{4,60}? (?:gets?|receives?|is sent|are sent|sees?) .{3,40}?) (?<time>${duration}) before (?<event>.{4,60})$`,
  'i',
);

const neglectedPattern = new RegExp(
  `^(?<subject>[\\p{L}' -]{3,40}?) (?:(?:that|which|who) (?<verb>are|is|have|has|do|does|were)(?: not|n['’]t)|not) (?<deed>[^,]+?) (?:within|after|for) (?<time>${duration}) (?<result>.+)$`,
  'iu',
);

const shortly = /\bseconds?\b/i;

const alone = (time: string): string => (shortly.test(time) ? '' : ' and nobody has a page open');

/** "after 90 days it goes to auction", "30 days before it ends the resident gets an email". */
export const timed: StatedRule = {
  id: 'timed',
  cue: /\b(?:seconds?|minutes?|mins?|hours?|days?|nights?|weeks?|months?|years?)\b/i,
  check(statement) {
    const after = afterPattern.exec(statement)?.groups;
    if (after !== undefined) {
      const { time = '', result = '' } = after;
      return `When ${time} ${passed(time)} over${alone(time)}, then ${happens(result)}, once; a moment before, not yet`;
    }
    const before = beforePattern.exec(statement)?.groups;
    if (before !== undefined) {
      const { time = '', side = '', event = '', result = '' } = before;
      return `When it is ${time} ${side} ${event}${alone(time)}, then ${happens(result)}, once`;
    }
    const later = laterPattern.exec(statement)?.groups;
    if (later !== undefined) {
      const { result = '', time = '', event = '' } = later;
      return `When it is ${time} before ${event}${alone(time)}, then ${subjectOf(result).text}, once`;
    }
    const neglected = neglectedPattern.exec(statement)?.groups;
    if (neglected === undefined) return undefined;
    const { subject = '', deed = '', time = '', result = '' } = neglected;
    const { isMany } = subjectOf(subject);
    const verb = neglected['verb'] ?? (isMany ? 'are' : 'is');
    return `When ${time} pass and ${subjectOf(subject).text} ${verb} not ${deed}, then ${isMany ? 'they' : 'it'} ${result}, once and without anyone at a screen`;
  },
};

const passed = (time: string): string => (/^(?:an?|one|1) /i.test(time) ? 'is' : 'are');
