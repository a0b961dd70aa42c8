import type { ActId } from '../../reading/act-verbs.ts';
import type { Reading } from '../../reading/reading.ts';
import { isOwn, type Everyday } from '../everyday/everyday.ts';
import { fails } from '../asking/fitting.ts';
import { isReached } from './is-reached.ts';
import { isOneClause, openingOf } from './opening-of.ts';

const setOf = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Where health hangs on it, being wrong costs less than saying nothing. */
const urgent = setOf('crisis swallowed safety animal unwell mishap');
/** Kinds that take several signs at once to be read, or words that ask for just this. */
const signed = setOf(
  'multipleChoice readingCode undo fault fromData decision fairPrice preparation words written help',
);
/** Guesses at what is told and asks for nothing. */
const guessed = setOf('people myself told overview');
const teller = /^\W*(?:my|our|the|i|we|he|she|they|got|received)\b/i;
/** "My kettle leaks", not "our club has 3 members left". */
const isOff = new RegExp(
  `${fails.source}|\\b(?:looks?|feels?|sounds?|smells?|tastes?|turn(?:s|ed)|comes? out|takes? (?:forever|ages|too long))\\b`,
  'iu',
);
/** A question about rules names the rule early: "how high is the tax on …". */
const wordsOfSubject = 9;

/** Whether a case is answered whatever else the goal says; what somebody has is asked about, or told at once. */
export const isUrgent = ({ name }: Everyday, act: ActId): boolean =>
  urgent.has(name) || (name === 'ailment' && act === 'question');

/** Whether a case of everyday life shows where the goal says what it is about, not in a word behind it. */
export const holdsCase = (reading: Reading, found: Everyday): boolean => {
  const text = reading.goal;
  const opening = openingOf(text);
  if (signed.has(found.name)) return true;
  if (found.name === 'law' && reading.question === 'what-is' && !isOwn(reading.request))
    return found.fits(reading, reading.request.split(/\s+/, wordsOfSubject).join(' '));
  if (reading.act === 'question' || found.name === 'law') return true;
  if (guessed.has(found.name))
    return isOneClause(text) && (found.name !== 'told' || (teller.test(text) && isOff.test(text)));
  if (found.group === 'questions' && found.name === 'how-to') return isReached(opening);
  if (found.name === 'claim' && !teller.test(text)) return false;
  return found.fits(reading, opening);
};
