import type { ReactNode } from 'react';

export interface PageIntroProps {
  title: string;
  /** The end of the title, underlined as the editor's addition. */
  added?: string;
  /** What pages like this one usually say, struck through above the title, and why it went. */
  struck?: { text: string; reason: string };
  lead: ReactNode;
  children?: ReactNode;
}

/** Opens a public page the way the product edits: the usual line struck, what stands instead, the reason in the margin. */
export function PageIntro({ title, added, struck, lead, children }: PageIntroProps) {
  return (
    <header className="page-intro mark-drawn mx-auto max-w-[1200px] px-4 pt-16 pb-16 sm:px-6 lg:pt-24">
      {struck && (
        <p className="page-intro-struck mark">
          <del className="mark-removed">{struck.text}</del>
        </p>
      )}
      <h1 className="display text-44 sm:text-68">
        {title}
        {added && (
          <>
            {title && ' '}
            <span className="mark" data-note="5">
              <ins className="mark-added">{added}</ins>
            </span>
          </>
        )}
        {struck && (
          <span className="mark-number" aria-hidden="true">
            1
          </span>
        )}
      </h1>
      {struck && (
        <p className="page-intro-note">
          <span aria-hidden="true">1</span>
          {struck.reason}
        </p>
      )}
      <div className="page-intro-rest">
        <p className="max-w-[58ch] text-18 text-body">{lead}</p>
        {children && <div className="mt-8 flex flex-wrap items-center gap-4">{children}</div>}
      </div>
    </header>
  );
}
