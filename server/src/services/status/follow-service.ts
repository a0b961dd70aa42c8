/** One check of one service. */
export interface Check {
  readonly minute: Date;
  readonly passed: boolean;
}

/** Checks in a row that must fail before an incident is opened, and pass before it is closed. */
export const failuresToOpen = 3;
export const passesToClose = 2;
/** How many of the latest checks `followService` needs to see. */
export const checksToFollow = Math.max(failuresToOpen, passesToClose);

export type IncidentStep = { readonly kind: 'open' | 'close'; readonly at: Date };

/**
 * What the latest checks of a service (newest first) mean for its incident: opened at the first of the failures,
 * closed at the first of the passes, or nothing.
 */
export function followService(latest: readonly Check[], hasOpenIncident: boolean): IncidentStep | undefined {
  const needed = hasOpenIncident ? passesToClose : failuresToOpen;
  const run = latest.slice(0, needed);
  const first = run.at(-1);
  if (!first || run.length < needed || run.some(({ passed }) => passed !== hasOpenIncident)) return undefined;
  return { kind: hasOpenIncident ? 'close' : 'open', at: first.minute };
}
