import type { FactId } from '../knowledge/rows.ts';
import {
  ageWords,
  dateWords,
  durationUnits,
  formats,
  lengthUnits,
  levels,
  moneyWords,
  numberWords,
  people,
  sizes,
  tones,
} from '../knowledge/word-families.ts';
import type { FrozenSpan } from '../reading/frozen-spans.ts';
import { stemOf, type Word } from './words.ts';

const setOf = (family: readonly string[]): ReadonlySet<string> => new Set(family.map(stemOf));

const families = {
  tone: setOf(tones),
  level: setOf(levels),
  format: setOf(formats),
  length: setOf(sizes),
  money: setOf(moneyWords),
  date: setOf(dateWords),
  age: setOf(ageWords),
} as const satisfies Partial<Record<FactId, ReadonlySet<string>>>;

const peopleStems = setOf(people);
const lengthStems = setOf(lengthUnits);
const durationStems = setOf(durationUnits);
const numbers = new Set(numberWords);
const towards = new Set(['to', 'for', 'with', 'tell', 'ask', 'thank', 'email', 'text', 'message']);
/** How many words may stand between "for" and the person: "for my very old neighbour". */
const reach = 4;

const isNumber = ({ text }: Word): boolean => /^\d/.test(text) || numbers.has(text);

const factsByNumber = (words: readonly Word[]): readonly FactId[] =>
  words.flatMap((word, at): FactId[] => {
    const next = words[at + 1];
    if (!isNumber(word)) return [];
    // "for an office of 20", "dinner for six"
    if (!next) return ['of', 'for'].includes(words[at - 1]?.text ?? '') ? ['count'] : [];
    const unit = [next, words[at + 2]].find((follows) => follows && !isNumber(follows));
    if (lengthStems.has(next.stem)) return ['length'];
    if (next.stem === 'year' && words[at + 2]?.stem === 'old') return ['age'];
    if (durationStems.has(next.stem)) return ['duration'];
    return unit && unit.text !== unit.stem ? ['count'] : [];
  });

const namesReader = (words: readonly Word[]): boolean =>
  words.some(
    ({ text }, at) =>
      towards.has(text) && words.slice(at + 1, at + 1 + reach).some(({ stem }) => peopleStems.has(stem)),
  );

/** Which facts the request holds, so that nothing is asked that it says. */
export const factsIn = (
  text: string,
  words: readonly Word[],
  frozen: readonly FrozenSpan[],
  hasMaterial: boolean,
): ReadonlySet<FactId> => {
  const found = new Set<FactId>(factsByNumber(words));
  for (const [fact, family] of Object.entries(families))
    if (words.some(({ stem }) => family.has(stem))) found.add(fact as FactId);
  if (namesReader(words)) found.add('reader');
  if (/[$€£¥]\s?\d|\d\s?[€£]/.test(text)) found.add('money');
  if (/\b20\d\d\b|\b\d{1,2}[./]\d{1,2}\b/.test(text)) found.add('date');
  for (const { kind, start } of frozen) {
    if (kind === 'url') found.add('link');
    if (kind === 'quote') found.add('quote');
    if (kind !== 'name') continue;
    found.add(
      /\b(?:in|at|near|to|from|around) $/i.test(text.slice(Math.max(0, start - 8), start)) ? 'place' : 'name',
    );
  }
  if (hasMaterial) found.add('material');
  return found;
};
