import { factsOf, foldFact, numbersIn } from './facts-of.ts';

/** Numbers, quotations, addresses and names of `goal` that `text` does not hold; case and kinds of quote do not count. */
export function lostFacts(goal: string, text: string): string[] {
  const facts = [...new Set(factsOf(goal))];
  if (facts.length === 0) return [];
  const folded = foldFact(text);
  const numbers = new Set(numbersIn(text));
  return facts.filter((fact) =>
    /^[\d.,:/]+$/.test(fact) ? !numbers.has(fact) : !folded.includes(foldFact(fact)),
  );
}
