import { wordsIn } from '../../reading/words-in.ts';

const doubled = new Set(
  'stop plan chat tag map plot shop submit drag drop log scan get set run cut swap trim split bet ship pin transfer'.split(
    ' ',
  ),
);
const silentU = /^(?:u[bfnrstk][aeil]|uni|use|url|utf|eu|one\b)/i;
const spelled = /^(?:[AEFHILMNORSX](?:[A-Z0-9]|\b)|mp\d)/;

/** `a` or `an`, by the sound the word begins with. */
export function articleFor(word: string): 'a' | 'an' {
  if (/^(?:REST|RAG|LED|NASA|LAN|SQLite|MIDI|SMART|SCORM)\b/.test(word)) return 'a';
  if (/^[A-Z]{2}|^[A-Z]\d|^Mp\d/.test(word)) return spelled.test(word) || /^Mp\d/.test(word) ? 'an' : 'a';
  return /^[aeiou]/i.test(word) && !silentU.test(word)
    ? 'an'
    : /^(?:hour|honest|heir)/i.test(word)
      ? 'an'
      : 'a';
}

/** The `-ing` form of a base verb. */
export function gerundOf(verb: string): string {
  if (verb === 'transfer' || doubled.has(verb)) return `${verb}${verb.at(-1) ?? ''}ing`;
  if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`;
  return verb.endsWith('e') && !/(?:ee|ye|oe)$/.test(verb) ? `${verb.slice(0, -1)}ing` : `${verb}ing`;
}

const irregular: ReadonlyMap<string, string> = new Map([
  ['people', 'person'],
  ['children', 'child'],
  ['movies', 'movie'],
  ['news', 'news'],
  ['cookies', 'cookie'],
  ['series', 'series'],
]);
const alreadySingular = ['ss', 'us', 'is'];
const hissing = ['x', 'ch', 'sh', 'ss', 'zz'];
const endsInOneOf = (word: string, endings: readonly string[]): boolean =>
  endings.some((ending) => word.endsWith(ending));

/** The singular of a regular English plural; anything else unchanged. Without patterns: every word of a prompt passes here. */
export function singularOf(noun: string): string {
  if (!noun.endsWith('s') && noun !== 'people' && noun !== 'children') return noun;
  const known = irregular.get(noun);
  if (known !== undefined) return known;
  if (endsInOneOf(noun, alreadySingular)) return noun;
  const stem = noun.endsWith('es') ? noun.slice(0, -2) : undefined;
  if (stem?.endsWith('i') && stem.length > 1 && !'aeiou'.includes(stem.charAt(stem.length - 2)))
    return `${stem.slice(0, -1)}y`;
  return stem !== undefined && endsInOneOf(stem, hissing) ? stem : noun.slice(0, -1);
}

/** The plural of a regular English noun. */
export function pluralOf(noun: string): string {
  if (noun === 'person') return 'people';
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

// By their last letter, longest first: told apart without a pattern as well.
const suffixes: ReadonlyMap<string, readonly string[]> = new Map([
  ['s', ['isations', 'izations', 'ations', 'itions', 'ments', 'ings', 'ions', 'ers', 'ors', 'es']],
  ['n', ['isation', 'ization', 'ation', 'ition', 'ion']],
  ['t', ['ment']],
  ['g', ['ing']],
  ['r', ['er', 'or']],
  ['d', ['ed']],
  ['e', ['e']],
  ['y', ['y']],
  ['l', ['al']],
]);

/** A crude stem: enough to tell that "browsing articles" and "browse the article" speak of the same. */
export function stemOf(word: string): string {
  const stem = single(shorter(single(shorter(singularOf(withoutPossessive(word.toLowerCase()))))));
  return stem.endsWith('i') ? stem.slice(0, -1) : stem;
}

const withoutPossessive = (word: string): string =>
  word.includes("'") || word.includes('’') ? word.replace(/['’]s?$/, '') : word;

const single = (word: string): string => {
  const end = word.length - 1;
  return end > 0 && word.charCodeAt(end) === word.charCodeAt(end - 1) && !'aeiouls'.includes(word.charAt(end))
    ? word.slice(0, -1)
    : word;
};

const shorter = (word: string): string => {
  const suffix = suffixes.get(word.charAt(word.length - 1))?.find((each) => word.endsWith(each));
  return suffix !== undefined && word.length - suffix.length >= 3 ? word.slice(0, -suffix.length) : word;
};

/** The stems of the words of a text, each once. */
export const stemsOf = (text: string): ReadonlySet<string> =>
  new Set([...new Set(wordsIn(text))].map(stemOf));
