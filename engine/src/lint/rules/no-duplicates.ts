import { wordsIn } from '../../reading/words-in.ts';
import { lintRule } from '../lint-rule.ts';

const fewestWords = 4;
/** Later sentences are compared for being equal alone, which keeps the check linear. */
const comparedPairwise = 150;
const alike = 0.8;

/** A sentence said twice costs tokens, and the two can drift apart. */
export const noDuplicates = lintRule({
  id: 'no-duplicates',
  weight: 2,
  severity: 'warning',
  check: ({ prompt, goal }) => {
    const twice = repeated(prompt.sentences);
    if (twice === undefined || (goal !== undefined && repeated(goal.sentences) !== undefined)) return 'pass';
    return { message: `Said twice: "${twice.slice(0, 80)}".`, fix: 'Keep one of the two.' };
  },
});

function repeated(sentences: readonly string[]): string | undefined {
  const seen: Set<string>[] = [];
  const exact = new Set<string>();
  for (const sentence of sentences) {
    const words = new Set(wordsIn(sentence));
    if (words.size < fewestWords) continue;
    const key = [...words].join(' ');
    if (exact.has(key)) return sentence;
    exact.add(key);
    if (seen.length >= comparedPairwise) continue;
    if (seen.some((other) => jaccard(words, other) > alike)) return sentence;
    seen.push(words);
  }
  return undefined;
}

function jaccard(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  if (small.size <= large.size * alike) return 0;
  let shared = 0;
  let spare = small.size - (alike / (1 + alike)) * (one.size + other.size);
  for (const word of small) {
    if (large.has(word)) shared += 1;
    else if ((spare -= 1) < 0) return 0;
  }
  return shared / (one.size + other.size - shared);
}
