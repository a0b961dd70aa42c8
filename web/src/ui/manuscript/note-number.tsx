/** The number of the line that a press became, as its note in the margin has it. */
export const NoteNumber = ({ number }: { number: number | undefined }) =>
  number !== undefined && (
    <span aria-hidden="true" className="mark-number">
      {number}
    </span>
  );
