import type { ReactNode } from 'react';

interface NamedRowsProps {
  title: string;
  rows: readonly { name: ReactNode; about: string }[];
}

/** What there is to know where a list is empty: a name and a sentence a line. */
export const NamedRows = ({ title, rows }: NamedRowsProps) => (
  <section className="pt-6">
    <h2 className="part-head text-14 font-medium">{title}</h2>
    <dl>
      {rows.map(({ name, about }) => (
        <div key={about} className="even-row gap-x-6 sm:grid-cols-[12rem_minmax(0,1fr)]">
          <dt className="text-14 leading-5 font-medium text-ink">{name}</dt>
          <dd className="text-13 text-mute">{about}</dd>
        </div>
      ))}
    </dl>
  </section>
);
