import { languageWords, scripts } from './language-words.ts';

export interface Language {
  /** ISO 639-1 code. */
  readonly code: string;
  /** English name, such as `German`. */
  readonly name: string;
  /** False when English is only assumed, for want of words that tell. */
  readonly confident: boolean;
}

const sampleLength = 4_000;
const english: Language = { code: 'en', name: 'English', confident: false };

const vocabularies = Object.entries(languageWords).map(([code, { name, words }]) => ({
  code,
  name,
  words: new Set(words.split(' ')),
}));

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
  pl: /[ąćęłńśźż]/i,
  cs: /[ěščřžů]/i,
  ro: /[ăâîșț]/i,
  hu: /[őű]/i,
  tr: /[ğşı]/i,
  fi: /(?:ää|öö|yö|tä\b)/i,
  sr: /[čćšžđ]/i,
  vi: /[ơưđạảấầẩậắằặẹẻẽếềểệỉịọỏốồổộớờởợụủứừửựỳỵỷỹ]/i,
};

const scriptLanguage = (sample: string): Language | undefined => {
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
  const words = sample.match(/\p{L}+/gu) ?? [];
  let best = { ...english, score: 0 };
  let second = 0;
  for (const { code, name, words: vocabulary } of vocabularies) {
    const hits = words.filter((word) => vocabulary.has(word)).length;
    const score = hits === 0 ? 0 : hits + (lettersOf[code]?.test(sample) ? 1.5 : 0);
    if (score > best.score) {
      second = best.score;
      best = { code, name, confident: true, score };
    } else if (score > second) {
      second = score;
    }
  }
  const margin = best.score - second;
  const enough = best.score >= 2 && best.score / Math.max(words.length, 1) >= 0.12;
  return enough && margin > 0 ? { code: best.code, name: best.name, confident: true } : english;
};
