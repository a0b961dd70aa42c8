import type { Block } from '../prompt/block.ts';
import { added } from '../prompt/line.ts';
import type { CodeReading } from '../reading/code-reading.ts';
import type { Given } from '../questions/asked.ts';
import { wantsSignIn } from '../reading/sign-in-cue.ts';
import { stemOf, stemsOf } from '../reading/inflect.ts';
import type { PlanContext } from './plan-context.ts';

// Other words for what waits.
const meant: Readonly<Record<string, RegExp>> = {
  'several languages': /\b(?:languages?|english|german|french|spanish|dutch|italian)\b/i,
  payments: /\b(?:pay\w*|prices?|euros?|dollars?|buy|sell|order|shop|\$|€)/i,
  statistics: /\b(?:stats|charts?|total|reports?|figures|analytics|overview|score|ranking)\b/i,
  'online play': /\b(?:multi-?player|online|invite|against (?:a |my )?friends?)\b/i,
  'bar codes': /\bbar ?codes?\b/i,
  alerts: /\b(?:alarms?|warn\w*|notif\w+|remind\w*)\b/i,
  reminders: /\b(?:alarms?|notif\w+|remind\w*)\b/i,
  sharing: /\b(?:wife|husband|partner|family|together|friends|share\w*)\b/i,
  accounts: /\b(?:wife|husband|partner|log ?in)\b/i,
};

/** What the kind's first version leaves out, without anything that the goal itself names. */
export function leftForLater(
  { kind, goal, stems }: CodeReading,
  given: readonly Given[] = [],
): readonly string[] {
  if (kind === undefined) return [];
  const told = given.map(({ answer }) => answer).join('\n');
  const said = told === '' ? stems() : new Set([...stems(), ...stemsOf(told)]);
  const text = `${goal}\n${told}`;
  const hasAccounts =
    given.some(({ place }) => place === 'people') ||
    wantsSignIn(text) ||
    /\b(?:users|members|auth|jwt)\b/i.test(text);
  return kind.notNow.filter(
    (item) =>
      !(hasAccounts && item === 'accounts') &&
      meant[item]?.test(text) !== true &&
      !(item.match(/[\p{L}\p{N}]{4,}/gu) ?? []).some((word) => said.has(stemOf(word))),
  );
}

/** What stays out of the first version (rule B5). */
export function notNowSection({ reading, chosen, given }: PlanContext): Block | undefined {
  if (chosen('boundary') !== 'small') return undefined;
  const later = leftForLater(reading, given);
  if (later.length === 0) return undefined;
  const line = added(`Not now: ${later.join(', ')}.`, 'B5', 'Keeps version one small');
  return { id: 'not-now', title: 'Not now', reason: 'Keeps version one small', headed: false, lines: [line] };
}
