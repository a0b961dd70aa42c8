import { modifierOpening } from './act-verbs.ts';
import type { ActId } from './act-verbs.ts';
import { complexityOf } from './complexity.ts';
import { courtesyEdits, namedGreetingIn } from './courtesy.ts';
import { findData } from './find-data.ts';
import type { GivenData, SentenceReader } from './find-data.ts';
import { findFrozenSpans } from './frozen-spans.ts';
import type { FrozenSpan } from './frozen-spans.ts';
import { isTitled } from './is-titled.ts';
import { spansOfRange, textOfSpans } from './text-edits.ts';
import type { TextRange } from './text-edits.ts';
import { isTechnical } from './is-technical.ts';
import type { Reading } from './reading.ts';
import { needsCloseReading } from './needs-close-reading.ts';
import { readFacts } from './known-facts.ts';
import { detectLanguage } from './language.ts';
import type { Language } from './language.ts';
import { languageOf, readIn } from './language-of.ts';
import { findMisfit } from './misfit.ts';
import { normalise, readingCap } from './normalise.ts';
import { isQuestion, questionKind } from './question-kind.ts';
import type { QuestionKind } from './question-kind.ts';
import { readAct } from './read-act.ts';
import type { ReadAct } from './read-act.ts';
import { findReader } from './reader.ts';
import { roleKindOf } from './role-name.ts';
import { readSentences } from './sentence-kinds.ts';
import { splitSentences } from './sentences.ts';
import { shortOrders } from './short-orders.ts';
import { readSize } from './size.ts';
import { spellingEdits } from './spelling.ts';

/** The role's name in "Act as an Etsy researcher" or "Film Critic". */
const nameOfRole = (sentence: string): string =>
  sentence
    .replace(
      /^(?:please )?(?:i want you to )?(?:act|behave|pretend|work|serve)(?:ing)? (?:as|like|to be) (?:an? |the |my )?/i,
      '',
    )
    .replace(/^you are (?:an? |the |my )?/i, '')
    .replace(/(?<![.!])[.!]+$/, '');

const kindOf = (request: string, own: boolean, frozen: readonly FrozenSpan[]): QuestionKind => {
  const kind = questionKind(request);
  if (kind !== 'what-is') return kind;
  const numbers = frozen.filter((span) => span.kind === 'number').length;
  if (numbers >= 3 && /\b(?:operations?|result|number|total|left|remain|distance|digits?)\b/i.test(request))
    return 'quantity';
  if (numbers >= 3 && /\b(?:km\/h|kph|mph|m\/s|per (?:hour|minute|second|day)|an hour)\b/i.test(request))
    return 'quantity';
  return own ? 'how-to' : kind;
};

const plainEnglish: Language = { code: 'en', name: 'English', confident: true };

const sentencesOf = (
  text: string,
  { start, end }: TextRange,
  frozen: readonly FrozenSpan[],
): readonly TextRange[] => {
  if (start === 0) return splitSentences(text.slice(0, end), frozen);
  const shifted = frozen.map((span) => ({ ...span, start: span.start - start, end: span.end - start }));
  return splitSentences(text.slice(start, end), shifted).map((range) => ({
    start: range.start + start,
    end: range.end + start,
  }));
};

// Sentences are read for where material begins and again for what they ask: once for both.
const readerOfActs = (): ((text: string) => ReadAct) => {
  const known = new Map<string, ReadAct>();
  return (text) => {
    const read = known.get(text) ?? readAct(text);
    known.set(text, read);
    return read;
  };
};

const sentenceReader = (actIn: (text: string) => ReadAct): SentenceReader => ({
  actOf: (text) => actIn(text).act,
  opensModifier: (text) => modifierOpening.test(text),
  shortOrders,
});

