import { useState } from 'react';
import type { ReportState } from '../../lib/api/admin.ts';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { ClosedReports } from './closed-reports.tsx';
import { OpenReports } from './open-reports.tsx';

const states = [
  { value: 'open', label: 'Open' },
  { value: 'resolved', label: 'Closed' },
] as const;

/** Reports on public prompts, each with the prompt it is about. */
export function Reports() {
  const [state, setState] = useState<ReportState>('open');
  return (
    <div className="flex flex-col gap-3">
      <div className="max-w-56">
        <SegmentedControl label="Reports" isLabelHidden options={states} value={state} onChoose={setState} />
      </div>
      {state === 'open' ? <OpenReports /> : <ClosedReports />}
    </div>
  );
}
