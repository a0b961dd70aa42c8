import type { ActId } from '../../reading/act-verbs.ts';
import { isQuestion, questionKind } from '../../reading/question-kind.ts';
import type { QuestionKind } from '../../reading/question-kind.ts';
import type { Reading } from '../../reading/reading.ts';
import type { ChosenAnswer } from '../choose/chosen-answer.ts';
import { readUpTo } from '../everyday/cases.ts';
import type { Everyday } from '../everyday/everyday.ts';
import { holdsCase, isUrgent } from './holds-case.ts';
import { namesText } from './names-text.ts';
import { isReached } from './is-reached.ts';
import { askedIn, openingOf, withoutCondition } from './opening-of.ts';
import { wantsMore } from './wants-more.ts';

/** Verbs that are said of many things. */
const loose =
  /^(?:find|name|give|tell|show|help|get|make|put|look|check|think|say|do|bring|keep|figure|come|share|pick|cover|walk|understand|add|set|search|offer|choose|teach|prepare|sort|group|arrange|describe|discuss|outline|introduce|illustrate|narrate|detail|demonstrate|interpret|elaborate)$/;
/** "Explain to the new colleague how we …": what is said to somebody may be a talk, a text or a list of steps. */
const toSomebody = /^\W*explain to (?!me\b|us\b)/i;
/** "Act like my teacher and correct me" hands over no text. */
const correctsSpeaker = /\bcorrect (?:me|us)\b/i;
/** A translation says from what or into what. */
const into = /\b(?:to|into|in|from|for|as) (?:an? )?\p{L}/iu;
/** Nothing is worked out without a figure or a sign. */
const figures = /[\d=^√∫∑+]|\b(?:prove|derive)\b/;
/** Verbs that order a text and nothing else. */
const writes = /^(?:write|draft|compose|formulate|reply|respond|answer|finish|continue|complete)$/;
/** "Tell me how to fold a sheet", "name all countries that …", "make a list of …". */
const saysWhat =
  /^\W*(?:(?:tell|show|teach) (?:\p{L}+ )?(?:how|why|what|about|something)|help (?:\p{L}+ ){1,2}understand|(?:name|give|share) (?:me )?(?:the|some|all|every|\d+|two|three|four|five|ten)|find (?:me )?(?:some|all|every|\d+|two|three|four|five|ten)|(?:make|give|create|come up with) (?:me )?(?:an? |the )?(?:\p{L}+ )?list of) /iu;
/** What is done to a text or said of it is told from its whole order, whatever its verb. */
const worked: ReadonlySet<ActId> = new Set([
  'rewrite',
  'correct',
  'translate',
  'summarise',
  'extract',
  'classify',
  'judge',
  'compare',
  'code',
]);
/** "Can you do my tarot", "do you have an idea for …" ask for it, not whether one can. */
const orders = /^\W*(?:(?:can|could|will|would) (?:you|u)|(?:do you have|have you got) (?:an?|any|some))\b/i;
/** "How did you learn to be so patient" is said to the assistant. */
const toAssistant = /^\W*(?:(?:how|what|why|where|when|who) )?(?:did|have|had|are|were) (?:you|u)\b/i;
/** "Cheap way to heat a shed", "we move in May what do we have to sort": a question without its opening. */
const asksFor =
  /^\W*(?:[\p{L}-]+ ){0,4}(?:ways?|time|age|day|month|season|order|route|place|method) (?:to|for|of)\b|\b(?:what|where|how|when|who) (?:can|should|could|do|would|must) (?:i|we)\b/iu;
/** "I need to explain to the bank why …": the person does it. */
const personSays =
  /^\W*(?:i|we) (?:need|have|want|must|should)(?: to)? (?:explain|tell|teach|present|describe|discuss)\b/i;
/** A "quote for regrouting" is a price. */
const offer =
  /\bquote for (?:(?:an?|the|my|our) )?(?:\p{L}+ing|\p{L}+ (?:roof|job|work|repair)|job|work|repairs?|roof|customer|client)\b/iu;
const severalNumbers = 3;

const asksItself = (clause: string, question: QuestionKind | undefined): boolean =>
  (isQuestion(clause) || asksFor.test(clause)) &&
  questionKind(question === 'opinion' ? withoutCondition(clause) : clause) === question;

const holdsQuestion = ({ request, question, own, goal, frozen, verb }: Reading): boolean =>
  own
    ? isReached(openingOf(goal))
    : verb !== 'answer' &&
      !orders.test(request) &&
      !toAssistant.test(request) &&
      (asksItself(askedIn(request), question) ||
        (question === 'quantity' && frozen.filter(({ kind }) => kind === 'number').length >= severalNumbers));

/** What a choice rests on: a case of everyday life, or a cue that decides whatever the act is. */
export interface Evidence {
  readonly found: Everyday | undefined;
  readonly cued: boolean;
}

/** Whether a goal shows by more than a word in passing that it wants this answer. */
export const isSure = (whole: Reading, chosen: ChosenAnswer, { found, cued }: Evidence): boolean => {
  const request = whole.request.slice(0, readUpTo);
  const reading = { ...whole, request, goal: whole.goal.slice(0, readUpTo) };
  const { act, language, deliverable, verb } = reading;
  if (language.confident && language.code !== 'en') return act !== 'open' || deliverable !== undefined;
  if (chosen.group === 'reasoning' && (chosen.name === 'open' || chosen.name === 'write')) return false;
  if (chosen.name === 'several' || act === 'role' || reading.misfit || (found && isUrgent(found, act)))
    return true;
  if (correctsSpeaker.test(request) || wantsMore(reading)) return false;
  if (found) return holdsCase(reading, found);
  if (chosen.name === 'translate' && !reading.data && !into.test(request)) return false;
  // "Turn this into rules": something else is made of it, and no wording is kept.
  if (act === 'rewrite' && !deliverable && verb === 'turn') return false;
  if (deliverable === 'quote' && offer.test(request)) return false;
  if (cued || chosen.group === 'transforms' || chosen.name === 'technical') return true;
  if (chosen.deliverableId && chosen.deliverableId !== deliverable) return true;
  if (deliverable && (chosen.deliverableId || act === 'open')) return namesText(reading);
  if (act === 'question') return holdsQuestion(reading);
  if (act === 'open') return false;
  if (personSays.test(reading.goal)) return false;
  if (chosen.name === 'write')
    return (verb === undefined || writes.test(verb)) && !/^\W*help\b/i.test(request);
  if (act === 'compute') return chosen.name === 'proof' || figures.test(reading.goal);
  if (act === 'explain' && chosen.name !== 'explain' && chosen.name !== 'how-to') return true;
  if (toSomebody.test(request)) return false;
  return worked.has(act) || !loose.test(verb ?? '') || saysWhat.test(request);
};
