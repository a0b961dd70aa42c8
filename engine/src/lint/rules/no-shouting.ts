import { lintRule } from '../lint-rule.ts';
import { phrasesIn, quoteList } from '../phrases-in.ts';

const shouted: ReadonlySet<string> = new Set(
  'MUST NEVER ALWAYS IMPORTANT CRITICAL WARNING DO NOT ONLY VERY EXTREMELY IMMEDIATELY NOW PLEASE ATTENTION URGENT MANDATORY EVERY ALL ANY'.split(
    ' ',
  ),
);
const bribes = [
  'tip you',
  'i will tip',
  'will be penalized',
  'will be punished',
  'you will be fired',
  'or else',
  'my life depends',
  'my job depends',
  'take a deep breath',
  'lives depend',
  'i will pay you',
];

/** Capitals, tips and threats make current models over-react; one emphasised word is enough. */
export const noShouting = lintRule({
  id: 'no-shouting',
  weight: 1,
  severity: 'hint',
  check: ({ prompt, goal }) => {
    const own = goal?.text ?? '';
    const caps = (prompt.prose.match(/\b[A-Z]{2,}\b/g) ?? []).filter(
      (word) => shouted.has(word) && !own.includes(word),
    );
    const pressure = phrasesIn(prompt, bribes);
    if (pressure.length > 0)
      return { message: `Pressure does not help a machine: ${quoteList(pressure)}.`, fix: 'Delete it.' };
    if (caps.length <= 1) return 'pass';
    return {
      message: `Shouted in capitals: ${quoteList([...new Set(caps)])}.`,
      fix: 'Write them small; give the reason for the one that matters most.',
    };
  },
});
