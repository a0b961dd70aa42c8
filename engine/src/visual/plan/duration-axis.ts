import type { VisualReading } from '../reading/read-visual-goal.ts';
import type { Axis, AxisChoice } from './axis.ts';

const choice = (length: number): AxisChoice => ({ id: String(length), label: `${length} seconds`, text: '' });

/** Length of the clip in seconds, among those that the service makes; two events or a process take the longest. */
export function durationAxis(reading: VisualReading, seconds: readonly [number, ...number[]]): Axis {
  const needsTime =
    /then|after|turn|transform|finally/.test(reading.sequence ?? '') ||
    reading.timelapse !== undefined ||
    (reading.journey?.from !== undefined && reading.journey.to !== undefined);
  const asked = secondsAsked(reading);
  const nearest = seconds.toSorted(
    (one, other) => Math.abs(one - (asked ?? one)) - Math.abs(other - (asked ?? other)),
  )[0];
  const first =
    asked !== undefined && nearest !== undefined ? nearest : needsTime ? Math.max(...seconds) : seconds[0];
  const rest = seconds.filter((length) => length !== first);
  return {
    id: 'duration',
    label: 'Length',
    choices: [choice(first), ...rest.map(choice)],
    rule: 'M3',
    reason:
      asked !== undefined
        ? 'The length nearest to yours'
        : needsTime
          ? 'Both parts of the action need time'
          : 'Long enough for one action',
  };
}

/** The clip length that the goal asks for ("a 10 second video"), if any. */
export function secondsAsked({ text }: VisualReading): number | undefined {
  const found =
    /\b(\d{1,3})[ -]?(?:s|sec|secs|seconds?)\b(?:(?:[ -]long)? (?:video|clip|shot|footage|ad|reel|animation|loop)\b|(?: long)?(?=[,.!]|$))/i.exec(
      text.slice(0, 400),
    )?.[1];
  return found === undefined ? undefined : Number(found);
}
