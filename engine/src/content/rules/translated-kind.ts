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
/** "3 Tage in Rom", "2 días en Sevilla". */
const stay = /\d+ \p{L}+ (?:in|en|à|a|em|i|w|te) \p{Lu}/u;

const questionIn = (text: string, { cues }: TranslatedAnswers): AnswerKind | undefined =>
  (['say', 'compare', 'decide', 'why', 'how'] as const).find((kind) => cues[kind].test(text));

/** The kind of answer that a goal in another language wants; undefined where none of those that have lines of their own. */
export const kindOfAnswer = (
  { reading, deliverableId }: Scene,
  answers: TranslatedAnswers,
): AnswerKind | undefined => {
  const { act } = reading;
  const goal = reading.goal.slice(0, readUpTo);
  if (act === 'translate' || act === 'summarise' || act === 'compare') return act;
  if (reading.data) return undefined;
  const kind = deliverableId && kindOfDeliverable[deliverableId];
  const told = occasions.find((each) => answers.cues[each].test(goal));
  if (told && (kind === 'email' || kind === 'letter' || kind === 'message')) return told;
  if (kind === 'plan' || act === 'plan') return stay.test(goal) ? 'trip' : 'plan';
  if (kind) return kind;
  if (act === 'question' || (act === 'open' && !deliverableId)) return questionIn(goal, answers);
  const compares = answers.cues.compare.test(goal);
  if (compares && (act === 'explain' || (act === 'write' && !deliverableId))) return 'compare';
  return act === 'explain' ? 'explain' : undefined;
};

const texts: ReadonlySet<AnswerKind> = new Set([
  'summarise',
  'translate',
  'email',
  'letter',
  'message',
  'application',
  'invitation',
  'complaint',
  'speech',
  'story',
  'poem',
  'post',
]);

/** Whether a kind is a text that is used as it stands, not an answer that is read. */
export const isText = (kind: AnswerKind): boolean => texts.has(kind);
