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
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 text-13 sm:grid-cols-[minmax(0,1fr)_auto_auto]">
        <label htmlFor={id} className="truncate text-14 font-medium text-ink">
          {item.title || item.where}
        </label>
        <span className="flex items-baseline gap-3 text-12 text-mute sm:col-start-3 sm:row-start-1">
          {!isProblem && <span id={`${aboutId}-outcome`}>{outcomeWords(item)}</span>}
          <span className="w-8 text-right tabular">{item.row}</span>
        </span>
        <div id={aboutId} className="contents">
          {item.text !== '' && (
            <div className="col-span-full min-w-0">
              <BeginningOnALine text={item.text} />
            </div>
          )}
          {place && (
            <p className="truncate text-12 text-mute max-sm:col-span-full sm:col-start-2 sm:row-start-1 sm:max-w-72">
              {place}
            </p>
          )}
          {isProblem && <p className="col-span-full text-bad">{outcomeWords(item)}</p>}
          {item.notes.map((note) => (
            <p key={note} className="col-span-full text-12 text-mute">
              {note}
            </p>
          ))}
        </div>
      </div>
    </div>
  );
}
