import type { ActId } from '../reading/act-verbs.ts';
import type { Reading } from '../reading/reading.ts';

const worksOnText: ReadonlySet<ActId> = new Set([
  'correct',
  'rewrite',
  'translate',
  'summarise',
  'extract',
  'role',
]);

/** False for a goal that orders a text or a change to one: it is no case of everyday life. */
export const mayBeCase = ({ act, verb, deliverable, language }: Reading): boolean => {
  if (worksOnText.has(act) || (language.confident && language.code !== 'en')) return false;
  if (act !== 'write' || verb === undefined || deliverable === 'plan' || deliverable === 'itinerary')
    return true;
  // "Make me stop biting my nails" orders no text.
  return deliverable === undefined && /^(?:make|give|get|help|tell)$/.test(verb);
};
