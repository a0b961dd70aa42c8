import type { ReactNode } from 'react';

export interface RecordRow {
  readonly name: string;
  /** The day from which on it holds, where it did not always. */
  readonly since?: string;
  readonly text: ReactNode;
}

/** Names with what is to be said of each, to be looked up rather than read through. */
export const Records = ({ rows }: { rows: readonly RecordRow[] }) => (
  <dl className="looked-up">
    {rows.map(({ name, since, text }) => (
      <div key={name}>
        <dt>
          {name}
          {since && <span>Since {since}</span>}
        </dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);
