import type { ImportItem } from '@whetstone/contract';
import { useId } from 'react';
import { WithBlanks } from '../../../shared/library-cards/beginning.tsx';
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
  const rest = item.length - item.text.length;
  return (
    <div className="flex items-start gap-3 border-b border-hairline py-2.5 pr-3 pl-1">
      <span className="flex size-6 flex-none items-center justify-center pointer-coarse:size-11">
        <input
          id={id}
          type="checkbox"
          checked={isTaken}
          disabled={isProblem}
          aria-describedby={aboutId}
          onChange={(event) => onTake(event.target.checked)}
          className="check"
        />
      </span>
      <div className="min-w-0 flex-1 text-13">
        <div className="flex items-baseline gap-3">
          <label htmlFor={id} className="min-w-0 flex-1 truncate text-14 font-medium text-ink">
            {item.title || item.where}
          </label>
          <span className="w-10 flex-none text-right text-12 text-mute tabular">{item.row}</span>
        </div>
        <div id={aboutId}>
          {item.text !== '' && (
            <p className="line-clamp-2 wrap-anywhere text-body">
              <WithBlanks text={item.text} />
              {rest > 0 && '…'}
            </p>
          )}
          {place && <p className="truncate text-12 text-mute">{place}</p>}
          <p className={isProblem ? 'text-bad' : 'text-12 text-mute'}>{outcomeWords(item)}</p>
          {item.notes.map((note) => (
            <p key={note} className="text-12 text-mute">
              {note}
            </p>
          ))}
        </div>
      </div>
    </div>
  );
}
