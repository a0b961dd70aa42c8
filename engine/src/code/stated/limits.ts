import { deedPattern, duration, type StatedRule } from './stated-rule.ts';
import { isDeedVerb } from './statements.ts';
import { failsTo, isProduct, type Subject, subjectOf, tries } from './subject.ts';

interface Deed {
  readonly subject: Subject;
  readonly deed: string;
}

/** Who does what: with a modal verb, or people in the plural and a base verb. */
export function deedIn(text: string): Deed | undefined {
  const { subject, deed } = deedPattern.exec(text)?.groups ?? {};
  if (subject !== undefined && deed !== undefined)
    return isProduct(subject) ? undefined : { subject: subjectOf(subject), deed };
  const words = text.split(' ');
  for (let at = 1; at <= 3 && at < words.length; at += 1) {
    if (!isDeedVerb(words[at] ?? '')) continue;
    const who = subjectOf(words.slice(0, at).join(' '));
    if (who.isMany && !isProduct(who.text)) return { subject: who, deed: words.slice(at).join(' ') };
  }
  return undefined;
}

const statePattern = new RegExp(
  `^(?:.{0,40}\\b(?:is|are|becomes?) )?(?<state>overdue|late|due|expired|lost|void|gone|archived|closed|inactive|locked) after (?<time>${duration})$`,
  'i',
);
// "cancel until 2 hours before" names nobody.
const bareDeed = (head: string): Deed | undefined =>
  isDeedVerb((head.split(' ')[0] ?? '').toLowerCase()) && head.split(' ').length < 5
    ? { subject: { text: 'someone', isMany: false }, deed: head }
    : undefined;

