import { appKinds } from '../../knowledge/app-kinds/index.ts';
import { codeActs } from '../../knowledge/code-acts/index.ts';
import { generalAsks } from '../../knowledge/code-asks/general.ts';
import { codeOffers } from '../../knowledge/code-asks/offers.ts';
import { codeQuestions } from '../../knowledge/code-asks/questions.ts';
import type { AppKind, CodeOffer, CodeQuestion, Shape } from '../../knowledge/code-rows.ts';
import { chooseRows, type NamedAsks, type RowTables } from '../choose-rows.ts';
import type { Offer } from '../../result.ts';
import { askedOf, type Asked } from '../line.ts';
import { oneLine } from '../wording.ts';
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

/** What was said in answer to the questions and offers of a goal. */
export interface Said {
  readonly questions: readonly { readonly row: CodeQuestion; readonly question: Asked }[];
  readonly offers: readonly { readonly row: CodeOffer; readonly offer: Offer }[];
  /** Features that an answer brings in or rules out. */
  readonly brings: readonly string[];
  readonly drops: readonly string[];
}

const longestAnswer = 300;

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
  // What was answered keeps its line, whatever the goal asks by now.
  const ids = new Set([...chosen.questions, ...Object.keys(request.answers ?? {})]);
  const asked = [...ids].flatMap((id) => {
    const row = Object.hasOwn(questions, id) ? questions[id] : undefined;
    if (!row || fromCards.has(id)) return [];
    const own = request.answers?.[id];
    const text = oneLine(own ?? (request.decide ? row.choices[0] : undefined) ?? '').slice(0, longestAnswer);
    return [{ row, question: askedOf(id, row, text, own === undefined) }];
  });
  const effects = (part: 'brings' | 'drops'): readonly string[] =>
    asked.flatMap(({ row, question }) => row[part]?.[question.answer?.text ?? ''] ?? []);
  return {
    questions: asked,
    offers: chosen.offers.flatMap((id) => {
      const row = offers[id];
      if (!row) return [];
      return [{ row, offer: { id, label: row.label, why: row.why, on: request.offers?.[id] ?? false } }];
    }),
    brings: effects('brings'),
    drops: effects('drops'),
  };
};
