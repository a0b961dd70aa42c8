import { useState } from 'react';
import type { ReportState } from '../../../lib/api/admin.ts';
import { ClosedReports } from './closed-reports.tsx';
import { ModerationQueue } from './moderation-queue.tsx';

const states = [
  { value: 'open', label: 'Open' },
  { value: 'resolved', label: 'Closed' },
] as const;

/** What readers reported: what waits for a decision, and what was decided. */
export function Reports() {
  const [state, setState] = useState<ReportState>('open');
  return (
    <div className="flex flex-col gap-4">
      <fieldset aria-label="Reports" className="-mx-2 flex text-14">
        {states.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === state}
            onClick={() => setState(value)}
            className="inline-flex h-8 items-center px-2 hover:text-ink aria-pressed:text-ink aria-pressed:underline aria-pressed:underline-offset-4 pointer-coarse:h-11"
          >
            {label}
          </button>
        ))}
      </fieldset>
      {state === 'open' ? <ModerationQueue onClosed={() => setState('resolved')} /> : <ClosedReports />}
    </div>
  );
}
