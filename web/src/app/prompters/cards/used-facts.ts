import type { Section } from '@whetstone/engine';

const mark = 'card:';

/** The ids of the facts that stand in a prompt. */
export const usedFacts = (sections: readonly Section[]): ReadonlySet<string> =>
  new Set(
    sections.flatMap(({ spans }) =>
      spans.flatMap(({ rule }) => (rule?.startsWith(mark) ? [rule.slice(mark.length)] : [])),
    ),
  );

/** The fact that a mark of the manuscript comes from; undefined for any other mark. */
export const factOfRule = (rule: string | undefined): string | undefined =>
  rule?.startsWith(mark) ? rule.slice(mark.length) : undefined;
