import type { ReactNode } from 'react';

export interface PageIntroProps {
  title: string;
  lead: ReactNode;
  /** What to do first, below the lead. */
  children?: ReactNode;
  /** The product itself, beside the title where there is room. */
  aside: ReactNode;
}

/** Opens a public page with the product in view. */
export const PageIntro = ({ title, lead, children, aside }: PageIntroProps) => (
  <header className="page-intro mx-auto max-w-[1200px] px-4 pt-16 pb-16 sm:px-6 lg:pt-24">
    <h1 className="display text-44 sm:text-68">{title}</h1>
    <div className="page-intro-rest">
      <p className="max-w-[58ch] text-18 text-body">{lead}</p>
      {children && <div className="mt-8 flex flex-wrap items-center gap-4">{children}</div>}
    </div>
    <div className="page-intro-aside">{aside}</div>
  </header>
);
