import { appKinds } from '../../knowledge/app-kinds/index.ts';
import { codeActs } from '../../knowledge/code-acts/index.ts';
import { generalAsks } from '../../knowledge/code-asks/general.ts';
import { codeOffers } from '../../knowledge/code-asks/offers.ts';
import { codeQuestions } from '../../knowledge/code-asks/questions.ts';
import type { AppKind, CodeOffer, CodeQuestion, Shape } from '../../knowledge/code-rows.ts';
import { chooseRows, type NamedAsks, type RowTables } from '../choose-rows.ts';
import type { Asked, Offered } from '../written.ts';
import type { CodeRequest } from './code-request.ts';
import type { CodeReading } from './read-code.ts';

const questions: Readonly<Record<string, CodeQuestion>> = codeQuestions;
const offers: Readonly<Record<string, CodeOffer>> = codeOffers;

const kinds: Readonly<Record<string, NamedAsks>> = Object.fromEntries(
  Object.entries<Pick<AppKind, 'asks' | 'offers'>>({ ...appKinds, ...codeActs }).map(
    ([id, { asks = [], offers: own = [] }]) => [id, { asks, offers: own }],
  ),
);
const tableFor = (shape: Shape): RowTables => ({ kinds, questions, offers, general: generalAsks[shape] });
const tables = new Map((Object.keys(generalAsks) as Shape[]).map((shape) => [shape, tableFor(shape)]));

/** A question with its row. */
export interface AskedCode extends Asked {
  readonly row: CodeQuestion;
}

/** An offer with its row. */
export interface OfferedCode extends Offered {
  readonly row: CodeOffer;
}

/** What was said in answer to the questions and offers of a goal. */
export interface Said {
  readonly questions: readonly AskedCode[];
  readonly offers: readonly OfferedCode[];
  /** Features that an answer brings in or rules out. */
  readonly brings: readonly string[];
  readonly drops: readonly string[];
}

const longestAnswer = 300;
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, longestAnswer);

/** The ids of what there is to ask and to offer for a goal. */
export const askable = ({ goal, act, kindId, shape }: CodeReading) =>
  chooseRows(goal, act ?? kindId, tables.get(shape) ?? tableFor(shape), 'professional');

/** Chooses what to ask and offer for a goal, and takes in what was answered; `fromCards`: questions that cards answer. */
export const askAbout = (
  reading: CodeReading,
  request: CodeRequest,
  fromCards: ReadonlySet<string>,
): Said => {
  const chosen = askable(reading);
  const asked = chosen.questions.flatMap((id): AskedCode[] => {
    const row = questions[id];
    if (!row || fromCards.has(id)) return [];
    const own = request.answers?.[id];
    const text = oneLine(own ?? (request.decide ? row.choices[0] : undefined) ?? '');
    const { ask, name, why, choices, example } = row;
    return [
      {
        id,
        name,
        ask,
        why,
        choices,
        example,
        row,
        ...(text && { answer: { text, assumed: own === undefined } }),
      },
    ];
  });
  const effects = (part: 'brings' | 'drops'): readonly string[] =>
    asked.flatMap(({ row, answer }) => (answer ? (row[part]?.[answer.text] ?? []) : []));
  return {
    questions: asked,
    offers: chosen.offers.flatMap((id): OfferedCode[] => {
      const row = offers[id];
      return row ? [{ id, label: row.label, why: row.why, on: request.offers?.[id] ?? false, row }] : [];
    }),
    brings: effects('brings'),
    drops: effects('drops'),
  };
};
