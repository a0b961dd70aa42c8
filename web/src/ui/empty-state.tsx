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
    <div className="flex flex-col items-start gap-4 rounded-card border border-hairline bg-raised px-6 py-8">
      <div>
        <h2 className="text-18 font-medium">{title}</h2>
        <p className="mt-1 max-w-[60ch] text-14 text-mute">{children}</p>
      </div>
      {action}
    </div>
  );
}
