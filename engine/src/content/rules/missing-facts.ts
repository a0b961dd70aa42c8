import type { Assumption } from '../../result.ts';
import { idOfSlot, missingSlots } from '../asking/slots.ts';
import { addedLine } from '../plan-line.ts';
import type { Contribution } from '../plan-line.ts';
import { factsGiven } from '../questions.ts';
import type { Scene } from '../scene.ts';

export const noInvention = 'Make up no facts';
const likeliest = 'Where something is missing, take the likeliest and mark it as assumed';
/** A list of blanks comes back as a text of blanks, so none is named. */
export const bracketedBlanks = 'leave a bracketed blank only for one it cannot do without';

// What the goal is about may ask for other facts than its kind of text does.
const openSlots = (scene: Scene): readonly string[] =>
  factsGiven(scene) === 'all'
    ? []
    : missingSlots(scene).filter((slot) => scene.answerTo(idOfSlot(slot)) === '');

/** Whether facts are needed that neither the goal nor the person gave. */
export const lacksFacts = (scene: Scene): boolean => openSlots(scene).length > 0;

const joined = (slots: readonly string[]): string => slots.join(', ');

/** What is done about missing facts: an answer is better off with assumptions than with blanks. */
const blanksChoice = (scene: Scene): 'assume' | 'blanks' | 'ask' | 'none' =>
  scene.choose(
    'blanks',
    scene.answer.assumes
      ? ['none', 'assume', 'blanks', 'ask']
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
