import { alarm } from './rules/alarm.ts';
import { due } from './rules/due.ts';
import { expires } from './rules/expires.ts';
import { forbidden } from './rules/forbidden.ts';
import { hidden } from './rules/hidden.ts';
import { ifThen } from './rules/if-then.ts';
import { lowerLimit } from './rules/lower-limit.ts';
import { needed } from './rules/needed.ts';
import { onePer } from './rules/one-per.ts';
import { onlyOnce } from './rules/only-once.ts';
import { onlySome } from './rules/only-some.ts';
import { ownThings } from './rules/own-things.ts';
import { quota } from './rules/quota.ts';
import { timeLimit } from './rules/time-limit.ts';
import { timed } from './rules/timed.ts';
import { upperLimit } from './rules/upper-limit.ts';
import type { StatedRule } from './stated-rule.ts';

// The first that fits a statement wins.
const rules: readonly StatedRule[] = [
  expires,
  timed,
  ifThen,
  onlyOnce,
  onlySome,
  hidden,
  forbidden,
  due,
  timeLimit,
  quota,
  onePer,
  upperLimit,
  lowerLimit,
  needed,
  alarm,
];

/** A check for each rule that English statements hold, in their order (rule B13). */
export function statedChecks(statements: readonly string[]): readonly string[] {
  const checks = statements.flatMap((statement) => {
    const whole = checkOf(statement);
    const pieces = whole === undefined && statement.includes(', ') ? statement.split(', ') : [];
    const found = [whole, ...pieces.map(checkOf)];
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
