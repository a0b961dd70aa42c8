import type { Usage } from '@whetstone/contract';
import { lazy, Suspense } from 'react';
import { Button } from '../../../ui/button.tsx';
import { withCommandKey } from '../../../ui/command-key.ts';

const UsedUp = lazy(async () => ({ default: (await import('./rarely-shown.ts')).UsedUp }));

interface GenerateButtonProps {
  label: string;
  isBusy: boolean;
  isUsedUp: boolean;
  usage: Usage | undefined;
  hasDraft: boolean;
  /** What a press says once the month is used up. */
  onUpgrade: () => void;
  onGenerate: () => void;
  /** Writes what costs nothing; absent where every prompt counts. */
  onWriteFree?: (() => void) | undefined;
}

/** Used up, the button leads to the plans; what costs nothing can still be written. */
export function GenerateButton(props: GenerateButtonProps) {
  const { label, isBusy, isUsedUp, usage, hasDraft, onUpgrade, onGenerate, onWriteFree } = props;
  const isReady = !isUsedUp && !isBusy;
  return (
    <>
      {isUsedUp && (
        <Suspense fallback={<p className="min-h-11" />}>
          <UsedUp isBusy={isBusy} usage={usage} hasDraft={hasDraft} onWriteFree={onWriteFree} />
        </Suspense>
      )}
      {/* One button in both states: the focus that stood on it as the last prompt was used stays. */}
      <Button
        look="primary"
        size="large"
        busy={isBusy && !isUsedUp}
        onClick={isUsedUp ? onUpgrade : onGenerate}
        className="w-full"
        aria-keyshortcuts="Control+Enter Meta+Enter"
      >
        {isUsedUp ? 'See plans' : isBusy ? 'Generating...' : label}
        {isReady && (
          <kbd className="pl-2 font-sans text-12 opacity-70 pointer-coarse:hidden">{withCommandKey('↵')}</kbd>
        )}
      </Button>
    </>
  );
}
