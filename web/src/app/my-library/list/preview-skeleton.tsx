import { Awaited } from '../../../ui/awaited.tsx';

const lines = ['w-full', 'w-11/12', 'w-10/12', 'w-3/5'];

/** A prompt on its way: title, facts, tags, acts, blanks and manuscript where they will be. */
export const PreviewSkeleton = ({ isTitled }: { isTitled: boolean }) => (
  <div aria-hidden="true" className="flex flex-col gap-6 *:flex-none">
    <div className="flex flex-col gap-1">
      {isTitled && <Awaited className="my-2.5 h-5 w-3/5" />}
      <Awaited className="my-1 h-3 w-4/5" />
      <div className="mt-1 flex gap-1">
        <Awaited className="h-5.5 w-12" />
        <Awaited className="h-5.5 w-14" />
      </div>
    </div>
    <div className="next-act flex gap-2">
      <Awaited className="h-8 w-14 pointer-coarse:h-11" />
      <Awaited className="h-8 w-12 pointer-coarse:h-11" />
      <Awaited className="ml-auto h-8 w-15 pointer-coarse:h-11" />
    </div>
    <div className="flex flex-col gap-3">
      <Awaited className="mt-1 mb-3 h-3.5 w-36" />
      <Awaited className="my-1 h-3 w-16" />
      <Awaited className="h-10 w-full pointer-coarse:h-11" />
    </div>
    <div className="flex flex-col gap-3.5 rounded-card border border-hairline bg-raised p-6">
      {lines.map((width) => (
        <Awaited key={width} className={`h-3 ${width}`} />
      ))}
    </div>
  </div>
);
