import { objectOf } from '../frames/object-of.ts';
import { frameOf, type VerbFrame } from '../frames/verb-frames.ts';
import { hasSource, isReadOnly } from '../reading/is-read-only.ts';
import { namedLimit } from '../frames/named-parts.ts';
import type { Block } from '../prompt/block.ts';
import { added, bullet } from '../prompt/line.ts';
import { isOutsideBrowser } from '../reading/place-of.ts';
import { wantsSignIn } from '../reading/sign-in-cue.ts';
import { wordsIn } from '../../reading/words-in.ts';
import { baseVerbOf } from '../reading/verbs.ts';
import { stemOf } from '../reading/inflect.ts';
import { flowCheck, roleCheck } from '../stated/roles.ts';
import { mendsWhatIs, type PlanContext } from './plan-context.ts';

interface Check {
  readonly text: string;
  readonly rank: number;
  readonly reason: string;
  readonly rule?: string;
}

/** "When X, then Y" for what the goal says people do (rule B4). */
export function checksSection(context: PlanContext): Block | undefined {
  const { form, tool, isThin, reading, type } = context;
  if (form !== 'product' && form !== 'change') return undefined;
  const own = [
    ...limitChecks(context),
    ...kindChecks(context),
    ...partChecks(context),
    ...verbChecks(context),
  ].toSorted((a, b) => a.rank - b.rank);
  const stated = statedChecksOf(context);
  const telling = distinct(own, stated).slice(0, Math.max(tool.maxChecks - 1 - stated.length, 2));
  const isPage =
    form === 'product' && (type.id === 'website' || type.id === 'web-app' || type.id === 'mobile-app');
  // What every page needs says nothing of this one: it stands beside a check or two, never alone and never beside many.
  const known = stated.length + telling.length;
  const general =
    isPage && (known === 0 || known > 2) && reading.language.code === 'en' ? [] : generalChecks(context);
  const all = [...stated, ...distinct([...telling, ...general], stated)];
  const most =
    reading.words < 12 && telling.length + stated.length === 0
      ? 2
      : Math.max(tool.maxChecks, stated.length + (isThin ? telling.length + 1 : 1));
  const lines = all.slice(0, most).map(({ text, rule = 'B4', reason }) => bullet(added(text, rule, reason)));
  if (lines.length === 0) return undefined;
  return {
    id: 'checks',
    title: 'Acceptance checks',
    reason: 'How you will know that it works',
    headed: true,
    lines,
  };
}

const mostStated = 7;

// A rule that the goal states is proven at its edge and beyond it, and whoever may not decide is refused.
function statedChecksOf(context: PlanContext): readonly Check[] {
  const { stated, form, roles, type } = context;
  if (mendsWhatIs(context)) return [];
  const held = form === 'product' ? [roleCheck(roles), type.hasScreens ? flowCheck(roles) : undefined] : [];
  return [
    ...stated.slice(0, mostStated).map((text) => ({ text, reason: 'Your goal states this rule' })),
    ...held.flatMap((text) => (text === undefined ? [] : [{ text, reason: 'Your goal tells roles apart' }])),
  ].map((check) => ({ ...check, rank: -2, rule: 'B13' }));
}

// A number that the goal sets is the first thing to try.
function limitChecks({ reading, form, stated }: PlanContext): readonly Check[] {
  const limit = form === 'product' && reading.language.code === 'en' ? namedLimit(reading.prose) : undefined;
  const words = limit?.split(' ').slice(-2).join(' ') ?? '';
  if (limit === undefined || stated.some((check) => check.includes(words))) return [];
  const text = `When more is tried than "${limit}" allows, then it is refused with the reason and nothing changes; exactly that much works`;
  return [{ text, rank: -1, reason: 'Your goal sets a limit' }];
}

// "With booking", "works offline": parts that a short goal names say more about it than its kind does.
const withoutScreen: ReadonlySet<string> = new Set(['timed', 'cache', 'limit', 'export', 'turns']);
function partChecks({ reading, form, isThin, stated, parts, type }: PlanContext): readonly Check[] {
  if (form !== 'product' || reading.language.code !== 'en') return [];
  const isScreenless = reading.kind?.isScreenless === true || !type.hasScreens;
  return parts
    .filter(
      ({ id, line }) =>
        (isScreenless ? withoutScreen.has(id) : id !== 'timed') && (isThin || line !== undefined),
    )
    .filter(({ id }) => !stated.some((check) => check.includes(id)))
    .slice(0, isThin ? 5 : 3)
    .map(({ id, check }) => ({
      text: check,
      rank: 0.5,
      reason: `You named it: ${id}`,
    }));
}

function generalChecks({ reading, type, form, change }: PlanContext): readonly Check[] {
  if (type.id === 'api' && form === 'product' && isReadOnly(reading.goal))
    return (type.readOnly?.checks ?? [])
      .filter((text) => hasSource(reading.goal) || !text.includes('source'))
      .map((text) => ({
        text,
        rank: 9,
        reason: 'What every lookup needs',
      }));

  const isBrowserType = type.id === 'website' || type.id === 'web-app';
  if (
    reading.kind?.isScreenless ||
    reading.kind?.id.endsWith('game') ||
    (isBrowserType && isOutsideBrowser(reading.goal))
  )
    return [];
  const texts = change !== undefined && change.checks.length > 0 ? change.checks : type.checks;
  return texts.map((text) => ({ text, rank: 9, reason: `What every ${type.thing} needs` }));
}