/** Reads a goal by the steps of SPEC.md, section Reading. Never throws; what it cannot tell stays open. */
export const readGoal = (raw: string): Reading => {
  const isClose = needsCloseReading(raw);
  const whole = normalise(raw);
  const cut = whole.length > readingCap ? whole.lastIndexOf(' ', readingCap) : whole.length;
  const goal = whole;
  const head = whole.slice(0, cut > 0 ? cut : readingCap);
  const frozen = findFrozenSpans(head);
  const all = splitSentences(head, frozen);
  const beyond = head.length < goal.length;
  const actIn = readerOfActs();
  const seen = isClose ? findData(head, all, frozen, sentenceReader(actIn)) : undefined;
  const found = beyond && seen?.after !== undefined ? undefined : seen;
  const firstEnd = all[0]?.end ?? head.length;
  const data: GivenData | undefined =
    found && beyond
      ? { ...found, range: { start: found.range.start, end: goal.length } }
      : (found ??
        (beyond
          ? { range: { start: Math.min(firstEnd, 2_000), end: goal.length }, label: 'Text', imperative: true }
          : undefined));
  const from = data?.after ?? 0;
  const to = data && data.after === undefined ? data.range.start : head.length;
  const ranges = sentencesOf(head, { start: from, end: to }, frozen);
  const instructions = goal.slice(from, to);
  const language = isClose ? languageOf(instructions, goal) : plainEnglish;
  const spoken =
    data && isClose ? detectLanguage(goal.slice(data.range.start, data.range.start + 4_000)) : undefined;
  const english = language.code === 'en';
  const courtesy =
    english || language.code === 'de'
      ? ranges.flatMap((range) => courtesyEdits(goal, range, ranges.length === 1))
      : [];
  const spelling = english ? ranges.flatMap((range) => spellingEdits(goal, range, frozen)) : [];
  const shown = ranges.map((range) => {
    if (courtesy.some((edit) => edit.start === range.start && edit.end === range.end)) return '';
    const from = range.start + namedGreetingIn(goal.slice(range.start, range.end));
    const skip = courtesy.find(
      (edit) => edit.start <= from && edit.end >= from && edit.end < range.end && edit.to === '',
    );
    const chained =
      skip &&
      courtesy.findLast(
        (edit) =>
          edit.end < range.end && edit.start >= range.start && edit.start <= skip.end && edit.to === '',
      );
    // What is read is what was meant: "cover leter" names a letter.
    const start = chained?.end ?? skip?.end ?? from;
    return textOfSpans(spansOfRange(goal, { start, end: range.end }, spelling));
  });
  const read = readSentences(shown, actIn);
  const main = read.find((sentence) => sentence.main);
  // "Wedding speech for my brother. He once …": the thing that opens the goal is what is wanted.
  const opens =
    !main &&
    (read[0]?.act.deliverable?.end ?? 99) < 40 &&
    !/^(?:you|i|we|it|they|take|consider|this|that|these|there|given|in|as|on|with)\b/i.test(shown[0] ?? '');
  const lone = read.length === 1 || opens ? read[0] : undefined;
  const foreign = english ? undefined : readIn(language, instructions);
  const request = main?.text ?? shown.find((text) => text !== '') ?? goal.slice(0, 300);
  const roleKind =
    !foreign && (!main || main.act.act === 'role') ? roleKindOf(nameOfRole(shown[0] ?? '')) : undefined;
  const plays =
    (english &&
      /\brole[- ]?play\b|^(?:act|behave|pretend|you are|you['’]re)\b/i.test(instructions.slice(0, 300)) &&
      /\b(?:i['’]?m|i am|i['’]ll be|i will be|i) (?:the |an? |your )?\p{L}[^.?!]{0,40}[,;.] (?:and |then )?you(?:['’]re| are|r)? \p{L}|\byou(?:['’]re| are) [^.?!]{3,60}[,;.] (?:and )?i(?:['’]m| am) (?:the|an?) \p{L}/iu.test(
        instructions.slice(0, 300),
      )) ||
    /^(?:let['’]?s play\b|lets play\b)|\btext[- ](?:based )?(?:adventure|rpg|game)\b/i.test(
      instructions.slice(0, 300),
    );
  const onlyRole = english && !main && read[0]?.kind === 'role' && data === undefined;
  const loneRole = onlyRole || (roleKind !== undefined && ranges.length <= 2 && instructions.length < 160);
  const act: ActId = foreign?.act ?? (loneRole || plays ? 'role' : (main?.act.act ?? 'open'));
  const edits = [
    ...courtesy,
    ...spelling.filter(({ start }) => !courtesy.some((edit) => edit.start <= start && start < edit.end)),
  ];
  const loose = lone?.act.deliverable?.loose ? lone.act.deliverable.end : 0;
  const begin = ranges[0] ? ranges[0].end - (shown[0]?.length ?? 0) : 0;
  const misspelt = spelling.some(({ quiet }) => !quiet);
  if (loose > 0 && act === 'open' && !misspelt && goal.charAt(begin + loose) === ' ')
    edits.push({
      start: begin + loose,
      end: begin + loose,
      to: ':',
      rule: 'A1',
      reason: 'Tells the thing from its subject',
      quiet: true,
    });
  return {
    goal,
    frozen,
    language,
    ...(spoken?.confident && spoken.code !== language.code && { dataLanguage: spoken }),
    sentences: read.map((sentence, index) => ({
      range: ranges[index] ?? { start: 0, end: 0 },
      text: sentence.text,
      kind: foreign ? 'task' : sentence.kind,
      main: sentence.main,
      act: sentence.act.act,
    })),
    ...(data && { data }),
    act,
    ...(main?.act.verb && { verb: main.act.verb }),
    request,
    ...(foreign
      ? { deliverable: foreign.deliverable }
      : { deliverable: (main ?? lone)?.act.deliverable?.id }),
    ...(!foreign && {
      noun: (main ?? lone)?.act.deliverable?.noun,
      also: (main ?? lone)?.act.deliverable?.also,
    }),
    ...(act === 'question' && {
      question: kindOf(
        main?.act.verb === 'answer' ? (shown.find((text) => isQuestion(text)) ?? request) : request,
        main?.act.own ?? false,
        frozen,
      ),
    }),
    own: act === 'question' && !isQuestion(request) && (main?.act.own ?? false),
    ...(plays ? { roleKind: 'player' as const } : roleKind && { roleKind }),
    ...(english && { reader: findReader(instructions) }),
    size: readSize(instructions),
    facts: readFacts(instructions, frozen),
    complexity: complexityOf(goal),
    titled: isTitled(request),
    technical: isTechnical(instructions, frozen),
    ...(english && { misfit: findMisfit(request, act === 'open') }),
    edits: edits.toSorted((a, b) => a.start - b.start),
  };
};
