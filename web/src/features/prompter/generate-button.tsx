import { Button } from '../../ui/button.tsx';
import { withCommandKey } from '../../ui/command-key.ts';

interface GenerateButtonProps {
  label: string;
  isBusy: boolean;
  isUsedUp: boolean;
  onGenerate: () => void;
}

/** Used up, the button generates nothing; a press on it explains why and what can be done. */
export function GenerateButton({ label, isBusy, isUsedUp, onGenerate }: GenerateButtonProps) {
  if (isUsedUp) {
    return (
      <Button look="bad" size="large" onClick={onGenerate} className="w-full">
        Limit Reached - Upgrade Required
      </Button>
    );
  }
  return (
    <Button
      look="primary"
      size="large"
      busy={isBusy}
      onClick={onGenerate}
      className="w-full"
      aria-keyshortcuts="Control+Enter Meta+Enter"
    >
      {isBusy ? 'Generating...' : label}
      {!isBusy && (
        <kbd className="pl-2 font-sans text-12 opacity-70 pointer-coarse:hidden">{withCommandKey('↵')}</kbd>
      )}
    </Button>
  );
}
