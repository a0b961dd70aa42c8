import { lazy, Suspense } from 'react';
import { canChooseChanges } from '../draft/change-draft.ts';
import type { PrompterDraft } from '../draft/prompter-draft.ts';
import type { EnhancementPanelProps } from './enhancement-panel.tsx';
import { EnhancementStream } from './enhancement-stream.tsx';

const EnhancementPanel = lazy(async () => ({
  default: (await import('./enhancement-panel.tsx')).EnhancementPanel,
}));

interface EnhancementPlaceProps extends Pick<EnhancementPanelProps, 'change'> {
  draft: PrompterDraft;
  isEnhancing: boolean;
  streamed: string;
  onStop: () => void;
}

/** Below the goal: the rewriting while it runs, then what it did. */
export function EnhancementPlace({ draft, isEnhancing, streamed, onStop, change }: EnhancementPlaceProps) {
  if (isEnhancing) return <EnhancementStream text={streamed} onStop={onStop} />;
  if (!draft.enhancement) return null;
  return (
    <Suspense>
      <EnhancementPanel enhancement={draft.enhancement} isFixed={!canChooseChanges(draft)} change={change} />
    </Suspense>
  );
}
