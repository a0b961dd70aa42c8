import { Button, type ButtonProps } from '../../ui/button.tsx';

/** A button that leads to a payment: "Processing..." and disabled while that is on its way. */
export const ProcessingButton = ({ busy, disabled, children, ...rest }: ButtonProps) => (
  <Button {...rest} disabled={busy || disabled}>
    {busy ? 'Processing...' : children}
  </Button>
);
