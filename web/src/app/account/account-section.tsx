import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../../ui/button.tsx';

export interface AccountSectionProps {
  id: string;
  title: string;
  intro: string;
  children: ReactNode;
}

/** A part of the account page, with an address of its own: a list of rows under its name. */
export const AccountSection = ({ id, title, intro, children }: AccountSectionProps) => (
  <section id={id} aria-labelledby={`${id}-title`}>
    <div className="flex flex-wrap items-baseline gap-x-3 border-b border-hairline pb-2">
      <h2 id={`${id}-title`} className="display text-20">
        {title}
      </h2>
      <p className="text-13 text-mute max-sm:basis-full">{intro}</p>
    </div>
    {children}
  </section>
);

/** One matter of a part: its name, how it stands, what can be done about it. */
export const AccountMatter = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid gap-x-6 gap-y-1 border-b border-hairline py-2.5 last:border-b-0 sm:grid-cols-[11rem_minmax(0,1fr)] xl:grid-cols-[14rem_minmax(0,1fr)]">
    <h3 className="text-13 font-medium sm:py-1.5">{title}</h3>
    <div className="flex min-w-0 flex-col justify-center gap-2.5">{children}</div>
  </div>
);

/** What is done once in a long while: words among the buttons. */
export const RareAct = (props: ButtonProps) => (
  <Button look="link" size="text" className="pointer-coarse:min-h-11" {...props} />
);
