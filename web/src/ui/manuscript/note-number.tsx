import { isLetter } from './number-notes.ts';

/** The number of the line that a press became, or the letter of one of ours, as its note in the margin has it. */
export const NoteNumber = ({ number }: { number: string | number | undefined }) =>
  number !== undefined && (
    <span aria-hidden="true" className={looksOfNumber(number)}>
      {number}
    </span>
  );

/** Letters are in the gray of what is ours, numbers in the marks' ink. */
export const looksOfNumber = (number: string | number): string =>
  isLetter(number) ? 'mark-number mark-letter' : 'mark-number';
