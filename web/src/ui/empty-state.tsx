import type { ReactNode } from 'react';

/** Says why there is nothing and what to do next. */
export function EmptyState({
  title,
  children,
  action,
}: {
  title: string;
  children: ReactNode;
  action: ReactNode;
}) {
  return (
    <div className="flex flex-col items-start gap-5 self-stretch border-t border-ink pt-6 pb-8">
      <div>
        <h2 className="display text-28">{title}</h2>
        <p className="mt-2 max-w-[60ch] text-14 text-mute">{children}</p>
      </div>
      {action}
    </div>
  );
}
