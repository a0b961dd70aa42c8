const limit =
  /\b(?:over|above|more than|exactly|under|below|at least|up to|longer than|older than|larger than|bigger than|less than|fewer than|from|after|within) (?<n>(?:[$€£] ?)?\d[\d.,]*(?: ?(?:%|€|\$|[\p{L}]+))?)/iu;
const occasion =
  /\b(?:when|if|whenever) (?<what>(?:i|we|you|they|users?|people|someone|somebody|a user|the user|customers?|admins?|members?|the \p{L}+|an? \p{L}+) [^,.;!?\n]{4,80})/iu;
const shown = /(?<quote>'[^'\n]{6,80}'|"[^"\n]{4,80}"|`[^`\n]{4,80}`|“[^”\n]{4,80}”)/u;
const version =
  /\b(?:update|upgrade|version|react|node|next|vue|angular|python|php|java|ios|android|safari|chrome)\b/i;

/** Checks of a fault in the words of its telling: at the limit it names, on the occasion it tells, without the message it shows. */
export function faultChecks(goal: string): readonly string[] {
  const text = goal.slice(0, 800);
  const checks: string[] = [];
  const found = limit.exec(text);
  const n = found?.groups?.['n'];
  if (
    n !== undefined &&
    !version.test(text.slice(Math.max(0, (found?.index ?? 0) - 12), (found?.index ?? 0) + 4))
  )
    checks.push(aroundOf(n));
  const what = occasion.exec(text)?.groups?.['what'];
  const quote = shown.exec(text)?.groups?.['quote'];
  if (what !== undefined && !/['"]/.test(what))
    checks.push(
      `When ${what}, then the fault is gone, also when it is done fast, twice or after a reload${quote === undefined ? '' : `, and ${quote} no longer appears`}`,
    );
  else if (quote !== undefined)
    checks.push(`When the same steps are repeated, then ${quote} no longer appears, and nothing hides it`);
  return checks;
}

// "100 entries" is tried with 99, 100 and 101; an amount just below, at and just above.
function aroundOf(n: string): string {
  const whole = /^(?<count>\d{1,6}) (?<what>\p{L}{3,})$/iu.exec(n)?.groups;
  const isAmount =
    /(?:euros?|dollars?|pounds?|francs?|percent|hours?|minutes?|seconds?|days?|digits?)$/i.test(n);
  if (whole === undefined || isAmount)
    return `When it is tried just below, exactly at and just above ${n}, then each result is right`;
  const count = Number(whole['count']);
  return `When it is tried with ${count - 1}, ${count} and ${count + 1} ${whole['what'] ?? ''}, then each result is right`;
}
