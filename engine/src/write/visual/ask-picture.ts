import type { Media } from '../../catalogue/visual.ts';
import {
  anyOffers,
  asksOf,
  clipAsks,
  clipInstead,
  clipOffers,
  editAsks,
  editOffers,
  offersOf,
  visualOffers,
  visualQuestions,
} from '../../knowledge/visual/asks.ts';
import type { Aspect, VisualOffer, VisualQuestion } from '../../knowledge/visual/rows.ts';
import type { Offer, Question } from '../../result.ts';
import { answerLines, askedOf, wishLines, type Line } from '../line.ts';
import { capital, ended, oneLine } from '../wording.ts';
import type { Picture } from './read-picture.ts';
import { cardAdditions } from '../../context/picture-lines.ts';
import { settledBy } from './said.ts';
import type { VisualRequest } from './visual-request.ts';

const questionRows: Readonly<Record<string, VisualQuestion>> = visualQuestions;
const offerRows: Readonly<Record<string, VisualOffer>> = visualOffers;
const mostQuestions = 3;
const mostOffers = 6;

/** Something that the person added to the goal, as it stands in the prompt, and what it decides. */
export interface Addition extends Line {
  readonly settles: readonly Aspect[];
}

/** What is asked and offered for a picture, and what of it was answered and pressed. */
export interface PictureAsks {
  readonly questions: readonly Question[];
  readonly offers: readonly Offer[];
  readonly additions: readonly Addition[];
}

const hasAny = (picture: Picture, aspects: readonly Aspect[]): boolean =>
  aspects.some((aspect) => picture.said.has(aspect));

const questionsFor = (picture: Picture, media: Media): readonly string[] => {
  const own = picture.isEdit ? editAsks : asksOf[picture.group];
  const ids = media === 'image' || picture.isEdit ? own : [...own.slice(0, 2), ...clipAsks, ...own.slice(2)];
  return ids
    .map((id) => (media === 'video' ? clipInstead[id] : undefined) ?? id)
    .filter((id) => !hasAny(picture, questionRows[id]?.unless ?? []))
    .filter((id) => id !== 'words' || !picture.subject?.isWordless)
    .slice(0, mostQuestions);
};

const offersFor = (picture: Picture, media: Media): readonly string[] => {
  if (picture.isEdit) return editOffers;
  const own = media === 'video' ? [...clipOffers, ...offersOf[picture.group]] : offersOf[picture.group];
  return [...new Set([...own, ...anyOffers])]
    .filter((id) => !hasAny(picture, offerRows[id]?.unless ?? []))
    .slice(0, mostOffers);
};

const ownWords = (rule: string, reason: string, text: string, language: string): Addition => ({
  text: ended(capital(text)),
  origin: 'chosen',
  rule,
  reason,
  settles: settledBy(text, language),
});

/** What to ask and offer for a goal: never what it says; and what the person has answered, chosen and added. */
export const askPicture = (picture: Picture, request: VisualRequest): PictureAsks => {
  const { code } = picture.goal.language;
  const ids = new Set([...questionsFor(picture, request.media), ...Object.keys(request.answers ?? {})]);
  const asked = [...ids].flatMap((id) => {
    const row = Object.hasOwn(questionRows, id) ? questionRows[id] : undefined;
    if (!row) return [];
    const own = request.answers?.[id];
    const said = oneLine(own ?? '');
    const ours = request.decide === true && own === undefined ? (row.choices[0] ?? '') : '';
    return [{ row, question: askedOf(id, row, said || ours, said === '') }];
  });
  const offered = offersFor(picture, request.media).flatMap((id) => {
    const row = offerRows[id];
    if (!row) return [];
    const offer: Offer = { id, label: row.label, why: row.why, on: request.offers?.[id] ?? false };
    return [{ row, offer }];
  });
  const open = oneLine(request.open ?? '');
  const further = (request.further ?? []).map(oneLine);
  return {
    questions: asked.map(({ question }) => question),
    offers: offered.map(({ offer }) => offer),
    additions: [
      ...cardAdditions(picture, request),
      ...asked.flatMap(({ row, question }) =>
        answerLines(question, (answer) => ended(row.as.replace('{}', () => answer))).map((line) => ({
          ...line,
          settles: [...row.settles, ...settledBy(question.answer?.text ?? '', code)],
        })),
      ),
      ...(open === '' ? [] : [ownWords('open', 'Your own words', open, code)]),
      ...further.map((text) => ownWords('further', 'You answered or chose it', text, code)),
      ...offered.flatMap(({ row, offer }) =>
        wishLines(offer, row.wish).map((line) => ({ ...line, settles: row.settles })),
      ),
    ],
  };
};
