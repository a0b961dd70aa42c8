import { useEffect, useRef } from 'react';
import { Button, type ButtonProps } from '../../ui/button.tsx';

/** A button that leads to a payment: "Processing..." and disabled while that is on its way. */
export function ProcessingButton({ busy = false, disabled, children, ...rest }: ButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);
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
