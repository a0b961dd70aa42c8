import type { CardFact, GeneratedPrompt, GenerationRequest } from '@whetstone/contract';
import { cardFields } from '@whetstone/engine/catalogue';
import type { Answered, FactGiven, WriterInput } from './job.ts';

type Span = GeneratedPrompt['sections'][number]['spans'][number];

const spansOf = ({ sections }: GeneratedPrompt): readonly Span[] => sections.flatMap(({ spans }) => spans);
const isAnswer = ({ rule = '' }: Span): boolean => rule.startsWith('question:');
/** Given to the model apart from what was chosen: with its question, or as the person's own words. */
const isTold = (span: Span): boolean => isAnswer(span) || span.rule === 'open' || span.rule === 'further';

/** What was answered, added and pressed so far, as the rules say it, line by line; not what was chosen before. */
export const linesSaid = (rules: GeneratedPrompt): readonly string[] => [
  ...new Set(
    spansOf(rules)
      .filter(
        (span) =>
          span.origin === 'card' ||
          ((isTold(span) || (span.rule ?? '').startsWith('offer:')) &&
            (span.origin === 'chosen' || span.origin === 'assumed')),
      )
      .map(({ text }) => text.trim()),
  ),
];

const answersOf = (rules: GeneratedPrompt, isAssumed: boolean): readonly Answered[] =>
  (rules.questions ?? []).flatMap(({ ask, label, answer }) =>
    answer?.assumed === isAssumed ? [{ ask: ask ?? label, answer: answer.text }] : [],
  );

/** The look that was chosen in the form; the rules describe it in words of their own. */
const styleOf = (request: GenerationRequest): readonly string[] =>
  request.kind === 'visual' && request.style ? [`${request.style.replaceAll('-', ' ')} style`] : [];

const aboutOf = ({ card, field }: CardFact): string =>
  field ? `${card}, ${cardFields[field].name.toLowerCase()}` : card;

/** What the cards in force say and the person did not take out of this prompt. */
export const factsGiven = ({ facts = [] }: GenerationRequest): readonly FactGiven[] =>
  facts
    .filter(({ wish }) => wish !== 'leave')
    .map((fact) => ({
      id: fact.id,
      about: aboutOf(fact),
      text: fact.text,
      isPinned: fact.wish === 'use',
    }));

/** Flags and fields as the rules set them. */
const besideOf = ({ sections, settings = [] }: GeneratedPrompt): string =>
  [
    ...sections.filter(({ id }) => id === 'settings').map(({ text }) => text.trim()),
    ...settings.map(({ name, value }) => `${name}: ${value}`),
  ].join('; ');

/** What the model is told of a request: the rules' reading of what was answered, guessed and chosen, in the person's voice. */
export const inputOf = (
  request: GenerationRequest,
  rules: GeneratedPrompt,
  facts = factsGiven(request),
): WriterInput => ({
  goal: request.goal,
  type: request.kind === 'visual' ? request.media : request.kind,
  ...(request.kind === 'visual' && request.service && { service: request.service }),
  answers: [...answersOf(rules, false), ...(request.told ?? [])],
  guesses: answersOf(rules, true),
  offers: [
    ...styleOf(request),
    ...spansOf(rules).flatMap((span) => (span.origin === 'chosen' && !isTold(span) ? [span.text] : [])),
    ...(request.wishes ?? []),
  ],
  ...(besideOf(rules) && { beside: besideOf(rules) }),
  context: request.open?.trim() ?? '',
  ...(facts.length > 0 && { facts }),
});
