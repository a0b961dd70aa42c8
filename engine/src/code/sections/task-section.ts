import { wishReason } from '../../reading/wish-reason.ts';
import type { Block } from '../prompt/block.ts';
import { added, type Line } from '../prompt/line.ts';
import { factLines } from '../questions/own-lines.ts';
import { capitalised } from '../prompt/capitalised.ts';
import { stepsLead } from '../reading/steps-lead.ts';
import { isOutsideBrowser } from '../reading/place-of.ts';
import { articleFor } from '../reading/inflect.ts';
import { isInstructionVerb } from '../reading/verbs.ts';
import { isStatement } from '../stated/statements.ts';
import type { PlanContext } from './plan-context.ts';
import { withVerb } from './with-verb.ts';

/** The goal itself, first and once (rule B1). */
export function taskSection(context: PlanContext): Block {
  const { reading, form } = context;
  const lines: Line[] =
    form === 'question' && !/^(?:explain|describe|tell|find out)\b/i.test(reading.task)
      ? [added('Answer this question:', 'A1', 'You asked a question')]
      : [];
  const { courtesy } = reading;
  const struck: Line =
    courtesy === ''
      ? []
      : [{ text: courtesy, origin: 'removed', rule: 'K2', reason: courtesyReason(courtesy) }];
  lines.push([...struck, ...instruction(context), ...tail(context)], ...factLines(context.given));
  return { id: 'task', title: 'Task', reason: 'Your goal, in your words', headed: false, lines };
}

const courtesyReason = (courtesy: string): string =>
  /^i\b/i.test(courtesy) ? wishReason : 'Courtesy costs tokens';

// A feature told as a thing: "dark mode toggle that remembers the choice".
const addition =
  /^(?!(?:slow|broken|missing|wrong|empty|blank|double|duplicate|dead|old|bad|ugly|our|the|my|this|that|no|an?|when|if|after|all|some|users?|it|we|i)\b)[\p{L}-]+(?: (?!of\b|for\b|is\b|are\b|in\b|on\b|to\b)[\p{L}-]+){0,3} (?:toggle|button|filter|page|form|switch|banner|menu|dialog|widget|bar|sidebar|badge|list|tab|tooltip|link|counter|export|import|limit|picker|preview|reminder)(?= (?:that|which|for|with|to|on|in)\b|,|\.|$)/iu;

// Begins such a title as a plain word; any other capital may be a name.
const plainFirst =
  /^(?:Dark|Light|Search|Login|Contact|Newsletter|Export|Import|Share|Filter|Cookie|User|Product|Password|Print|Language|Theme|Comment|Profile|Order|Simple|New|Multi|Infinite|Sticky|Keyboard)$/;

function instruction({ reading, form, type, change }: PlanContext): Line {
  const { task } = reading;
  const asksPolitely =
    /^(?:can|could|would|will)\b/i.test(reading.courtesy) && task.endsWith('?') && form !== 'question';
  const body = asksPolitely ? task.slice(0, -1) : task;
  const close: Line = asksPolitely
    ? [
        { text: '?', origin: 'removed', rule: 'K2', reason: 'Courtesy costs tokens' },
        { text: '.', origin: 'edited', rule: 'K2', reason: 'An instruction, not a question' },
      ]
    : [];
  const lead =
    (form === 'product' || form === 'program') && reading.form !== form
      ? stepsLead.exec(body)?.[0]
      : undefined;
  if (lead !== undefined) {
    return [
      { text: lead, origin: 'removed', rule: 'A1', reason: 'You chose a build' },
      ...capitalised(body.slice(lead.length)),
      ...close,
    ];
  }
  // "Volunteers sign up for shifts" tells how people work, not yet that something is to be built.
  if (
    form === 'product' &&
    reading.language.code === 'en' &&
    (/^(?:who|whose|where|when) [^?]*\?/i.test(body) ||
      /^(?!Users\b)\p{Lu}\p{Ll}+s\b/u.test(body) ||
      (/^(?:[Ww]e|[Ii]|[Oo]ur|[Mm]y) \p{Ll}/u.test(body) &&
        !/\b(?:need|want|would|looking for|wish|like|please)\b/i.test(body))) &&
    (isStatement(body) || body.includes('?'))
  )
    return [
      added(`Build ${articleFor(type.thing)} ${type.thing} for this: `, 'B1', 'States the product first')[0],
      { text: body, origin: 'goal' as const },
      ...close,
    ].filter((span) => span !== undefined);
  const named = form === 'change' && reading.language.code === 'en' ? addition.exec(body)?.[0] : undefined;
  if (
    named !== undefined &&
    !isInstructionVerb(/^\S+/.exec(named)?.[0] ?? '') &&
    !isStatement(body) &&
    change?.id === 'add'
  ) {
    const first = /^\p{L}+/u.exec(body)?.[0] ?? '';
    const spoken = plainFirst.test(first) ? first.toLowerCase() : first;
    return [
      added(`Add ${articleFor(spoken)} `, 'B1', 'Says that it is new')[0],
      { text: spoken, origin: spoken === first ? ('goal' as const) : ('edited' as const) },
      { text: body.slice(first.length), origin: 'goal' as const },
      ...close,
    ].filter((span) => span !== undefined);
  }
  return [
    ...(form === 'product' || form === 'program' ? withVerb(body, reading, type.thing) : capitalised(body)),
    ...close,
  ];
}

// A goal of a few words says what, and not where: the project type completes the sentence.
function tail({ reading, form, type }: PlanContext): Line {
  const { task } = reading;
  const isBare =
    form === 'product' &&
    reading.language.code === 'en' &&
    reading.words <= 6 &&
    !/[.:,;?!\n]/.test(task) &&
    !isOutsideBrowser(task) &&
    !/\b(?:with|using|in|for|that|app|application|site|website|page|api|component|cli|bot)\b/i.test(
      task.split(' ').slice(1).join(' '),
    );
  if (
    isBare &&
    (/^(?:build|create|make|develop|design|implement)\b/i.test(task) || reading.kind !== undefined)
  )
    return added(` ${type.tail}.`, 'B1', 'States the product first');
  return /[\p{L}\p{N})]$/u.test(task) && !task.includes('\n') ? [{ text: '.', origin: 'added' }] : [];
}
