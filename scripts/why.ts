// npm run why -- "letter of complaint": what the tables make of a goal, with the words that speak for each row.
import { matchText, writeContent } from '../engine/src/write/content.ts';

const raw = process.argv.slice(2).join(' ');
if (raw === '') {
  console.error('Name a goal: npm run why -- "letter of complaint to my landlord"');
  process.exit(1);
}
const { goal, match } = matchText(raw);
const { start, end } = goal.parts.object;
const line = ({ id, score, because }: (typeof match.kinds)[number]): string =>
  `  ${score.toFixed(1).padStart(5)}  ${id}: ${because.join(', ')}`;
const { questions, offers } = writeContent({ goal: raw, level: 'expert' });
console.log(
  [
    `wants: ${
      goal.words
        .slice(start, end)
        .map(({ text }) => text)
        .join(' ') || '(nothing named)'
    }`,
    `facts: ${[...goal.facts].join(', ') || 'none'}`,
    `kind: ${match.kind ?? 'open'}`,
    ...match.kinds.slice(0, 5).map(line),
    `topics: ${match.topics.join(', ') || 'none'}`,
    ...match.about.slice(0, 5).map(line),
    'asks:',
    ...questions.map(({ id, ask, choices }) => `  ${id}: ${ask} [${choices.join(' | ')}]`),
    'offers:',
    ...offers.map(({ id, label }) => `  ${id}: ${label}`),
  ].join('\n'),
);
