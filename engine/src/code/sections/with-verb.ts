import { countWords } from '../../reading/complexity.ts';
import type { Span } from '../../result.ts';
import { capitalised } from '../prompt/capitalised.ts';
import type { Line } from '../prompt/line.ts';
import type { CodeReading } from '../reading/code-reading.ts';
import { articleFor } from '../reading/inflect.ts';
import { isStatement } from '../stated/statements.ts';
import { isInstructionVerb, makeVerbs } from '../reading/verbs.ts';

const reason = 'States the product first';
const article = /^(?:an?|the)$/i;
const determiner = /^(?:an?|the|my|this|that|your|it|me|all|to|of|its|our)$/;
const finite =
  /\b(?:is|are|was|should|must|can|will|has|have|had|does|do|need|needs|want|wants|got|would)\b/i;
const noPhrase =
  /^(?:i|we|you|he|she|they|it|this|that|these|there|if|when|in|on|for|with|using|given|my|our|your|no|not|and|to|from|as|at|by|of|let|take|how|what|why)$/i;
const productNoun =
  /^(?:app|application|website|site|page|platform|portal|dashboard|system|store|shop|game|forum|blog|service|tool|extension|plug-?in|add-?in|add-?on|clone|simulator|tracker|manager|editor|player|generator|calculator|converter|component|widget|bot|api|endpoint|server|(?:score|leader|dash|notice|bulletin)?board|viewer|visuali[sz]er|finder|checker|validator|counter|timer|clock|helper|creator|maker|planner|scheduler|previewer|picker|reader|bar|menu|form|wizard|table|button|register|builder|solver|quiz|plan|roster|input|picker|toggle|slider|card|list|log|diary|journal|catalogue|directory|ledger)$/i;

// "Login form", "checkout page": the first word says what it is for.
const nounFirst =
  /^(?:log-?in|sign-?up|checkout|search|filter|upload|contact|booking|payment|tag|sort|share|rate|copy|play|like|follow|date|file|move|print|scan|track|stop|start|compare|vote|guess|build|design|plan|order|post|report)$/i;
const screenPart =
  /^(?:form|page|bar|box|button|screen|panel|dialog|modal|field|widget|component|input|list|picker|menu|table|view)s?$/i;

// What an app is for rather than what it is: "referee assignment", "parking permits", "lost property office".
const matter = /(?:[^su]s|ment|tion|ing)$/i;
const place =
  /^(?:office|cent(?:er|re)|club|practice|library|bakery|restaurant|hotel|museum|school|studio|firm|clinic|hospital|company|farm|agency|department|workshop|shelter|church|kitchen)$/i;

// Words that carry a capital only because they begin the goal.
const ordinary =
  /^(?:app|application|game|(?:score|leader)?board|tool|platform|dashboard|site|bot|portal|store|shop|system|accessible|advanced|animated|basic|beautiful|clean|custom|e-?commerce|fast|interactive|internal|landing|local|minimal|mobile|modern|multi-step|online|one-page|personal|private|product|public|responsive|shared|simple|single-page|small|static|tiny|web|website)$/i;

