import { countWords } from '../../reading/complexity.ts';
import type { Assumption } from '../../result.ts';
import { addedLine } from '../plan-line.ts';
import type { Contribution } from '../plan-line.ts';
import type { Scene } from '../scene.ts';
import { occasionOf } from '../unsaid.ts';
import { isFilled } from './filled-slots.ts';

/** The question of a goal that names no subject. */
export const subjectId = 'about';
export const noInvention = 'Make up no facts';
const likeliest = 'Where something is missing, take the likeliest and mark it as assumed';
/** A list of blanks comes back as a text of blanks, so none is named. */
export const bracketedBlanks = 'leave a bracketed blank only for one it cannot do without';

/** Facts that any letter needs when its occasion is not known. */
const usualNeeds = ['what they must know', 'what they should do'] as const;
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
  lacksSubject(scene) && namesOnlyItself(scene) && !occasionOf(scene);

/** Facts that the deliverable needs and the goal does not hold, at most four. */
export const neededSlots = (scene: Scene): readonly string[] => {
  const { reading, answer, deliverableId } = scene;
  if (!deliverableId || !answer.slots || reading.data || reading.complexity === 'high' || scene.closed)
    return [];
  const occasion = occasionOf(scene);
  const needed =
    answer.slots === 'occasion' ? (occasion ? (occasion.asks ?? occasion.needs) : usualNeeds) : answer.slots;
  return needed.filter((slot) => !isFilled(slot, reading.facts, scene)).slice(0, mostBlanks);
};

/** Those of `neededSlots` without which it cannot be sent; none where a first version comes at once, with questions behind it. */
export const missingSlots = (scene: Scene): readonly string[] => {
  const occasion = occasionOf(scene);
  return namesNoSubject(scene) ||
    (scene.answer.slots === 'occasion' && (occasion ? occasion.asks : scene.deliverableId === 'message'))
    ? []
    : neededSlots(scene);
};

/** The question that fills a slot. */
export const idOfSlot = (slot: string): string => slot.toLowerCase().replace(/[^a-z0-9]+/g, '-');

const openSlots = (scene: Scene): readonly string[] =>
  missingSlots(scene).filter((slot) => scene.answerTo(idOfSlot(slot)) === '');

/** Whether facts are needed that neither the goal nor the person gave. */
export const lacksFacts = (scene: Scene): boolean => openSlots(scene).length > 0;

const joined = (slots: readonly string[]): string => slots.join(', ');

/** What is done about missing facts: an answer is better off with assumptions than with blanks. */
const blanksChoice = (scene: Scene): 'assume' | 'blanks' | 'ask' | 'none' =>
  scene.choose(
    'blanks',
    scene.answer.assumes
      ? ['assume', 'blanks', 'ask', 'none']
      : scene.answer.returns === ''
        ? ['none', 'blanks', 'ask']
        : ['blanks', 'ask', 'none'],
  );

/** Whether the prompt makes the assistant ask before it writes. */
export const asksFirst = (scene: Scene): boolean => lacksFacts(scene) && blanksChoice(scene) === 'ask';

/** D3: what is missing becomes a bracketed blank, or a question first, as the person likes. */
export const missingFacts = (scene: Scene): Contribution => {
  const slots = openSlots(scene);
  const chosen = blanksChoice(scene);
  if (slots.length === 0) {
    const isFilledIn = chosen !== 'none' && missingSlots(scene).length > 0;
    return isFilledIn
      ? {
          lines: [
            addedLine('requirements', 'D3', chosen === 'assume' ? likeliest : noInvention, 'Stops guessing'),
          ],
        }
      : {};
  }
  const reason = `Missing: ${joined(slots)}`;
  const assumption: Assumption = {
    id: 'blanks',
    label: 'Missing facts',
    choices: [
      ...(scene.answer.assumes ? [{ id: 'assume', label: 'Assume and say so' }] : []),
      { id: 'blanks', label: 'Leave blanks' },
      { id: 'ask', label: 'Ask me first' },
      { id: 'none', label: 'Say nothing' },
    ],
    chosen,
    reason,
  };
  const text = {
    assume: likeliest,
    blanks: `${noInvention}; ${bracketedBlanks}`,
    ask: `Before you write, ask me for these and wait for my answer: ${joined(slots)}`,
    none: '',
  }[chosen];
  return {
    assumptions: [assumption],
    lines: text ? [addedLine('requirements', 'D3', text, reason)] : [],
  };
};
