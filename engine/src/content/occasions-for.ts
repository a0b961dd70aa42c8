import type { DeliverableId } from '../reading/deliverable-nouns.ts';
import type { Reading } from '../reading/reading.ts';
import type { Occasion } from './occasions.ts';

const close =
  /\b(?:to|for) (?:my|our) (?:(?:best|old|good|little|big|dear) )?(?:friends?|sisters?|brothers?|mother|father|mum|mom|dad|parents|grand\p{L}+|granny|aunt|uncle|cousins?|son|daughter|kids?|wife|husband|girlfriend|boyfriend|partner|ex|flat[- ]?mate|room[- ]?mate)\b(?!['’]s)/iu;

/** Whether it is a message between people who are close. */
export const isToClose = (id: DeliverableId | undefined, { request }: Reading): boolean =>
  id === 'message' && close.test(request);

/** The occasions that may fit: between people who are close, only those that live on what they share. */
export const occasionsFor = (
  all: readonly Occasion[],
  id: DeliverableId | undefined,
  reading: Reading,
): readonly Occasion[] => (isToClose(id, reading) ? all.filter(({ personal }) => personal) : all);
