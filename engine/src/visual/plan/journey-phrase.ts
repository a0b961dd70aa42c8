import type { VisualReading } from '../reading/read-visual-goal.ts';
import { subjectName } from './whole-subject.ts';

/** First and last frame of a clip that goes somewhere, in the goal's own words; empty where they name neither. */
export function journeyPhrase(reading: VisualReading): string {
  const { journey, camera } = reading;
  if (journey === undefined || camera?.move === 'still') return '';
  const { from, to, vanishes } = journey;
  const name = subjectName(reading);
  const isNamed = name !== 'the subject';
  const end =
    camera !== undefined
      ? to && `with ${to.replace(/^(?:at|in|on) /, '')} large in the frame`
      : vanishes
        ? `on the empty scene${isNamed ? ` after ${name} has gone` : ''}`
        : to !== undefined
          ? to
          : from !== undefined && isNamed && (journey.who !== undefined || !reading.subject.isPlural)
            ? `with ${name} far off`
            : undefined;
  const parts = [from === undefined ? '' : `opens at ${from}`, end === undefined ? '' : `ends ${end}`];
  const said = parts.filter((part) => part !== '').join(' and ');
  return said === '' ? '' : `one continuous shot that ${said}`;
}
