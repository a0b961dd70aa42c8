/** What the goal itself says about how much it wants. */
export interface ReadSize {
  /** A number with a unit of length ("300 words", "6 lines", "one paragraph"), in the goal's words. */
  readonly exact?: string;
  /** A number of things ("5 different methods", "10 ideas"), in the goal's words, with its value. */
  readonly count?: { readonly value: number; readonly text: string };
  readonly leaning: 'short' | 'usual' | 'long';
}

const numberWords: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  twenty: 20,
};
const number = '\\d{1,3}(?:,\\d{3})+|\\d{1,5}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty';
const lengthUnit =
  'words?|sentences?|lines?|paragraphs?|pages?|characters?|chars|stanzas?|verses?|syllables?|minutes?|mins?|seconds?|tokens?|bullet points?|bullets?|slides?|chapters?|versos|estrofas|vers|zeilen|wörter|mots|palabras|parole|parolas|woorden|ord|słów|strophen|strophes|quartine|stihova|katrena';
const exactPattern = new RegExp(
  `(?:(?:about|around|under|over|up to|at most|at least|less than|max(?:imum)?(?: of)?|in|of|only)\\s)?\\b(?:(?:${number})\\s?(?:-|to)\\s?)?(?:${number})[\\s-](?:\\p{L}+\\s)?(?:${lengthUnit})(?![\\p{L}])`,
  'iu',
);
const countPattern = new RegExp(
  `\\b(${number})(?:\\s(?:different|best|top|good|new|short|creative|unique|key|main|simple|possible|fun|easy|more|great|original|catchy|S\\.M\\.A\\.R\\.T\\.|SMART)){0,2}(?:\\s(?!(?:of|to|or|and|is|for|per|in|with|who|that|from|on|at|by)\\s)\\p{L}{2,}){0,2}?\\s(\\p{L}[\\p{L}-]{1,20}s|people|feet)\\b(?! (?:old|per|every|ago|of age))`,
  'giu',
);
// "a 3 email sequence" wants three emails.
const seriesPattern = new RegExp(
  `\\b(${number})[ -](email|post|part|tweet|episode|chapter|step|slide|lesson|module)s?[ -](?:\\p{L}+ )?(?:sequence|series|campaign|course|thread|deck|guide|plan)\\b`,
  'iu',
);
// "before my 3 exams", "a 12 bar progression": the number belongs to that noun, not to the answer.
const belongsElsewhere =
  /\b(?:an?|my|our|your|his|her|their|its|for|from|before|after|between|against|into|than|per|every)\s$/i;
const notThings =
  /^(?:bucks|quid|nights|teens|girls|boys|adults|rooms|bedrooms|eggs|offers|minutes|mins|hours|days|weeks|months|years|seconds|kids|children|guests|has|was|its|this|plus|his|ways ago|euros|dollars|pounds|percent|grams|liters|litres|meters|metres|miles|kilometers|degrees|points|people|feet|steps|sales|times|cores|users|guests|persons|servings|employees|games|players|ingredients|olds)$/i;

const numberOf = (text: string): number => numberWords[text.toLowerCase()] ?? Number(text.replace(',', ''));

/** Reads lengths, counts and leanings ("brief", "in depth") from the goal's instructions. */
export const readSize = (instructions: string): ReadSize => {
  const text = instructions
    .slice(0, 4_000)
    .replace(/["“][^"“”]{1,60}["”]/g, (quoted) => ' '.repeat(quoted.length));
  const exact = exactPattern.exec(text)?.[0];
  const counted = [...text.matchAll(countPattern)].find(
    ({ index }) => !belongsElsewhere.test(text.slice(Math.max(0, index - 12), index)),
  );
  const series = seriesPattern.exec(text);
  const value =
    counted && (numberWords[(counted[1] ?? '').toLowerCase()] ?? Number((counted[1] ?? '').replace(',', '')));
  const isThings = counted && value && value > 1 && value <= 100 && !notThings.test(counted[2] ?? '');
  const few = /^[^\p{L}\p{N}]*(?:\p{L}+ ){0,4}(?:a few|a couple of)\b/iu.test(text);
  const short =
    few ||
    /\b(?:short(?! stor)|brief(?:ly)?|concise(?:ly)?|quick(?:ly)?|succinct|tiny|in a nutshell|one[- ]liner?|kurz|kurze[nrs]?|court|courte|breve|corto|kort|krótki\p{L}*)(?![\p{L}])/iu.test(
      text,
    );
  const long =
    /\b(?:long|fully|detailed|in detail|comprehensive(?:ly)?|in[- ]depth|verbose|extensive|thorough(?:ly)?|elaborate|exhaustive|ultra-long|ausführlich\p{L}*|détaillée?|detallad[oa])(?![\p{L}])/iu.test(
      text,
    );
  return {
    ...(exact && { exact: exact.trim() }),
    ...(counted && isThings && { count: { value, text: counted[0] } }),
    ...(series && {
      count: { value: numberOf(series[1] ?? ''), text: `${series[1] ?? ''} ${series[2] ?? ''}s` },
    }),
    leaning: short === long ? 'usual' : short ? 'short' : 'long',
  };
};
