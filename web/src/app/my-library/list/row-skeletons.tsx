import { Awaited } from '../../../ui/awaited.tsx';

const widths = ['w-56', 'w-44', 'w-64', 'w-48', 'w-52'];

/** Rows on their way: the box to select, the title and the day where they will be. */
export const RowSkeletons = () => (
  <div aria-hidden="true" className="ruled-rows flex flex-col">
    {Array.from({ length: 18 }, (_, row) => (
      <div
        key={row}
        className="flex h-10 items-center gap-2 ruled-row pr-2 pl-2 pointer-coarse:h-12 pointer-coarse:pl-1"
      >
        <span className="-ml-2.5 flex w-11 flex-none justify-center pointer-fine:mr-1 pointer-fine:ml-0 pointer-fine:w-4">
          <Awaited className="size-4" />
        </span>
        <Awaited className={`h-3 max-w-3/5 ${widths[row % widths.length] ?? ''}`} />
        <Awaited className="ml-auto h-3 w-12" />
      </div>
    ))}
  </div>
);
