import { languageWords } from '../knowledge/language-words.ts';

export interface Language {
  /** ISO 639-1 code. */
  readonly code: string;
  /** English name, such as `German`. */
  readonly name: string;
  /** False when English is only assumed, for want of words that tell. */
  readonly confident: boolean;
  /** English is only assumed, and a word or two are another language's: no word is to be mended. */
  readonly doubtful?: boolean;
}

const sampleLength = 4_000;
const english: Language = { code: 'en', name: 'English', confident: false };

const vocabularies = Object.entries(languageWords).map(([code, { name }]) => ({ code, name }));

// Each word with the places of the languages that use it.
const speakers = new Map<string, number[]>();
for (const [at, { words }] of Object.values(languageWords).entries())
  for (const word of new Set(words.split(' '))) speakers.set(word, [...(speakers.get(word) ?? []), at]);

// Letters that English lacks lift a language whose function words are few in a short goal.
const lettersOf: Readonly<Record<string, RegExp>> = {
  de: /[äöüß]/i,
  fr: /[éèêçàùîôœ]/i,
  es: /[ñ¿¡áéíóú]/i,
  it: /[èéòàù]/i,
  pt: /[ãõçêâéáíóú]/i,
  sv: /[åäö]/i,
  da: /[æøå]/i,
  no: /[æøå]/i,
  pl: /[ąćęłńóśźż]/i,
  cs: /[ěščřžů]/i,
  ro: /[ăâîșț]/i,
  hu: /[őű]/i,
  tr: /[ğşı]/i,
  fi: /(?:ää|öö|yö|tä\b)/i,
  sr: /[čćšžđ]/i,
  vi: /[ơưđạảấầẩậắằặẹẻẽếềểệỉịọỏốồổộớờởợụủứừửựỳỵỷỹ]/i,
};

/** Scripts that name a language by themselves, tried in this order. */
const scripts: readonly (readonly [pattern: RegExp, code: string, name: string])[] = [
  [/[\u3040-\u30ff]/gu, 'ja', 'Japanese'],
  [/\p{Script=Hangul}/gu, 'ko', 'Korean'],
  [/\p{Script=Han}/gu, 'zh', 'Chinese'],
  [/[іїєґІЇЄҐ]/gu, 'uk', 'Ukrainian'],
  [/\p{Script=Cyrillic}/gu, 'ru', 'Russian'],
  [/\p{Script=Greek}/gu, 'el', 'Greek'],
  [/\p{Script=Hebrew}/gu, 'he', 'Hebrew'],
  [/[پچژگ]/gu, 'fa', 'Persian'],
  [/\p{Script=Arabic}/gu, 'ar', 'Arabic'],
  [/\p{Script=Devanagari}/gu, 'hi', 'Hindi'],
  [/\p{Script=Bengali}/gu, 'bn', 'Bengali'],
  [/\p{Script=Malayalam}/gu, 'ml', 'Malayalam'],
  [/\p{Script=Tamil}/gu, 'ta', 'Tamil'],
  [/\p{Script=Thai}/gu, 'th', 'Thai'],
];

/** Words that English took over with their letters. */
const borrowed =
  /(?<!\p{L})(?:caf[eé]s?|r[eé]sum[eé]s?|fianc[eé]e?s?|clich[eé]s?|d[eé]cor|entr[eé]es?|na[iï]ve|saut[eé]\w*|cr[eè]me|jalapeños?|piñatas?|pokémon|touché|br[uû]l[eé]e|pur[eé]e[ds]?|fa[cç]ades?|s[eé]ances?|matin[eé]es?|soir[eé]es?|doppelgängers?|über|smörgåsbord|p[aâ]t[eé]s?|ros[eé]|[àa]|vis|cr[eê]pes?|d[eé]j[aà]|m[aâ]ch[eé]|a[cç]a[ií]|señor(?:ita|a)?|cura[cç]ao|gruyère|consommé|flambé\w*)(?!\p{L})/gu;
const ascii = /^[\0-\x7f]*$/;
/** Words that are no names: "fürs" tells German, "Zürich" does not. */
const lowered = /(?<!\p{L})\p{Ll}\p{L}*/gu;
// Much faster than a search for letters of any script.
const asciiWord = /(?<![\da-z])[a-z]+/g;
const anyWord = /(?<![\d\p{L}])\p{L}+/gu;
const latinAlone = /^[\0-\u024f]*$/;

const scriptLanguage = (sample: string): Language | undefined => {
  if (latinAlone.test(sample)) return undefined;
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return undefined;
  const latin = sample.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (latin / letters > 0.6) return undefined;
  const script = scripts.find(([pattern]) => (sample.match(pattern)?.length ?? 0) > 0);
  return script && { code: script[1], name: script[2], confident: true };
};

/** The language that `text` is written in, by script, else by function words; English when nothing tells. */
export const detectLanguage = (text: string): Language => {
  const sample = text
    .slice(0, sampleLength)
    .toLowerCase()
    .replace(/['’](?:s|t|re|ve|ll)(?!\p{L})/gu, '');
  const byScript = scriptLanguage(sample);
  if (byScript) return byScript;
  const isAscii = ascii.test(sample);
  const words = sample.match(isAscii ? asciiWord : anyWord) ?? [];
  let best = { ...english, score: 0 };
  let second = 0;
  const own = isAscii ? '' : sample.replace(borrowed, '');
  const lower = isAscii
    ? ''
    : (text.slice(0, sampleLength).match(lowered) ?? []).join(' ').replace(borrowed, '');
  const hitsOf: number[] = vocabularies.map(() => 0);
  for (const word of words) for (const at of speakers.get(word) ?? []) hitsOf[at] = (hitsOf[at] ?? 0) + 1;
  for (const [at, { code, name }] of vocabularies.entries()) {
    const hits = (hitsOf[at] ?? 0) + (lettersOf[code]?.test(lower) ? 1 : 0);
    const score = hits === 0 ? 0 : hits + (lettersOf[code]?.test(own) ? 1.5 : 0);
    if (score > best.score) {
      second = best.score;
      best = { code, name, confident: true, score };
    } else if (score > second) {
      second = score;
    }
  }
  const margin = best.score - second;
  const enough = best.score >= 2 && best.score / Math.max(words.length, 1) >= 0.12;
  // Of two neighbors that tell alike the first is nearer than English, which tells less.
  const isForeign = best.code !== 'en' && best.score > (hitsOf[0] ?? 0) + 1;
  if (enough && (margin > 0 || isForeign)) return { code: best.code, name: best.name, confident: true };
  return best.code === 'en' ? english : { ...english, doubtful: true };
};
