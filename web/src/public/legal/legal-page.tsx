import type { ReactNode } from 'react';
import { legal } from '../../content/owners-copy.ts';
import { type Edit, Edits } from '../parts/edits.tsx';
import { ArrowLeftIcon } from '../../ui/icons/icons.tsx';
import { Contents } from '../parts/contents.tsx';
import { type RecordRow, Records } from '../parts/records.tsx';

export interface LegalSection {
  id: string;
  title: string;
  text?: ReactNode;
  /** What is to be looked up, below the text. */
  rows?: readonly RecordRow[];
}

export interface LegalPageProps {
  title: string;
  lead: string;
  /** What such pages often say, and what this one does, each with the section that counts. */
  short: readonly Edit[];
  sections: readonly LegalSection[];
}

export function LegalPage({ title, lead, short, sections }: LegalPageProps) {
  return (
    <div className="mx-auto max-w-[1200px] px-4 pt-16 pb-24 sm:px-6">
      <a href="/" className="inline-block py-2.5 text-14 text-body hover:text-ink">
        <ArrowLeftIcon className="mr-1 inline align-[-0.1875rem]" />
        Back to Home
      </a>
      <h1 className="mt-6 display text-44 sm:text-68">{title}</h1>
      <p className="mt-6 text-14 text-mute">
        Last updated {legal.updated}. Parts added later are dated; the latest are from {legal.changed}.
      </p>
      <p className="mt-6 max-w-[58ch] text-18 text-body">{lead}</p>
      <div className="mt-12">
        <Edits edits={short} beforeLabel="What others say" afterLabel="What we do" />
      </div>
      <div className="mt-12 grid gap-x-16 gap-y-8 border-t border-hairline pt-12 lg:mt-16 lg:pt-16 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <div className="max-lg:contents">
          <Contents items={sections} />
        </div>
        <div className="flex flex-col gap-12">
          {sections.map(({ id, title: name, text, rows }) => (
            <section key={id} id={id}>
              <h2 className="mb-4 display text-28">{name}</h2>
              {text && <div className="reading">{text}</div>}
              {rows && <Records rows={rows} />}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
