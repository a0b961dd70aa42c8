import { articleFor, pluralOf, singularOf } from '../reading/inflect.ts';
import { entityFields } from './entities.ts';

/** What a verb acts on, ready to stand in a sentence. */
export interface ObjectNoun {
  /** Head noun, singular: "article" of "art history articles". */
  readonly head: string;
  /** "an article". */
  readonly one: string;
  /** "articles". */
  readonly many: string;
}

const articles: ReadonlySet<string> = new Set(
  "the a an their its his her your our my own all any new existing different various other others' others’ specific selected favorite favourite multiple many each these those detailed more unnecessary relevant related".split(
    ' ',
  ),
);
const stops: ReadonlySet<string> = new Set(
  'in on at by with from to into as based using through that who when where for about according across of via such including and or between within without under'.split(
    ' ',
  ),
);

/**
 * The object of "book selected cars" as a noun that {@link entityFields} knows, so that its forms are certain;
 * undefined where the object is anything else.
 */
export function objectOf(clause: string): ObjectNoun | undefined {
  const words = (clause.split(',', 1)[0] ?? '')
    .replace(/[“”"()]/g, ' ')
    .split(/\s+/)
    .slice(1, 12);
  const kindOf = words.findIndex(
    (word, at) => /^(?:types?|kinds?|list|lists|details?)$/i.test(word) && words[at + 1] === 'of',
  );
  const phrase: string[] = [];
  for (const word of kindOf >= 0 ? words.slice(kindOf + 2) : words) {
    const lower = word.toLowerCase();
    if (phrase.length === 0 && (stops.has(lower) || articles.has(lower))) continue;
    if (stops.has(lower) || !/^[\p{L}-]+$/u.test(word)) break;
    phrase.push(word);
  }
  const last = phrase.at(-1)?.toLowerCase();
  if (last === undefined || phrase.length > 3) return undefined;
  const head = singularOf(last);
  if (!Object.hasOwn(entityFields, head)) return undefined;
  return { head, one: `${articleFor(head)} ${head}`, many: pluralOf(head) };
}
