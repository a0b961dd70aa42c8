import type { ReactNode } from 'react';

export interface PageIntroProps {
  title: string;
  lead: ReactNode;
  children?: ReactNode;
}

/** Opens a public page: what it is about, and one paragraph that says it all. */
export function PageIntro({ title, lead, children }: PageIntroProps) {
  return (
    <header className="mx-auto max-w-[1200px] px-4 pt-16 pb-16 sm:px-6 lg:pt-24">
      <h1 className="display max-w-[18ch] text-44 sm:text-68">{title}</h1>
      <p className="mt-8 max-w-[58ch] text-18 text-body">{lead}</p>
      {children && <div className="mt-8 flex flex-wrap items-center gap-4">{children}</div>}
    </header>
  );
}
