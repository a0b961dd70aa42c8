import type { CardFieldId } from '../catalogue/fields.ts';
import { stemOf, wordsOf } from '../goal/words.ts';
import { askingWords, smallWords } from '../knowledge/word-families.ts';
import {
  americanSpellings,
  britishSpellings,
  closings,
  formalWords,
  informalWords,
  overusedWords,
} from '../knowledge/voice-words.ts';

/** A trait of a voice as a line of a card. */
export interface VoiceTrait {
  readonly field: CardFieldId;
  readonly text: string;
}

const silent = new Set([...smallWords, ...askingWords]);
const mostFavourites = 6;

const sentencesIn = (text: string): readonly string[] =>
  text.split(/(?<=[.!?…])\s+|\n+/u).filter((sentence) => wordsOf(sentence).length > 1);
const per = (count: number, words: number): number => (words === 0 ? 0 : (count * 100) / words);
const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

const sentenceLine = (sentences: readonly string[]): string => {
  const lengths = sentences.map((sentence) => wordsOf(sentence).length).toSorted((a, b) => a - b);
  const middle = lengths[Math.floor(lengths.length / 2)] ?? 0;
  const longest = lengths.at(-1) ?? 0;
  return `about ${middle} words each, the longest ${longest}`;
};

/** Words that return in several texts; one that is always written with a capital may be a name. */
const favouritesIn = (texts: readonly string[]): readonly string[] => {
  const seen = new Map<string, { word: string; count: number; texts: Set<number> }>();
  texts.forEach((text, at) => {
    for (const { text: word, stem, start } of wordsOf(text)) {
      const isPlain =
        word.length > 3 && !word.includes("'") && !/^\d/.test(word) && text.startsWith(word, start);
      if (!isPlain || silent.has(word)) continue;
      const known = seen.get(stem) ?? { word, count: 0, texts: new Set<number>() };
      known.count += 1;
      known.texts.add(at);
      seen.set(stem, known);
    }
  });
  return [...seen.values()]
    .filter((each) => each.texts.size > 1)
    .toSorted((a, b) => b.texts.size - a.texts.size || b.count - a.count)
    .slice(0, mostFavourites)
    .map(({ word }) => word);
};

const addressLine = (words: ReadonlyMap<string, number>, total: number): string => {
  const share = (...list: string[]) =>
    per(
      list.reduce((sum, word) => sum + (words.get(word) ?? 0), 0),
      total,
    );
  const self = share('we', 'our', 'us') > share('i', 'my', 'me') ? '“we” for ourselves' : '“I” for myself';
  const reader = share('you', 'your') >= 1 ? 'speaks to “you”' : 'seldom speaks to “you”';
  return `${self}, ${reader}`;
};

const toneLine = (words: ReadonlyMap<string, number>, short: number): string => {
  const hits = (list: readonly string[]) => list.reduce((sum, word) => sum + (words.get(word) ?? 0), 0);
  const formal = hits(formalWords);
  const informal = hits(informalWords) + short;
  if (formal > informal) return 'formal, without contractions';
  return informal > formal * 2 && informal > 1
    ? 'informal, with contractions'
    : 'plain, neither stiff nor chatty';
};

const punctuationLine = (whole: string, words: ReadonlyMap<string, number>): string => {
  const has = (list: readonly string[]) => list.some((word) => words.has(word));
  const marks = [
    countOf(whole, /!/g) === 0
      ? 'no exclamation marks'
      : per(countOf(whole, /!/g), words.size) > 3
        ? 'exclamation marks'
        : '',
    /[—–]/u.test(whole) ? 'dashes' : 'no dashes',
    /;/.test(whole) ? 'semicolons' : '',
    /\p{Extended_Pictographic}/u.test(whole) ? 'emoji' : 'no emoji',
    has(britishSpellings) ? 'British spelling' : has(americanSpellings) ? 'American spelling' : '',
  ];
  return marks.filter((mark) => mark !== '').join(', ');
};

/**
 * Measures how one's own texts are written: tone, address, length of sentences, words that return, words that good
 * writers overuse and these texts do not, punctuation, sign-off. Names nobody. An empty list for too little text.
 */
export const measureVoice = (texts: readonly string[]): readonly VoiceTrait[] => {
  const whole = texts.join('\n');
  const all = wordsOf(whole);
  const sentences = sentencesIn(whole);
  if (all.length < 40 || sentences.length < 3) return [];
  const words = new Map<string, number>();
  for (const { text } of all) words.set(text, (words.get(text) ?? 0) + 1);
  const stems = new Set(all.map(({ stem }) => stem));
  const favourites = favouritesIn(texts);
  const avoided = overusedWords.filter((word) => !stems.has(stemOf(word)));
  const closing = closings.find((line) => new RegExp(`^${line}\\b`, 'imu').test(whole));
  const traits: readonly (VoiceTrait | undefined)[] = [
    { field: 'tone', text: toneLine(words, countOf(whole, /\p{L}['’](?:t|s|re|ve|ll|d|m)\b/gu)) },
    { field: 'address', text: addressLine(words, all.length) },
    { field: 'sentences', text: sentenceLine(sentences) },
    favourites.length > 0 ? { field: 'favourites', text: favourites.join(', ') } : undefined,
    avoided.length > 0 ? { field: 'avoided', text: avoided.join(', ') } : undefined,
    { field: 'punctuation', text: punctuationLine(whole, words) },
    closing ? { field: 'closing', text: `“${closing}”` } : undefined,
  ];
  return traits.flatMap((trait) => trait ?? []);
};
