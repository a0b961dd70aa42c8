import type { Span } from '../result.ts';
import type { VisualReading } from './reading/read-visual-goal.ts';
import { classOfNoun } from './reading/subject-words.ts';
import type { GoalForm } from './write-goal.ts';

/** What is done to one stretch of the goal; without `span` it only leaves. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly span?: Span;
}

const weighted = /^\([^()]{1,80}:\d(?:\.\d{1,2})?\)/;

/** Takes a stretch out and shows it as struck through, with its reason. */
export const removal = (text: string, start: number, end: number, rule: string, reason: string): Edit => ({
  start,
  end,
  span: { text: text.slice(start, end), origin: 'removed', rule, reason },
});

/** A still picture shows the first of several events. */
export function laterMoments({ text, leadInLength, sequence }: VisualReading): Edit[] {
  if (sequence === undefined) return [];
  const at = text.slice(leadInLength, 4000).search(/[,.;]?\s(?:and )?then\s/i);
  return at < 1
    ? []
    : [removal(text, leadInLength + at, text.length, 'M4', 'One picture shows the first moment alone')];
}

/** "Create a picture of a": what stands before the subject, and its article where the service needs none. */
export function opening({ text, leadInLength, isSentence }: VisualReading, form: GoalForm): Edit[] {
  const edits =
    leadInLength > 0 ? [removal(text, 0, leadInLength, 'V1', 'The picture begins with its subject')] : [];
  const article =
    form.dropsArticle && !isSentence
      ? /^(?:an?|the) (?=\p{Ll})/iu.exec(text.slice(leadInLength, leadInLength + 40))?.[0]
      : undefined;
  if (article === undefined || /^the /i.test(article)) return edits;
  return [
    ...edits,
    removal(text, leadInLength, leadInLength + article.length, 'V9', 'This service needs no article'),
  ];
}

/** A question for a picture is none to the service: its mark and "look like" go. */
export function question({ text, leadInLength }: VisualReading): Edit[] {
  if (!/^(?:can|could|would|will|what|how)\b/i.test(text.slice(0, leadInLength))) return [];
  const reason = 'Shown rather than asked';
  const look = /^(?:what|how)/i.test(text) ? / looks?(?: like)?\b/i.exec(text.slice(0, 300)) : null;
  return [
    ...(look === null ? [] : [removal(text, look.index, look.index + look[0].length, 'V1', reason)]),
    ...(text.endsWith('?') ? [removal(text, text.length - 1, text.length, 'V1', reason)] : []),
  ];
}

const shapeClause =
  /, (?:in )?(?:vertical|portrait|landscape|horizontal|square|widescreen)(?: (?:format|orientation|video|mode))?(?: for (?:instagram|tiktok|reels|stories|shorts|youtube))?(?=[,.]|$)/i;
const lengthClause = /, (?:about )?(\d{1,3})[ -]?(?:s|sec|secs|seconds?)(?: long)?(?=[,.]|$)/i;

/** Proportions and length that the settings say are no part of the scene. */
export function formatClauses({ text }: VisualReading, { saysShape, seconds }: GoalForm): Edit[] {
  const head = text.slice(0, 1000);
  const shape = saysShape ? shapeClause.exec(head) : null;
  const length = lengthClause.exec(head);
  const isSaid = length !== null && seconds?.includes(Number(length[1])) === true;
  return [shape, isSaid ? length : null].flatMap((found) =>
    found === null
      ? []
      : [removal(text, found.index, found.index + found[0].length, 'V9', 'Said in the settings')],
  );
}

