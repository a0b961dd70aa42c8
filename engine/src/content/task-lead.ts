import { isQuestion } from '../reading/question-kind.ts';
import type { GoalSentence } from '../reading/reading.ts';
import type { Span } from '../result.ts';
import type { Scene } from './scene.ts';

interface TaskLead {
  /** A line of its own above the goal's words. */
  readonly line?: { readonly text: string; readonly rule: string; readonly reason: string };
  /** A span put before the goal's first word, in the same sentence. */
  readonly joined?: Span;
}

const verbFor = (scene: Scene): string => {
  const { form } = scene.answer;
  if (scene.deliverableId === 'message' || scene.deliverableId === 'tweet') return 'Write';
  if (form === 'fiction' || form === 'prose' || form === 'code') return 'Write';
  return form === 'table' ? 'Create' : 'Give';
};

const articleFor = (name: string): string => {
  const word = /[\p{L}\p{N}]+/u.exec(name)?.[0] ?? '';
  if (/^(?:the|an?|my|your)$/i.test(word) || /^(?:chapter|part|episode|act|scene) \d/i.test(name)) return '';
  if (/^(?:SWOT|SMART|STAR|RACI|SAAS|SOAP|LARP)$/i.test(word) && word !== word.toLowerCase()) return 'a ';
  const spelled = word.length > 1 && word.length <= 4 && word === word.toUpperCase();
  const vowel = spelled
    ? /^[AEFHILMNORSX8]/.test(word)
    : /^(?:[aeio8]|sms|u(?!n?i|[A-Z]|s[ei]|t[io]))/.test(/^U[A-Zi]/.test(word) ? 'ui' : word.toLowerCase());
  return vowel && !/^(?:eu|one|once)/i.test(word) ? 'an ' : 'a ';
};

const massNoun =
  /^(?:sql|code|html|css|java ?script|java|yaml|copy|(?:ad|web|website|homepage|landing page|advertising|(?:google |facebook )?ads) (?:copy|text)|music|feedback|content|advice|lyrics|minutes|documentation)$/i;

/** What has to stand before the goal so that it asks for something; a request that does so itself gets nothing. */
export const leadFor = (scene: Scene, sentences: readonly GoalSentence[]): TaskLead => {
  const { act, language } = scene.reading;
  const first = sentences.find(({ kind, text }) => kind !== 'greeting' && text !== '')?.text ?? '';
  const { translated } = scene;
  if (/^answer\b/i.test(first)) return {};
  if (act === 'question') {
    // A question asks for its answer by itself, and the line behind it says what is wanted of it.
    const text = scene.answer.lead;
    if (translated || !text || sentences.some(({ text: own }) => isQuestion(own))) return {};
    return { line: { text, rule: 'A1', reason: 'You asked a question' } };
  }
  if (act === 'role') {
    if (
      scene.layout.role.length > 0 ||
      /^(?:act|behave|pretend|you are|you're|i want|imagine|lets|let's|let’s|create|start|play|role[- ]?play|we)\b/i.test(
        first,
      )
    )
      return {};
    return {
      joined: {
        text: `Act as ${articleFor(first)}`,
        origin: 'added',
        rule: 'A5',
        reason: 'You named a role, not a task',
      },
    };
  }
  const foreign = language.confident && language.code !== 'en';
  if (
    scene.answer.lead &&
    !foreign &&
    (act === 'open' || act === 'explain' || scene.reading.verb === undefined)
  )
    return {
      line: { text: scene.answer.lead, rule: 'A1', reason: 'Your goal tells something and asks for nothing' },
    };
  if (act !== 'open') return {};
  // A goal in another language stands as it was written.
  if (foreign) return {};
  // What is told stands as it is: the line behind it says what is wanted.
  if (!scene.deliverableId) return {};
  if (
    (sentences.length > 1 && !scene.reading.noun) ||
    /^(?:you|i|we|it|they|this|there|consider|enter|make)\b|^(?:my|our|the) (?:[\p{L}-]+ ){1,4}(?:needs?|wants?|is|are|has|have|was|were|will|keeps?)\b/iu.test(
      first,
    )
  )
    return {
      line: { text: `${verbFor(scene)} this:`, rule: 'A1', reason: 'Your goal names no action' },
    };
  const reason = 'Your goal names a thing; this asks for it';
  const noun = scene.reading.noun ?? '';
  const sized = /^\d+[- ](?:word|page|line|minute|second|hour|day|week|month|year|part|step|course)\b/i.test(
    first,
  );
  const at = first.toLowerCase().indexOf(noun.toLowerCase());
  const before = first.slice(0, Math.max(0, at)).trim();
  const undetermined =
    at >= 0 &&
    before.split(' ').length <= 3 &&
    !/\b(?:an?|the|my|our|your|some|any|this|that|these|no|\d+|more|one|two|three|four|five|six|ten)\b/i.test(
      before,
    );
  const bare =
    sized ||
    (undetermined && (!/[^s]s$/i.test(noun) || /(?:series|sms|[iu]s)$/i.test(noun)) && !massNoun.test(noun));
  const verb = scene.reading.titled
    ? `${verbFor(scene)} this: `
    : `${verbFor(scene)} ${bare ? articleFor(first) : ''}`;
  return { joined: { text: verb, origin: 'added', rule: 'A1', reason } };
};
