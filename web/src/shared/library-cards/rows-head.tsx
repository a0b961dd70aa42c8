export interface RowsHeadProps {
  id: string;
  /** Else the numbers could not be read, and their column is empty. */
  isCounted?: boolean;
  children: string;
}

/** What a list of public prompts is called, and what its numbers count, over their column. */
export const RowsHead = ({ id, isCounted = true, children }: RowsHeadProps) => (
  <div className="@container">
    <div className="rows-head">
      <h2 id={id}>{children}</h2>
      {isCounted && (
        <span aria-hidden="true" className="pr-21 text-13 text-mute pointer-coarse:pr-24 @max-[30rem]:hidden">
          Votes
        </span>
      )}
    </div>
  </div>
);
