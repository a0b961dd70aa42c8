import { type Deed, deedIn } from '../deed-in.ts';
import { deedPattern, duration, type StatedRule } from '../stated-rule.ts';
import { isDeedVerb } from '../statements.ts';
import { does, failsTo, tries } from '../subject.ts';

const statePattern = new RegExp(
  `^(?:.{0,40}\\b(?:is|are|becomes?) )?(?<state>overdue|late|due|expired|lost|void|gone|archived|closed|inactive|locked) after (?<time>${duration})$`,
  'i',
);

// "cancel until 2 hours before" names nobody.
const bareDeed = (head: string): Deed | undefined => {
  const deed = head.charAt(0).toLowerCase() + head.slice(1);
  return isDeedVerb(deed.split(' ')[0] ?? '') && deed.split(' ').length < 5
    ? { subject: { text: 'someone', isMany: false }, deed }
    : undefined;
};
// Doing these late costs something; not doing them at all costs nothing.
const takesBack = /^(?:cancel|change|move|withdraw|postpone|reschedule)\b/;

const beforePattern = new RegExp(
  `^(?<head>.+?) (?:only )?(?:up to|until|till|no later than|at least|at the latest) (?<time>${duration}) (?<side>before|prior to|after)(?<end>(?: [^,]+?)??)(?:,? (?:otherwise|or else|or(?= (?:the|it|they|he|she|his|her|their|you|we|i|all|no)\\b)) (?<else>.+))?$`,
  'i',
);

const untilPattern =
  /^(?<head>.+?) (?:only )?(?:before (?=noon|midnight|\d{1,2}(?::\d\d| ?[ap]m\b| o['’]clock))|(?:until|till|by|no later than) (?=noon|midnight|\d|mon|tues|wed|thu|fri|sat|sun|the (?:day|evening|night|end|\d)|to)|(?:until|till) )(?<end>(?:noon|midnight|\d{1,2}(?::\d\d)?(?: ?[ap]m| o'clock)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day|the (?:day|evening|night|end|\d+(?:st|nd|rd|th))|tomorrow|tonight|(?:it|they|he|she|the [a-z-]+) [a-z]+)\b[^,]*)$/i;

const afterPattern = new RegExp(`^(?<head>.+?) (?:only )?after (?<time>${duration})$`, 'i');

const withinPattern = new RegExp(
  `^(?<head>.+?) within (?<time>${duration})(?<end>(?: (?:of|after) [^,]+)?)$`,
  'i',
);

/** "… up to 24 hours before it starts", "until noon of that day", "within 14 days". */
export const timeLimit: StatedRule = {
  id: 'time-limit',
  cue: /\b(?:before|prior to|until|till|within|by|after|later than)\b/i,
  check(statement) {
    const stateful = statePattern.exec(statement)?.groups;
    if (stateful !== undefined) {
      const { state = '', time = '' } = stateful;
      return `When exactly ${time} ${/^(?:an?|one|1) /i.test(time) ? 'has' : 'have'} passed, then it is not ${state} yet; a second later it is`;
    }
    const before = beforePattern.exec(statement)?.groups;
    if (before !== undefined) {
      const { head = '', time = '', side = '', end = '' } = before;
      const done = deedIn(head) ?? bareDeed(head);
      if (done === undefined) return undefined;
      const other = before['else'];
      if (other !== undefined && takesBack.test(done.deed))
        return `When ${does(done.subject, done.deed)} less than ${time} ${side}${end}, then ${other}; at exactly ${time} that is not so`;
      if (other !== undefined)
        return `When ${failsTo(done.subject, done.deed)} at least ${time} ${side}${end}, then ${other}; at exactly ${time} that is not so`;
      const late = side === 'after' ? 'more' : 'less';
      return `When ${tries(done.subject, done.deed)} ${late} than ${time} ${side}${end}, then it is refused with the reason; at exactly ${time} it still works`;
    }
    const until = untilPattern.exec(statement)?.groups;
    if (until !== undefined) {
      const head = until['head'] ?? '';
      // "members pay monthly, can pause, change until noon": only the last of it has to do with the time.
      const last = head.split(', ').at(-1) ?? '';
      if (last !== head && (isDeedVerb(last.split(' ')[0] ?? '') || /^(?:can|may|must)\b/.test(last)))
        return undefined;
      const done = deedIn(head) ?? bareDeed(head);
      return done === undefined
        ? undefined
        : `When ${tries(done.subject, done.deed)} after ${until['end'] ?? ''}, then it is refused with the reason; a moment before, it works`;
    }
    const after = afterPattern.exec(statement)?.groups;
    if (after !== undefined && !after['head']?.includes(', ') && deedPattern.test(after['head'] ?? '')) {
      const done = deedIn(after['head'] ?? '');
      if (done !== undefined)
        return `When ${tries(done.subject, done.deed)} before ${after['time'] ?? ''} ${/^(?:an?|one|1) /i.test(after['time'] ?? '') ? 'is' : 'are'} over, then it is refused with the reason; right after, it works`;
    }
    const within = withinPattern.exec(statement)?.groups;
    const done = within && deedPattern.test(within['head'] ?? '') ? deedIn(within['head'] ?? '') : undefined;
    if (within === undefined || done === undefined) return undefined;
    const span = `${within['time'] ?? ''}${within['end'] ?? ''}`;
    // What must be done is late when it is not; what may be done is over.
    if (/ (?:must|has to|have to|should) /i.test(` ${within['head'] ?? ''} `))
      return `When ${failsTo(done.subject, done.deed)} within ${span}, then it is marked as late and whoever is in charge sees it; what comes afterwards is still taken`;
    return `When ${tries(done.subject, done.deed)} ${within['end'] === '' ? `after more than ${span}` : `later than ${span}`}, then it is refused with the reason; just before that it works`;
  },
};
