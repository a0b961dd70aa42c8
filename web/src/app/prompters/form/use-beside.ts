import { useMedia } from '../../../ui/use-media.ts';

/** Whether the result is beside the form rather than below it: from the breakpoint `lg` on. */
export const useBeside = (): boolean => useMedia('(min-width: 68rem)');
