import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** What happens on confirming, and whether it can be undone. */
  children: ReactNode;
  action: string;
  /** Label of the way out. */
  dismiss?: string;
  isBusy: boolean;
  onConfirm: () => void;
}

export function ConfirmDialog({
  open,
  onClose,
  title,
  children,
  action,
  dismiss = 'Cancel',
  isBusy,
  onConfirm,
}: ConfirmDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      {children}
      <div className="dialog-foot">
        <Button onClick={onClose}>{dismiss}</Button>
        <Button look="bad" busy={isBusy} onClick={onConfirm}>
          {action}
        </Button>
      </div>
    </Dialog>
  );
}
