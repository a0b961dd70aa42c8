import { checkVisual } from '@whetstone/engine';
import { namesIn, seenFigures } from '@whetstone/engine/check';
import { carriesOut } from '../enhance/carries-out.ts';
import { languageFault, refusal } from '../enhance/check-answer.ts';
import { factsInvented, factsLost } from '../enhance/check-facts.ts';
import { leakFinder } from '../enhance/find-leak.ts';
import { addedWords } from './added-words.ts';
import { wordsLeft } from './words-left.ts';
import { contradictions } from './contradictions.ts';
import { saidBy, type WriterInput } from './job.ts';

/** Why a prompt of the model's is not used, with what the model is told when it may try again. */
export interface Refused {
  readonly reason:
    | 'empty'
    | 'leak'
    | 'refusal'
    | 'answered'
    | 'language'
    | 'lost'
    | 'invented'
    | 'added'
    | 'contradicted'
    | 'syntax'
    | 'long';
  readonly says: string;
}

/** Most characters that a prompt may have beyond twice the person's own words. */
const room = { content: 200, image: 1500, video: 1500, code: 5000 } as const;
/** New words that a text put in order may hold: inflections and the odd joint. */
const mostAdded = (words: number): number => 2 + words * 0.1;

const quotation = /"([^"\n]{1,120})"|“([^”\n]{1,120})”/g;
/** Lettering between its marks, which open and close by turns; a single sign is too little to tell whose it is. */
const quotations = (text: string): string[] =>
  [...text.matchAll(quotation)]
    .map(([, one, other]) => one ?? other ?? '')
    .filter((words) => words.length > 1);

const list = (items: readonly string[]): string =>
  items
    .slice(0, 12)
    .map((item) => JSON.stringify(item))
    .join(', ');
const when = (isSo: boolean, reason: Refused['reason'], says: string): Refused[] =>
  isSo ? [{ reason, says }] : [];

/** Whether lettering is the person's: as it is, or word for word where they gave it in pieces ("samstag 12. juli ab 14 uhr"). */
const isSaidIn = (said: string, lettering: string): boolean =>
  said.includes(lettering) ||
  (lettering.match(/[\p{L}\p{N}]+/gu) ?? []).every((word) =>
    new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'u').test(said),
  );

const isVisual = (type: WriterInput['type']): boolean => type === 'image' || type === 'video';

/** Which facts a picture has to hold: lettering, counts and prices. Dates, sizes and places of its use are seldom seen. */
function seenFacts(said: string): (fact: string) => boolean {
  const figures = seenFigures(said);
  const names = new Set(namesIn(said));
  return (fact) => (/^[\d.,:/]+$/.test(fact) ? figures.has(fact) : !names.has(fact));
}

function visualFaults(input: WriterInput, said: string, prompt: string): Refused[] {
  const { goal, type, service } = input;
  if (type !== 'image' && type !== 'video') return [];
  const findings = checkVisual(prompt, { goal, media: type, ...(service && { service }) });
  const of = (rule: string) =>
    findings.filter((finding) => finding.rule === rule).map(({ message }) => message);
  const [syntax, opposed] = [of('service-syntax'), of('no-contradictions')];
  const flags = service ? [] : (prompt.match(/\s--[a-z]+/g) ?? []);
  const own = said.toLowerCase();
  const lettering = quotations(prompt).filter((words) => !isSaidIn(own, words.toLowerCase()));
  return [
    ...when(opposed.length > 0, 'contradicted', opposed.join(' ')),
    ...when(syntax.length + flags.length > 0, 'syntax', [...syntax, ...flags].join(' ')),
    ...when(lettering.length > 0, 'invented', `Nobody asked for this lettering: ${list(lettering)}.`),
  ];
}

/**
 * Everything that makes a model's prompt unusable, worst first; none for a usable one. `flags` are what the rules set
 * behind it: they may say a fact, but excuse nothing.
 */
export function guardPrompt(input: WriterInput, prompt: string, instructions: string, flags = ''): Refused[] {
  const { goal, type, answers = [] } = input;
  const said = saidBy(input);
  if (prompt.trim() === '') return [{ reason: 'empty', says: '"prompt" is empty.' }];
  if (leakFinder(instructions, undefined, said)(prompt)) return [{ reason: 'leak', says: '' }];
  if (refusal.test(prompt) && !refusal.test(goal)) return [{ reason: 'refusal', says: '' }];
  const mustStay = isVisual(type) ? seenFacts(said) : () => true;
  const lost = factsLost([goal, ...answers.map(({ answer }) => answer)].join('\n'), prompt + flags).filter(
    mustStay,
  );
  // A year in a brief for software is an example ("photos/2025"), in anything else a claim.
  const invented = factsInvented(said, prompt).filter((fact) => type !== 'code' || !/^\d{4}$/.test(fact));
  const added = type === 'content' ? addedWords(said, prompt) : [];
  const against = contradictions(goal, prompt);
  const most = room[type] + said.length * 2;
  return [
    ...when(
      carriesOut(goal, prompt, type === 'content' ? 'words' : 'plan'),
      'answered',
      'It carries the goal out. Write the request for it, not its result.',
    ),
    ...[...languageFault(goal, prompt), ...wordsLeft(goal, prompt)]
      .slice(0, 1)
      .map(({ says }): Refused => ({ reason: 'language', says })),
    ...when(lost.length > 0, 'lost', `These are missing; put them back as written: ${list(lost)}.`),
    ...when(invented.length > 0, 'invented', `The person never said this; take it out: ${list(invented)}.`),
    ...when(
      added.length > mostAdded(said.split(/\s+/).length),
      'added',
      `The person never asked for this; take it out: ${list(added)}.`,
    ),
    ...when(against.length > 0, 'contradicted', `The person excluded this: ${list(against)}.`),
    ...visualFaults(input, said, prompt + flags),
    ...when(prompt.length > most, 'long', `It is too long; stay under ${most} characters.`),
  ];
}
