import { type ReactNode, useState } from 'react';
import { focusFirstField } from '../../../shared/auth-forms/focus-first-field.ts';
import { Button } from '../../../ui/button.tsx';

export interface FormBehindButtonProps {
  /** How the matter stands; words are read out when they change. */
  text: ReactNode;
  label: string;
  isOpen: boolean;
  onOpen: () => void;
  children: ReactNode;
}

const focusOn = (element: HTMLElement | null) => element?.focus();

/** A line with a button that gives way to a form; the focus goes into the form, and back to the button afterwards. */
export function FormBehindButton({ text, label, isOpen, onOpen, children }: FormBehindButtonProps) {
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen)
    return (
      <div ref={focusFirstField} className="matter-open">
        {children}
      </div>
    );
  const open = () => {
    setWasOpen(true);
    onOpen();
  };
  return (
    <div className="matter-line">
      {typeof text === 'string' ? <output>{text}</output> : text}
      <Button size="small" onClick={open} ref={wasOpen ? focusOn : null}>
        {label}
      </Button>
    </div>
  );
}
