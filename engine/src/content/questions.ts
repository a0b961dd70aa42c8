import type { Question } from '../result.ts';
import { factsOfMatter } from './asking/mode-of.ts';
import { isOwn } from './everyday/everyday.ts';
import { isFilled } from './rules/filled-slots.ts';
import { details, lastSlots, rest, situation } from './asking/last-slots.ts';
import { countWords } from '../reading/complexity.ts';
import { belongsTo } from './asking/fitting.ts';
import { labelOf, nameOf, phraseOf } from './asking/phrase-of.ts';
import { idOfSlot, isBare, lacksSubject, neededSlots, subjectId } from './asking/slots.ts';
import type { Scene } from './scene.ts';
import { lacksAddressee, lacksReader, lacksTone } from './unsaid.ts';

/** A question, and what its answer becomes: a fact, or how the text speaks and to whom. */
export interface Asked extends Question {
  readonly of: 'fact' | 'reader' | 'tone';
  /** What the answer is called in the prompt. */
  readonly name: string;
}

const mostQuestions = 3;
/** In so many words a goal says what it is about. */
const longGoal = 25;
const addressees = /\b(?:audience|customers|learners|recipient|participants|age or level|who it is for)\b/;

const factAsked = (slot: string, goal: string): Asked => {
  const phrase = phraseOf(slot, goal);
  return {
    id: idOfSlot(slot),
    label: labelOf(phrase),
    name: nameOf(phrase),
    of: 'fact',
  };
};

/** Whoever wants a template fills in the facts there. */
const template = /\b(?:templates?|samples?|blank form)\b/i;

const about: Asked = { id: subjectId, label: 'What it is about', name: 'About', of: 'fact' };
const reader: Asked = { id: 'reader', label: 'Who it is for', name: 'For', of: 'reader' };
const tone: Asked = { id: 'tone', label: 'Tone', name: 'Tone', of: 'tone' };

const isClosed = ({ closed, reading }: Scene): boolean =>
  closed || reading.data !== undefined || template.test(reading.goal);

const openSlots = (scene: Scene): readonly string[] =>
  isBare(scene) || isClosed(scene) ? [] : lastSlots(scene);

/** Facts of the answer that the goal does not hold. */
const slotsOf = (scene: Scene): readonly string[] => {
  if (isBare(scene) || isClosed(scene)) return [];
  const { reading, answer } = scene;
  const usual = scene.answerName === 'opinion' && !isOwn(reading.goal) ? [] : (answer.asks ?? []);
  // In a long goal a word in passing looks like its matter; a silly question costs more trust than it brings.
  const asks =
    countWords(reading.goal) >= longGoal
      ? scene.sure
        ? neededSlots(scene)
        : []
      : (factsOfMatter(scene) ?? [...neededSlots(scene), ...usual]);
  return [...new Set(asks)].filter(
    (slot) =>
      belongsTo(slot, reading.goal) &&
      !isFilled(slot, reading.facts, scene) &&
      (!slot.includes('recipient') || lacksAddressee(scene)),
  );
};

/**
 * What only the person can know of this goal: at most three facts that it lacks, its reader and its tone, most useful
 * first, then the one blank that fits every goal.
 */
export const questionsOf = (scene: Scene): readonly Asked[] => {
  const { goal } = scene.reading;
  const slots = slotsOf(scene);
  const isAddressed = slots.some((slot) => addressees.test(slot));
  const narrow = [
    ...(isBare(scene) ? [about] : []),
    ...slots.map((slot) => factAsked(slot, goal)),
    ...(!isAddressed && lacksReader(scene) ? [reader] : []),
    ...(lacksTone(scene) ? [tone] : []),
  ].slice(0, mostQuestions);
  const open = openSlots(scene)
    .map((slot) => (narrow.length > 0 && slot === situation ? rest : slot))
    .map((slot) => factAsked(slot, goal))
    .filter(({ id }) => !narrow.some((other) => other.id === id));
  return [...narrow, ...open];
};

/** How many of the facts asked for the person gave. */
export const factsGiven = (scene: Scene): 'none' | 'some' | 'all' => {
  if (!scene.answered) return 'none';
  const asked = questionsOf(scene).filter(({ of }) => of === 'fact');
  const narrow = asked.filter(({ id }) => ![situation, details, rest].some((slot) => idOfSlot(slot) === id));
  const facts = narrow.length > 0 ? narrow : asked;
  const given = facts.filter(({ id }) => scene.answerTo(id) !== '').length;
  return given === 0 ? 'none' : given === facts.length ? 'all' : 'some';
};

/** Whether questions follow a first version, since neither the goal nor the person says what it is about. */
export const asksForSubject = (scene: Scene): boolean => lacksSubject(scene) && factsGiven(scene) === 'none';

/** Whether the person answered for whom the text is. */
export const readerGiven = (scene: Scene): boolean =>
  scene.answered &&
  questionsOf(scene).some(
    ({ id, of, name }) =>
      (of === 'reader' || addressees.test(name.toLowerCase())) && scene.answerTo(id) !== '',
  );
