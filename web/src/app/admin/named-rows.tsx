import type { ReactNode } from 'react';

interface NamedRowsProps {
  title: string;
  rows: readonly { name: ReactNode; about: string }[];
}

/** What there is to know where a list is empty: a name and a sentence a line. */
export const NamedRows = ({ title, rows }: NamedRowsProps) => (
  <section className="pt-6">
    <h2 className="border-b border-hairline pb-2 text-14 font-medium">{title}</h2>
    <dl>
      {rows.map(({ name, about }) => (
        <div
          key={about}
          className="grid min-h-10 items-center gap-x-6 border-b border-hairline py-2 sm:grid-cols-2"
        >
          <dt className="text-14 font-medium text-ink">{name}</dt>
          <dd className="text-13 text-mute">{about}</dd>
        </div>
      ))}
    </dl>
  </section>
);
