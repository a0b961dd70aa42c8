/** Stands where rows will be. */
export const RowSkeletons = () => (
  <div aria-hidden="true" className="flex flex-col border-t border-hairline">
    {Array.from({ length: 14 }, (_, row) => (
      <div key={row} className="flex h-10 items-center border-b border-hairline pl-9">
        <div className="h-3 w-56 rounded-control bg-surface" />
      </div>
    ))}
  </div>
);
