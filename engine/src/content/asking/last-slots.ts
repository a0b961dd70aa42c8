import type { ActId } from '../../reading/act-verbs.ts';
import { countWords } from '../../reading/complexity.ts';
import { groupOf } from '../answer-groups.ts';
import type { Scene } from '../scene.ts';
import { isAskedAbout } from './mode-of.ts';

/** Whatever nobody thought of asking. */
export const rest = 'what else matters here';
/** Facts of any text that is sent or posted. */
export const details = 'names, dates and figures to put in';
/** What somebody who asks for advice would tell next. */
export const situation = 'my situation, in a few words';

const texts: ReadonlySet<string> = new Set(['messages', 'marketing', 'longForm', 'workPapers']);
const namesText =
  /^[^\p{L}]*(?:[\p{L}'’-]+[,;:.]? ){0,6}?(?:updates?|notes?|notices?|sign|announcement|text|posts?|message|description|flyer|booklet|brochure|leaflet|invitation|reminder|caption|ad|advert|obituary|portrait|invite(?! (?:my|our|the|him|her|them|you|an?)\b))\b/iu;
const own =
  /^(?:thinking (?:of|about)|considering|planning to|trying to|struggling|worried)\b|\b(?:my|our|we)\b|(?:^|[,.;:] ?|\b(?:that|when|because|and|but|since|if|or|should|can|must) )i \p{L}|\bi['’]/iu;
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
const shortestGoal = 4;
/** A longer goal tells the situation. */
const longestUntold = 25;
/** What is made of what stands there, or known by everybody, depends on nobody's situation. */
const ownless: ReadonlySet<ActId> = new Set([
  'compute',
  'classify',
  'extract',
  'correct',
  'translate',
  'summarise',
  'rewrite',
  'code',
  'role',
]);
const known: ReadonlySet<ActId> = new Set(['question', 'explain', 'compare']);

/**
 * The one blank that fits every goal, last in the list: the details of a text, the situation of a person, or whatever else
 * counts. Persons of round 11 filled it richly, and found no fault with it.
 */
export const lastSlots = (scene: Scene): readonly string[] => {
  const { reading, deliverableId, answer } = scene;
  const { goal, act } = reading;
  if (ownless.has(act) || countWords(goal) < shortestGoal || !isAskedAbout(scene)) return [];
  if (
    deliverableId === undefined
      ? namesText.test(goal)
      : texts.has(groupOf(deliverableId)) && !short.has(deliverableId)
  )
    return [details];
  if (!own.test(goal)) return known.has(act) || answer.form === 'fiction' ? [] : [rest];
  return [countWords(goal) < longestUntold && act !== 'explain' ? situation : rest];
};
