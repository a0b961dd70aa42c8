import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checksToFollow, followService, type IncidentStep } from './follow-service.ts';

const start = Date.UTC(2026, 0, 1);
const minuteOf = (index: number) => new Date(start + index * 60_000);

/** Runs a virtual clock, one check a minute, and answers the steps that were taken. */
function run(results: readonly boolean[]) {
  let isOpen = false;
  const steps: (IncidentStep & { seenAt: number })[] = [];
  results.forEach((_, index) => {
    const latest = results.slice(0, index + 1).map((passed, at) => ({ passed, minute: minuteOf(at) }));
    const step = followService(latest.toReversed().slice(0, checksToFollow), isOpen);
    if (!step) return;
    isOpen = step.kind === 'open';
    steps.push({ ...step, seenAt: index });
  });
  return { steps, isOpen };
}

const results = (text: string) => [...text].map((mark) => mark === '+');

it('[PP-08] an incident opens at the third failure in a row and begins with the first of them', () => {
  expect(run(results('++---')).steps).toEqual([{ kind: 'open', at: minuteOf(2), seenAt: 4 }]);
});

it('[PP-08] an incident closes by itself at the second check in a row that passes', () => {
  const { steps, isOpen } = run(results('---+-++'));
  expect(steps.map(({ kind, seenAt }) => [kind, seenAt])).toEqual([
    ['open', 2],
    ['close', 6],
  ]);
  expect(isOpen).toBe(false);
});

it.each(['+++++', '--+--+--', '-'])('%s opens nothing', (text) => {
  expect(run(results(text)).steps).toEqual([]);
});

it('whatever happens, openings and closings alternate and never go back in time', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 60 }), (checks) => {
      const { steps } = run(checks);
      steps.forEach((step, index) => {
        expect(step.kind).toBe(index % 2 === 0 ? 'open' : 'close');
        expect(step.at.getTime()).toBeGreaterThanOrEqual(steps[index - 1]?.at.getTime() ?? 0);
      });
    }),
  );
});
