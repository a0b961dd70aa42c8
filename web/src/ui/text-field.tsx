import { type FormEvent, type InputHTMLAttributes, type ReactNode, type Ref, useId, useState } from 'react';

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size'> {
  label: string;
  /** Where the name stands beside the field already. */
  isLabelHidden?: boolean;
  size?: 'normal' | 'small';
  error?: string;
  /** Stands inside the field at its end, such as a show button. */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

export function TextField(props: TextFieldProps) {
  const { label, isLabelHidden = false, size = 'normal', error: told, end, ...input } = props;
  const id = useId();
  const [invalid, setInvalid] = useState('');
  const error = told ?? invalid;
  // Said below the field: a browser's own bubble covers what is next to it.
  const onInvalid = (event: FormEvent<HTMLInputElement>) => {
    const field = event.currentTarget;
    event.preventDefault();
    // Its title is our sentence; each browser has its own.
    const missing = field.validity.valueMissing ? 'This can’t be empty.' : field.validationMessage;
    setInvalid(field.title || missing);
    if (field.form?.querySelector('input:invalid') === field) field.focus();
  };
  return (
    <div className="labeled">
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : undefined}>
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          aria-invalid={error ? true : undefined}
          {...input}
          aria-describedby={error ? `${id}-error` : input['aria-describedby']}
          onInvalid={onInvalid}
          onInput={() => setInvalid('')}
          className={`field ${size === 'small' ? 'h-8' : 'h-10'} px-3 text-14 pointer-coarse:h-11 ${end ? 'pr-11' : ''}`}
        />
        {end && <div className="absolute inset-y-0 right-1 flex items-center">{end}</div>}
      </div>
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
}
