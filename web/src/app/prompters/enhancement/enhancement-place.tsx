import { lazy, Suspense } from 'react';
import { canChooseChanges } from '../draft/change-draft.ts';
import type { PrompterDraft } from '../draft/prompter-draft.ts';
import type { EnhancementPanelProps } from './enhancement-panel.tsx';

const EnhancementPanel = lazy(async () => ({ default: (await import('./on-demand.ts')).EnhancementPanel }));
const EnhancementStream = lazy(async () => ({ default: (await import('./on-demand.ts')).EnhancementStream }));

interface EnhancementPlaceProps extends Pick<EnhancementPanelProps, 'change'> {
  draft: PrompterDraft;
  isEnhancing: boolean;
  streamed: string;
  onStop: () => void;
}

/** Below the goal: the rewriting while it runs, then what it did. */
export function EnhancementPlace({ draft, isEnhancing, streamed, onStop, change }: EnhancementPlaceProps) {
  if (!isEnhancing && !draft.enhancement) return null;
  return (
    <Suspense>
      {isEnhancing ? (
        <EnhancementStream text={streamed} onStop={onStop} />
      ) : (
        draft.enhancement && (
          <EnhancementPanel
            enhancement={draft.enhancement}
            isFixed={!canChooseChanges(draft)}
            change={change}
          />
        )
      )}
    </Suspense>
  );
}