/** A goal that is a title or a noun phrase gets the verb it lacks; everything else stays as it is (rule B1). */
export function withVerb(
  body: string,
  { language, kind, kindWords, form }: CodeReading,
  thing: string,
): Line {
  const first = /^[A-Za-z][\p{L}\p{N}'’+#.-]*/u.exec(body)?.[0] ?? '';
  const secondWord = /^\S+\s+([^\s,;:.]+)/.exec(body)?.[1] ?? '';
  const second = secondWord.toLowerCase();
  const title = /^[^:.!?\n]{3,300}/.exec(body)?.[0] ?? '';
  const subject = title.split(/\s(?:that|which|where|who)\s/i)[0] ?? '';
  const isTitled = body.charAt(title.length) === ':' && title.length <= 70;
  const headWord = (subject.split(/\s(?:for|of|to|where|with|in)\s/i)[0] ?? '').split(' ').at(-1) ?? '';
  const behind = /^\s*(\p{L}+)/u.exec(body.slice(title.length + 1))?.[1] ?? '';
  const hasVerb =
    (isInstructionVerb(first) &&
      !(nounFirst.test(first) && screenPart.test(second)) &&
      !/^repair (?:orders?|requests?|jobs?|log|tickets?)\b/i.test(body)) ||
    finite.test(subject.split(/,|\s(?:for|with)\s/i)[0] ?? '') ||
    (isTitled &&
      (makeVerbs.has(behind.toLowerCase()) || (!productNoun.test(headWord) && isInstructionVerb(behind))));
  const isPhrase =
    first !== '' &&
    title !== '' &&
    !noPhrase.test(first) &&
    (/^something$/i.test(first) ||
      second === 'of' ||
      article.test(first) ||
      !determiner.test(second) ||
      ((productNoun.test(first) || /^(?:script|program|function)$/i.test(first)) &&
        /^(?:to|that|of)$/.test(second)));
  if (language.code === 'en' && form === 'product' && kind === undefined && isDeedOfUse(body, first, second))
    return [
      lead(`Build ${articleFor(thing)} ${thing} to `),
      { text: first.toLowerCase(), origin: 'edited', rule: 'B1', reason },
      { text: body.slice(first.length), origin: 'goal' },
    ];
  if (language.code !== 'en' || hasVerb || !isPhrase || countWords(title) > 30) return capitalised(body);
  if (
    article.test(first) ||
    (/^(?:something|anything)$/i.test(first) && /^(?:to|that|where|for|with)$/.test(second))
  ) {
    return [
      lead('Build '),
      { text: first.toLowerCase(), origin: 'edited', rule: 'B1', reason },
      { text: body.slice(first.length), origin: 'goal' },
    ];
  }
  const isShortThing =
    productNoun.test(subject.split(' ').at(-1) ?? '') &&
    countWords(subject) <= 7 &&
    !/,| and |\sfor (?:our|my|an?|the) /.test(subject);
  const words = (
    isShortThing
      ? subject
      : (subject.split(/,|\s(?:shared|showing|against|between|about|for|with|using|to|in|of)\s/i)[0] ?? '')
  )
    .trim()
    .split(/\s+/);
  const last = words.at(-1) ?? '';
  const isOneThing =
    (kind !== undefined || form === 'program' || productNoun.test(last)) &&
    !/[^su]s$|\)$|^booking$/i.test(last) &&
    !/\s(?:and|or|\/|&)\s/.test(words.join(' '));
  if (!isOneThing) {
    if (form !== 'product') return [lead('Build this: '), { text: body, origin: 'goal' }];
    const isPlace = place.test(last);
    if (!isPlace && (isTitled || !matter.test(last)))
      return [lead(`Build ${articleFor(thing)} ${thing} for this: `), { text: body, origin: 'goal' }];
    const isOrdinary = /^\p{Lu}\p{Ll}+$/u.test(first) && /^\p{Ll}/u.test(secondWord);
    const named: Line = isOrdinary
      ? [
          { text: first.toLowerCase(), origin: 'edited', rule: 'B1', reason },
          { text: body.slice(first.length), origin: 'goal' },
        ]
      : [{ text: body, origin: 'goal' }];
    return [
      lead(`Build ${articleFor(thing)} ${thing} for ${isPlace ? `${articleFor(first)} ` : ''}`),
      ...named,
    ];
  }
  const verb = form === 'program' ? 'Write' : 'Build';
  const isOrdinary =
    ordinary.test(first) ||
    (kindWords?.startsWith(first.toLowerCase()) === true && /^\p{Ll}/u.test(secondWord));
  const spoken = (!isTitled || /^\p{Ll}/u.test(second)) && isOrdinary ? first.toLowerCase() : first;
  const begin: Span =
    spoken === first
      ? { text: first, origin: 'goal' }
      : { text: spoken, origin: 'edited', rule: 'B1', reason };
  return [lead(`${verb} ${articleFor(first)} `), begin, { text: body.slice(first.length), origin: 'goal' }];
}

// "Calculate the heating costs of our flats" is what people will do with it; the builder is to build, not to calculate.
const isDeedOfUse = (body: string, first: string, second: string): boolean =>
  usedFor.test(first) && /^(?:an?|the|my|our|two|three|all|\d+)$/.test(second) && !isStatement(body);
const usedFor =
  /^(?:upload|scan|calculate|compare|track|log|record|plan|split|share|collect|vote|rate|book|sell|rent|lend|count|find|search|convert|organi[sz]e|schedule|manage|measure)$/i;

const lead = (text: string): Span => ({ text, origin: 'added', rule: 'B1', reason });
