import type { ReactNode } from 'react';
import { utcInWords } from '../utc-in-words.ts';
import { logColumns } from './log-columns.ts';

interface Entry {
  id: number | string;
  at: string;
  who: string;
  what: ReactNode;
  /** More about it, where the log has a column for it. */
  more?: string;
}

/** Entries of a log, a line each, under the filters that name their columns; on a narrow window what was done comes first, when and by whom under it. */
export const LogRows = ({ entries }: { entries: readonly Entry[] }) => (
  <ul className="border-t border-hairline">
    {entries.map(({ id, at, who, what, more }) => (
      <li key={id} className={`log-row ${logColumns}`}>
        <time dateTime={at} className="text-mute tabular">
          {utcInWords(at)}
          <span className="lg:hidden"> UTC</span>
        </time>
        <span className="truncate text-mute" title={who}>
          {who}
        </span>
        <span className={`text-ink wrap-anywhere ${more === undefined ? 'lg:col-span-2' : ''}`}>
          {what}
          {more && <span className="text-mute lg:hidden"> · {more}</span>}
        </span>
        {more !== undefined && <span className="text-mute wrap-anywhere max-lg:hidden">{more}</span>}
      </li>
    ))}
  </ul>
);
