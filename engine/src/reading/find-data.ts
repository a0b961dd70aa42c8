import type { ActId } from './act-verbs.ts';
import type { shortOrders } from './short-orders.ts';
import type { FrozenSpan } from './frozen-spans.ts';
import { detectLanguage } from './language.ts';
import { labelFor, namesMaterial, transformColon, transformVerb } from './data-cues.ts';
import { cue } from './material-cue.ts';
import type { TextRange } from './text-edits.ts';

/** Material that the goal hands over: moved whole, fenced, never edited. */
export interface GivenData {
  readonly range: TextRange;
  /** The goal's own noun for it in title case, such as `Tweet`; `Text` when it names none. */
  readonly label: string;
  /** Where the instructions begin that stand behind the material; absent where they stand in front of it. */
  readonly after?: number;
  /** True when the material holds a request or a question that a model could take for an instruction. */
  readonly imperative: boolean;
}

const isTerminated = (text: string): boolean => /[.!?…:]["”»)’'\]}]*$/.test(text);
/** How a sentence is read, given by the reader of goals: this file is fetched without it. */
export interface SentenceReader {
  readonly actOf: (text: string) => ActId;
  readonly opensModifier: (text: string) => boolean;
  readonly shortOrders: typeof shortOrders;
}

const looksLikeRequest = (text: string, reader: SentenceReader): boolean =>
  !text.includes('|') &&
  !/^if you\b.*\blet me know\b/i.test(text) &&
  (reader.opensModifier(text) || reader.actOf(text) !== 'open');
const hasVerb = (text: string): boolean =>
  /\b(?:is|are|was|were|be|has|have|had|do|does|should|must|can|will|would|need|use|make|include|keep)\b/i.test(
    text,
  );

const dataAt = (
  goal: string,
  start: number,
  instruction: string,
  reader: SentenceReader,
  label?: string,
): GivenData => {
  const text = goal.slice(start);
  const sentences = text.slice(0, 4_000).split(/(?<=[.!?])\s+|\n/);
  return {
    range: { start, end: goal.length },
    label: label ?? labelFor(instruction),
    imperative:
      text.length > 200
        ? sentences.some((part) => part !== '' && looksLikeRequest(part, reader))
        : /\b(?:ignore|disregard|forget)\b/i.test(text),
  };
};

const afterColon = (
  goal: string,
  frozen: readonly FrozenSpan[],
  reader: SentenceReader,
): GivenData | undefined => {
  const opening = goal.slice(0, 400);
  const hit =
    transformColon.exec(opening) ??
    reader.shortOrders.map(([pattern]) => pattern.exec(opening)).find(Boolean);
  if (!hit) return undefined;
  const start = hit[0].length;
  if (frozen.some((span) => span.start < start - 1 && span.end > start)) return undefined;
  const rest = goal.slice(start);
  const namesAStyle =
    /\b(?:style|structure|format|order|theme|steps|criteria|categories|options|requirements|rules|topics?|prompt|sections|points|questions)\s?:\s$/i.test(
      hit[0],
    );
  return rest.trim() === '' || namesAStyle ? undefined : dataAt(goal, start, hit[0], reader);
};

const announced =
  /\b(?:given|following|underlined|provided) (?:\p{L}+ )?(?:sentence|text|paragraph|statement|phrase|passage|tweet|review|title|quote)\b/iu;
const quickLanguageWords = 6;
/** "Translate into formal German: …": what stands behind the colon can only be the text. */
const bareTransform =
  /^(?:please )?(?:translate|proofread|spell[- ]?check|shorten|condense|paraphrase|rephrase|rewrite|reword|correct|summari[sz]e|extract)\b/i;
const mostBareWords = 9;
const replyTo =
  /^(?:please )?(?:write (?:me )?an? (?:\p{L}+ ){0,2}(?:reply|answer|response)|reply|respond|answer) to (?:this|the following|my|the|these)\b/iu;

// "Rewrite the following text so that …: <text>", and an instruction in one language before a text in another.
const afterAnyColon = (
  goal: string,
  frozen: readonly FrozenSpan[],
  reader: SentenceReader,
): GivenData | undefined => {
  const at = goal.slice(0, 240).search(/:\s/);
  if (at < 0 || frozen.some((span) => span.start <= at && span.end > at)) return undefined;
  const head = goal.slice(0, at + 1);
  const start = at + 1 + (/^\s+/.exec(goal.slice(at + 1))?.[0].length ?? 0);
  const rest = goal.slice(start);
  if (rest.split(/\s+/, quickLanguageWords).length < quickLanguageWords || /[.!?]\s/.test(head))
    return undefined;
  if (
    (transformVerb.test(head) || replyTo.test(head)) &&
    (cue.test(head) ||
      /\b(?:this|these|my)\b/i.test(head) ||
      (bareTransform.test(head) && head.split(' ').length <= mostBareWords)) &&
    (bareTransform.test(head) ||
      replyTo.test(head) ||
      !looksLikeRequest(rest.slice(0, 200).split(/(?<=[.!?])\s/)[0] ?? '', reader))
  )
    return dataAt(goal, start, head, reader);
  const [left, right] = [detectLanguage(head), detectLanguage(rest.slice(0, 1_000))];
  return left.confident && right.confident && left.code !== right.code
    ? dataAt(goal, start, head, reader)
    : undefined;
};

const afterBlankLine = (goal: string, reader: SentenceReader): GivenData | undefined => {
  const gap = /\n\s*\n|:\n|\n(?=```)/.exec(goal);
  if (!gap || gap.index > 1_500) return undefined;
  const head = goal.slice(0, gap.index + (gap[0].startsWith(':') ? 1 : 0));
  const start = gap.index + gap[0].length;
  const rest = goal.slice(start);
  const firstLine = rest.slice(0, 300).split('\n')[0] ?? '';
  if (/^\s*(?:[-*•]|\d+[.)])\s/.test(firstLine) && !cue.test(head)) return undefined;
  const asked = looksLikeRequest(head.split(/(?<=[.!?])\s+/)[0] ?? head, reader) || cue.test(head);
  if (!asked || (looksLikeRequest(firstLine, reader) && !cue.test(head) && !firstLine.startsWith('```')))
    return undefined;
  return dataAt(goal, start, head, reader);
};

const leastMaterialWords = 8;
const worksOnIt =
  /\b(?:this|it|that|the above|these|my (?:text|email|e-mail|message|letter|draft|post|essay|notes))\b/i;

// "<a pasted text>, blank line, Can you turn this into minutes?" or "<text> - make this less angry".
const beforeRequest = (
  goal: string,
  frozen: readonly FrozenSpan[],
  reader: SentenceReader,
): GivenData | undefined => {
  const gap = goal.lastIndexOf('\n');
  const dash = /^.*\S( [-–—]+ )(?=\S)/su.exec(goal.slice(-400));
  const [end, after] =
    gap > 0
      ? [gap, gap + 1]
      : dash
        ? [
            goal.length - Math.min(400, goal.length) + dash[0].length - (dash[1]?.length ?? 0),
            goal.length - Math.min(400, goal.length) + dash[0].length,
          ]
        : [0, 0];
  const request = goal.slice(after).trim();
  const material = goal.slice(0, end).trimEnd();
  if (end === 0 || request === '' || request.length > 300) return undefined;
  if (material.split(/\s+/, leastMaterialWords).length < leastMaterialWords) return undefined;
  if (frozen.some((span) => span.start < after && span.end > after)) return undefined;
  const asked = request.replace(
    /^(?:(?:please|pls|now|so|ok|(?:can|could|would) you(?: please)?)[,]? )+/i,
    '',
  );
  const first = material.slice(0, 300).split(/(?<=[.!?:])\s|\n/)[0] ?? '';
  if (
    !transformVerb.test(asked) &&
    !/^(?:reply|respond|answer|write|draft|explain|list|what|is|who)\b/i.test(asked)
  )
    return undefined;
  if (!worksOnIt.test(asked) || looksLikeRequest(first, reader) || cue.test(first)) return undefined;
  return { ...dataAt(goal.slice(0, material.length), 0, request, reader), after };
};

// Rows of values ("2024-01-01,3.2") or lines of code in front of the line that asks about them.
const rowsBefore = (
  goal: string,
  frozen: readonly FrozenSpan[],
  reader: SentenceReader,
): GivenData | undefined => {
  const gap = goal.lastIndexOf('\n');
  const request = goal.slice(gap + 1).trim();
  const material = goal.slice(0, Math.max(0, gap)).trimEnd();
  if (gap < 0 || request.length > 300 || /^["{}[\]<;|]|[{};|>]$/.test(request)) return undefined;
  if (frozen.some((span) => span.kind !== 'number' && span.start <= gap && span.end > gap)) return undefined;
  const lines = material
    .slice(0, 4_000)
    .split('\n')
    .filter((line) => line.trim() !== '');
  const cells = lines.map((line) => line.split(/[,;\t|]/).length);
  const rows =
    lines.length > 1 &&
    (cells[0] ?? 0) > 1 &&
    cells.every((count) => count === cells[0]) &&
    !lines.some((line) => /[.!?]$/.test(line));
  const code = lines.length > 1 && lines.filter((line) => codeLine.test(line)).length * 2 >= lines.length;
  if (!(rows || code) || countWordsOf(request) < 2) return undefined;
  return {
    ...dataAt(goal.slice(0, material.length), 0, request, reader, rows ? 'Data' : 'Code'),
    after: gap + 1,
  };
};
const codeLine =
  /[;{}]\s*$|^\s{2,}\S|\w\([^)]*\)|^\s*(?:def|for|while|if|else|return|import|from|class|const|let|var|function|select|where|#|\/\/)\b|\s[=!<>]=?\s/i;
const countWordsOf = (text: string): number => text.split(/\s+/).length;

// "Here is my CV: … Make it fit for …": the last sentence works on what was handed over.
const handedOver = (
  goal: string,
  sentences: readonly TextRange[],
  reader: SentenceReader,
): GivenData | undefined => {
  const label = /^here(?: is|['’]s| are) (?:my|our|the|a) ((?:\p{L}+ )?\p{L}+):\s/iu.exec(goal)?.[1];
  const last = sentences.at(-1);
  if (!label || !last || sentences.length < 2 || goal.includes('\n')) return undefined;
  const request = goal.slice(last.start, last.end);
  if (!looksLikeRequest(request, reader) || !worksOnIt.test(request)) return undefined;
  const material = goal.slice(0, last.start).trimEnd();
  const shown = label.charAt(0).toUpperCase() + label.slice(1);
  return { ...dataAt(material, 0, request, reader, shown), after: last.start };
};

/**
 * The material at the end of a goal that its request works on ("the given tweet … "), or undefined.
 * Errs towards undefined: what is not surely data stays part of the task, where nothing is lost.
 */
export const findData = (
  goal: string,
  sentences: readonly TextRange[],
  frozen: readonly FrozenSpan[],
  reader: SentenceReader,
): GivenData | undefined => {
  const special =
    handedOver(goal, sentences, reader) ??
    rowsBefore(goal, frozen, reader) ??
    beforeRequest(goal, frozen, reader) ??
    afterColon(goal, frozen, reader) ??
    afterAnyColon(goal, frozen, reader) ??
    afterBlankLine(goal, reader);
  if (special) return special;
  const texts = sentences.map(({ start, end }) => goal.slice(start, end));
  const last = texts.length - 1;
  if (last < 1) return undefined;
  const before = texts.slice(0, last).join(' ');
  const tail = texts[last] ?? '';
  const tailStart = sentences[last]?.start ?? 0;
  const cued = cue.test(before);
  const sorting = reader.actOf(texts[0] ?? '');
  if (
    cued &&
    last === 1 &&
    tail.endsWith('?') &&
    (sorting === 'classify' || sorting === 'translate' || sorting === 'rewrite' || sorting === 'correct')
  ) {
    return dataAt(goal, tailStart, before, reader);
  }
  const keyed = tail.match(/(?:^|\s)\p{L}[\p{L}]{1,20}:\s/gu)?.length ?? 0;
  if (cued && keyed >= 2)
    return dataAt(goal, tailStart, before, reader, namesMaterial(before) ? undefined : 'Information');
  const earlierEnded = isTerminated(texts[last - 1] ?? '');
  if (cued && earlierEnded && !isTerminated(tail) && !/^(?:use|include|make|be|keep)\b/i.test(tail)) {
    let first = last;
    while (
      first > 1 &&
      !looksLikeRequest(texts[first - 1] ?? '', reader) &&
      cue.test(texts.slice(0, first - 1).join(' '))
    )
      first -= 1;
    return dataAt(goal, sentences[first]?.start ?? tailStart, texts.slice(0, first).join(' '), reader);
  }
  if (cued) {
    let first = last;
    while (first > 0 && !looksLikeRequest(texts[first] ?? '', reader)) first -= 1;
    const from = sentences[first + 1];
    const head = texts.slice(0, first + 1).join(' ');
    if (
      from &&
      cue.test(head) &&
      looksLikeRequest(texts[first] ?? '', reader) &&
      (announced.test(head) || !/^(?:i|we|my|our|it|they|this)\b/i.test(texts[first + 1] ?? ''))
    ) {
      return dataAt(goal, from.start, head, reader);
    }
    if (/^["“«]/.test(tail)) return dataAt(goal, tailStart, before, reader);
    return undefined;
  }
  if (detectLanguage(texts[0] ?? '').code !== 'en') return undefined;
  const fragment =
    earlierEnded &&
    !isTerminated(tail) &&
    !hasVerb(tail) &&
    !looksLikeRequest(tail, reader) &&
    tail.split(' ').length <= 25;
  return fragment &&
    /^\p{L}/u.test(tail) &&
    !/^(?:for|with|in|on|at|as|to|about|of|from|by|no|not|please|also|and|or|but|part|max|min)\b/i.test(
      tail,
    ) &&
    sorting !== 'open' &&
    !(sorting === 'question' && /\b(?:i|my|we|our)\b/i.test(before))
    ? dataAt(goal, tailStart, before, reader, 'Input')
    : undefined;
};
