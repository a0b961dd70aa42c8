import { factsOf, foldFact, numbersIn } from './facts-of.ts';

/** Numbers, quotations, addresses and names of `goal` that `text` does not hold; case and kinds of quote do not count. */
export function lostFacts(goal: string, text: string): string[] {
  return factsMissingFrom(text, factsOf(goal));
}

/** Those of `facts`, each once, that `text` does not hold. */
export function factsMissingFrom(text: string, facts: readonly string[]): string[] {
  if (facts.length === 0) return [];
  const folded = foldFact(text);
  const numbers = new Set(numbersIn(text));
  return [...new Set(facts)].filter((fact) =>
    /^[\d.,:/]+$/.test(fact) ? !numbers.has(fact) : !folded.includes(foldFact(fact)),
  );
}
