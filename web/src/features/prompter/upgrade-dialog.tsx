import type { Usage } from '@whetstone/contract';
import { Button } from '../../ui/button.tsx';
import { buttonClasses } from '../../ui/button-classes.ts';
import { Dialog } from '../../ui/dialog.tsx';

interface UpgradeDialogProps {
  open: boolean;
  onClose: () => void;
  usage: Usage | undefined;
}

const dayOf = (date: string) =>
  new Date(date).toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

export function UpgradeDialog({ open, onClose, usage }: UpgradeDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Upgrade Required">
      <p>
        You've reached your monthly limit of {usage?.limit ?? 'your plan’s'} prompts. Please upgrade your plan
        to continue generating prompts.
      </p>
      <p>
        {usage && `On ${dayOf(usage.resets_at)} your count starts anew. `}
        Your draft is kept.
      </p>
      <div className="flex flex-wrap gap-3">
        <a href="/pricing" className={buttonClasses('primary')}>
          View Plans & Upgrade
        </a>
        <Button onClick={onClose}>Maybe Later</Button>
      </div>
    </Dialog>
  );
}
