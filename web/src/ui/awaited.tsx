/** Stands where words or a figure will be. */
export const Awaited = ({ className }: { className: string }) => (
  <span aria-hidden="true" className={`block rounded-[3px] bg-hairline ${className}`} />
);
