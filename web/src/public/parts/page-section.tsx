import type { ReactNode } from 'react';

export interface PageSectionProps {
  id?: string;
  title: string;
  lead?: ReactNode;
  /** `wide` gives the content the whole width under its title. */
  layout?: 'beside' | 'wide';
  /** `small` where the page's own title is no larger than a section's usually is; `tight` where the section is what the page is opened for. */
  size?: keyof typeof rooms;
  children: ReactNode;
}

const rooms = {
  large: 'gap-y-8 py-16 lg:gap-y-12 lg:py-24',
  small: 'gap-y-8 py-12 lg:py-16',
  tight: 'gap-y-6 py-8 lg:pb-16',
} as const;

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
        className={`mx-auto grid max-w-[1200px] gap-x-16 px-4 sm:px-6 ${rooms[size]} ${isBeside ? 'lg:grid-cols-[17rem_minmax(0,1fr)]' : ''}`}
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
