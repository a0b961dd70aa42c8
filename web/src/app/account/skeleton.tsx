/** Grey lines in the place of text that is on its way. */
export const Skeleton = ({ lines }: { lines: number }) => (
  <output aria-label="Loading" className="flex flex-col gap-2 py-2.5">
    {Array.from({ length: lines }, (_, line) => (
      <span
        // oxlint-disable-next-line react/no-array-index-key -- lines without content have nothing else
        key={line}
        className="block my-2 h-4 rounded-[3px] bg-hairline first:w-3/4"
      />
    ))}
  </output>
);
