import { Awaited } from '../../../ui/awaited.tsx';

const widths = ['w-56', 'w-44', 'w-64', 'w-48', 'w-52'];

/** Rows on their way: their head, the title and the day where they will be. */
export const RowSkeletons = () => (
  <div aria-hidden="true">
    <div className="rows-head">
      <Awaited className="mr-auto h-3 w-20" />
      <Awaited className="h-3 w-10" />
    </div>
    <div className="ruled-rows @container">
      {Array.from({ length: 18 }, (_, row) => (
        <div key={row} className="own-row ruled-row">
          <div className="own-row-words">
            <span className="own-row-title flex items-center">
              &#8203;
              <Awaited className={`h-3 max-w-full ${widths[row % widths.length] ?? ''}`} />
            </span>
            <span className="own-row-beginning">
              <Awaited className="inline-block h-3 w-4/5" />
            </span>
            <span className="own-row-place">
              <Awaited className="inline-block h-3 w-16" />
            </span>
            <time>
              <Awaited className="inline-block h-3 w-12" />
            </time>
          </div>
        </div>
      ))}
    </div>
  </div>
);
