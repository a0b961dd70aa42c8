import { defaultLevel } from '../catalogue/index.ts';
import { knowledge } from '../knowledge/index.ts';
import { answerText } from '../reading/answer-text.ts';
import type { Offer } from '../result.ts';
import type { Asks } from './choose-asks.ts';
import type { ContentRequest } from './content-request.ts';
import { askedOf, type Asked } from './line.ts';

/** The questions of a text with their answers: what the person said, else the guess of the level. */
export const answered = ({ questions, guess }: Asks, request: ContentRequest): readonly Asked[] =>
  questions.map((ask) => {
    const said = request.answers?.[ask.fact];
    const likely = request.level === 'standard' ? undefined : guess[ask.fact];
    const anyway = ask.isPersonal ? undefined : ask.choices[0];
    const ours = request.decide ? (guess[ask.fact] ?? anyway) : likely;
    return askedOf(ask.fact, ask, answerText(said ?? ours ?? ''), said === undefined);
  });

/** How many offers Expert presses for the person where no trade was chosen. */
const pressedByExpert = 2;

/** The offers of a text, those on that the person or Expert pressed. */
export const offered = (
  asks: Asks,
  { level = defaultLevel, offers, industry }: ContentRequest,
): readonly Offer[] =>
  asks.offers.flatMap((id, at): Offer[] => {
    const row = knowledge.offers[id];
    if (!row) return [];
    const pressed = level === 'expert' && industry === undefined && at < pressedByExpert;
    return [{ id, label: row.label, why: row.why, on: offers?.[id] ?? pressed }];
  });
