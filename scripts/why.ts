// npm run why -- "letter of complaint": what a goal is recognised as, with the words that speak for each situation.
import { generateContent, matchText } from '../engine/src/write/generate-content.ts';

const raw = process.argv.slice(2).join(' ');
if (raw === '') {
  console.error('Name a goal: npm run why -- "letter of complaint to my landlord"');
  process.exit(1);
}
const { goal, match } = matchText(raw);
const { questions = [], offers = [] } = generateContent({ goal: raw, level: 'expert' });
console.log(
  [
    `facts: ${[...goal.facts].join(', ') || 'none'}`,
    `situation: ${match.situation ?? 'open'}`,
    ...match.candidates
      .slice(0, 6)
      .map(({ id, score, because }) => `  ${score.toFixed(1).padStart(5)}  ${id}: ${because.join(' + ')}`),
    'asks:',
    ...questions.map(({ id, ask, choices = [] }) => `  ${id}: ${ask} [${choices.join(' | ')}]`),
    'offers:',
    ...offers.map(({ id, label }) => `  ${id}: ${label}`),
  ].join('\n'),
);
