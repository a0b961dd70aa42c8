/** Rows on their way, as tall as those that come: a name and how it stands, within a matter only that. */
export const Skeleton = ({ lines }: { lines: number }) => (
  <output aria-label="Loading" className="block">
    {Array.from({ length: lines }, (_, line) => (
      // oxlint-disable-next-line react/no-array-index-key -- lines without content have nothing else
      <span key={line} className="matter-awaited">
        <span />
        <span />
      </span>
    ))}
  </output>
);
