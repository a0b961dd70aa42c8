import type { Media } from '../../catalogue/visual.ts';
import {
  anyOffers,
  asksOf,
  clipAsks,
  clipOffers,
  editAsks,
  editOffers,
  offersOf,
  visualOffers,
  visualQuestions,
} from '../../knowledge/visual/asks.ts';
import type { Aspect, VisualOffer, VisualQuestion } from '../../knowledge/visual/rows.ts';
import { wordsOf } from '../../goal/words.ts';
import type { Picture } from './read-picture.ts';
import { cardAdditions } from '../../context/picture-lines.ts';
import { saidIn } from './said.ts';
import type { VisualRequest } from './visual-request.ts';

const questionRows: Readonly<Record<string, VisualQuestion>> = visualQuestions;
const offerRows: Readonly<Record<string, VisualOffer>> = visualOffers;
const mostQuestions = 3;
const mostOffers = 6;

/** Something that the person added to the goal, as it stands in the prompt. */
export interface Addition {
  readonly text: string;
  readonly origin: 'card' | 'chosen' | 'assumed';
  readonly from: string;
  readonly reason: string;
  readonly settles: readonly Aspect[];
}

/** A question as the page shows it, with its answer. */
export interface PictureQuestion {
  readonly id: string;
  readonly row: VisualQuestion;
  readonly answer?: { readonly text: string; readonly isAssumed: boolean };
}

/** What is asked and offered for a picture, and what of it was answered and pressed. */
export interface PictureAsks {
  readonly questions: readonly PictureQuestion[];
  readonly offers: readonly {
    readonly id: string;
    readonly row: VisualOffer;
    readonly on: boolean;
  }[];
  readonly additions: readonly Addition[];
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const ended = (text: string): string => (/[.!?…]["”’]?$/u.test(text) ? text : `${text}.`);

const hasAny = (picture: Picture, aspects: readonly Aspect[]): boolean =>
  aspects.some((aspect) => picture.said.has(aspect));

const questionsFor = (picture: Picture, media: Media): readonly string[] => {
  if (picture.isEdit) return editAsks;
  const ids =
    media === 'video'
      ? [...asksOf[picture.group].slice(0, 2), ...clipAsks, ...asksOf[picture.group].slice(2)]
      : asksOf[picture.group];
  return ids
    .filter(
      (id) =>
        !hasAny(picture, questionRows[id]?.unless ?? []) && !(id === 'words' && picture.subject?.isWordless),
    )
    .slice(0, mostQuestions);
};

const offersFor = (picture: Picture, media: Media): readonly string[] => {
  if (picture.isEdit) return editOffers;
  const own = media === 'video' ? [...clipOffers, ...offersOf[picture.group]] : offersOf[picture.group];
  return [...new Set([...own, ...anyOffers])]
    .filter((id) => !hasAny(picture, offerRows[id]?.unless ?? []))
    .slice(0, mostOffers);
};

const answerAdded = ({ id, row, answer }: PictureQuestion): readonly Addition[] =>
  answer === undefined
    ? []
    : [
        {
          text: ended(row.as.replace('{}', () => answer.text)),
          origin: answer.isAssumed ? 'assumed' : 'chosen',
          from: `question:${id}`,
          reason: row.why,
          settles: [...row.settles, ...saidIn(wordsOf(answer.text)).keys()],
        },
      ];

/** What to ask and offer for a goal: never what it says; and what the person has answered, chosen and added. */
export const askPicture = (picture: Picture, request: VisualRequest): PictureAsks => {
  const questions = questionsFor(picture, request.media).flatMap((id): readonly PictureQuestion[] => {
    const row = questionRows[id];
    if (!row) return [];
    const said = oneLine(request.answers?.[id] ?? '');
    const text =
      said === '' && request.decide === true && request.answers?.[id] === undefined
        ? (row.choices[0] ?? '')
        : said;
    return [
      {
        id,
        row,
        ...(text !== '' && { answer: { text, isAssumed: said === '' } }),
      },
    ];
  });
  const offers = offersFor(picture, request.media).flatMap((id) => {
    const row = offerRows[id];
    return row ? [{ id, row, on: request.offers?.[id] ?? false }] : [];
  });
  const open = oneLine(request.open ?? '');
  return {
    questions,
    offers,
    additions: [
      ...cardAdditions(picture, request),
      ...questions.flatMap(answerAdded),
      ...(open === ''
        ? []
        : [
            {
              text: ended(capital(open)),
              origin: 'chosen' as const,
              from: 'open',
              reason: 'Your own words',
              settles: [...saidIn(wordsOf(open)).keys()],
            },
          ]),
      ...(request.further ?? []).map(oneLine).map((text): Addition => ({
        text: ended(capital(text)),
        origin: 'chosen',
        from: 'further',
        reason: 'You answered or chose it',
        settles: [...saidIn(wordsOf(text)).keys()],
      })),
      ...offers.flatMap(({ id, row, on }): readonly Addition[] =>
        on
          ? [
              {
                text: row.wish,
                origin: 'chosen',
                from: `offer:${id}`,
                reason: row.why,
                settles: row.settles,
              },
            ]
          : [],
      ),
    ],
  };
};
