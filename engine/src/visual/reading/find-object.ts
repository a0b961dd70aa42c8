import type { Doing } from './find-deed-kind.ts';
import { stops } from './find-subject.ts';
import { classOfNoun } from './subject-words.ts';

const ends = (word: string): boolean => stops.has(word) || /^(?:up|down|off|out|away|together)$/.test(word);
const determiners = /^(?:an?|the|his|her|their|its|some|two|three|four|five|six|one|another|each|every)$/;
const noObject =
  /^(?:hands?|fingers?|faces?|head|himself|herself|them|him|other|another|time|fun|place|part|care|photos?|pictures?|something|work|way|sun|sky|music|shower|bath|break|nap|walk|bite|trip|selfie|look|turn|games?|chess|cards|hide|home)$|(?:ing|ly|ed)$/;

/** What a deed is done to. */
export interface DeedObject {
  /** As in the goal, such as `sips`. */
  readonly verb: string;
  /** "Latte" of "a man sips a latte". */
  readonly noun: string;
}

/** What the goal's deed is done to; undefined where that is not one plain thing. */
export function findObject(words: readonly string[], deed: Doing | undefined): DeedObject | undefined {
  if (deed === undefined || deed.kind === 'quiet') return undefined;
  const verb = words.indexOf(deed.verb);
  if (verb < 0 || words.slice(0, verb).includes('.')) return undefined;
  const rest = words.slice(verb + (determiners.test(words[verb + 1] ?? '') ? 2 : 1));
  const end = rest.findIndex(ends);
  const phrase = end < 0 ? rest : rest.slice(0, end);
  const head = phrase.at(-1) ?? '';
  if (phrase.length > 4) return undefined;
  if (noObject.test(head) || head.length < 3 || /'s?$/.test(head) || !/^\p{L}[\p{L}-]+$/u.test(head))
    return undefined;
  return /^(?:concept|place|event)$/.test(classOfNoun(head))
    ? undefined
    : { verb: words[verb] ?? '', noun: head };
}
