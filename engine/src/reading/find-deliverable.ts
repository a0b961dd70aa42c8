import { actVerbs } from './act-verbs.ts';
import { deliverableNouns } from './deliverable-nouns.ts';
import type { DeliverableId } from './deliverable-nouns.ts';
import { isTitled } from './is-titled.ts';

/** Kinds of text by the nouns that name them. */
export const idsByNoun: ReadonlyMap<string, DeliverableId> = new Map(
  (Object.keys(deliverableNouns) as DeliverableId[]).flatMap((id) =>
    deliverableNouns[id].split('|').map((noun) => [noun, id] as const),
  ),
);

const longestNounWords = 5;
const reach = 26;
// A deliverable is the head of its noun phrase, so a phrase is read up to the word that opens the next one.
const boundary =
  /^(?:to|for|about|on|of|that|which|who|with|in|from|by|based|using|where|when|as|explaining|announcing|asking|inviting|telling|describing|and|or|at|into|how|why|what|whether|while|after|before|between|titled|called|named|inspired|so|if|than|via|regarding|because|due|against|without|towards?|per|is|are|not|the|but|like|me)$/;
/** "scope of work", "back and forth": words in which a boundary joins instead of parting. */
const joined: ReadonlySet<string> = new Set(
  [...idsByNoun.keys()].flatMap((noun) => {
    const parts = noun.split(' ');
    return parts.flatMap((word, at) =>
      at > 0 && at < parts.length - 1 && boundary.test(word) ? [parts.slice(at - 1, at + 2).join(' ')] : [],
    );
  }),
);

export interface FoundDeliverable {
  readonly id: DeliverableId;
  /** The goal's own words for it. */
  readonly noun: string;
  /** Offset behind the noun, in the text searched. */
  readonly end: number;
  /** A second thing of another kind that is joined to it by "and" ("minutes and a list of tasks"), in the goal's own words. */
  readonly also?: string;
  /** True where loose words follow it, so that a colon has to tell the thing from its subject. */
  readonly loose?: boolean;
}

interface Word {
  readonly word: string;
  readonly raw: string;
  readonly end: number;
}

/** "within 10 minutes" is a time, no record of a meeting. */
const isTime = (words: readonly Word[], last: number): boolean =>
  words[last]?.word === 'minutes' &&
  /^(?:\d+|a|few|some|several|one|two|three|four|five|six|ten|fifteen|twenty|thirty|forty|sixty)$/.test(
    words[last - 1]?.word ?? '',
  );

// "novel type", "feature object": a noun before another plain noun only describes it.
const canFollow = (next: Word | undefined, titled: boolean): boolean =>
  next === undefined ||
  /(?:ing|ed)$|^(?:set|text|wording|copy|told|written|made|held|sent|meant|today|tonight|tomorrow|now|here|then|again|only|too|please|first|instead|each|we|you|i|my|our|your|this|these|it|they|he|she)$/.test(
    next.word,
  ) ||
  (titled ? /^\d/.test(next.raw) : /^[\p{Lu}\d]/u.test(next.raw));

const headOf = (words: readonly Word[], titled: boolean): FoundDeliverable | undefined => {
  for (let end = words.length; end > 0; end -= 1) {
    if (!canFollow(words[end], titled) || isTime(words, end - 1)) continue;
    for (let size = Math.min(longestNounWords, end); size > 0; size -= 1) {
      const noun = words
        .slice(end - size, end)
        .map(({ word }) => word)
        .join(' ');
      const id = idsByNoun.get(noun);
      if (!id) continue;
      const described =
        id === 'template' && end > size ? headOf(words.slice(0, end - size), titled) : undefined;
      return (
        described ?? {
          id,
          noun: words
            .slice(end - size, end)
            .map(({ raw }) => raw)
            .join(' '),
          end: words[end - 1]?.end ?? 0,
        }
      );
    }
  }
  return undefined;
};

const second = /^ and (?=(an?|the|some|\d+) ([\p{L}-]+(?: [\p{L}-]+){0,5}))/u;

