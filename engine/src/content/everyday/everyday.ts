import type { Reading } from '../../reading/reading.ts';
import type { AnswerIn, AnswerPlace } from '../answer-groups.ts';

/** Where the answer to a case of everyday life is written down. */
export type CasePlace = AnswerPlace;

/** A kind of everyday goal and the place of its answer; `text` is the goal's beginning. */
export type Everyday = CasePlace & { readonly fits: (reading: Reading, text: string) => boolean };

/** A kind whose answer stands in the group of everyday life. */
export const everydayKind = (name: AnswerIn<'everyday'>, fits: Everyday['fits']): Everyday => ({
  group: 'everyday',
  name,
  fits,
});

const owner = /^\W*(?:got|received)\b|\b(?:i|i['’]?(?:m|ve|d|ll)|we|my|our|me)\b/i;
/** In capitals it is a country. */
const ofUs = /\bus\b/;

/** Whether the goal is about the person's own case. */
export const isOwn = (text: string): boolean => owner.test(text) || ofUs.test(text);

/** Whether it tells something or asks what to do about it, rather than a question with an answer of its own. */
export const tells = ({ act, request }: Reading): boolean =>
  act === 'open' ||
  act === 'write' ||
  /\bwhat (?:can|could|should|shall|do|would) (?:i|we|you) (?:even )?(?:do|say|try)\b|\bdon['’]?t know (?:how|what) to\b|\bany (?:advice|ideas|tips)\b|\bhelp\b/i.test(
    request,
  );

/** Whether it is a question that wants an answer. */
export const asks = ({ act }: Reading): boolean => act === 'question';

/** Whether it asks or only tells, and orders no text and no code. */
export const isLoose = ({ act, deliverable, technical }: Reading): boolean =>
  (act === 'question' || act === 'open') && !deliverable && !technical;
