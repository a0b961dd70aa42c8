import type { ReactNode } from 'react';

export interface Entry {
  /** Tells entries of one title apart. */
  id?: number;
  title: string;
  text: ReactNode;
  /** Set in the margin of the entry, small. */
  note?: ReactNode;
}

/** Entries as in a work of reference: name, what it does, and a note in the margin. */
export const Entries = ({ entries }: { entries: readonly Entry[] }) => (
  <ul className="entries">
    {entries.map(({ id, title, text, note }) => (
      <li key={id ?? title}>
        <h3>{title}</h3>
        <div>{text}</div>
        {note !== undefined && <p className="entries-note">{note}</p>}
      </li>
    ))}
  </ul>
);
