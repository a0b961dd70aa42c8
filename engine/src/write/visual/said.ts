import { phrasesAt, wordsOf, type Word } from '../../goal/words.ts';
import {
  aspectsFramed,
  aspectsTold,
  aspectWords,
  foreignWords,
  idle,
} from '../../knowledge/visual/aspects.ts';
import { aspectWordsIn } from '../../knowledge/visual/foreign-aspects.ts';
import type { Aspect } from '../../knowledge/visual/rows.ts';
import { hitsOf, indexAll, indexRows, placesOf } from '../../goal/phrases.ts';

/** Aspects that a text says something about, each with the places of the words that do. */
export type Said = ReadonlyMap<Aspect, ReadonlySet<number>>;

const entries = (table: Readonly<Partial<Record<Aspect, readonly string[]>>>) =>
  Object.entries(table) as [Aspect, readonly string[]][];
const english = indexRows(entries(aspectWords));
const foreign = indexRows(entries(foreignWords));
const byLanguage = new Map(
  Object.entries(aspectWordsIn).map(([code, table]) => [code, indexRows(entries(table))] as const),
);

const idling = indexAll(idle);
const seen: ReadonlySet<Aspect> = new Set<Aspect>(['camera', 'view']);

/** What `words` say, by the tables of words: of English, and of the language that they are in. */
export const saidIn = (words: readonly Word[], language = 'en'): Said => {
  const said = new Map<Aspect, Set<number>>();
  const unseen = placesOf(...hitsOf(idling, words));
  const own = byLanguage.get(language);
  for (const index of [english, ...(language === 'en' ? [] : [foreign]), ...(own ? [own] : [])])
    for (let at = 0; at < words.length; at += 1)
      for (const { value, stems } of phrasesAt(index, words, at)) {
        if (seen.has(value) && unseen.has(at)) continue;
        const places = said.get(value) ?? new Set<number>();
        for (let place = at; place < at + stems.length; place += 1) places.add(place);
        said.set(value, places);
      }
  return said;
};

/** What a text decides, by its words. */
export const settledBy = (text: string, language = 'en'): readonly Aspect[] => [
  ...saidIn(wordsOf(text), language).keys(),
];

const told: ReadonlySet<Aspect> = new Set(aspectsTold);
const framed: ReadonlySet<Aspect> = new Set(aspectsFramed);
/** The aspects that the words of a phrase of ours decide; a look decides the frame too where it speaks of it. */
export const toldBy = (phrase: string, isLook: boolean): readonly Aspect[] =>
  settledBy(phrase).filter((aspect) => told.has(aspect) || (isLook && framed.has(aspect)));
