import type { DeliverableId } from '../reading/deliverable-nouns.ts';
import type { Reading } from '../reading/reading.ts';
import type { Occasion } from './occasions.ts';

const close =
  /\b(?:to|for) (?:my|our) (?:(?:best|old|good|little|big|dear) )?(?:friends?|sisters?|brothers?|mother|father|mum|mom|dad|parents|grand\p{L}+|granny|aunt|uncle|cousins?|son|daughter|kids?|wife|husband|girlfriend|boyfriend|partner|ex|flat[- ]?mate|room[- ]?mate)\b(?!['’]s)/iu;

/** The occasions that may fit: between people who are close, only those that live on what they share. */
export const occasionsFor = (
  all: readonly Occasion[],
  id: DeliverableId | undefined,
  { request }: Reading,
): readonly Occasion[] =>
  id === 'message' && close.test(request) ? all.filter(({ personal }) => personal) : all;