const alsoIn = (text: string, first: FoundDeliverable, titled: boolean): { also?: string } => {
  const hit = second.exec(text.slice(first.end, first.end + 80));
  const all = (hit?.[2] ?? '').split(' ');
  const stop = all.findIndex((word) => boundary.test(word.toLowerCase()));
  const phrase = (stop < 0 ? all : all.slice(0, stop)).map((raw) => ({
    raw,
    word: raw.toLowerCase(),
    end: 0,
  }));
  const found = headOf(phrase, titled);
  if (!found || phrase.at(-1)?.raw !== found.noun.split(' ').at(-1)) return {};
  const rest = all.slice(stop + 1);
  const end = rest.findIndex((word) => boundary.test(word.toLowerCase()));
  const of = (end < 0 ? rest : rest.slice(0, end)).join(' ');
  const more = stop > 0 && all[stop] === 'of' && of ? ` of ${of}` : '';
  return { also: `${phrase.map(({ raw }) => raw).join(' ')}${more}` };
};

const owned = /^(?:my|our|their|his|her|its)$/;
const tells = /^(?:is|are)$/;

const textTo =
  /^[^\p{L}\p{N}-]*(?:me )?(?:an? |the )?(?!(?:business|credit|gift|sim|report|score|flash|memory|graphics|id) )(?:[\p{L}-]+ ){0,2}?((?:text|thanks|thank you|congratulations) (?=to )|text (?=for (?:my|our) (?:boyfriend|girlfriend|wife|husband|partner|friend|best friend|sister|brother|mother|father|mum|mom|dad|boss|ex)\b)|(?:note|whats ?app|sms|dm) (?=to |for )|card (?=to |for ))(?=\S+ (?:my|our|his|her|the|an?|all|everyone|\p{L}+s\b|\p{Lu}))/iu;
const answeredTo =
  /^[^\p{L}]*(?:an? |the |my |our )?(?:\p{L}[\p{L}-]* )?(response|answer)(?= to (?:an?|the|my|our|this) (?:\p{L}+ )?(?:applicant|customer|client|guest|parent|teacher|tenant|landlord|supplier|colleague|boss|friend|e?-?mail|message|letter|complaint|review|comment|invitation|offer)\b)/iu;
/** Behind "application" a job, or a flat or place. */
const appliedFor =
  /^([^\p{L}]*(?:(?:an?|my|our|the) )?(?:\p{L}+ )?application) for (?:(?:an?|the|my) )?(?:\p{L}+ ){0,2}(?:(?:job|position|internship|apprenticeship)\b|(flat|apartment|room|scholarship|place at|visa|leave)\b)/iu;
/** "Text for a poster": what it is for names the kind. */
const textFor =
  /^[^\p{L}\p{N}-]*(?:me )?(?:(?:an?|the|some|short|nice|good|kind|a few) )*(?:text|copy|wording|words) for (?:(?:an?|the|my|our) )?/iu;

/** "A reference for our trainee": the paper that goes with somebody who leaves. */
const referenceFor =
  /^[^\p{L}\p{N}]*(?:an? )?(?:short |good |written |job |work )*reference for (?:my|our|an?|the) /iu;
const choosesBetween = /^(?:buy|rent|own|keep|sell|finance|hire|lease|borrow)$/;

/** "Announce that … per meal", "a topic for my blog": what stands behind these is spoken of, not asked for. */
const spokenOf =
  /^(?:for|of|to|that|which|who|where|when|how|why|what|whether|while|if|because|after|before|between|by|than|via|per|like|without|against|from|at|as|is|are)$/;
const goesOn = /^(?:,|and|or|the)$/;
const subject = /^(?:about|on|regarding)$/;

