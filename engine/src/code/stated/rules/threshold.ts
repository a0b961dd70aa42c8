import type { StatedRule } from '../stated-rule.ts';

const thresholdPattern =
  /^(?<what>free [\p{L}-]+|[\p{L}-]+ (?:discount|off|fee)) (?:from|over|above|for orders (?:over|above|from)) (?<n>(?:[$€£] ?)?\d[\d.,]*(?: ?[\p{L}€$£]+)?)\b/iu;

/** "free shipping from 50 euros". */
export const threshold: StatedRule = {
  id: 'threshold',
  cue: /\b(?:from|over|above)\b/i,
  check(statement) {
    const { what, n } = thresholdPattern.exec(statement)?.groups ?? {};
    if (what === undefined || n === undefined) return undefined;
    const isFrom = /\bfrom\b/i.test(statement);
    return isFrom
      ? `When the total is exactly ${n}, then ${what} applies; one cent below it does not`
      : `When the total is one cent above ${n}, then ${what} applies; at exactly ${n} it does not`;
  },
};
