import type { GeneratedPrompt, GenerationRequest } from '@whetstone/contract';
import type { Answered, WriterInput } from './job.ts';

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

/** What the model is told of a request: the rules' reading of what was answered, guessed and chosen, in the person's voice. */
export const inputOf = (request: GenerationRequest, rules: GeneratedPrompt): WriterInput => ({
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
  context: [
    ...(request.open?.trim() ? [request.open.trim()] : []),
    ...spansOf(rules).flatMap(({ origin, text }) => (origin === 'card' ? [text] : [])),
  ].join('\n'),
});
