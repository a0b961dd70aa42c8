/** What a list of public prompts is called, and what its numbers count, over their column. */
export const RowsHead = ({ id, children }: { id: string; children: string }) => (
  <div className="@container">
    <div className="flex h-10 items-center">
      <h2 id={id} className="mr-auto text-14 font-medium">
        {children}
      </h2>
      <span aria-hidden="true" className="pr-26 text-13 text-mute pointer-coarse:pr-29 @max-[30rem]:hidden">
        Votes
      </span>
    </div>
  </div>
);
