import type { Incident } from '@whetstone/contract';
import { Entries } from '../parts/entries.tsx';
import { durationWords, momentWords } from './status-words.ts';

export function Incidents({ incidents }: { incidents: readonly Incident[] }) {
  if (incidents.length === 0) return <p className="text-16 text-body">None since monitoring began.</p>;
  return (
    <Entries
      entries={incidents.map(({ id, title, status, started_at, duration_minutes, description }) => ({
        id,
        title,
        text: description,
        note: `${momentWords(started_at)}, ${durationWords(duration_minutes)}, ${status}`,
      }))}
    />
  );
}
