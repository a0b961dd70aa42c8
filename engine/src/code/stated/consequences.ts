import { duration, type StatedRule } from './stated-rule.ts';
import { isStatement } from './statements.ts';
import { isProduct, subjectOf, thirdPerson } from './subject.ts';

const subjectWords =
  "(?:it|they|he|she|i|we|you|everyone(?: [\\p{L}-]+)?|(?:the|an?|all|each|every|its|their|his|my|our) [\\p{L}-]+(?: (?:of )?(?!(?:i|we|you|it|they|he|she)\\b)[\\p{L}\\d'’-]+){0,3}?|(?<!(?:\\d|\\b(?:of|per|in|for|more|than|an?|the)) )\\p{Ll}{3,}s)";
const verbWords =
  "(?:should|must|can|cannot|can['’]t|will|shall|is|are|gets?|goes|go|has|have|turns?|becomes?|stays?|needs?|sees?|loses?|wins?)\\b";
const deed =
  '(?:show|send|warn|tell|ask|mark|mail|notify|display|hide|alert|block|lock|refuse|reject|highlight)\\b';
const resultStart = new RegExp(`(?:^|,? (?:then )?)(?=${subjectWords} ${verbWords}|${deed})`, 'giu');
const openEnd =
  /\b(?:in|on|at|of|for|with|than|to|from|by|the|an?|and|or|is|are|not|that|per|no|over|above|below|under|my|our|their|its)$/i;
const lead = /^(?:if|when|whenever|as soon as|once) /i;

// The condition and what follows from it, parted at a comma or where a second subject with its verb begins.
function partsOf(statement: string): readonly [string, string] | undefined {
  const body = statement.replace(lead, '');
  for (const match of body.matchAll(resultStart)) {
    const condition = body.slice(0, match.index);
    const result = body.slice(match.index + match[0].length);
    if (isStatement(condition) && !openEnd.test(condition) && result.length > 5) return [condition, result];
  }
  return undefined;
}

const limits: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:over|above|more than|exceeds?|greater than|higher than|longer than|older than) (?<n>\d[\d.,]*(?: ?(?:%|€|\$|(?!per\b|of\b|in\b|at\b|and\b|or\b|for\b|on\b)[\p{L}]+))?)/iu,
    'at exactly {n} it does not happen yet',
  ],
  [
    /\b(?:under|below|less than|fewer than|lower than|younger than) (?<n>\d[\d.,]*(?: ?(?:%|€|\$|(?!per\b|of\b|in\b|at\b|and\b|or\b|for\b|on\b)[\p{L}]+))?)/iu,
    'at exactly {n} it does not happen',
  ],
  [
    /\b(?:at least|reaches) (?<n>\d[\d.,]*(?: ?(?:%|€|\$|(?!per\b|of\b|in\b|at\b|and\b|or\b|for\b|on\b)[\p{L}]+))?)/iu,
    'just below {n} it does not happen',
  ],
  [
    new RegExp(`\\b(?:within|for(?: more than)?) (?<n>${duration})`, 'iu'),
    'a moment before the {n} are over it has not happened yet',
  ],
];

const boundary = (condition: string): string => {
  for (const [pattern, text] of limits) {
    const n = pattern.exec(condition)?.groups?.['n'];
    if (n !== undefined)
      return `; ${/^(?:an?|one|1) /i.test(n) ? text.replace('the {n} are', '{n} is') : text}`.replace(
        '{n}',
        n,
      );
  }
  return '';
};

// "it should warn me" becomes "it warns me"; a bare instruction stays as it is.
const happens = (result: string): string =>
  result
    .replace(
      /^(it|he|she|(?:the|an?|each|every|its|their) [\p{L}-]+(?: [\p{L}-]+)?) (?:should|must|shall|will|has to|needs to) (?!not\b|be able\b|\p{Ll}+ly\b)(\p{Ll}+)/u,
      (_, who: string, verb: string) => `${who} ${thirdPerson(verb)}`,
    )
    .replace(
      /^(they|i|we|you|all [\p{L}-]+|[\p{L}-]+s) (?:should|must|shall|will|have to|need to) (?!not\b|be able\b|\p{Ll}+ly\b)(\p{Ll}+)/u,
      (_, who: string, verb: string) => `${who} ${verb === 'be' ? 'are' : verb}`,
    );