const firstDeliverable = (text: string): FoundDeliverable | undefined => {
  const joinedText = text
    .slice(0, 400)
    .replace(/\babout (?=section\b|page\b|us\b|me\b)/gi, 'about-')
    .replace(/\bto do (?=lists?\b)/gi, 'to-do ');
  const tokens = [...joinedText.matchAll(/[\p{L}\p{N}&#+.'’-]+|[,;:(!?]/gu)].slice(0, reach);
  const sent = textTo.exec(text);
  const answered = answeredTo.exec(text);
  if (answered) return { id: 'message', noun: answered[1] ?? '', end: answered[0].length };
  if (sent) return { id: 'message', noun: (sent[1] ?? '').trimEnd(), end: sent[0].trimEnd().length };
  const applied = appliedFor.exec(text);
  if (applied)
    return { id: applied[2] ? 'letter' : 'cover-letter', noun: 'application', end: applied[1]?.length ?? 0 };
  const shown = textFor.exec(text);
  if (shown) {
    const behind = text.slice(shown[0].length);
    const end = shown[0].trimEnd().length;
    if (/^(?:poster|sign|banner|placard)\b/i.test(behind)) return { id: 'leaflet', noun: 'text', end };
    if (/^(?:\p{L}+ )?(?:card|guest ?book)\b/iu.test(behind)) return { id: 'message', noun: 'text', end };
    const of = firstDeliverable(behind);
    if (of) return { ...of, end: of.end + shown[0].length };
  }
  const reference = referenceFor.exec(text);
  if (reference) {
    const end = text.toLowerCase().indexOf('reference') + 'reference'.length;
    return { id: 'reference-letter', noun: 'reference', end };
  }
  const titled = isTitled(text);
  const phrase: Word[] = [];
  let opener = '';
  let openerAt = 0;
  // "a pen or pencil, electric or manual": the bare second half of a choice is no text that is asked for.
  const head = (): FoundDeliverable | undefined =>
    (opener === 'or' && phrase.length === 1) ||
    subject.test(opener) ||
    (openerAt > 0 &&
      spokenOf.test(opener) &&
      !(opener === 'to' && actVerbs.has(phrase[0]?.word ?? '')) &&
      !(opener === 'by' && (phrase[0]?.word ?? '').endsWith('ing')))
      ? undefined
      : headOf(phrase, titled);
  for (const [index, token] of tokens.entries()) {
    const raw = token[0].replace(/[.'’]+$/, '');
    const word = raw.toLowerCase().replace('’', "'");
    const trio = `${tokens[index - 1]?.[0] ?? ''} ${word} ${tokens[index + 1]?.[0] ?? ''}`.toLowerCase();
    const opensNext = (boundary.test(word) && !joined.has(trio)) || /^[,;:(!?]$/.test(word);
    if (opensNext) {
      // "our policy is 30 days" tells what there is; nothing of it is asked for.
      const told = owned.test(phrase[0]?.word ?? '') && tells.test(word) && index > phrase.length;
      const chosen = word === 'or' && choosesBetween.test(tokens[index + 1]?.[0].toLowerCase() ?? '');
      const found = told || chosen ? undefined : head();
      if (found) return word === 'and' ? { ...found, ...alsoIn(text, found, titled) } : found;
      // "The one, and": a comma or "and" goes on with what the word before it opened.
      if (!goesOn.test(word) || !(spokenOf.test(opener) || subject.test(opener))) {
        opener = word;
        openerAt = index;
      }
      phrase.length = 0;
      continue;
    }
    phrase.push({ word, raw, end: token.index + raw.length });
    if (token[0].endsWith('.') && !/\.\p{L}/u.test(token[0])) break;
  }
  return head();
};

const staff =
  /\b(?:employees?|staff|cashiers?|hires?|team|apprentices?|trainees?|interns?|waiters?|nurses?|volunteers?|colleagues?|managers?|recruits?|starters?|onboarding|customer service|sales (?:people|reps?))\b/i;

const race =
  /\bplan (?:to|for) (?:run(?:ning)?|swim(?:ming)?|cycl(?:e|ing)|ride|row|my first|an?)? ?(?:an? )?(?:\d+ ?(?:k|km|miles?)|(?:half[- ])?marathon|triathlon|ultra|iron ?man)\b|\b(?:marathon|triathlon|\d+ ?k) (?:running )?plan\b/i;

/** The deliverable that `text`, the words behind a verb, names first; undefined when it names none near its start. */
export const findDeliverable = (text: string): FoundDeliverable | undefined => {
  const first = firstDeliverable(text);
  const found = first && {
    ...first,
    noun: first.noun
      .replace(/^about-/i, 'about ')
      .replace(/^to-do (?=list)/i, text.includes('-do list') ? 'to-do ' : 'to do '),
  };
  const start = text.slice(0, 400);
  // People at work are trained for a job, not for a race.
  if (found?.id === 'training-plan' && staff.test(start)) return { ...found, id: 'plan' };
  return found?.id === 'plan' && race.test(start) ? { ...found, id: 'training-plan' } : found;
};
