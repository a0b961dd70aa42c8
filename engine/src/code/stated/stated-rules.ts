import { alarm } from './rules/alarm.ts';
import { countdown } from './rules/countdown.ts';
import { due } from './rules/due.ts';
import { expires } from './rules/expires.ts';
import { floor } from './rules/floor.ts';
import { forbidden } from './rules/forbidden.ts';
import { held } from './rules/held.ts';
import { hidden } from './rules/hidden.ts';
import { ifThen } from './rules/if-then.ts';
import { lastIf } from './rules/last-if.ts';
import { locked } from './rules/locked.ts';
import { logged } from './rules/logged.ts';
import { lowerLimit } from './rules/lower-limit.ts';
import { many } from './rules/many.ts';
import { neededBefore } from './rules/needed-before.ts';
import { needed } from './rules/needed.ts';
import { none } from './rules/none.ts';
import { onePer } from './rules/one-per.ts';
import { onlyOnce } from './rules/only-once.ts';
import { onlySome } from './rules/only-some.ts';
import { ownThings } from './rules/own-things.ts';
import { period } from './rules/period.ts';
import { qualified } from './rules/qualified.ts';
import { quota } from './rules/quota.ts';
import { range } from './rules/range.ts';
import { skipped } from './rules/skipped.ts';
import { states } from './rules/states.ts';
import { threshold } from './rules/threshold.ts';
import { timeLimit } from './rules/time-limit.ts';
import { timed } from './rules/timed.ts';
import { unless } from './rules/unless.ts';
import { unseen } from './rules/unseen.ts';
import { upperLimit } from './rules/upper-limit.ts';
import { verbAt } from './statements.ts';
import type { StatedRule } from './stated-rule.ts';

// The first that fits a statement wins.
const rules: readonly StatedRule[] = [
  expires,
  timed,
  qualified,
  ifThen,
  states,
  onlyOnce,
  onlySome,
  unseen,
  hidden,
  floor,
  logged,
  forbidden,
  due,
  timeLimit,
  period,
  quota,
  onePer,
  upperLimit,
  lowerLimit,
  range,
  neededBefore,
  needed,
  locked,
  countdown,
  threshold,
  skipped,
  none,
  held,
  alarm,
  many,
  lastIf,
  unless,
];

/** A check for each rule that English statements hold, in their order (rule B13). */
export function statedChecks(statements: readonly string[]): readonly string[] {
  const checks = statements.flatMap((said, at) => {
    const statement = named(said, statements[at - 1]);
    const whole = checkOf(statement);
    const pieces = whole === undefined && statement.includes(', ') ? statement.split(', ') : [];
    const found = [whole, ...pieces.map(checkOf)];
    return [...found, ownThings.check(statement)].flatMap((check) => check ?? []);
  });
  return [...new Set(checks)];
}

// "It can't be lent twice" speaks of the subject of the statement before.
function named(statement: string, before: string | undefined): string {
  if (before === undefined || !/^(?:it|they) (?:can|may|must|should|is|are|has|have)\b/i.test(statement))
    return statement;
  const words = before.split(' ');
  const subject = words.slice(0, verbAt(words)).join(' ');
  const fits = /^it\b/i.test(statement) ? /^(?:an?|the|each|every) /i : /s$/;
  return fits.test(subject) && subject.split(' ').length < 5 ? statement.replace(/^\S+/, subject) : statement;
}

function checkOf(statement: string): string | undefined {
  for (const { cue, check } of rules) {
    const text = cue.test(statement) ? check(statement) : undefined;
    if (text !== undefined) return text.replaceAll(/\s+/g, ' ');
  }
  return undefined;
}
