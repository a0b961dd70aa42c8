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
    <div className="part-head">
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
  <div className="matter">
    <h3>{title}</h3>
    <div>{children}</div>
  </div>
);

/** What is done once in a long while: words among the buttons. */
export const RareAct = (props: ButtonProps) => (
  <Button look="link" size="text" className="pointer-coarse:min-h-11" {...props} />
);
