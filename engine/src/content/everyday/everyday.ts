import type { Reading } from '../../reading/reading.ts';
import type { AnswerPlace } from '../packs/content-packs.ts';

/** Where the answer to a case of everyday life is written down. */
export type CasePlace = AnswerPlace & {
  /** Stands in for the answer's own lead. */
  readonly lead?: string;
};

/** A kind of everyday goal and the place of its answer; `text` is the goal's beginning. */
export type Everyday = CasePlace & { readonly fits: (reading: Reading, text: string) => boolean };

const owner = /\b(?:i|i['’]?(?:m|ve|d|ll)|we|my|our|me|us)\b/i;

/** Whether the goal is about the person's own case. */
export const isOwn = (text: string): boolean => owner.test(text);

/** Whether it tells something or asks what to do about it, rather than a question with an answer of its own. */
export const tells = ({ act, request }: Reading): boolean =>
  act === 'open' ||
  act === 'write' ||
  /\bwhat (?:can|could|should|shall|do|would) (?:i|we|you) (?:even )?(?:do|say|try)\b|\bany (?:advice|ideas|tips)\b|\bhelp\b/i.test(
    request,
  );

/** Whether it is a question that wants an answer. */
export const asks = ({ act }: Reading): boolean => act === 'question';
