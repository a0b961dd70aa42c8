import { Button } from '../../../ui/button.tsx';
import { withCommandKey } from '../../../ui/command-key.ts';

interface GenerateButtonProps {
  label: string;
  isBusy: boolean;
  isUsedUp: boolean;
  /** Used up, the button does nothing and the way on stands below it; otherwise a press on it explains. */
  isBlockedWhenUsedUp: boolean;
  onGenerate: () => void;
}

const reasonId = 'used-up';

/** Disabled for every press, yet not for the focus: it stood on this button when the last prompt was used. */
const blocked = { 'aria-disabled': true, 'aria-describedby': reasonId, onClick: undefined } as const;

/** Used up, the button generates nothing. */
export function GenerateButton(props: GenerateButtonProps) {
  const { label, isBusy, isUsedUp, isBlockedWhenUsedUp, onGenerate } = props;
  const isBlocked = isUsedUp && isBlockedWhenUsedUp;
  const isReady = !isUsedUp && !isBusy;
  return (
    <>
      <Button
        look={isBlocked ? 'blocked' : isUsedUp ? 'bad' : 'primary'}
        size="large"
        busy={isBusy && !isUsedUp}
        onClick={onGenerate}
        className="w-full"
        aria-keyshortcuts={isUsedUp ? undefined : 'Control+Enter Meta+Enter'}
        {...(isBlocked && blocked)}
      >
        {isUsedUp ? 'Limit Reached - Upgrade Required' : isBusy ? 'Generating...' : label}
        {isReady && (
          <kbd className="pl-2 font-sans text-12 opacity-70 pointer-coarse:hidden">{withCommandKey('↵')}</kbd>
        )}
      </Button>
      {isBlocked && (
        <p className="mt-2 flex flex-wrap justify-between gap-x-4 text-13">
          <span id={reasonId}>Your prompts of this month are used.</span>
          <Button look="mark" size="text" onClick={onGenerate}>
            See how to go on
          </Button>
        </p>
      )}
    </>
  );
}
