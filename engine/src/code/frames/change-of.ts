import { changeKindOf, type ChangeKind } from './change-kinds.ts';
import { faultCaseOf } from './fault-cases.ts';

const limit =
  /\b(?:over|above|more than|exactly|under|below|at least|up to|longer than|older than|larger than|bigger than|less than|fewer than|from|after|within) (?<n>(?:[$€£] ?)?\d[\d.,]*(?: ?(?:%|€|\$|[\p{L}]+))?)/iu;
const version =
  /\b(?:update|upgrade|version|react|node|next|vue|angular|python|php|java|ios|android|safari|chrome)\b/i;

/** What sort of change is asked for, with the remedy and the checks of the fault that the goal tells, where it is one we know. */
export function changeOf(task: string, goal: string): ChangeKind {
  const kind = changeKindOf(task);
  if (kind.id !== 'fix') return kind;
  const fault = faultCaseOf(goal);
  const known = fault === undefined ? [] : [fault];
  return {
    ...kind,
    requirements: [...kind.requirements, ...known.map(({ requirement }) => requirement)],
    checks: [...limitCheck(goal.slice(0, 800)), ...known.map(({ check }) => check), ...kind.checks],
  };
}

// A fault told with a figure is tried around it.
function limitCheck(text: string): readonly string[] {
  const found = limit.exec(text);
  const n = found?.groups?.['n'];
  if (
    found === null ||
    n === undefined ||
    version.test(text.slice(Math.max(0, found.index - 12), found.index + 4))
  )
    return [];
  const whole = /^(?<count>\d{1,6}) (?<what>\p{L}{3,})$/iu.exec(n)?.groups;
  const isAmount =
    /(?:euros?|dollars?|pounds?|francs?|percent|hours?|minutes?|seconds?|days?|digits?)$/i.test(n);
  if (whole === undefined || isAmount)
    return [`When it is tried just below, exactly at and just above ${n}, then each result is right`];
  const count = Number(whole['count']);
  return [
    `When it is tried with ${count - 1}, ${count} and ${count + 1} ${whole['what'] ?? ''}, then each result is right`,
  ];
}