// The first check of a kind says most about it; where the goal says much, the rest waits behind the goal's own verbs.
function kindChecks(context: PlanContext): readonly Check[] {
  const { reading, type, isThin, chosen } = context;
  const { kind } = reading;
  if (mendsWhatIs(context)) return [];
  const fits = type.hasScreens || kind?.isScreenless === true;
  if (kind === undefined || !fits || chosen('first-version') === 'none') return [];
  const variant = kind.variants?.find(({ id }) => id === chosen('first-version'));
  const reason = `How a ${kind.name} shows that it works`;
  const said = isThin ? undefined : reading.stems();
  return (variant?.checks ?? kind.checks)
    .filter((text) => said === undefined || tellingWords(text).some((stem) => said.has(stem)))
    .map((text, at) => ({ text, reason, rank: at === 0 ? 0 : isThin ? 1 : 6 }));
}

// Words that tell: of four letters or more, and no words that stand in every check.
const tellingWords = (text: string): string[] =>
  (text.slice(0, 6_000).match(/\p{L}{4,}/gu) ?? []).filter((word) => !commonWords.test(word)).map(stemOf);
const commonWords =
  /^(?:when|then|with|that|this|from|page|pages|site|screen|address|user|users|opened|shown|says|list|have|made|each|same|them|they|person|other|others|neither|sees|anywhere|again|after|still|without|where|which|there|name|named|place|time)$/i;

function verbChecks(context: PlanContext): readonly Check[] {
  if (mendsWhatIs(context)) return [];
  const found = new Map<string, Check>();
  for (const { verbs, text } of context.abilities.kept) {
    for (const frame of verbs.flatMap((verb) => frameOf(verb) ?? [])) {
      const check = checkOf(frame, text, context);
      if (check !== undefined && !found.has(frame.id)) found.set(frame.id, check);
    }
  }
  if (found.size === 0 && context.type.id !== 'component')
    for (const [id, check] of namedVerbChecks(context)) found.set(id, check);
  return [...found.values()];
}

// Verbs that are no nouns too: found in running text they mean what they say.
const plainVerbs =
  /\b(?:search(?:es|ing)? for|filter(?:ed|ing)?|upload(?:ed|ing)?|download(?:ed|ing)?|buy|purchase(?! (?:requests?|orders?|history))|reserve|cancel|delete|edit|add(?!-)|register|log ?in|convert|calculate|notify|send(?! (?:an? |the |each |every |them |him |her |me |us |out )*(?:confirmation|receipt|reminder|e-?mails?|mails?|invoice|link|code|copy|report|invitation|notification|sms)\b)|sort|book (?=a|the|an))\b/gi;

// A goal that stays in one piece still says what people do.
function namedVerbChecks(context: PlanContext): readonly (readonly [string, Check])[] {
  const { prose, courtesy, goal } = context.reading;
  const said = [prose.slice(0, 2_000), ...context.given.map(({ answer }) => answer)].join('\n');
  return [...said.matchAll(plainVerbs)].flatMap(({ 0: match, index }) => {
    const verb = baseVerbOf(match.split(' ')[0] ?? '');
    if (/^(?:register|log)/i.test(match) && !wantsSignIn(goal)) return [];
    const frame = verb === undefined || index <= courtesy.length ? undefined : frameOf(verb);
    const check = frame && checkOf(frame, match, context);
    return frame === undefined || check === undefined ? [] : [[frame.id, check] as const];
  });
}

function checkOf(frame: VerbFrame, clause: string, { type }: PlanContext): Check | undefined {
  const own = type.frameChecks?.[frame.id];
  if (own === null) return undefined;
  if (/^\S+ (?:it|them|this|that|one)\b/i.test(clause)) return undefined;
  const object = objectOf(clause);
  const text = own ?? frame.check;
  const reason = `From "${/^[\p{L}-]+/u.exec(clause)?.[0] ?? ''}"`;
  if (!/\{(?:one|many)\}/.test(text)) return { text, rank: frame.rank, reason };
  if (object !== undefined) {
    return {
      text: text.replace('{one}', object.one).replaceAll('{many}', object.many),
      rank: frame.rank,
      reason,
    };
  }
  return own === undefined && frame.plain !== undefined
    ? { text: frame.plain, rank: frame.rank, reason }
    : undefined;
}

const frameWords: ReadonlySet<string> = new Set(
  'when then it is the and a an of in on to by at or that this its not no are with for say says same page show shown entry'.split(
    ' ',
  ),
);
const tellingStems = (text: string): string[] =>
  wordsIn(text)
    .filter((word) => !frameWords.has(word))
    .map(stemOf);

function sharedBy(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const stem of one) if (other.has(stem)) shared += 1;
  return shared;
}

// Two checks that share most of their words say the same thing twice.
function distinct(checks: readonly Check[], before: readonly Check[]): readonly Check[] {
  const kept: { check: Check; stems: ReadonlySet<string> }[] = [];
  const fixed = before.map(({ text }) => new Set(tellingStems(text)));
  for (const check of checks) {
    const stems = new Set(tellingStems(check.text));
    const isTwin = [...fixed, ...kept.map((each) => each.stems)].some(
      (other) => sharedBy(stems, other) > 0.6 * Math.min(stems.size, other.size),
    );
    if (!isTwin) kept.push({ check, stems });
  }
  return kept.map(({ check }) => check);
}
