import type { RefObject } from 'react';

const blanks = [
  { name: 'Blank', written: '{{a_name}}' },
  { name: 'With default', written: '{{tone=warm}}' },
  { name: 'With choices', written: '{{tone=warm|dry}}' },
  { name: 'Long text', written: '{{notes...}}' },
] as const;

/** Puts a blank where the caret is, its words selected so that typing replaces them. */
function insert(field: HTMLTextAreaElement, written: string) {
  const start = field.selectionStart;
  field.focus();
  field.setRangeText(written, start, field.selectionEnd);
  field.setSelectionRange(start + 2, start + written.length - 2);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The kinds of blanks of a prompt, as they are written; a press writes one. */
export const InsertBlank = ({ field }: { field: RefObject<HTMLTextAreaElement | null> }) => (
  <fieldset
    aria-label="Insert a blank to fill in before copying"
    className="mt-0.5 flex items-center gap-2 max-sm:gap-1 max-sm:overflow-x-auto"
  >
    <span aria-hidden="true" className="text-12 text-mute max-sm:hidden">
      Insert
    </span>
    {blanks.map(({ name, written }) => (
      <button
        key={name}
        type="button"
        onClick={() => field.current && insert(field.current, written)}
        className="inline-flex h-7 flex-none items-center gap-2 rounded-control border border-hairline px-2 text-12 text-body max-sm:px-1.5 hover:border-border hover:text-ink pointer-coarse:h-11"
      >
        {name}
        <span className="font-mono text-mute max-sm:hidden">{written}</span>
      </button>
    ))}
  </fieldset>
);
