import { findDeedKind, type DeedKind } from './find-deed-kind.ts';
import { classOfNoun } from './subject-words.ts';

const ends =
  /^(?:[.,]|and|or|in|on|at|to|from|by|with|near|through|across|over|under|along|past|behind|into|like|as|while|for|of|next|beside|down|up|off|around|about|toward|towards|together|out|away|alone|outside|inside|is|are|that|who)$/;
const determiners = /^(?:an?|the|his|her|their|its|some|two|three|four|five|six|one|another|each|every)$/;
const noObject =
  /^(?:hands?|fingers?|face|faces|head|himself|herself|it|them|him|her|me|us|you|other|another|time|fun|place|part|care|photos?|pictures?|one|something|work|way|sun|sky|music|shower|bath|break|nap|walk|bite|sip|trip|selfie|look|role|turn|song|game|life|lesson|advice|birth|up|sports?|games?|home)$|(?:ing|ly|ed)$/;

/** What a deed is done to. */
export interface DeedObject {
  /** As in the goal, such as `sips`. */
  readonly verb: string;
  /** "Latte" of "a man sips a latte". */
  readonly noun: string;
}

/** What the goal's deed is done to; undefined where that is not one plain thing. */
export function findObject(words: readonly string[], deed: DeedKind | undefined): DeedObject | undefined {
  if (deed === undefined) return undefined;
  const verb = words.findIndex((word) => findDeedKind(` ${word} `) === deed);
  if (verb < 0) return undefined;
  const end = words.findIndex((word, index) => index > verb && ends.test(word));
  const phrase = words.slice(verb + 1, end < 0 ? words.length : end);
  const head = phrase.at(-1) ?? '';
  const named = phrase.filter((word) => !determiners.test(word));
  if (named.length === 0 || named.length > 4 || phrase.length > 5) return undefined;
  if (noObject.test(head) || head.length < 3 || /'s?$/.test(head) || !/^\p{L}[\p{L}-]+$/u.test(head))
    return undefined;
  return /^(?:concept|place|event)$/.test(classOfNoun(head))
    ? undefined
    : { verb: words[verb] ?? '', noun: head };
}