/** "If the count is over 3 it should warn me". */
export const ifThen: StatedRule = {
  id: 'if-then',
  cue: /^(?:if|when|whenever|as soon as|once)\b/i,
  check(statement) {
    const [condition, result] = partsOf(statement) ?? [];
    if (condition === undefined || result === undefined) return undefined;
    return `When ${condition}, then ${happens(result)}${boundary(condition)}`;
  },
};

/** "parents get a message if a child is absent". */
export const lastIf: StatedRule = {
  id: 'last-if',
  cue: /. (?:if|whenever|as soon as) /i,
  check(statement) {
    const { result, condition } =
      /^(?<result>.{8,90}?),? (?:if|whenever|as soon as) (?<condition>.{6,90})$/i.exec(statement)?.groups ??
      {};
    if (result === undefined || condition === undefined) return undefined;
    if (/\b(?:only|not|see|check|decide|know|ask|even|as|or)$|n['’]t\b/i.test(result)) return undefined;
    if (!isStatement(condition) || !isStatement(result) || lead.test(result)) return undefined;
    return `When ${condition}, then ${happens(subjectOf(result).text)}${boundary(condition)}`;
  },
};

const qualifiedPattern = new RegExp(
  `^(?<subject>(?:(?:an?|all|every|each|any) )?[\\p{L}-]+ (?:(?:with|of|for|that (?:is|are|has|have)) )?(?<how>over|above|more than|under|below|fewer than|less than|older than|longer than|larger than|bigger than) [$€£]?\\d[\\d.,]*(?: ?[\\p{L}%€]+)?) (?<result>(?:is|are|gets?|goes?|must be|should be|will be|turns?) .+)$`,
  'iu',
);

/** "Receipts older than 10 years are deleted". */
export const qualified: StatedRule = {
  id: 'qualified',
  cue: /\b(?:over|above|more|under|below|fewer|less|older|longer|larger|bigger)\b/i,
  check(statement) {
    const { subject, result } = qualifiedPattern.exec(statement)?.groups ?? {};
    if (subject === undefined || result === undefined) return undefined;
    const { text, isMany } = subjectOf(subject);
    const fate = result.replace(/^(?:must|should|will) be/i, isMany ? 'are' : 'is');
    return `When there ${isMany ? 'are' : 'is'} ${text}, then ${isMany ? 'they' : 'it'} ${fate}${boundary(text)}`;
  },
};

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

const tooLatePattern = new RegExp(`(?<time>${duration}) to (?<deed>\\p{Ll}+(?: [\\p{L}-]+){0,3})$`, 'iu');

/** "30 seconds to answer". */
export const countdown: StatedRule = {
  id: 'countdown',
  cue: /\b(?:seconds?|minutes?|hours?|days?) to\b/i,
  check(statement) {
    const { time, deed } = tooLatePattern.exec(statement)?.groups ?? {};
    return time === undefined || deed === undefined
      ? undefined
      : `When the ${time} are over, then it is too late to ${deed} and everyone sees that`;
  },
};

const needPattern =
  /^(?<subject>[\p{L}\d$€%.,' -]{3,60}?) (?:needs?|requires?) (?<thing>(?:an? |the |two |three |\d+ |[\p{L}-]+['’]s |(?=approval (?:by|of|from) ))[\p{L}'’-]+(?: [\p{L}'’-]+){0,4})$/iu;

/** "Rejected samples need a reason". */
export const needed: StatedRule = {
  id: 'needed',
  cue: /\b(?:needs?|requires?)\b/i,
  check(statement) {
    const { subject, thing } = needPattern.exec(statement)?.groups ?? {};
    if (subject === undefined || thing === undefined || isProduct(subject)) return undefined;
    if (/^(?:i|we|he|she|you|they|this|it)\b/i.test(subject)) return undefined;
    const edge = boundary(subject)
      .replace('it does not happen yet', 'none is needed')
      .replace('it does not happen', 'none is needed');
    return `When ${thing} ${/^(?:two|three|\d+) /i.test(thing) ? 'are' : 'is'} missing for ${subjectOf(subject).text}, then the step waits and says so${edge}`;
  },
};

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

const statesPattern =
  /\b(?:from|status(?:es)?:?|states?:?) (?<one>[\p{L}]+(?: [\p{L}]+)?) (?:to|->|→) (?<two>[\p{L}]+(?: [\p{L}]+)?) (?:to|->|→) (?<three>[\p{L}]+(?: [\p{L}]+)?)/iu;

