import { detectLanguage, type Language } from '../../reading/language.ts';
import { normalise } from '../../reading/normalise.ts';
import { findAbsences, type Absence } from './find-absences.ts';
import type { CameraCue } from './find-camera.ts';
import { findCounts, type Counts } from './find-counts.ts';
import type { Edit } from './find-edit.ts';
import { findFlags, type GoalFlag } from './find-flags.ts';
import type { Genre } from './find-genre.ts';
import type { Journey } from './find-journey.ts';
import { findLeadIn, findRequest } from './find-lead-in.ts';
import { blankSpans, findLettering, mentionsLetters, type Lettering } from './find-lettering.ts';
import { findLight } from './find-light.ts';
import { findMedium, type MediumCue } from './find-medium.ts';
import { findDoing, type DeedKind, type Doing } from './find-deed-kind.ts';
import { findDeed, findMotion, findSequence, findTimelapse } from './find-motion.ts';
import { findObject, type DeedObject } from './find-object.ts';
import { findRelation, type Relation } from './find-relation.ts';
import { findSetting, type SettingCue } from './find-setting.ts';
import { findSubject, type Subject } from './find-subject.ts';
import { findUse, type Use } from './find-use.ts';
import { findView } from './find-view.ts';
import { goalWords, type GoalWords } from './goal-words.ts';
import { classOfNoun } from './subject-words.ts';
import { namesColors } from './names-colors.ts';
import { readsAsSentence } from './reads-as-sentence.ts';

/** What a visual goal says and leaves open. Offsets are those of `text`. */
export interface VisualReading {
  /** The goal in one line, in canonical form. */
  readonly text: string;
  readonly language: Language;
  readonly leadInLength: number;
  readonly subject: Subject;
  readonly genre: Genre | undefined;
  readonly isSentence: boolean;
  /** What is to be done to a picture that exists already. */
  readonly edit: Edit | undefined;
  /** From 30 words on, only composition and light are added. */
  readonly isLong: boolean;
  /** Nothing in it can be drawn as such: an idea, or no letters at all. */
  readonly isAbstract: boolean;
  readonly view: string | undefined;
  readonly light: string | undefined;
  readonly medium: MediumCue | undefined;
  readonly setting: SettingCue;
  readonly lettering: readonly Lettering[];
  readonly quoted: readonly Lettering[];
  /** Lower-cased words that are not quoted. */
  readonly wordsOutside: readonly string[];
  readonly holdsLetters: boolean;
  /** Whether a name or number stands in it, which a poster or logo may have to show. */
  readonly hasDetails: boolean;
  readonly counts: Counts;
  readonly relation: Relation | undefined;
  readonly absences: readonly Absence[];
  readonly motion: string | undefined;
  readonly deed: DeedKind | undefined;
  /** The thing that it is done to. */
  readonly object: DeedObject | undefined;
  readonly sequence: string | undefined;
  /** The way that a clip's subject takes. */
  readonly journey: Journey | undefined;
  readonly timelapse: string | undefined;
  readonly camera: CameraCue | undefined;
  readonly namesColors: boolean;
  /** Questions that the person answered: `text` then holds the answers too. */
  readonly answered: readonly string[];
  readonly flags: readonly GoalFlag[];
  /** What the picture is for, where that is no part of the scene. */
  readonly use: Use | undefined;
}

/** Only this much of a goal is searched for cues, which keeps reading linear; the rest is carried along unread. */
const searched = 4_000;
const longGoalWords = 30;

/** What is read for one medium alone; a reader that is left out finds nothing. */
export interface MediumReaders {
  readonly findEdit?: (text: string) => Edit | undefined;
  readonly findGenre?: (goal: GoalWords, chunk: readonly string[]) => Genre | undefined;
  readonly findPrinted?: (text: string) => readonly Lettering[];
  readonly findHeaderScene?: (
    text: string,
  ) => { readonly leadInLength: number; readonly use: Use } | undefined;
  readonly findCamera?: (text: string, goal: GoalWords) => CameraCue | undefined;
  readonly findJourney?: (text: string) => Journey | undefined;
}

