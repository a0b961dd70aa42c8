import type { ReactNode } from 'react';

export interface AccountSectionProps {
  id: string;
  title: string;
  intro: string;
  children: ReactNode;
}

/** A part of the account page, with an address of its own: its name on the left, what can be done on the right. */
export const AccountSection = ({ id, title, intro, children }: AccountSectionProps) => (
  <section
    id={id}
    aria-labelledby={`${id}-title`}
    className="grid gap-x-12 gap-y-6 border-t border-hairline py-8 lg:grid-cols-[15rem_minmax(0,1fr)]"
  >
    <div>
      <h2 id={`${id}-title`} className="display text-20">
        {title}
      </h2>
      <p className="mt-1 max-w-[34ch] text-13 text-mute">{intro}</p>
    </div>
    <div className="flex min-w-0 flex-col gap-8">{children}</div>
  </section>
);

/** One matter within a part. */
export const AccountMatter = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="flex flex-col gap-3">
    <h3 className="text-14 font-medium">{title}</h3>
    {children}
  </div>
);
