import type { ReactNode } from 'react';

export interface StruckIntroProps {
  title: string;
  /** The end of the title, underlined as the editor's addition. */
  added: string;
  /** What pages like this one usually say, struck through above the title, and why it went. */
  struck: { text: string; reason: string };
  lead: ReactNode;
  /** What to do first, below the lead. */
  children?: ReactNode;
}

/** Opens a page the way the product edits: the usual line struck, what stands instead, the reason in the margin. */
export const StruckIntro = ({ title, added, struck, lead, children }: StruckIntroProps) => (
  <header className="page-intro struck-intro mark-drawn mx-auto max-w-[1200px] px-4 pt-16 pb-16 sm:px-6 lg:pt-24">
    <p className="page-intro-struck mark">
      <del className="mark-removed">{struck.text}</del>
    </p>
    <h1 className="display text-44 sm:text-68">
      {title}{' '}
      <span className="mark" data-note="5">
        <ins className="mark-added">{added}</ins>
      </span>
      <span className="mark-number" aria-hidden="true">
        1
      </span>
    </h1>
    <p className="page-intro-note">
      <span aria-hidden="true">1</span>
      {struck.reason}
    </p>
    <p className="page-intro-rest max-w-[58ch] text-18 text-body">{lead}</p>
    {children && <div className="mt-8">{children}</div>}
  </header>
);
