const widths = ['w-56', 'w-44', 'w-64', 'w-48', 'w-52'];

/** Rows on their way: the box to select, the title and the day where they will be. */
export const RowSkeletons = () => (
  <div aria-hidden="true" className="ruled-rows flex flex-col">
    {Array.from({ length: 18 }, (_, row) => (
      <div key={row} className="flex h-10 items-center gap-2 ruled-row pl-1 pointer-coarse:h-12">
        <span className="flex size-6 flex-none items-center justify-center pointer-coarse:-ml-2.5 pointer-coarse:size-11">
          <span className="size-4 rounded-control border border-hairline" />
        </span>
        <span className={`h-3 max-w-3/5 rounded-control bg-hairline ${widths[row % widths.length] ?? ''}`} />
        <span className="ml-auto h-2.5 w-10 rounded-control bg-hairline max-sm:hidden" />
      </div>
    ))}
  </div>
);
