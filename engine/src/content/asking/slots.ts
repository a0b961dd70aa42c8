import { countWords } from '../../reading/complexity.ts';
import { isFilled } from '../rules/filled-slots.ts';
import { isToClose } from '../occasions-for.ts';
import type { Scene } from '../scene.ts';

/** The question of a goal that names no subject. */
export const subjectId = 'about';

/** Facts that any letter needs when its occasion is not known. */
const usualNeeds = ['what they must know', 'names, dates and figures to put in'] as const;
/** The same where the goal says what they must know. */
const furtherNeeds = ['names, dates and figures to put in', 'reason'] as const;
/** What stands behind a comma or a colon is what they must know. */
const tells = /[,:;.] *(?:[\p{L}'’]+ ){4}/u;
/** What came is known, or given; what goes back is not. */
const answerNeeds = ['what I want to say', 'names, dates and figures to put in'] as const;
const answers =
  /^\W*(?:please )?(?:write )?(?:me )?(?:an? )?(?:[\p{L}-]+ )?(?:reply|answer|respond|response)\b/iu;
/** Between people who are close nobody is informed or sent to do something. */
const closeNeeds = ['what I want to say', 'what was said so far'] as const;
const mostBlanks = 4;
/** A goal of so few words names a kind of text and nothing else. */
const barest = 3;

/** True for "email" or "Write a report": what it is about has to be asked before any blank makes sense. */
export const namesNoSubject = ({ reading }: Scene): boolean =>
  countWords(reading.goal) <= barest && !reading.data && !/\b(?:about|on|for|of)\b/i.test(reading.goal);

// "Recipe" and "a weekly budget" are the thing alone; a "DevOps guide" has a subject.
const namesOnlyItself = ({ reading }: Scene): boolean =>
  reading.goal
    .toLowerCase()
    .replace((reading.noun ?? '').toLowerCase(), '')
    .replace(
      /\b(?:an?|the|my|our|some|give|me|make|create|write|new|good|simple|short|quick|weekly|monthly)\b/g,
      '',
    )
    .replace(/[^\p{L}]/gu, '') === '';

/** True where the goal names a kind of text and no subject. */
export const lacksSubject = (scene: Scene): boolean => {
  const { act } = scene.reading;
  return (
    namesNoSubject(scene) &&
    !scene.closed &&
    scene.answer.lead === undefined &&
    (act === 'write' || (act === 'open' && scene.deliverableId !== undefined)) &&
    (scene.answer.form === 'prose' ||
      ((scene.answer.form === 'table' || scene.answer.form === 'list') && namesOnlyItself(scene)))
  );
};

/** True where nothing but the kind of text is named: a resignation letter says what it is about, a letter does not. */
export const isBare = (scene: Scene): boolean =>
  lacksSubject(scene) && namesOnlyItself(scene) && !scene.occasion;

/** Facts that the deliverable needs and the goal does not hold, at most four. */
export const neededSlots = (scene: Scene): readonly string[] => {
  const { reading, answer, deliverableId } = scene;
  if (!deliverableId || !answer.slots || reading.data || reading.complexity === 'high' || scene.closed)
    return [];
  const isAnswer = answers.test(reading.goal);
  // What came is quoted, so its words are not what the answer is about.
  const occasion = isAnswer && reading.facts.quoted ? undefined : scene.occasion;
  const isTold = isFilled(usualNeeds[0], reading.facts, scene) || tells.test(reading.goal.slice(0, 600));
  const usual = isToClose(deliverableId, reading)
    ? closeNeeds
    : isAnswer
      ? answerNeeds
      : isTold
        ? furtherNeeds
        : usualNeeds;
  const needed =
    answer.slots === 'occasion' ? (occasion ? (occasion.asks ?? occasion.needs) : usual) : answer.slots;
  return needed.filter((slot) => !isFilled(slot, reading.facts, scene)).slice(0, mostBlanks);
};

/** Those of `neededSlots` without which it cannot be sent; none where a first version comes at once, with questions behind it. */
export const missingSlots = (scene: Scene): readonly string[] => {
  const { occasion } = scene;
  return namesNoSubject(scene) ||
    (scene.answer.slots === 'occasion' && (occasion ? occasion.asks : scene.deliverableId === 'message'))
    ? []
    : neededSlots(scene);
};

/** The question that fills a slot. */
export const idOfSlot = (slot: string): string => slot.toLowerCase().replace(/[^a-z0-9]+/g, '-');