const beforePattern = new RegExp(
  `^(?<head>.+?) (?:only )?(?:up to|until|till|no later than|at least|at the latest) (?<time>${duration}) (?<side>before|prior to|after)(?<end>(?: [^,]+?)?)(?:,? (?:otherwise|or else) (?<else>.+))?$`,
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
      if (other !== undefined)
        return `When ${failsTo(done.subject, done.deed)} at least ${time} ${side}${end}, then ${other}; at exactly ${time} that is not so`;
      const late = side === 'after' ? 'more' : 'less';
      return `When ${tries(done.subject, done.deed)} ${late} than ${time} ${side}${end}, then it is refused with the reason; at exactly ${time} it still works`;
    }
    const until = untilPattern.exec(statement)?.groups;
    if (until !== undefined) {
      const done = deedIn(until['head'] ?? '');
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

const most = '(?:max(?:imum|\\.)?(?: of)?|at most|up to|no more than|not more than|only)';
const number = '(?:\\d[\\d.,]*|one|two|three|four|five|six|ten|twelve)';
const mostPattern = new RegExp(
  `^(?<verb>.*?)\\b${most} (?<count>${number}(?:(?: ?[\\p{L}%€$-]+)(?: [\\p{L}-]+){0,5})?)$`,
  'iu',
);

/** "a member can have max 3 loans". */
export const upperLimit: StatedRule = {
  id: 'upper-limit',
  cue: /\b(?:max|at most|up to|more than|only)/i,
  check(statement) {
    const done = deedIn(statement);
    const { verb = '', count = '' } = (done && mostPattern.exec(done.deed)?.groups) ?? {};
    if (
      done === undefined ||
      done.deed.includes(', ') ||
      count === '' ||
      verb.length > 60 ||
      (!/\bfor $/.test(verb) && new RegExp(`^${duration}$`, 'i').test(count))
    )
      return undefined;
    return `When ${tries(done.subject, `${verb}more`)} than ${count}, then it is refused with the reason; exactly ${/^\S+/.exec(count)?.[0] ?? ''} works`;
  },
};

const leastPattern = new RegExp(
  `^(?<subject>(?:an? |each |every |the )?[\\p{L}-]+(?: (?!must|should)[\\p{L}-]+)?) (?:(?:must|should|has to|have to) )?(?:needs?|requires?|has|have) (?:at least|a minimum of|min\\.?) (?<count>${number} [\\p{L}-]+(?: (?!and|or|of|who|that|to|in|on|at|for|per|from|with)[\\p{L}-]+)?)(?<rest>.*)$`,
  'iu',
);

/** "Each shift needs at least 3 people". */
export const lowerLimit: StatedRule = {
  id: 'lower-limit',
  cue: /\b(?:at least|minimum|min)\b/i,
  check(statement) {
    const { subject, count } = leastPattern.exec(statement)?.groups ?? {};
    if (subject === undefined || count === undefined) return fewer(statement);
    const who = subjectOf(subject);
    return `When ${who.text} ${who.isMany ? 'have' : 'has'} fewer than ${count}, then ${who.isMany ? 'they do' : 'it does'} not count as complete and what is missing is shown`;
  },
};

const inDeed = new RegExp(
  `\\bat least (?<n>${number}) (?!(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)\\b)[\\p{L}-]+`,
  'iu',
);

// "Tours can be asked for by groups of at least 8 people".
function fewer(statement: string): string | undefined {
  const done = deedPattern.test(statement) ? deedIn(statement) : undefined;
  const n = done && inDeed.exec(done.deed)?.groups?.['n'];
  return done === undefined || n === undefined
    ? undefined
    : `When ${tries(done.subject, done.deed.replace(/at least/i, 'fewer than'))}, then it is refused with the reason; exactly ${n} works`;
}

const mostPerPattern =
  /^(?:(?:max(?:imum)?|at most|up to|no more than|only) |(?=.* at most$))(?<n>\d+|one|two|three|four|five|ten)(?: (?<thing>(?!per\b)[\p{L}-]+(?: (?!per\b)[\p{L}-]+)?))? per (?<unit>[\p{L}-]+)(?: at most)?$/iu;
const perPattern =
  /^(?:(?<subject>.+?) (?:can|may|must|should) (?:only )?(?<verb>\p{Ll}+) )?(?:only |just )?(?:one|1|a single) (?<thing>[\p{L}-]+(?: [\p{L}-]+)?) (?:per|a|each|every) (?<unit>[\p{L}-]+)$/iu;
const oncePattern = /\b(?:only )?once (?:per|for each|a|every) (?<unit>[\p{L}-]+)$/iu;
const time = /^(?:day|week|month|year|hour|night|season|semester|term)$/i;

const justOnce =
  /^(?:an?|each|every|the|one) (?<what>[\p{L}-]+(?: [\p{L}-]+)?) (?:works|can be used|is valid|counts|may be used) (?:only )?once$/iu;

/** "one parcel per week", "once per customer". */
export const onePer: StatedRule = {
  id: 'one-per',
  cue: /\b(?:one|1|once|single|per)\b/i,
  check(statement) {
    const single = justOnce.exec(statement)?.groups?.['what'];
    if (single !== undefined)
      return `When the same ${single} is used a second time, also at the same moment, then it is refused with the reason and nothing changes`;
    const most = mostPerPattern.exec(statement)?.groups;
    if (most !== undefined) {
      const { n = '', thing: things, unit: each = '' } = most;
      const more = /^(?:one|1)$/i.test(n)
        ? `a second ${things ?? 'one'}`
        : `one more than ${n}${things === undefined ? '' : ` ${things}`}`;
      return `When ${more} is tried for the same ${each}, then it is refused with the reason; ${/^(?:one|1)$/i.test(n) ? 'the first one' : `number ${n}`} works`;
    }
    const { subject, verb, thing, unit } = perPattern.exec(statement)?.groups ?? {};
    if (thing !== undefined && unit !== undefined) {
      const place = time.test(unit) ? `in the same ${unit}` : `for the same ${unit}`;
      const who =
        subject === undefined || verb === undefined ? 'there would be' : tries(subjectOf(subject), verb);
      return `When ${who} a second ${thing} ${place}, then it is refused with the reason and the first one stands`;
    }
    const once = oncePattern.exec(statement)?.groups?.['unit'];
    if (once === undefined || time.test(once)) return undefined;
    const what = /^[\p{L}-]+(?: [\p{L}-]+){0,2}?(?= (?:that|which|can|may|works?|is|are|must)\b)/iu.exec(
      statement,
    )?.[0];
    return `When the same ${once} tries ${what === undefined ? 'it' : subjectOf(what).text} a second time, then it is refused with the reason and nothing changes`;
  },
};

const rangePattern =
  /\b(?:between (?<low>\d+) and (?<high>\d+)|(?:be|from|aged?) (?<from>\d+) (?:to|-) (?<to>\d+))\b/i;

/** "must be 18 to 68". */
export const range: StatedRule = {
  id: 'range',
  cue: /\b(?:must|should|only|has to|have to|need)\b/i,
  check(statement) {
    const found = rangePattern.exec(statement)?.groups;
    const low = found?.['low'] ?? found?.['from'];
    const high = found?.['high'] ?? found?.['to'];
    return low === undefined ||
      high === undefined ||
      !/\b(?:must|should|only|have to|has to|need)/i.test(statement)
      ? undefined
      : `When the value is ${low} or ${high}, then it is accepted; just below ${low} or above ${high} it is refused with the reason`;
  },
};

const quotaPattern =
  /^(?:max(?:imum)? |at most |up to )?(?<n>\d+) (?<what>calls?|requests?|messages?|uploads?|e-?mails?|sms|downloads?|searches|tries|attempts) (?:per|a|an|each|every) (?<time>\p{L}+)(?: (?:per|for each|and) (?<whom>\p{L}+(?: \p{L}+)?))?$/iu;

/** "100 calls per day per key". */
export const quota: StatedRule = {
  id: 'quota',
  cue: /\d+ \p{L}+ (?:per|a|an|each|every) /iu,
  check(statement) {
    const found = quotaPattern.exec(statement)?.groups;
    if (found === undefined) return undefined;
    const { n = '', what = '', time: span = '', whom } = found;
    return `When one more than ${n} ${what} comes within the same ${span}${whom === undefined ? '' : ` from one ${whom}`}, then it is refused and the answer says when to try again; number ${n} works`;
  },
};

const validPattern = new RegExp(
  `^(?:(?<what>[\\p{L}' -]{3,40}?) (?:is|are) )?valid (?:for )?(?<time>${duration})$`,
  'iu',
);
const windowPattern =
  /^(?<what>[\p{L}' -]{3,40}?) (?:(?:is|are|can be done) )?(?:only )?(?:possible|allowed|open) (?:only )?(?:from )?(?<n>\d+) (?<unit>days?|hours?|weeks?|months?) before (?<event>.{4,50})$/iu;

/** "valid one year", "renewal possible 30 days before it ends". */
export const period: StatedRule = {
  id: 'period',
  cue: /\b(?:valid|possible|allowed|open)\b/i,
  check(statement) {
    const valid = validPattern.exec(statement)?.groups;
    if (valid !== undefined) {
      const who = valid['what'] === undefined ? { text: 'it', isMany: false } : subjectOf(valid['what']);
      return `When ${valid['time'] ?? ''} ${/^(?:an?|one|1) /i.test(valid['time'] ?? '') ? 'is' : 'are'} over, then ${who.text} ${who.isMany ? 'are' : 'is'} no longer valid; a moment before, ${who.isMany ? 'they are' : 'it is'}`;
    }
    const opens = windowPattern.exec(statement)?.groups;
    if (opens === undefined) return undefined;
    const { what = '', n = '', unit = '', event = '' } = opens;
    return `When it is ${Number(n) + 1} ${unit} before ${event}, then ${subjectOf(what).text} is refused; at exactly ${n} ${unit} it works`;
  },
};
