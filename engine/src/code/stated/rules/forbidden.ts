import { singularOf } from '../../reading/inflect.ts';
import { refused, withDeed } from '../refusal.ts';
import { permits, type StatedRule } from '../stated-rule.ts';
import { isDeedVerb } from '../statements.ts';
import { denied, isProduct, subjectOf, tries } from '../subject.ts';

const forbiddenPattern =
  /^(?<subject>.+?) (?:can(?:no|['’]?)t|can not|may not|must not|mustn['’]?t|shall not|(?:is|are) not allowed to|should not be able to|should never|must never|may never) (?<deed>.+)$/i;

const nobodyPattern = new RegExp(
  `^(?:nobody|no one|no (?<what>[\\p{L}-]+(?: [\\p{L}-]+)?)) (?:else )?${permits} (?<deed>.+)$`,
  'iu',
);

// "Must not create it twice": said of the product itself.
const takesEffectTwice =
  /(?:^|\b(?:it|this|that|service|script|job|endpoint|webhook|import|api) )(?:must|may|should|shall|can) ?(?:not|never) (?:create|charge|book|send|import|add|count|process|pay|post|store|run|insert)\b.{0,30} twice$/i;

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
    const bounded =
      /^(?<what>(?:an? |the |each |every )?[\p{L}' -]{3,40}?) (?:is|are) not (?<deed>\p{Ll}+(?:ed|en|t|n) (?:more|longer|later|less) than .{3,60})$/iu.exec(
        statement,
      )?.groups;
    if (bounded !== undefined && !isProduct(bounded['what'] ?? ''))
      return `When ${subjectOf(bounded['what'] ?? '').text} would be ${bounded['deed'] ?? ''}, ${refused}${edge(bounded['deed'] ?? '')}`;
    const nobody = nobodyPattern.exec(statement)?.groups;
    if (nobody !== undefined) {
      const whole = nobody['deed'] ?? '';
      // A list goes on with "or"; anything else behind a comma is said of something else.
      const done = / (?:or|and) /.test(whole) ? whole : (whole.split(', ')[0] ?? '');
      return `When ${tries(subjectOf(nobody['what'] ?? 'someone'), done)}, ${refused}${edge(done)}`;
    }
    if (takesEffectTwice.test(statement))
      return 'When the same call or event comes again, also at the same moment or after a failure half way, then it takes effect once';
    const { subject: said, deed } = forbiddenPattern.exec(statement)?.groups ?? {};
    const subject = said?.replace(/ (?:is|are|gets?) .* and$/i, '');
    if (subject === undefined || deed === undefined || isProduct(subject) || subject.length > 60)
      return undefined;
    if (/\b(?:if|unless|when|until|before)\b|^some /i.test(subject)) return undefined;
    const unless = / (?:unless|until|before) /i.exec(deed);
    const what = withDeed(unless === null ? deed : deed.slice(0, unless.index));
    const who = subjectOf(subject);
    if (/^be (?:duplicated|doubled)/.test(what))
      return `When ${who.text} ${who.isMany ? 'come' : 'comes'} a second time, then ${who.isMany ? 'they are' : 'it is'} there once and nothing of the first is lost`;
    if (/^(?:retries|repeats|replays|double (?:clicks|taps|calls))$/i.test(subject))
      return 'When the same call comes again, also at the same moment, then it takes effect once and both get the same answer';
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
