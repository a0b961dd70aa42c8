import { type ObjectNoun, objectOf } from '../frames/object-of.ts';
import { cutClauses } from './cut-clauses.ts';
import { frameStems } from './frame-words.ts';
import { stemOf } from './inflect.ts';
import { baseVerbOf } from './verbs.ts';

/** One thing a person can do with the product, in the goal's words. */
export interface Ability {
  /** Base form of its first verb. */
  readonly verb: string;
  /** Base forms of all the verbs it begins with: "browse and buy services" has two. */
  readonly verbs: readonly string[];
  /** The clause as the goal has it, from verb to end, without the closing mark. */
  readonly text: string;
  /** Whether the goal has it as "-ing" form. */
  readonly gerund: boolean;
  /** What it acts on, where that is a noun we know. */
  readonly object: ObjectNoun | undefined;
  /** Who can, as the goal names them ("Sports organizations"); undefined for users in general. */
  readonly actor: string | undefined;
}

/** A sentence that lists what people can do, or parts the product has. */
export interface WishList {
  readonly abilities: readonly Ability[];
  /** The list as the goal has it, where its items are nouns ("contest enrolment, scoring"). */
  readonly parts: string | undefined;
}

const actorCue =
  /^(?<actor>[\p{L} -]{3,40}?) (?:should|must|will|can|shall)(?: also| each| then)?(?: be able to)? (?=[a-z])/u;
// "Learners create a profile": people, in the plural, and what they do.
const presentCue =
  /^(?<actor>(?!\p{L}*ments\b|(?:Orders|Folders|Numbers|Filters|Errors|Letters|Papers|Servers|Headers|Banners|Timers|Reminders|Colors|Sensors|Doors|Events)\b)\p{Lu}\p{Ll}*(?:ers|ors|ists|ants|ents|ees|ians|admins|guests|kids|parents|fans|clients|coaches|hosts)) (?=\p{Ll})/u;
const otherActors = /(?:,|\band) \p{L}+s to \p{L}/u;
const featureCue =
  /\b(?:functionalit(?:y|ies)|functions?|features?|capabilit(?:y|ies)|options?)(?: (?:for|of|to|like|such as|including)|:) +/i;
const grantCue = /\b(?:allow(?:s|ing)?|lets?|enabl(?:es?|ing)|helps?) (?<actor>(?:[\p{L}-]+ ){1,3})to +/iu;
const notAnActor =
  /^(?:nobody|no one|none|no \p{L}+|only .*|it|they|this|that|these|those|there|he|she|the following|which|who)$/iu;
// A list that goes over into another sentence is not cut; a condition inside one clause does no harm.
const entangled = /[;"“]|(?:,|\band|\bor) (?:if|when|while|unless|until|once|but|where|which)\b/i;

/**
 * The list that a sentence gives after "… should be able to", "functionalities for", "allows users to" and the like;
 * undefined when there is none, when it cannot be cut cleanly, or when the words before it say something of their own.
 */
export function readWishList(sentence: string, isTaskWord: (stem: string) => boolean): WishList | undefined {
  const said = sentence.replace(/^(?:additionally|also), (\p{Ll})/iu, (_, letter: string) =>
    letter.toUpperCase(),
  );
  const found = listIn(said, isTaskWord);
  if (found === undefined || entangled.test(found.list) || otherActors.test(found.list)) return undefined;
  const clauses = cutClauses(found.list);
  const abilities = clauses.flatMap((text) => abilityOf(text, found.actor) ?? []);
  if (abilities.length === clauses.length && abilities.length > 0) return { abilities, parts: undefined };
  const isNounList = found.list.includes(', ') && !/\b(?:users?|to|can|should|that|will)\b/i.test(found.list);
  return isNounList && found.isFeatureList ? { abilities: [], parts: found.list } : undefined;
}

interface FoundList {
  readonly list: string;
  readonly actor: string | undefined;
  readonly isFeatureList: boolean;
}

function listIn(sentence: string, isTaskWord: (stem: string) => boolean): FoundList | undefined {
  const rest = (cue: RegExpExecArray): string =>
    sentence
      .slice(cue.index + cue[0].length)
      .replace(/(?<![.!])[.!]+$/, '')
      .replace(/,? and (?:also )?be able to /, ', and ');
  const isFrame = (text: string): boolean =>
    stems(text).every((stem) => frameStems.has(stem) || isTaskWord(stem));
  const features = featureCue.exec(sentence);
  if (features !== null) {
    return isFrame(sentence.slice(0, features.index))
      ? { list: rest(features), actor: undefined, isFeatureList: true }
      : undefined;
  }
  const grant = grantCue.exec(sentence);
  if (
    grant !== null &&
    isFrame(sentence.slice(0, grant.index)) &&
    !/, /.test(sentence.slice(0, grant.index))
  ) {
    return {
      list: rest(grant),
      actor: actorOf(grant.groups?.['actor'] ?? '', isTaskWord),
      isFeatureList: false,
    };
  }
  const present = presentCue.exec(sentence);
  if (present !== null && baseVerbOf(/^\p{L}+/u.exec(rest(present))?.[0] ?? '') !== undefined) {
    return {
      list: rest(present),
      actor: actorOf(present.groups?.['actor'] ?? '', isTaskWord),
      isFeatureList: false,
    };
  }
  const modal = actorCue.exec(sentence);
  const actor = modal?.groups?.['actor'] ?? '';
  if (modal === null || notAnActor.test(actor)) return undefined;
  if (!/be able to|\bcan /.test(modal[0]) || /^(?:have|be|include|provide|support)\b/.test(rest(modal)))
    return undefined;
  return { list: rest(modal), actor: actorOf(actor, isTaskWord), isFeatureList: false };
}

const stems = (text: string): string[] => (text.match(/[\p{L}\p{N}]+/gu) ?? []).map(stemOf);

// Users, visitors and the product itself need no name in front of what they do.
function actorOf(subject: string, isTaskWord: (stem: string) => boolean): string | undefined {
  const name = subject.trim().replace(/^(?:the|this|all|each|every) /i, '');
  const isProduct =
    !/(?:s|people|staff|everyone|anyone|children)$/i.test(name) && stems(name).every(isTaskWord);
  return isProduct || stems(name).every((stem) => frameStems.has(stem)) ? undefined : name;
}

function abilityOf(clause: string, actor: string | undefined): Ability | undefined {
  const word = /^[\p{L}-]+/u.exec(clause)?.[0] ?? '';
  const verb = baseVerbOf(word);
  if (verb === undefined) return undefined;
  const beginning = clause.split(/\s+/, 5).join(' ');
  const verbs = [
    ...beginning.matchAll(/(?:^|, | and | or |, and )(\p{L}+)\b(?! (?:them|it|these|those)\b)/gu),
  ].flatMap(([, each]) => baseVerbOf(each ?? '') ?? []);
  const object = objectOf(clause);
  return { verb, verbs, text: clause, gerund: word.toLowerCase() !== verb, object, actor };
}
