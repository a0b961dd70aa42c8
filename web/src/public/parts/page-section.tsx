import type { ReactNode } from 'react';

export interface PageSectionProps {
  id?: string;
  title: string;
  lead?: ReactNode;
  /** `wide` gives the content the whole width under its title. */
  layout?: 'beside' | 'wide';
  /** `small` where the page's own title is no larger than a section's usually is. */
  size?: 'large' | 'small';
  children: ReactNode;
}

/** A part of a public page under a hairline: its title stands in the margin and stays there while one reads, or above content that needs the width. */
export function PageSection({
  id,
  title,
  lead,
  layout = 'beside',
  size = 'large',
  children,
}: PageSectionProps) {
  const isBeside = layout === 'beside';
  return (
    <section id={id} className="border-t border-hairline">
      <div
        className={`mx-auto grid max-w-[1200px] gap-x-16 gap-y-8 px-4 sm:px-6 ${size === 'large' ? 'py-16 lg:gap-y-12 lg:py-24' : 'py-12 lg:py-16'} ${isBeside ? 'lg:grid-cols-[17rem_minmax(0,1fr)]' : ''}`}
      >
        <div className={isBeside ? 'self-start lg:sticky lg:top-28' : ''}>
          <h2 className={`display text-28 ${size === 'large' ? 'lg:text-44' : ''}`}>{title}</h2>
          {lead && <p className="mt-4 max-w-[52ch] text-16 text-mute">{lead}</p>}
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  );
}
