import type { Question } from '../result.ts';
import { factsOfMatter } from './asking/mode-of.ts';
import { isOwn } from './everyday/everyday.ts';
import { isFilled } from './rules/filled-slots.ts';
import { lastSlots } from './asking/last-slots.ts';
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

/** What leaves room for what nobody thought of asking. */
const vague = /^what (?:I want (?:from it|to get)|was tried|was said so far|is there already)$|^by when$/;

/** Facts of the answer that the goal does not hold. */
const slotsOf = (scene: Scene): readonly string[] => {
  if (isBare(scene)) return [];
  const { reading, answer, closed } = scene;
  if (closed || reading.data || template.test(reading.goal)) return [];
  const usual = scene.answerName === 'opinion' && !isOwn(reading.goal) ? [] : (answer.asks ?? []);
  const asks = factsOfMatter(scene) ?? [...neededSlots(scene), ...usual];
  const fitting = asks.filter((slot) => belongsTo(slot, reading.goal));
  const last = fitting.every((slot) => vague.test(slot)) ? lastSlots(scene) : [];
  return [...new Set([...last, ...fitting])].filter(
    (slot) => !isFilled(slot, reading.facts, scene) && (!slot.includes('recipient') || lacksAddressee(scene)),
  );
};

/** What only the person can know of this goal, most useful first: facts that it lacks, its reader, its tone. */
export const questionsOf = (scene: Scene): readonly Asked[] => {
  const slots = slotsOf(scene);
  const isAddressed = slots.some((slot) => addressees.test(slot));
  return [
    ...(isBare(scene) ? [about] : []),
    ...slots.map((slot) => factAsked(slot, scene.reading.goal)),
    ...(!isAddressed && lacksReader(scene) ? [reader] : []),
    ...(lacksTone(scene) ? [tone] : []),
  ].slice(0, mostQuestions);
};

/** How many of the facts asked for the person gave. */
export const factsGiven = (scene: Scene): 'none' | 'some' | 'all' => {
  if (!scene.answered) return 'none';
  const facts = questionsOf(scene).filter(({ of }) => of === 'fact');
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
