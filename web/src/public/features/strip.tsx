import type { ReactNode } from 'react';

interface StripProps {
  title: string;
  text: string;
  note: string;
  /** What was said to it. */
  more?: ReactNode;
  /** What there is to look up, across both. */
  below?: ReactNode;
  /** The product at work. */
  children: ReactNode;
}

/** A part of the product beside its own view. */
export const Strip = ({ title, text, note, more, below, children }: StripProps) => (
  <li className="strip">
    <div>
      <h3 className="display text-20 sm:text-28">{title}</h3>
      <p className="mt-4 max-w-[44ch] text-16 text-body">{text}</p>
      <p className="mt-4 text-13 text-mute">{note}</p>
      {more}
    </div>
    <div className="min-w-0">{children}</div>
    {below}
  </li>
);
