import type { ImportItem } from '@whetstone/contract';
import { useId } from 'react';
import { BeginningOnALine } from '../../../shared/library-cards/beginning.tsx';
import { outcomeWords, placeWords } from './import-words.ts';

interface ImportRowProps {
  item: ImportItem;
  isTaken: boolean;
  onTake: (isTaken: boolean) => void;
}

/** One entry: its title, how it begins, where it goes, and what is wrong with it or was read otherwise. */
export function ImportRow({ item, isTaken, onTake }: ImportRowProps) {
  const id = useId();
  const aboutId = useId();
  const isProblem = item.outcome === 'problem';
  const place = placeWords(item);
  return (
    <div className="flex min-h-(--row-three) items-center gap-3 border-b border-hairline py-2">
      <span className="flex w-4 flex-none items-center justify-center pointer-coarse:-mx-3.5 pointer-coarse:size-11">
        <input
          id={id}
          type="checkbox"
          checked={isTaken}
          disabled={isProblem}
          aria-describedby={`${aboutId}-outcome ${aboutId}`}
          onChange={(event) => onTake(event.target.checked)}
          className="check"
        />
      </span>
      <div className="grid min-w-0 flex-1 grid-cols-[1.5rem_minmax(0,1fr)_auto] items-baseline gap-x-3 text-13 sm:grid-cols-[1.5rem_minmax(0,1fr)_12rem_10rem]">
        <span className="text-12 text-mute tabular">{item.row}</span>
        <label htmlFor={id} className="truncate text-14 font-medium text-ink">
          {item.title || item.where}
        </label>
        {!isProblem && (
          <span id={`${aboutId}-outcome`} className="text-12 text-mute sm:col-start-4 sm:row-start-1">
            {outcomeWords(item)}
          </span>
        )}
        <div id={aboutId} className="contents">
          {item.text !== '' && (
            <div className="col-start-2 -col-end-1 min-w-0">
              <BeginningOnALine text={item.text} />
            </div>
          )}
          {place && (
            <p className="truncate text-12 text-mute max-sm:col-start-2 max-sm:-col-end-1 sm:col-start-3 sm:row-start-1">
              {place}
            </p>
          )}
          {isProblem && <p className="col-start-2 -col-end-1 text-bad">{outcomeWords(item)}</p>}
          {item.notes.map((note) => (
            <p key={note} className="col-start-2 -col-end-1 text-12 text-mute">
              {note}
            </p>
          ))}
        </div>
      </div>
    </div>
  );
}
