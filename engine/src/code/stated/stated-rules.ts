import {
  countdown,
  ifThen,
  lastIf,
  many,
  needed,
  qualified,
  skipped,
  states,
  threshold,
  timed,
} from './consequences.ts';
import { lowerLimit, onePer, range, timeLimit, upperLimit } from './limits.ts';
import { forbidden, locked, none, onlyOnce, onlySome, ownThings } from './permissions.ts';
import type { StatedRule } from './stated-rule.ts';

// The first that fits a statement wins.
const rules: readonly StatedRule[] = [
  timed,
  qualified,
  ifThen,
  states,
  onlyOnce,
  onlySome,
  forbidden,
  timeLimit,
  onePer,
  upperLimit,
  lowerLimit,
  range,
  needed,
  locked,
  countdown,
  threshold,
  skipped,
  none,
  many,
  lastIf,
];

/** A check for each rule that English statements hold, in their order (rule B13). */
export function statedChecks(statements: readonly string[]): readonly string[] {
  const checks = statements.flatMap((statement) => {
    const whole = checkOf(statement);
    const found = whole === undefined ? statement.split(', ').map(checkOf) : [whole];
    return [...found, ownThings.check(statement)].flatMap((check) => check ?? []);
  });
  return [...new Set(checks)];
}

function checkOf(statement: string): string | undefined {
  for (const { cue, check } of rules) {
    const text = cue.test(statement) ? check(statement) : undefined;
    if (text !== undefined) return text.replaceAll(/\s+/g, ' ');
  }
  return undefined;
}
