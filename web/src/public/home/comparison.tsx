import { homeEdits } from './home-edits.ts';

/** What people send, what Whetstone sends instead, and why. */
export const Comparison = () => (
  <ul>
    {homeEdits.map(({ before, after, reason }) => (
      <li key={before} className="grid gap-x-8 gap-y-2 border-t border-hairline py-4 text-16 lg:grid-cols-3">
        <del className="mark-removed">{before}</del>
        <span>
          <ins className="mark-added">{after}</ins>
        </span>
        <span className="text-14 text-body">{reason}</span>
      </li>
    ))}
  </ul>
);
