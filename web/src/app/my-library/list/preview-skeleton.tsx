const lines = ['w-full', 'w-11/12', 'w-10/12', 'w-3/5'];

/** A prompt on its way: title, facts, acts and manuscript where they will be. */
export const PreviewSkeleton = ({ isTitled }: { isTitled: boolean }) => (
  <div aria-hidden="true" className="flex flex-col gap-4 *:flex-none">
    <div className="flex flex-col gap-1">
      {isTitled && <div className="my-0.5 h-5 w-3/5 rounded-control bg-hairline" />}
      <div className="my-1 h-3 w-4/5 rounded-control bg-hairline" />
    </div>
    <div className="flex gap-2">
      <div className="h-8 w-16 rounded-control bg-hairline pointer-coarse:h-11" />
      <div className="h-8 w-14 rounded-control border border-hairline pointer-coarse:h-11" />
    </div>
    <div className="flex flex-col gap-3.5 rounded-card border border-hairline bg-raised p-6">
      {lines.map((width) => (
        <div key={width} className={`h-3 rounded-control bg-hairline ${width}`} />
      ))}
    </div>
  </div>
);
