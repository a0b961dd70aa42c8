const mark = 'card:';

/** The fact that a mark of the manuscript comes from; undefined for any other mark. */
export const factOfRule = (rule: string | undefined): string | undefined =>
  rule?.startsWith(mark) ? rule.slice(mark.length) : undefined;
