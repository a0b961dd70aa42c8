import { type ReactNode, type Ref, useId } from 'react';

export interface LongFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  rows: number;
  maxLength: number;
  isMono?: boolean;
  placeholder?: string;
  error?: string;
  ref?: Ref<HTMLTextAreaElement>;
  /** Under the field: what helps to write in it. */
  children?: ReactNode;
}

/** A field for several lines, which grows with its text; Cmd or Ctrl with Enter submits its form. */
export function LongField({
  label,
  value,
  onChange,
  rows,
  maxLength,
  isMono,
  placeholder,
  error,
  ref,
  children,
}: LongFieldProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-13 font-medium text-ink">
        {label}
      </label>
      <textarea
        ref={ref}
        id={id}
        rows={rows}
        value={value}
        maxLength={maxLength}
        placeholder={placeholder}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-note` : undefined}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
        className={`field field-sizing-content max-h-96 px-3 py-2 text-14 ${isMono ? 'font-mono leading-6' : ''}`}
        style={{ minHeight: `${rows * 1.5 + 1}rem` }}
      />
      {error && (
        <p id={`${id}-note`} className="field-error">
          {error}
        </p>
      )}
      {children}
    </div>
  );
}