/** A service knows nobody's "our": "our village" is a village. People and animals stay, a notice asks for them. */
export function owners({ text, edit, lettering, language, leadInLength }: VisualReading): Edit[] {
  if (edit !== undefined || language.code !== 'en') return [];
  const reason = 'The service does not know yours';
  return [
    ...text
      .slice(0, 600)
      .matchAll(
        /(?<=^| (?:of|for|in|on|at|with|from|near) )(?:our|my) (?!own\b)(?=((?:[\p{L}-]+ ?){1,4}))/giu,
      ),
  ].flatMap(({ index, 0: owner, 1: phrase = '' }) => {
    const end = index + owner.length;
    const named = phrase
      .toLowerCase()
      .replace(/ (?:in|on|at|for|with|and|of|from|that|is|as|by|to|near|the|an?) .*/, '')
      .trim()
      .split(' ');
    if (
      index < leadInLength ||
      lettering.some((each) => each.start <= end && index < each.end) ||
      named.some(
        (word) =>
          !/^(?:choir|band|team)/.test(word) && /^(?:person|animal|concept|part)$/.test(classOfNoun(word)),
      )
    )
      return [];
    const last = named.at(-1) ?? '';
    // In "our bike box closes" the last word is a verb.
    const head =
      classOfNoun(last) === 'unknown' && classOfNoun(named.at(-2) ?? '') !== 'unknown' ? named.at(-2) : last;
    const small = /[^su]s$/.test(head ?? '') ? '' : /^[aeiou]/.test(phrase) ? 'an ' : 'a ';
    const article = index === leadInLength ? small.replace(/^a/, 'A') : small;
    return [
      removal(text, index, end, 'V11', reason),
      { start: end, end, span: { text: article, origin: 'edited' as const, rule: 'V11', reason } },
    ].slice(0, article === '' ? 1 : 2);
  });
}

/** "..., can you draw her for the cover": what comes last asks for the picture and shows nothing. */
export function tailRequest(text: string): Edit[] {
  const found =
    /[,.;] (?:so |and )?(?:can|could|would|will) you (?:please )?(?:draw|make|create|paint|design|generate|illustrate|show|do)(?: me)? (?:her|him|it|them|this|that|one|an? (?:picture|image|drawing|illustration|video|clip))\b[^.!?]{0,60}[.!?]?$/i.exec(
      text.slice(-200),
    );
  if (found === null || text.length < found[0].length + 8) return [];
  return [removal(text, text.length - found[0].length, text.length, 'V1', 'Asks for the picture')];
}

/** Trailing commas and colons go; a quotation that was never closed is closed. */
export function ending(text: string): Edit[] {
  const tail = /[\s,;:-]+$/.exec(text.slice(-40))?.[0].length ?? 0;
  const edits: Edit[] = tail > 0 ? [{ start: text.length - tail, end: text.length }] : [];
  const first = text.indexOf('"');
  if (first < 0 || first !== text.lastIndexOf('"') || /\d/.test(text.charAt(first - 1))) return edits;
  const opens = /\S/.test(text.charAt(first + 1));
  const span: Span = { text: '"', origin: 'edited', rule: 'V6', reason: 'Quotation mark closed' };
  return opens
    ? [...edits, { start: text.length, end: text.length, span }]
    : [{ start: 0, end: 0, span }, ...edits];
}

/** Lettering stands in straight double quotes, whatever marks it had. */
export function straightQuotes(text: string, start: number, end: number, bare = false): Edit[] {
  if (text.charAt(start) === '"') return [];
  const span: Span = {
    text: '"',
    origin: 'edited',
    rule: 'V6',
    reason: 'Exact lettering stands in double quotes',
  };
  return bare
    ? [
        { start, end: start, span },
        { start: end, end, span },
      ]
    : [
        { start, end: start + 1, span },
        { start: end - 1, end, span },
      ];
}

/** Round brackets that the service would read as a weight are escaped. */
export function brackets(text: string): Edit[] {
  const edits: Edit[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const char = text.charAt(index);
    if (char === '(') {
      const weight = weighted.exec(text.slice(index, index + 90));
      if (weight !== null) {
        index += weight[0].length - 1;
        continue;
      }
    }
    if ((char === '(' || char === ')') && text.charAt(index - 1) !== '\\') {
      edits.push({
        start: index,
        end: index + 1,
        span: { text: `\\${char}`, origin: 'edited', rule: 'V9', reason: 'Plain brackets, not a weight' },
      });
    }
  }
  return edits;
}
