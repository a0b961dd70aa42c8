import { countWords } from '../../reading/complexity.ts';
import { groupOf } from '../answer-groups.ts';
import type { Scene } from '../scene.ts';
import { isAskable } from './mode-of.ts';

/** Facts of any text that is sent or posted. */
const details = 'names, dates and figures to put in';
/** What somebody who asks for advice would tell next. */
const situation = 'my situation, in a few words';

const texts: ReadonlySet<string> = new Set(['messages', 'marketing', 'longForm', 'workPapers']);
const namesText =
  /^[^\p{L}]*(?:[\p{L}'’-]+[,;:.]? ){0,6}?(?:updates?|notes?|notices?|sign|announcement|text|posts?|message|description|flyer|booklet|brochure|leaflet|invitation|reminder|caption|ad|advert|obituary|portrait|invite(?! (?:my|our|the|him|her|them|you|an?)\b))\b/iu;
const advised: ReadonlySet<string> = new Set(
  'people told myself opinion decision how-to words written best plan tips needs help open yes-no'.split(' '),
);
const own =
  /^(?:thinking (?:of|about)|considering|planning to|trying to|struggling|worried)\b|\b(?:my|our|we)\b|(?:^|[,.;:] ?|\b(?:that|when|because|and|but|since|if) )i \p{L}|\bi['’]/iu;
/** Of these only what is one's own differs from person to person. */
const general: ReadonlySet<string> = new Set(['how-to', 'yes-no', 'best', 'open']);
const ownThing = /\b(?:my|our)\b|\bwe (?:want|have|need|are|would)\b/i;
/** So short that they hold no details. */
const short: ReadonlySet<string> = new Set([
  'subject-lines',
  'slogan',
  'headlines',
  'hashtags',
  'profile-headline',
  'persona',
  'quote',
  'summary',
]);
const longestGoal = 30;
const shortestGoal = 4;

/** What is asked where nothing of the goal's matter is known: the details of a text, the situation of a person. */
export const lastSlots = (scene: Scene): readonly string[] => {
  const { reading, deliverableId, answerName } = scene;
  const { goal, act, technical } = reading;
  const words = countWords(goal);
  if (words > longestGoal || technical || !isAskable(scene)) return [];
  if (act !== 'open' && act !== 'question' && act !== 'write' && act !== 'plan') return [];
  if (
    deliverableId === undefined
      ? namesText.test(goal)
      : texts.has(groupOf(deliverableId)) && !short.has(deliverableId)
  )
    return [details];
  const isOwn = general.has(answerName) ? ownThing.test(goal) : own.test(goal);
  return words >= shortestGoal && deliverableId === undefined && advised.has(answerName) && isOwn
    ? [situation]
    : [];
};
