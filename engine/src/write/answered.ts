import { knowledge } from '../knowledge/index.ts';
import { answerText } from '../reading/answer-text.ts';
import type { Ask } from '../knowledge/rows.ts';
import type { Offer } from '../result.ts';
import type { ContentRequest } from './content-request.ts';
import { askedOf, type Asked } from './line.ts';

/**
 * The questions of a text with their answers: what the person said, else the guess of the level; `decided` where the person
 * leaves a question to us and nothing is taken for granted.
 */
export const answered = (
  questions: readonly Ask[],
  guess: Readonly<Record<string, string>>,
  decided: string,
  { answers, level, decide }: ContentRequest,
): readonly Asked[] =>
  questions.map((ask) => {
    const said = answers?.[ask.fact];
    const likely = level === 'standard' && !decide ? undefined : guess[ask.fact];
    return askedOf(ask.fact, ask, answerText(said ?? likely ?? (decide ? decided : '')), said === undefined);
  });

/** The offers of a text, those on that the person pressed; or Expert those of `presses`, where no trade was chosen. */
export const offered = (
  ids: readonly string[],
  presses: readonly string[],
  { level, offers, industry }: ContentRequest,
): readonly Offer[] =>
  ids.flatMap((id): Offer[] => {
    const row = knowledge.offers[id];
    const pressed = level === 'expert' && industry === undefined && presses.includes(id);
    return row ? [{ id, label: row.label, why: row.why, on: offers?.[id] ?? pressed }] : [];
  });
