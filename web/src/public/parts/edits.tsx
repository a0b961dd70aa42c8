import type { ReactNode } from 'react';

export interface Edit {
  before: string;
  after: string;
  reason: ReactNode;
}

export interface EditsProps {
  edits: readonly Edit[];
  beforeLabel: string;
  afterLabel: string;
}

/** A list in the form of the product: what was said struck through, what stands instead underlined, the reason beside it. */
export function Edits({ edits, beforeLabel, afterLabel }: EditsProps) {
  return (
    <table className="edits">
      <thead>
        <tr>
          <th scope="col">{beforeLabel}</th>
          <th scope="col">{afterLabel}</th>
          <th scope="col">Why</th>
        </tr>
      </thead>
      <tbody>
        {edits.map(({ before, after, reason }, index) => (
          <tr key={before}>
            <td>
              <del className="mark-removed">{before}</del>
            </td>
            <td>
              <ins className="mark-added">{after}</ins>
              <span className="mark-number" aria-hidden="true">
                {index + 1}
              </span>
            </td>
            <td>
              <p className="edits-reason">
                <span aria-hidden="true">{index + 1}</span>
                {reason}
              </p>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
