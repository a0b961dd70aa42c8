import { isBlank } from '@whetstone/contract/blank';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Keeping } from '../../../lib/drafts/keeper/keeping.ts';
import { TopBarStatus } from '../../../ui/top-bar-status.tsx';
import { useIsOnline } from '../../../ui/use-is-online.ts';
import type { PrompterDraft } from '../draft/prompter-draft.ts';
import { type Desk, goalFieldId } from './use-prompter.ts';

const UpgradeDialog = lazy(async () => ({ default: (await import('./upgrade-dialog.tsx')).UpgradeDialog }));

const DeskKeys = lazy(async () => ({ default: (await import('./desk-keys.tsx')).DeskKeys }));

interface PrompterScreenProps<Draft extends PrompterDraft> {
  desk: Desk<Draft>;
  form: ReactNode;
  result: ReactNode;
}

/** Form and result side by side, or one below the other, with what belongs to neither. */
export function PrompterScreen<Draft extends PrompterDraft>({
  desk,
  form,
  result,
}: PrompterScreenProps<Draft>) {
  const prompt = desk.draft.result?.prompt;
  const { isUpgradeOpen } = desk;
  const isOnline = useIsOnline();
  // Stays once it was there: a dialog that closes gives the focus back.
  const [isUpgradeNeeded, setIsUpgradeNeeded] = useState(isUpgradeOpen);
  if (isUpgradeOpen && !isUpgradeNeeded) setIsUpgradeNeeded(true);
  return (
    <div className="grid flex-1 grid-cols-[minmax(0,1fr)] lg:grid-cols-[clamp(22rem,44%,34.5rem)_minmax(0,1fr)]">
      <TopBarStatus>{keepingInWords(desk.keeping, isOnline)}</TopBarStatus>
      <Suspense>
        <DeskKeys goalId={goalFieldId} onUndo={desk.undoPress} />
      </Suspense>
      {form}
      {result}
      <output className="sr-only">{desk.hasGenerated && prompt && 'Prompt ready.'}</output>
      {isUpgradeNeeded && (
        <Suspense>
          <UpgradeDialog
            open={isUpgradeOpen}
            onClose={desk.closeUpgrade}
            usage={desk.usage}
            hasDraft={!isBlank(desk.draft.goal)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** What the top bar says of a draft: the same while all goes well, so that nothing flickers beside one who types. */
function keepingInWords({ phase, isSealed }: Keeping, isOnline: boolean): string {
  if (phase === 'opening') return 'Opening your draft';
  if (phase === 'too-large') return 'Too long to be saved';
  if (!isOnline) return 'Kept in this browser';
  if (phase === 'saved') return 'Saved as you type';
  return isSealed ? 'Not sent yet; stored encrypted in this browser' : 'Not saved yet';
}
