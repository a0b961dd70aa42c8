import type { ReactNode } from 'react';

const looks = {
  bad: 'border-bad text-bad',
  done: 'border-border text-ink',
} as const;

/** A message about what was just tried; read out at once when it tells of a failure. */
export function MessageBox({ look, children }: { look: keyof typeof looks; children: ReactNode }) {
  return (
    <div role={look === 'bad' ? 'alert' : 'status'} className={`border-t py-2 text-13 ${looks[look]}`}>
      {children}
    </div>
  );
}
