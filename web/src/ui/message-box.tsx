import type { ReactNode } from 'react';

const looks = {
  bad: 'border-bad bg-bad-wash text-bad',
  done: 'border-hairline bg-surface text-ink',
} as const;

/** A message about what was just tried; read out at once when it tells of a failure. */
export function MessageBox({ look, children }: { look: keyof typeof looks; children: ReactNode }) {
  return (
    <div
      role={look === 'bad' ? 'alert' : 'status'}
      className={`rounded-control border px-3 py-2 text-13 ${looks[look]}`}
    >
      {children}
    </div>
  );
}
