import type { ReactNode } from 'react';
import { ArrowRightIcon } from '../../ui/icons/icons.tsx';

/** What stands on a fold, with our own arrow; the `details` around it is a `group`. */
export const FoldSummary = ({ children }: { children: ReactNode }) => (
  <summary className="flex min-h-6 w-fit list-none items-center gap-2 text-13 text-mute hover:text-ink pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
    <ArrowRightIcon className="-ml-1 group-open:rotate-90" />
    {children}
  </summary>
);
