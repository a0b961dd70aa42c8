import type { DeliverableId } from '../reading/deliverable-nouns.ts';
import { groupOf } from './answer-groups.ts';
import type { Scene } from './scene.ts';

const addressed: ReadonlySet<DeliverableId> = new Set([
  'blog-post',
  'article',
  'essay',
  'report',
  'presentation',
  'newsletter',
  'social-post',
  'instructions',
  'explanation',
  'curriculum',
  'lesson-plan',
  'study-guide',
  'faq',
  'landing-page',
  'product-description',
  'documentation',
  'speech',
  'patient-leaflet',
  'story',
  'quiz',
]);

/** Whether the answer is written for readers whose knowledge decides its words (P1). */
export const isForReaders = ({ closed, sure, answerName, deliverableId, reading }: Scene): boolean =>
  !closed &&
  sure &&
  answerName !== 'forSomebody' &&
  (deliverableId ? addressed.has(deliverableId) : reading.act === 'explain');

const groupIn = ({ deliverableId }: Scene): string => (deliverableId ? groupOf(deliverableId) : '');

const byName = /\b(?:to|for|dear) \p{Lu}/u;
const toSomebody =
  /\b(?:e?-?mail|letter|message|note|text|invitation|reply)s? (?:to|for) \p{L}|\b(?:to|for|with|dear) (?:(?:my|our|the|an?|all|his|her|their|every\w*)\b|\p{L}+['’]s )|\b(?:remind|invite|tell|inform|thank|ask)(?:ing)? (?!you\b|for\b|me\b)\p{L}/iu;
/** Words that lead to a reader in the languages that we have words of. */
const abroad =
  /(?<!\p{L})(?:an|für|mit|zu[mr]?|à|aux?|pour|avec|al?|para|con|aos?|às|com|ai|alla|alle|agli|per|aan|naar|voor|met|till|för|med|do|dla)(?!\p{L})/iu;

/** Whether the goal leaves open to whom a message goes. */
export const lacksAddressee = ({ reading }: Scene): boolean =>
  !reading.reader &&
  !byName.test(reading.goal) &&
  !(reading.language.code === 'en' ? toSomebody : abroad).test(reading.goal);

/** Whether the text is for people and the goal does not say for whom. */
export const lacksReader = (scene: Scene): boolean =>
  (isForReaders(scene) || (!scene.closed && scene.answer.slots === 'occasion' && !scene.occasion)) &&
  scene.deliverableId !== 'story' &&
  lacksAddressee(scene) &&
  (scene.deliverableId !== undefined || !/\b(?:me|my|i)\b/i.test(scene.reading.request));

const toned =
  /\b(?:tone|sound(?:s|ing)?|professional|funny|casual|friendly|(?:in)?formal|humorous|heartfelt|emotional|angry|warm|witty|playful|sarcastic|honest|kind|romantic|polite|firm|cheerful|serious|persuasive|conversational|sincere)(?:ly)?\b|\b(?:friendl|warm|firm|polit|formal|short|simpl|clear|kind|soft|nic|harsh|strong|light|funn)\w*er\b|\b(?:more|less) \p{L}+/iu;
const texts =
  /\b(?:text|e?-?mail|letter|paragraph|sentences?|cv|resume|post|message|essay|article|speech|bio|profile|page|summary|description)\b/i;
const voiced: ReadonlySet<DeliverableId> = new Set(['blog-post', 'article', 'speech', 'bio']);

/** Whether a text speaks with a voice and the goal does not say with which. */
export const lacksTone = (scene: Scene): boolean => {
  const { deliverableId, reading, closed, translated } = scene;
  const group = groupIn(scene);
  const speaks =
    group === 'messages' ||
    group === 'marketing' ||
    (deliverableId !== undefined && voiced.has(deliverableId));
  return (
    !closed &&
    (speaks ||
      (reading.act === 'rewrite' &&
        reading.complexity === 'low' &&
        (reading.data !== undefined || texts.test(reading.goal)))) &&
    !toned.test(reading.goal) &&
    !(translated && reading.goal.toLowerCase().includes(translated.facts.tone.toLowerCase()))
  );
};
