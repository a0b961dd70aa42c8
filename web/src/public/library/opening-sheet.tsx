import type { LibraryCard } from '@whetstone/contract';
import { piecesOf } from '../../lib/blank-in-words.ts';
import { WithBlanks } from '../../shared/library-cards/beginning.tsx';

export interface OpeningSheetProps {
  prompt: Pick<LibraryCard, 'id' | 'title' | 'preview'>;
  /** Why this one stands here. */
  label: string;
}

/** As much of a prompt as a list comes with. */
const excerpt = 300;

const endedAtWord = (text: string) =>
  text.length < excerpt ? text : text.replace(/[\s.,;:]+\S*$/, '\u00A0…');

/** One prompt of a list as a sheet, its blanks to be seen; the list below says the rest of it. */
export function OpeningSheet({ prompt: { id, title, preview }, label }: OpeningSheetProps) {
  const blanks = new Set(
    piecesOf(preview)
      .filter(({ isBlank }) => isBlank)
      .map(({ text }) => text),
  ).size;
  return (
    <div className="opening-sheet sheet">
      <p className="case-label">{label}</p>
      <p dir="auto" className="display text-20">
        <a href={`/library/${id}`} className="hover:text-mark">
          {title}
        </a>
      </p>
      <p dir="auto" className="line-clamp-5 whitespace-pre-line">
        <WithBlanks text={endedAtWord(preview)} />
      </p>
      {blanks > 0 && <p className="case-label">{blanks === 1 ? '1 blank' : `${blanks} blanks`} to fill in</p>}
    </div>
  );
}
