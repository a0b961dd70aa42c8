import { type ComponentProps, type ReactNode, type Ref, useId } from 'react';
import { piecesOf } from '../../../lib/blank-in-words.ts';

export interface LongFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  rows: number;
  maxLength: number;
  /** In the face of prompts, its blanks underlined. */
  isPrompt?: boolean;
  placeholder?: string;
  error?: string;
  ref?: Ref<HTMLTextAreaElement>;
  /** Under the field: what helps to write in it. */
  children?: ReactNode;
}

const inOneCell = '[grid-area:1/1] min-w-0 px-3 py-2 font-mono leading-6 whitespace-pre-wrap wrap-break-word';

/** The lines that blanks stand on, as in the reading pane, behind the words as they are written. */
function BlanksUnderlined({ text }: { text: string }) {
  const pieces = piecesOf(text);
  return (
    <div aria-hidden="true" className={`${inOneCell} pointer-events-none text-transparent select-none`}>
      {pieces.map(({ at, isBlank }, number) => {
        const written = text.slice(at, pieces[number + 1]?.at);
        return isBlank ? (
          <span key={at} className="border-b border-dashed border-mark">
            {written}
          </span>
        ) : (
          written
        );
      })}
      {/* The line that the caret is on may be empty. */}
      {'\n'}
    </div>
  );
}

/** A field for several lines, which grows with its text; Cmd or Ctrl with Enter submits its form. */
export function LongField({
  label,
  value,
  onChange,
  rows,
  maxLength,
  isPrompt = false,
  placeholder,
  error,
  ref,
  children,
}: LongFieldProps) {
  const id = useId();
  const minHeight = `${rows * 1.5 + 1}rem`;
  const writing: ComponentProps<'textarea'> = {
    ref,
    id,
    rows,
    value,
    maxLength,
    placeholder,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-note` : undefined,
    onChange: (event) => onChange(event.target.value),
    onKeyDown: (event) => {
      if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      event.currentTarget.form?.requestSubmit();
    },
  };
  return (
    <div className="flex flex-col gap-2">
      <label htmlFor={id} className="text-13 font-medium text-ink">
        {label}
      </label>
      {isPrompt ? (
        // Both fill one cell, so that the underlines lie under the words however long they get.
        <div className="field grid max-h-96 overflow-y-auto text-14 has-[textarea:focus-visible]:focus-ring">
          <BlanksUnderlined text={value} />
          <textarea
            {...writing}
            className={`${inOneCell} resize-none overflow-hidden outline-none!`}
            style={{ minHeight }}
          />
        </div>
      ) : (
        <textarea
          {...writing}
          className="field field-sizing-content max-h-96 px-3 py-2 text-14"
          style={{ minHeight }}
        />
      )}
      {error && (
        <p id={`${id}-note`} className="field-error">
          {error}
        </p>
      )}
      {children}
    </div>
  );
}
