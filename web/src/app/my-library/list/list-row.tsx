import type { PromptRow } from '@whetstone/contract';
import { type MouseEvent, useRef } from 'react';
import { dayOrTime } from '../../../lib/day-or-time.ts';
import { useDragSource } from './drag.ts';
import { withoutBraces } from '../../../lib/blank-in-words.ts';
import { cutAtWord } from '../../../lib/cut-at-word.ts';
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
  /** What is carried when this row is dragged. */
  dragged: () => string[];
}

/** A prompt on one line: what it is called, how it begins, and where it lies. */
export function ListRow(props: ListRowProps) {
  const { row, words, folderName, isCurrent, isOpen, isSelected } = props;
  const ref = useRef<HTMLDivElement>(null);
  useDragSource(ref, props.dragged);
  return (
    <div
      ref={ref}
      data-row={row.id}
      className={`@container relative flex h-10 items-center gap-2 ruled-row pl-9 text-13 pointer-coarse:h-12 pointer-coarse:pl-1 ${isSelected || isOpen ? 'bg-surface' : ''} ${isOpen ? 'shadow-[inset_2px_0_var(--color-ink)]' : ''}`}
    >
      <span className="flex size-6 flex-none items-center justify-center pointer-coarse:-ml-2.5 pointer-coarse:size-11 pointer-fine:absolute pointer-fine:left-1">
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
      <button
        type="button"
        tabIndex={isCurrent ? 0 : -1}
        aria-current={isOpen ? 'true' : undefined}
        onClick={props.onOpen}
        onFocus={props.onFocus}
        className="flex h-full min-w-0 flex-1 scroll-my-24 items-center rounded-control pr-2 text-left -outline-offset-2"
      >
        <span className="flex min-w-0 flex-1 items-baseline gap-3">
          <span className="sr-only">{row.title}</span>
          <span aria-hidden="true" className="cut-line flex-5 text-14 font-medium text-ink">
            <Marked text={cutAtWord(row.title)} words={words} />
          </span>
          {/* Beginnings stand below one another, whatever the titles' lengths. */}
          <span className="flex items-baseline gap-3 @min-[36rem]:flex-3 @min-[60rem]:flex-5">
            <span aria-hidden="true" className="cut-line hidden flex-1 text-mute @min-[36rem]:block">
              <Marked text={cutAtWord(withoutBraces(row.excerpt))} words={words} />
            </span>
            {row.is_public && <span className="flex-none text-12 text-done">Public</span>}
          </span>
          <span className="hidden w-24 flex-none text-12 @min-[40rem]:block">
            {row.tags[0] && (
              <span className="inline-block max-w-full truncate rounded-control border border-hairline px-1.5 align-middle text-body">
                {row.tags[0]}
                {row.tags.length > 1 && ` +${row.tags.length - 1}`}
              </span>
            )}
          </span>
          <span className="hidden w-24 flex-none truncate text-12 text-mute @min-[50rem]:block">
            {folderName}
          </span>
          <time dateTime={row.updated_at} className="w-14 flex-none text-right text-12 text-mute tabular">
            {dayOrTime(row.updated_at)}
          </time>
        </span>
      </button>
    </div>
  );
}
