import type { ReactNode } from 'react';

const looks = {
  bad: 'border-bad',
  done: 'border-ink',
} as const;

/** A message about what was just tried, under a rule as an empty state is; read out at once when it tells of a failure. */
export function MessageBox({ look, children }: { look: keyof typeof looks; children: ReactNode }) {
  return (
    <div
      role={look === 'bad' ? 'alert' : 'status'}
      className={`border-t pt-3 text-13 text-ink ${looks[look]}`}
    >
      {children}
    </div>
  );
}