/** "move from received to in analysis to reported". */
export const states: StatedRule = {
  id: 'states',
  cue: /\b(?:from|status|state)/i,
  check(statement) {
    const { one, two, three } = statesPattern.exec(statement)?.groups ?? {};
    return one === undefined || two === undefined || three === undefined
      ? undefined
      : `When a step of "${one}, ${two}, ${three}" is skipped or taken twice, then it is refused and the status stays`;
  },
};

const thresholdPattern =
  /^(?<what>free [\p{L}-]+|[\p{L}-]+ (?:discount|off|fee)) (?:from|over|above|for orders (?:over|above|from)) (?<n>(?:[$€£] ?)?\d[\d.,]*(?: ?[\p{L}€$£]+)?)\b/iu;

/** "free shipping from 50 euros". */
export const threshold: StatedRule = {
  id: 'threshold',
  cue: /\b(?:from|over|above)\b/i,
  check(statement) {
    const { what, n } = thresholdPattern.exec(statement)?.groups ?? {};
    if (what === undefined || n === undefined) return undefined;
    const isFrom = /\bfrom\b/i.test(statement);
    return isFrom
      ? `When the total is exactly ${n}, then ${what} applies; one cent below it does not`
      : `When the total is one cent above ${n}, then ${what} applies; at exactly ${n} it does not`;
  },
};

const manyPattern =
  /^(?<n>\d[\d.,]*k?) (?<thing>[\p{L}-]+(?: [\p{L}-]+)?) (?:must|should|have to) (?<deed>(?!not\b).+)$/iu;

/** "10k rows must scroll smoothly". */
export const many: StatedRule = {
  id: 'many',
  cue: /^\d/,
  check(statement) {
    const { n, thing, deed } = manyPattern.exec(statement)?.groups ?? {};
    return n === undefined || thing === undefined || deed === undefined
      ? undefined
      : `When there are ${n} ${thing}, then they ${deed.replace(/^be /, 'are ')}`;
  },
};

const alarmPattern =
  /^(?:an? |the )?(?<what>alarm|warning|alert|notification|message|e-?mail|warns?(?: me| us| them)?|alerts?(?: me| us)?) (?:when |if |(?=over |above |below |under ))(?<condition>.+)$/i;

/** "alarm when over 90 degrees". */
export const alarm: StatedRule = {
  id: 'alarm',
  cue: /^(?:an? |the )?(?:alarm|warn|alert|notif|message|e-?mail)/i,
  check(statement) {
    const condition = alarmPattern.exec(statement)?.groups?.['condition'];
    if (condition === undefined || condition.length > 90) return undefined;
    const told = /^(?:over|above|below|under|more than|less than)\b/i.test(condition)
      ? `the value is ${condition}`
      : condition;
    return `When ${told}, then the warning comes once, not again and again${boundary(condition)}`;
  },
};

const heldPattern = new RegExp(
  `^(?<subject>[\\p{L}' -]{3,40}?) (?:is|are|stays?|will be) (?<state>reserved|held|blocked|kept|locked|valid)(?: for)? (?<time>${duration})\\b.*$`,
  'iu',
);

/** "Tickets are reserved 10 minutes during checkout". */
export const held: StatedRule = {
  id: 'held',
  cue: /\b(?:reserved|held|blocked|kept|locked|valid)\b/i,
  check(statement) {
    const { subject, state, time } = heldPattern.exec(statement)?.groups ?? {};
    if (subject === undefined || state === undefined || time === undefined) return undefined;
    if (/['’]|\b(?:who|that|not|times)\b/i.test(subject)) return undefined;
    const { text, isMany } = subjectOf(subject);
    return `When the ${/^(?:an?|one) /i.test(time) ? `${time.replace(/^\S+ /, '')} is` : `${time} are`} over, then ${text} ${isMany ? 'are' : 'is'} no longer ${state.toLowerCase()}, without anyone doing anything; a moment before, ${isMany ? 'they are' : 'it is'}`;
  },
};

const unlessPattern = /^(?<what>[^,]{6,60}?) unless (?<condition>[^,]{4,70})$/i;

/** "names hidden unless the parent agrees". */
export const unless: StatedRule = {
  id: 'unless',
  cue: / unless /i,
  check(statement) {
    const { what, condition } = unlessPattern.exec(statement)?.groups ?? {};
    return what === undefined || condition === undefined
      ? undefined
      : `When ${condition}, then "${subjectOf(what).text}" no longer holds; when that is taken back, it holds again`;
  },
};
