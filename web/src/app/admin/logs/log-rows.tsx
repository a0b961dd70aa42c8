import type { ReactNode } from 'react';
import { momentInWords } from '../../../lib/moment-in-words.ts';

interface Entry {
  id: number | string;
  at: string;
  /** What, who and more, in the order of the columns. */
  cells: readonly ReactNode[];
}

const columns = 'grid items-baseline gap-x-6 lg:grid-cols-[8rem_minmax(0,5fr)_minmax(0,3fr)_minmax(0,6fr)]';

/** Entries of a log, a line each; on a narrow window the columns stand under each other. */
export const LogRows = ({ heads, entries }: { heads: readonly string[]; entries: readonly Entry[] }) => (
  <div>
    <div aria-hidden="true" className={`border-b border-ink pb-2 text-12 text-mute ${columns}`}>
      <span className="max-lg:hidden">When</span>
      {heads.map((head) => (
        <span key={head} className="max-lg:hidden">
          {head}
        </span>
      ))}
    </div>
    <ul>
      {entries.map(({ id, at, cells }) => (
        <li key={id} className={`min-h-10 border-b border-hairline py-2.5 text-13 ${columns}`}>
          <time dateTime={at} className="text-mute tabular max-lg:order-last">
            {momentInWords(at)}
          </time>
          {cells.map((cell, place) => (
            <span key={heads[place]} className={`wrap-anywhere ${place === 0 ? 'text-ink' : 'text-mute'}`}>
              {cell}
            </span>
          ))}
        </li>
      ))}
    </ul>
  </div>
);
