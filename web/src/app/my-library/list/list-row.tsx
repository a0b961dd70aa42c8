import type { PromptRow } from '@whetstone/contract';
import { type MouseEvent, useRef } from 'react';
import { dayOrTime } from '../../../lib/day-or-time.ts';
import { useDragSource } from './drag.ts';
import { withoutBraces } from '../../../lib/blank-in-words.ts';
import { cutAtWord } from '../../../lib/cut-at-word.ts';
import { Button } from '../../../ui/button.tsx';
import { Marked } from './marked.tsx';

export interface ListRowProps {
  row: PromptRow;
  /** Words that were searched for. */
  words: readonly string[];
  folderName: string | undefined;
  /** The row that keys act on. */
  isCurrent: boolean;
  isOpen: boolean;
  isSelected: boolean;
  onOpen: (event: MouseEvent) => void;
  onSelect: (isRange: boolean) => void;
  onFocus: () => void;
  /** Where nothing beside the list copies it. */
  onCopy: (() => void) | undefined;
  /** What is carried when this row is dragged. */
  dragged: () => string[];
}

/** A prompt: what it is called, how it begins, where it is kept, when it was changed; on a phone on two lines. */
export function ListRow(props: ListRowProps) {
  const { row, words, folderName, isCurrent, isOpen, isSelected, onCopy } = props;
  const ref = useRef<HTMLDivElement>(null);
  useDragSource(ref, props.dragged);
  return (
    <div
      ref={ref}
      data-row={row.id}
      className={`own-row ruled-row ${isSelected || isOpen ? 'chosen-row' : ''}`}
    >
      <button
        type="button"
        tabIndex={isCurrent ? 0 : -1}
        aria-current={isOpen ? 'true' : undefined}
        onClick={props.onOpen}
        onFocus={props.onFocus}
        className="own-row-words"
      >
        <span className="sr-only">{row.title}</span>
        <span aria-hidden="true" className="own-row-title cut-line">
          <Marked text={cutAtWord(row.title)} words={words} />
        </span>
        <span aria-hidden="true" className="own-row-beginning cut-line">
          <Marked text={cutAtWord(withoutBraces(row.excerpt))} words={words} />
        </span>
        <span className="own-row-place">
          <span className="truncate">{folderName}</span>
          {row.is_public && <span className="text-done">Public</span>}
        </span>
        <time dateTime={row.updated_at}>{dayOrTime(row.updated_at)}</time>
      </button>
      {onCopy && (
        <Button
          look="quiet"
          size="small"
          className="own-row-act px-2!"
          tabIndex={-1}
          aria-label={`Copy ${row.title}`}
          onClick={onCopy}
        >
          Copy
        </Button>
      )}
      <span className="own-row-pick">
        <input
          type="checkbox"
          tabIndex={-1}
          aria-label={`Select ${row.title}`}
          checked={isSelected}
          onClick={(event) => props.onSelect(event.shiftKey)}
          onChange={() => undefined}
          className="check"
        />
      </span>
    </div>
  );
}
