import type { DeliverableId } from '../../reading/deliverable-nouns.ts';
import type { AnswerKind, Occasion, TranslatedAnswers } from '../frames/translated-answers.ts';
import type { Scene } from '../scene.ts';

const kindOfDeliverable: Partial<Record<DeliverableId, AnswerKind>> = {
  'cover-letter': 'application',
  email: 'email',
  letter: 'letter',
  message: 'message',
  plan: 'plan',
  'training-plan': 'plan',
  workout: 'plan',
  'meal-plan': 'plan',
  recipe: 'recipe',
  itinerary: 'trip',
  ideas: 'ideas',
  tips: 'ideas',
  names: 'ideas',
  speech: 'speech',
  story: 'story',
  poem: 'poem',
  'social-post': 'post',
  'product-description': 'post',
};
const occasions: readonly Occasion[] = ['application', 'invitation', 'complaint'];
const readUpTo = 600;

const questionIn = (text: string, { cues }: TranslatedAnswers): AnswerKind | undefined =>
  (['compare', 'decide', 'why', 'how'] as const).find((kind) => cues[kind].test(text));

/** The kind of answer that a goal in another language wants; undefined where none of those that have lines of their own. */
const kindOf = ({ reading, deliverableId }: Scene, answers: TranslatedAnswers): AnswerKind | undefined => {
  const { act } = reading;
  const goal = reading.goal.slice(0, readUpTo);
  if (act === 'translate' || act === 'summarise' || act === 'compare') return act;
  if (reading.data) return undefined;
  const kind = deliverableId && kindOfDeliverable[deliverableId];
  const told = occasions.find((each) => answers.cues[each].test(goal));
  if (told && (kind === 'email' || kind === 'letter' || kind === 'message')) return told;
  if (kind) return kind;
  if (act === 'plan') return 'plan';
  if (act === 'question' || (act === 'open' && !deliverableId)) return questionIn(goal, answers);
  const compares = answers.cues.compare.test(goal);
  if (compares && (act === 'explain' || (act === 'write' && !deliverableId))) return 'compare';
  return act === 'explain' ? 'explain' : undefined;
};

/** What the answer to a goal in another language should have: its gist, then more; empty where its kind is not known. */
export const linesOfKind = (scene: Scene, answers: TranslatedAnswers): readonly string[] => {
  const kind = kindOf(scene, answers);
  return kind ? answers.lines[kind] : [];
};
