import { lintRule } from '../lint-rule.ts';
import { holdsPhrase, phrasesIn, quoteList } from '../phrases-in.ts';

const cues = [
  'think step by step',
  'step by step thinking',
  "let's think",
  'reason step by step',
  'chain of thought',
  'think carefully',
  'think hard',
  'show your thinking',
  'take your time',
];

/** Current models reason by themselves; being told to costs time and changes little. */
export const thinkingCueFits = lintRule({
  id: 'thinking-cue-fits',
  weight: 1,
  severity: 'hint',
  check: ({ prompt, goal, kind }) => {
    if (kind === 'visual') return 'not-applicable';
    const found = phrasesIn(prompt, cues).filter((cue) => goal === undefined || !holdsPhrase(goal, cue));
    if (found.length === 0) return 'pass';
    return {
      message: `${quoteList(found)} tells a model to do what it already does.`,
      fix: 'Delete it; ask for the steps only if you want to read them.',
    };
  },
});
