import { useState } from 'react';
import type { ReportState } from '../../../lib/api/admin.ts';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
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
    <div className="flex flex-col gap-3">
      <div className="max-w-56">
        <SegmentedControl label="Reports" isLabelHidden options={states} value={state} onChoose={setState} />
      </div>
      {state === 'open' ? <ModerationQueue /> : <ClosedReports />}
    </div>
  );
}
