import type { StatedRule } from '../stated-rule.ts';

const pattern =
  /^(?:(?:an?|the|its|their|each|every) )?(?:(?<what>[\p{L}-]+(?: [\p{L}-]+)??) (?:(?:is|are|can|may|must|should|goes?|falls?|drops?) )?)?never (?:be |go(?:es)? |falls? |drops? |gets? )?(?<side>below|under|above|over) (?<n>zero|0|\d[\d.,]*(?: ?[\p{L}%€$]+)?)$/iu;

/** "stock never below zero". */
export const floor: StatedRule = {
  id: 'floor',
  cue: /\bnever\b/i,
  check(statement) {
    const { what, side, n } = pattern.exec(statement)?.groups ?? {};
    return side === undefined || n === undefined
      ? undefined
      : `When a change would bring ${what === undefined ? 'it' : `the ${what.toLowerCase()}`} ${side} ${n}, also two changes at the same moment, then it is refused with the reason and nothing changes; exactly ${n} works`;
  },
};
