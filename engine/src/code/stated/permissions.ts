import { singularOf } from '../reading/inflect.ts';
import { deedIn } from './limits.ts';
import { isDeedVerb } from './statements.ts';
import { permits, type StatedRule } from './stated-rule.ts';
import { denied, isProduct, subjectOf, tries } from './subject.ts';

const refused = 'then it is refused with the reason and nothing changes';

const forbiddenPattern =
  /^(?<subject>.+?) (?:can(?:no|['’]?)t|can not|may not|must not|mustn['’]?t|shall not|(?:is|are) not allowed to|should not be able to|should never|must never|may never) (?<deed>.+)$/i;
const nobodyPattern = new RegExp(
  `^(?:nobody|no one|no (?<what>[\\p{L}-]+(?: [\\p{L}-]+)?)) (?:else )?${permits} (?<deed>.+)$`,
  'iu',
);
const adjectives: Readonly<Record<string, string>> = {
  editable: 'edited',
  deletable: 'deleted',
  changeable: 'changed',
  visible: 'seen',
  public: 'seen by strangers',
  accessible: 'opened',
  available: 'chosen',
};
const withDeed = (deed: string): string =>
  deed.replace(/^be (\p{Ll}+)/u, (whole, word: string) =>
    Object.hasOwn(adjectives, word) ? `be ${adjectives[word] ?? ''}` : whole,
  );

/** "A vessel can't be on two departures that overlap", "nobody may do more than 2 shifts in a row". */
export const forbidden: StatedRule = {
  id: 'forbidden',
  cue: /\b(?:not|nobody|no one|never)\b|n['’]?t\b|\bcannot\b|^no /i,
  check(statement) {
    const present = /^(?:nobody|no one) (\p{Ll}+s) (.+)$/iu.exec(statement);
    const base = singularOf(present?.[1] ?? '');
    if (present !== null && isDeedVerb(base))
      return `When someone would ${base} ${present[2] ?? ''}, ${refused}`;
    const never = /^(?<what>[\p{L}' -]{3,40}?) (?:is|are) never (?<deed>.{4,60})$/iu.exec(statement)?.groups;
    if (never !== undefined && !isProduct(never['what'] ?? ''))
      return `When ${subjectOf(never['what'] ?? '').text} would be ${never['deed'] ?? ''}, then that is prevented, also at the same moment and after a restart`;
    const nobody = nobodyPattern.exec(statement)?.groups;
    if (nobody !== undefined) {
      const done = nobody['deed'] ?? '';
      return `When ${tries(subjectOf(nobody['what'] ?? 'someone'), done)}, ${refused}${edge(done)}`;
    }
    const { subject: said, deed } = forbiddenPattern.exec(statement)?.groups ?? {};
    const subject = said?.replace(/ (?:is|are|gets?) .* and$/i, '');
    if (subject === undefined || deed === undefined || isProduct(subject) || subject.length > 60)
      return undefined;
    if (/\b(?:if|unless|when|until|before)\b/i.test(subject)) return undefined;
    const unless = / (?:unless|until|before) /i.exec(deed);
    const what = withDeed(unless === null ? deed : deed.slice(0, unless.index));
    const who = subjectOf(subject);
    if (/^be (?:duplicated|doubled)/.test(what))
      return `When ${who.text} ${who.isMany ? 'come' : 'comes'} a second time, then ${who.isMany ? 'they are' : 'it is'} there once and nothing of the first is lost`;
    const begin = tries(who, what);
    if (unless === null) return `When ${begin}, ${refused}${edge(what)}`;
    const condition = deed.slice(unless.index + unless[0].length);
    if (!/unless/i.test(unless[0])) return `When ${begin} before ${condition}, ${refused}`;
    return `When ${begin} and ${denied(condition) ?? `"${condition}" does not hold`}, ${refused}`;
  },
};

const edge = (deed: string): string => {
  const count = /\bmore than (\d+|one|two|three|four|five|ten)\b/i.exec(deed)?.[1];
  return count === undefined ? '' : `; exactly ${count} works`;
};

const onlyPattern = new RegExp(
  `\\bonly (?<subject>(?:an? |the |its |their )?[\\p{L}'’-]+(?: [\\p{L}'’-]+){0,3}?) ${permits} (?<deed>.+)$`,
  'iu',
);
const byPattern = new RegExp(
  `^(?<subject>.+?) ${permits} only (?<deed>be .+?) by (?<actor>.+)$|^(?<first>.+?) ${permits} (?<done>be .+?) only by (?<who>.+)$`,
  'iu',
);
const justPattern = new RegExp(
  `^(?<subject>[\\p{L}'’ -]{3,40}?) ${permits} only (?<deed>(?:read|view|see|comment|look|listen)\\b.{0,40})$`,
  'iu',
);
const ownPattern =
  /^(?:(?:see|view|edit|change|delete|cancel|update|manage|read)(?:(?:,| and| or) (?:see|view|edit|change|delete|cancel|update|manage|read))*) (?:only )?(?:their|his|her|its) own\b/i;

/** "only the DM can change hit points", "viewers can only read", "editors can edit their own articles". */
export const onlySome: StatedRule = {
  id: 'only-some',
  cue: /\b(?:only|own)\b/i,
  check(statement) {
    const only = onlyPattern.exec(statement)?.groups;
    if (only !== undefined && !isProduct(only['subject'] ?? '')) {
      const who = subjectOf(only['subject'] ?? '').text;
      return `When ${/^(?:after|from then|then|later)\b/i.test(statement) ? 'after that ' : ''}anyone but ${who} tries to ${only['deed'] ?? ''}, then it is refused and nothing changes; for ${who} it works`;
    }
    const by = byPattern.exec(statement)?.groups;
    if (by !== undefined) {
      const who = (by['actor'] ?? by['who'] ?? '').replace(
        / (?:until|till|before|after|unless|if|when|once|within) .*$/i,
        '',
      );
      return `When anyone but ${who} tries to have ${subjectOf(by['subject'] ?? by['first'] ?? '').text} ${(by['deed'] ?? by['done'] ?? '').replace(/^be /, '')}, then it is refused and nothing changes; for ${who} it works`;
    }
    const just = justPattern.exec(statement)?.groups;
    if (just !== undefined && !isProduct(just['subject'] ?? ''))
      return `When ${tries(subjectOf(just['subject'] ?? ''), `do more than ${just['deed'] ?? ''}`)}, then it is refused and nothing changes`;
    return undefined;
  },
};

/** "editors can edit their own articles". */
export const ownThings: StatedRule = {
  id: 'own-things',
  cue: /\bown\b/i,
  check(statement) {
    const done = deedIn(statement);
    const own = done && ownPattern.exec(done.deed)?.[0];
    if (done === undefined || own === undefined) return undefined;
    const thing = /^ [\p{L}-]+(?: [\p{L}-]+)?/u.exec(done.deed.slice(own.length))?.[0] ?? '';
    if (thing === '') return undefined;
    const deed = `${own.replace(/ (?:only )?(?:their|his|her|its) own$/i, '')}${thing.replace(/ (?:and|or|but|in|on|at|up|from|with|until|within|before|after|if)$/i, '')} of someone else`;
    return `When ${tries(done.subject, deed)}, also by address, then it is refused and nothing changes`;
  },
};

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
    if (/\b(?:if|when)\b/i.test(subject)) return undefined;
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

const lockedPattern =
  /^(?<subject>[\p{L}' -]{3,50}?) (?:is|are|stays?|becomes?|gets?) (?:locked|final|read-?only|frozen|immutable)$/iu;

/** "approved weeks are locked". */
export const locked: StatedRule = {
  id: 'locked',
  cue: /\b(?:locked|final|read-?only|frozen|immutable)$/i,
  check(statement) {
    const subject = lockedPattern.exec(statement)?.groups?.['subject'];
    return subject === undefined || isProduct(subject)
      ? undefined
      : `When someone tries to change ${subjectOf(subject).text}, ${refused}`;
  },
};

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
