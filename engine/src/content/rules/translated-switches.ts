import type { Assumption } from '../../result.ts';
import type { Scene } from '../scene.ts';
import { hasOwnLength, lengthChoice, lengthText } from './length.ts';

const transforming = new Set(['correct', 'rewrite', 'translate', 'summarise', 'extract', 'classify']);

/** Whether the goal hands over a text to work on, so that language and length follow from it. */
export const worksOnText = ({ reading }: Scene): boolean => transforming.has(reading.act);

/** What to do about facts that are missing; leaving blanks where the person says nothing. */
export const blanksChoice = (scene: Scene): 'blanks' | 'ask' | 'none' =>
  scene.choose('blanks', ['blanks', 'ask', 'none']);

/** Whether the answer shall be in English although the goal is not. */
export const answersInEnglish = (scene: Scene): boolean =>
  !worksOnText(scene) && scene.choose('answer-language', ['own', 'english']) === 'english';

const lengthSwitch = (scene: Scene): readonly Assumption[] => {
  const { length } = scene.answer;
  if (!length || !scene.deliverableId || length.unit !== 'words' || hasOwnLength(scene)) return [];
  const choices = [
    ...(['usual', 'shorter', 'longer'] as const).map((id) => ({ id, label: lengthText(length, id) })),
    { id: 'open', label: 'Leave it open' },
  ];
  const reason = 'Your goal names no length';
  return [{ id: 'length', label: 'Length', choices, chosen: lengthChoice(scene), reason }];
};

/** The guesses that a goal in another language leaves to be changed: language of the answer, length, missing facts. */
export const translatedSwitches = (scene: Scene, needsFacts: boolean): readonly Assumption[] => {
  if (scene.closed) return [];
  const { language } = scene.reading;
  const spoken: Assumption = {
    id: 'answer-language',
    label: 'Answer in',
    choices: [
      { id: 'own', label: language.name },
      { id: 'english', label: 'English' },
    ],
    chosen: answersInEnglish(scene) ? 'english' : 'own',
    reason: `Your goal is in ${language.name}`,
  };
  const blanks: Assumption = {
    id: 'blanks',
    label: 'Missing facts',
    choices: [
      { id: 'blanks', label: 'Leave blanks' },
      { id: 'ask', label: 'Ask me first' },
      { id: 'none', label: 'Say nothing' },
    ],
    chosen: blanksChoice(scene),
    reason: 'A text of this kind needs facts that only you have',
  };
  return [
    ...(worksOnText(scene) ? [] : [spoken]),
    ...(scene.translated ? lengthSwitch(scene) : []),
    ...(needsFacts && scene.translated ? [blanks] : []),
  ];
};
