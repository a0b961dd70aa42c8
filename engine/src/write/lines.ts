import { openLineMaxLength } from '../catalogue/answers.ts';
import type { UsedFact } from '../context/fact.ts';
import { knowledge, type Tongue } from '../knowledge/index.ts';
import type { GeneralOfferId } from '../knowledge/rows.ts';
import type { ContentRequest } from './content-request.ts';
import { humanLike } from './style.ts';
import { criteriaOf } from './trade.ts';
import type { Asked, Offered, Source } from './written.ts';

/** A line of the prompt behind the person's words. */
export interface Line {
  readonly text: string;
  readonly source: Extract<Source, 'card' | 'chosen' | 'assumed' | 'added'>;
  readonly from: string;
  readonly reason: string;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What cards say, and what was answered, said, pressed and chosen, each a line behind the person's words. */
export const linesOf = (
  questions: readonly Asked[],
  offers: readonly Offered[],
  facts: readonly UsedFact[],
  request: ContentRequest,
  { wording, trades }: Tongue,
): readonly Line[] => {
  const answers = questions.flatMap(({ id, name, why, answer }): Line[] =>
    answer
      ? [
          {
            text: `${name}: ${answer.text}`,
            source: answer.assumed ? 'assumed' : 'chosen',
            from: `question:${id}`,
            reason: why,
          },
        ]
      : [],
  );
  const open = (request.open ?? '').slice(0, openLineMaxLength).replace(/\s+/g, ' ').trim();
  const further = (request.further ?? []).map((text): Line => ({
    text: capital(text.replace(/\s+/g, ' ').trim()),
    source: 'chosen',
    from: 'further',
    reason: 'You answered or chose it',
  }));
  const wishes = offers.flatMap(({ id, why, on }): Line[] =>
    on
      ? [
          {
            text: wording.wishes[id as GeneralOfferId] ?? knowledge.offers[id]?.wish ?? '',
            source: 'chosen',
            from: `offer:${id}`,
            reason: why,
          },
        ]
      : [],
  );
  const criteria = criteriaOf(trades, request).map((text): Line => ({
    text: /[.!?]$/.test(text) ? text : `${text}.`,
    source: 'chosen',
    from: 'criteria',
    reason: 'How your specialty judges its work',
  }));
  const style = [
    ...(request.humanize ? humanLike(wording, request.goal) : []),
    ...(request.noEmDashes ? [wording.noDashes] : []),
  ];
  const cards = facts.map(({ id, reason, line: text }): Line => ({
    text,
    source: 'card',
    from: `card:${id}`,
    reason,
  }));
  return [
    ...cards,
    ...answers,
    ...(open
      ? [{ text: capital(open), source: 'chosen' as const, from: 'open', reason: 'Your own words' }]
      : []),
    ...further,
    ...wishes,
    ...criteria,
    ...style.map((text): Line => ({ text, source: 'chosen', from: 'style', reason: 'You switched it on' })),
  ];
};
