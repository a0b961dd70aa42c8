import { Awaited } from '../../../ui/awaited.tsx';

/** A part of the editor on its way: what it is called, what it says, what it shows. */
export const PartAwaited = () => (
  <div aria-hidden="true" className="flex flex-col gap-4">
    <Awaited className="mt-1 h-4 w-36" />
    <Awaited className="h-3 w-3/5" />
    <Awaited className="h-3 w-2/5" />
    <Awaited className="mt-2 h-40 w-full" />
  </div>
);
