import { boundary } from '../boundary.ts';
import type { StatedRule } from '../stated-rule.ts';

const alarmPattern =
  /^(?:an? |the )?(?<what>alarm|warning|alert|notification|message|e-?mail|warns?(?: me| us| them)?|alerts?(?: me| us)?) (?:when |if |(?=over |above |below |under ))(?<condition>.+)$/i;

/** "alarm when over 90 degrees". */
export const alarm: StatedRule = {
  id: 'alarm',
  cue: /^(?:an? |the )?(?:alarm|warn|alert|notif|message|e-?mail)/i,
  check(statement) {
    const condition = alarmPattern.exec(statement)?.groups?.['condition'];
    // "Warn me when low" does not say of what.
    if (condition === undefined || condition.length > 90 || !/ \S+ |\d/.test(condition)) return undefined;
    const told = /^(?:over|above|below|under|more than|less than)\b/i.test(condition)
      ? `the value is ${condition}`
      : condition;
    return `When ${told}, then the warning comes once, not again and again${boundary(condition)}`;
  },
};