export function readVisualGoal(goal: string, readers: MediumReaders): VisualReading {
  const text = normalise(goal)
    .replace(/([^\s.,;:!?])\n+/g, '$1, ')
    .replace(/\n+/g, ' ')
    .trim();
  const sample = text.slice(0, searched);
  const { drawn, quoted } = findLettering(sample, readers.findPrinted);
  const edit = readers.findEdit?.(sample);
  const asked = edit === undefined ? findLeadIn(sample) : findRequest(sample);
  // A possessive would count as the word "s", which other languages have.
  const language = detectLanguage(sample.replace(/['’]s\b/g, ''));
  const isEnglish = language.code === 'en';
  const headed =
    isEnglish && edit === undefined && drawn.length === 0
      ? readers.findHeaderScene?.(sample.slice(asked))
      : undefined;
  const leadInLength = asked + (headed?.leadInLength ?? 0);
  const flags = findFlags(sample);
  const outside = blankSpans(sample, [...quoted, ...flags]);
  const absences =
    isEnglish && sample.length === text.length && flags.length === 0 ? findAbsences(outside, sample) : [];
  const present = blankSpans(outside, absences);
  const camera = bareCamera(readers.findCamera?.(present, goalWords(present)), present, sample);
  const use = edit === undefined && isEnglish ? (moved(headed?.use, asked) ?? findUse(outside)) : undefined;
  const scene = blankSpans(present, [
    ...(use === undefined ? [] : [use]),
    ...(camera?.clause === undefined ? [] : [camera.clause]),
    ...(camera?.repeats ?? []),
  ]);
  // "What does a comet look like?" shows a comet.
  const isAsked = /^(?:what|how)\b/i.test(text.slice(0, leadInLength));
  const words = goalWords(
    isAsked ? scene.slice(leadInLength).replace(/ looks?(?: like)?\b/i, ' ') : scene.slice(leadInLength),
  );
  const head = findSubject(words);
  const made = wayOfMaking.exec(scene.slice(leadInLength, leadInLength + 80))?.[0].length;
  // "Book illustration: a snail" shows a snail.
  const shown = made === undefined ? head : findSubject(goalWords(scene.slice(leadInLength + made)));
  // What a shop sells is a thing, whatever it is.
  const subject: Subject =
    use === undefined || shown.kind !== 'unknown' ? shown : { ...shown, kind: 'object', group: 'object' };
  const isSentence = readsAsSentence(words, scene);
  const found =
    findDoing(ownWords(words.words, subject)) ??
    (subject.isPlural && subject.verb !== undefined
      ? namedAs(subject.verb, findDoing(` ${subject.verb}s `) ?? findDoing(` ${subject.verb}es `))
      : undefined);
  const object = findObject(words.words, found);
  const deed = found?.kind === 'sport' && subject.group === 'maker' ? 'handling' : found?.kind;
  const genre = isEnglish && edit === undefined ? readers.findGenre?.(words, head.chunk) : undefined;
  return {
    text,
    language,
    leadInLength,
    subject,
    genre,
    isSentence,
    edit,
    isLong: words.words.length >= longGoalWords,
    isAbstract: (words.words.length === 0 && drawn.length === 0) || isIdea(subject, words.words),
    view: findView(words),
    light: findLight(words),
    medium: findMedium(words),
    setting: findSetting(words, subject),
    lettering: drawn,
    quoted,
    wordsOutside: words.words,
    holdsLetters: drawn.length > 0 || mentionsLetters(outside),
    hasDetails: /\S+ .*(?:\p{Lu}|\d)/u.test(present.slice(leadInLength, leadInLength + 400)),
    counts: findCounts(words),
    relation: findRelation(words, sample.slice(leadInLength)),
    absences,
    deed,
    object: object !== undefined && subject.chunk.includes(object.noun) ? undefined : object,
    motion: findMotion(words) ?? subject.verb ?? (isSentence ? findDeed(words, subject) : undefined),
    sequence: findSequence(words, subject.verb),
    journey: isEnglish ? readers.findJourney?.(present.slice(leadInLength)) : undefined,
    timelapse: findTimelapse(words),
    camera,
    namesColors: namesColors(text),
    answered: [],
    flags,
    use: genre === undefined ? use : undefined,
  };
}

/** "A musician plays, people walking past": what others do behind a comma is no deed of the subject. */
const ownWords = (words: readonly string[], { noun, kind }: Subject): string => {
  const others = words.findIndex(
    (word, index) =>
      words[index - 2] === ',' &&
      word.endsWith('ing') &&
      words[index - 1] !== noun &&
      /^(?:person|animal|vehicle)$/.test(classOfNoun(words[index - 1] ?? '')),
  );
  return ` ${(kind === 'person' && others > 0 ? words.slice(0, others) : words).join(' ')} `;
};

/** "Boxers touch" is the deed of "touches". */
const namedAs = (verb: string, doing: Doing | undefined): Doing | undefined => doing && { ...doing, verb };

const moved = (use: Use | undefined, by: number): Use | undefined =>
  use && { ...use, start: use.start + by, end: use.end + by };

const wayOfMaking =
  /^[^:.,]{0,50}\b(?:illustration|design|art|painting|drawing|sketch|photo|picture|image|scene|shot|render|video|clip|animation|reel|ad|graphic): |^[^:.,]{0,40}\b(?:wall art|art print|artwork|illustration|mural) (?:with|of|showing|featuring) /i;

/** A camera clause that also holds lettering or an absence is left where it stands. */
function bareCamera(camera: CameraCue | undefined, present: string, sample: string): CameraCue | undefined {
  const clause = camera?.clause;
  if (camera === undefined || clause === undefined) return camera;
  const isBare = present.slice(clause.start, clause.end) === sample.slice(clause.start, clause.end);
  return isBare ? camera : { ...camera, clause: undefined, repeats: [] };
}

const isIdea = ({ kind, chunk, alone }: Subject, words: readonly string[]): boolean => {
  const head = chunk.at(-1) ?? '';
  if (sensed.test(head) && words.length <= 12) return true;
  if (kind === 'concept')
    return (
      chunk.length <= 2 &&
      !chunk.slice(0, -1).some((word) => !/^(?:unknown|concept)$/.test(classOfNoun(word))) &&
      words.length <= (saysIdea.test(head) ? 12 : 5)
    );
  return alone && words.length <= 5 && chunk.length <= 2 && namesAnIdea(head);
};

const sensed = /^(?:smell|sound|taste|scent|noise|atmosphere|mood|vibe|spirit|warmth)$/;
const saysIdea = /^(?:feeling|sense|concept|idea|essence|meaning)$/;
const ideaEnding = /(?:ness|hood|algia|ism|ship|dom|flation|llution|cation|ration|icity)$/;
const thingsEndingSo =
  /^(?:neighborhood|neighbourhood|prism|kingdom|witness|harness|wilderness|celebration|decoration|illustration|location|vacation|.*ship|baptism|dom)$/;
const namesAnIdea = (noun: string): boolean =>
  ideaEnding.test(noun) &&
  (!thingsEndingSo.test(noun) || /^(?:friendship|leadership|companionship|citizenship|hardship)$/.test(noun));
