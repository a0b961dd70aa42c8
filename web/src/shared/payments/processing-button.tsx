import { useEffect, useRef } from 'react';
import { Button, type ButtonProps } from '../../ui/button.tsx';

interface ProcessingButtonProps extends ButtonProps {
  /** A dialog that opens with it focuses it. */
  isFirst?: boolean;
}

/** A button that leads to a payment: "Processing..." and disabled while that is on its way. */
export function ProcessingButton({
  busy = false,
  disabled,
  isFirst = false,
  children,
  ...rest
}: ProcessingButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);
  // React keeps the attribute to itself.
  useEffect(() => void ref.current?.toggleAttribute('autofocus', isFirst), [isFirst]);
  useEffect(() => {
    // A button that is disabled loses the focus; whoever pressed it finds it again after a failure.
    if (wasBusy.current && !busy && document.activeElement === document.body) ref.current?.focus();
    wasBusy.current = busy;
  }, [busy]);
  return (
    <Button {...rest} ref={ref} disabled={busy || disabled}>
      {busy ? 'Processing...' : children}
    </Button>
  );
}
