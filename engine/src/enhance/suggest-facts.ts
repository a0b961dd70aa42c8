import { missingSlots } from '../content/asking/slots.ts';
import { setScene } from '../content/set-scene.ts';
import type { Scene } from '../content/scene.ts';
import { findVagueWord } from '../reading/vague-words.ts';
import type { EnhanceKind } from './enhancement.ts';

const mostSuggestions = 3;
const acted = new Set([
  'email',
  'letter',
  'social-post',
  'ad',
  'newsletter',
  'landing-page',
  'message',
  'proposal',
  'press-release',
]);

const nounOf = (scene: Scene): string => scene.reading.noun ?? 'answer';

const forContent = (scene: Scene, category: string | undefined): readonly string[] => {
  const { reading, deliverableId, answer } = scene;
  const noun = nounOf(scene);
  const vague = reading.language.code === 'en' ? findVagueWord(reading.request) : undefined;
  const made = reading.act === 'write' || reading.act === 'plan';
  return [
    ...(vague ? [`Say what "${vague}" is measured by`] : []),
    ...missingSlots(scene)
      .slice(0, 1)
      .map((slot) => `Fill in: ${slot}`),
    ...(reading.act === 'role' ? ['What should come of the conversation?'] : []),
    ...(!reading.reader && made && answer.form !== 'fiction'
      ? [`Who will read the ${noun}, and what do they know already?`]
      : []),
    ...(deliverableId && acted.has(deliverableId) ? [`What should the reader do after the ${noun}?`] : []),
    ...(answer.form === 'fiction'
      ? [
          `Whose point of view should the ${noun} take, and how should it end?`,
          `Name a ${noun} whose tone you like`,
        ]
      : []),
    ...(reading.act === 'question' || reading.act === 'explain'
      ? ['How much do you know about it already?', 'What will you use the answer for?']
      : []),
    ...(reading.act === 'code'
      ? ['Which version of the language or tool do you use?', 'What should happen with empty or wrong input?']
      : []),
    ...(reading.act === 'list' && !reading.size.count
      ? [`How many do you need, and what would rule one out?`]
      : []),
    ...(made && answer.form !== 'fiction' ? [`How will you tell that the ${noun} did its job?`] : []),
    ...(category && made ? [`Which example from ${category} comes close to what you want?`] : []),
  ];
};

const subjectOf = (goal: string): string =>
  /^(?:an? |the )?([\p{L}-]+(?: [\p{L}-]+){0,2}?)(?= (?:with|in|on|at|and|who|that|of|is|are|by|near|under)\b|[,.!]|$)/iu
    .exec(goal)?.[1]
    ?.toLowerCase() ?? 'subject';

const forVisual = (goal: string): readonly string[] => {
  const subject = subjectOf(goal);
  const has = (pattern: RegExp): boolean => pattern.test(goal);
  return [
    ...(has(
      /\b(?:in|on|at|near|inside|under|over|behind|forest|street|room|beach|background|sky|sea|city|field)\b/i,
    )
      ? []
      : [`Where is the ${subject}?`]),
    ...(has(/\b(?:light|sun|night|dawn|dusk|neon|candle|morning|evening)/i)
      ? []
      : ['What light falls on it, and from which side?']),
    ...(has(/\b(?:close-?up|wide|portrait|angle|view|above|below|macro)\b/i)
      ? []
      : ['From how near and from which height is it seen?']),
    ...(has(
      /\b(?:red|blue|green|yellow|black|white|gold|silver|brown|pink|purple|orange|grey|gray|pastel|colou?r)/i,
    )
      ? []
      : [`Which colours does the ${subject} have?`]),
    'Should any words be readable in it? Put them in quotes',
  ];
};

const forCode = (goal: string): readonly string[] => [
  ...(/\b(?:for|users?|customers?|admins?|team|students?)\b/i.test(goal)
    ? []
    : ['Who uses it, and what is the first thing they do?']),
  ...(/\b(?:store|save|database|data|list of|records?)\b/i.test(goal)
    ? []
    : ['What has to be remembered between two visits?']),
  ...(/\b(?:login|sign|auth|account|public)\b/i.test(goal)
    ? []
    : ['Is it open to everyone or behind a sign-in?']),
  'What should version one leave out?',
];

/** At most three questions about the emptiest places of this goal, most useful first. */
export const suggestFacts = (goal: string, kind: EnhanceKind, category?: string): string[] => {
  const found = {
    content: () => forContent(setScene({ goal }), category),
    visual: () => forVisual(goal),
    code: () => forCode(goal),
  }[kind]();
  return [...new Set(found)].slice(0, mostSuggestions);
};
