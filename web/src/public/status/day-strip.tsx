import type { ServiceStatus } from '@whetstone/contract';

const dayMs = 86_400_000;
const gap = 6;
const height = 24;
const dash = 4;

interface DayStripProps {
  days: ServiceStatus['days'];
  /** Days shown, the last of them today. */
  span: number;
  today: Date;
}

/** One tick for each day, whole or with failures, or a dash where nothing was measured. */
export function DayStrip({ days, span, today }: DayStripProps) {
  const byDay = new Map(days.map((day) => [day.day, day]));
  const paths = { passed: '', failed: '', none: '' };
  let failedDays = 0;
  for (let index = 0; index < span; index += 1) {
    const day = byDay.get(new Date(today.getTime() - (span - 1 - index) * dayMs).toISOString().slice(0, 10));
    if (day && day.failures > 0) failedDays += 1;
    const kind = !day ? 'none' : day.failures > 0 ? 'failed' : 'passed';
    const drawn = kind === 'none' ? dash : height;
    paths[kind] += `M${index * gap + gap / 2} ${height - drawn}v${drawn}`;
  }
  return (
    <div>
      <p className="sr-only">{`Data for ${days.length} of ${span} days, ${failedDays} with failures`}</p>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${span * gap} ${height}`}
        preserveAspectRatio="none"
        className="h-6 w-full"
        strokeWidth="3"
      >
        <path d={paths.none} className="stroke-border" />
        <path d={paths.passed} className="stroke-done" />
        <path d={paths.failed} className="stroke-bad" />
      </svg>
    </div>
  );
}
