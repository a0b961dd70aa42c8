import { countWords } from '../../reading/complexity.ts';
import type { DeliverableId } from '../../reading/deliverable-nouns.ts';
import type { Reading } from '../../reading/reading.ts';

const fewestOwnWords = 8;
/** A name handed over instead of a text ("Barcelona, Spain") can be viewed, not marked. */
export const namesOnly = ({ data, goal }: Reading): boolean =>
  data !== undefined && countWords(goal.slice(data.range.start, data.range.start + 200)) < fewestOwnWords;
export const usedByHand =
  /\b(?:excel|ms word|microsoft word|google (?:sheets|docs|slides|calendar|maps|photos)|powerpoint|outlook|gmail|photoshop|illustrator|notion|canva|figma|iphone|ipad|android phone|whatsapp|instagram|facebook|youtube|spotify|windows 1[01]|macbook|smart ?tv)\b/i;
export const listLike: ReadonlySet<DeliverableId> = new Set([
  'names',
  'words',
  'tips',
  'ideas',
  'hashtags',
  'headlines',
  'slogan',
  'caption',
  'subject-lines',
  'interview-questions',
  'quiz',
  'questionnaire',
  'checklist',
  'goals',
  'recipe',
  'outline',
  'faq',
]);
const ownFrames: ReadonlySet<DeliverableId> = new Set(['formula', 'query', 'regex', 'rule']);
const queryLanguage =
  /\b(?:sql|t-sql|pl\/sql|mysql|postgres\w*|sqlite|bigquery|promql|kql|sparql|cypher)\b[^.?!]{0,40}\b(?:query|queries|statement|select|join)\b|\b(?:query|queries|statement)\b[^.?!]{0,40}\b(?:in|using|for|with) (?:sql|t-sql|mysql|postgres\w*|sqlite|bigquery|promql|kql|sparql|cypher)\b/i;
export const codeKind = ({ deliverable, request }: Reading): DeliverableId => {
  if (deliverable && ownFrames.has(deliverable)) return deliverable;
  if (/\b(?:excel|sheets|spreadsheet)\b.{0,20}\bformula\b/i.test(request)) return 'formula';
  if (deliverable !== undefined) return 'code';
  return queryLanguage.test(request) ? 'query' : 'code';
};
