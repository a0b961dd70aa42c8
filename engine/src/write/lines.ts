import { openLineMaxLength } from '../catalogue/answers.ts';
import type { UsedFact } from '../context/fact.ts';
import { knowledge, type Tongue } from '../knowledge/index.ts';
import type { GeneralOfferId } from '../knowledge/rows.ts';
import type { Offer } from '../result.ts';
import type { ContentRequest } from './content-request.ts';
import { answerLines, wishLines, type Asked, type Line } from './line.ts';
import { humanLike } from './style.ts';
import { criteriaOf } from './trade.ts';
import { capital, oneLine } from './wording.ts';

/** What cards say, and what was answered, said, pressed and chosen, each a line behind the person's words. */
export const linesOf = (
  questions: readonly Asked[],
  offers: readonly Offer[],
  facts: readonly UsedFact[],
  request: ContentRequest,
  { wording, trades }: Tongue,
): readonly Line[] => {
  const chosen = (rule: string, reason: string, texts: readonly string[]): readonly Line[] =>
    texts.map((text) => ({ text, origin: 'chosen', rule, reason }));
  const open = capital(oneLine((request.open ?? '').slice(0, openLineMaxLength)));
  const further = (request.further ?? []).map((text) => capital(oneLine(text)));
  const wishOf = ({ id }: Offer): string =>
    wording.wishes[id as GeneralOfferId] ?? knowledge.offers[id]?.wish ?? '';
  const criteria = criteriaOf(trades, request).map((text) => (/[.!?]$/.test(text) ? text : `${text}.`));
  const style = [
    ...(request.humanize ? humanLike(wording, request.goal) : []),
    ...(request.noEmDashes ? [wording.noDashes] : []),
  ];
  return [
    ...facts.map(({ id, reason, line }): Line => ({
      text: line,
      origin: 'card',
      rule: `card:${id}`,
      reason,
    })),
    ...questions.flatMap((question) => answerLines(question, (answer) => `${question.label}: ${answer}`)),
    ...chosen('open', 'Your own words', open ? [open] : []),
    ...chosen('further', 'You answered or chose it', further),
    ...offers.flatMap((offer) => wishLines(offer, wishOf(offer))),
    ...chosen('criteria', 'How your specialty judges its work', criteria),
    ...chosen('style', 'You switched it on', style),
  ];
};
