import type { DeliverableId } from '../../reading/deliverable-nouns.ts';
import type { AnswerKind, Occasion, TranslatedAnswers } from '../frames/translated-answers.ts';
import type { Scene } from '../scene.ts';

const plans: ReadonlySet<DeliverableId> = new Set(['plan', 'training-plan', 'workout', 'itinerary']);
const lists: ReadonlySet<DeliverableId> = new Set(['ideas', 'tips', 'names']);
const occasions: readonly Occasion[] = ['application', 'invitation', 'complaint'];
const readUpTo = 600;

const questionIn = (text: string, { cues }: TranslatedAnswers): AnswerKind | undefined =>
  (['compare', 'decide', 'why', 'how'] as const).find((kind) => cues[kind].test(text));

/** The kind of answer that a goal in another language wants; undefined where none of those that have lines of their own. */
const kindOf = ({ reading, deliverableId }: Scene, answers: TranslatedAnswers): AnswerKind | undefined => {
  const { act, goal } = reading;
  if (act === 'translate' || act === 'summarise' || act === 'compare') return act;
  if (reading.data) return undefined;
  if (deliverableId === 'cover-letter') return 'application';
  if (deliverableId === 'email' || deliverableId === 'letter' || deliverableId === 'message')
    return deliverableId;
  if (act === 'plan' || (deliverableId && plans.has(deliverableId))) return 'plan';
  if (act === 'list' || (deliverableId && lists.has(deliverableId))) return 'ideas';
  if (act === 'question' || (act === 'open' && !deliverableId))
    return questionIn(goal.slice(0, readUpTo), answers);
  const compares = answers.cues.compare.test(goal.slice(0, readUpTo));
  if (compares && (act === 'explain' || (act === 'write' && !deliverableId))) return 'compare';
  return act === 'explain' ? 'explain' : undefined;
};

/** The lines that say what the answer to a goal in another language holds; empty where nothing is known of its kind. */
export const linesOfKind = (scene: Scene, answers: TranslatedAnswers): readonly string[] => {
  const kind = kindOf(scene, answers);
  if (!kind) return [];
  const lines = answers.lines[kind];
  const [first = '', ...rest] = lines;
  // A day missed at home can be made up for, one of a journey cannot.
  if (scene.deliverableId === 'itinerary') return lines.slice(0, 2);
  const told = occasions.find((each) => answers.cues[each].test(scene.reading.goal.slice(0, readUpTo)));
  if (!told || (kind !== 'email' && kind !== 'letter' && kind !== 'message')) return lines;
  const own = answers.lines[told];
  return kind === 'letter' ? [...own, ...rest] : [first, ...own];
};
