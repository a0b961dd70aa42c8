import type { ReactNode } from 'react';
import { TopBarStatus } from '../../../ui/top-bar-status.tsx';
import { keepingInWords } from '../draft/keeping-in-words.ts';
import type { PrompterDraft } from '../draft/prompter-draft.ts';
import { UpgradeDialog } from './upgrade-dialog.tsx';
import type { Desk } from './use-prompter.ts';

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
  return (
    <div className="grid flex-1 grid-cols-[minmax(0,1fr)] lg:grid-cols-[clamp(22rem,42%,31rem)_minmax(0,1fr)]">
      <TopBarStatus>{keepingInWords(desk.keeping)}</TopBarStatus>
      {form}
      {result}
      <output className="sr-only">
        {desk.hasGenerated &&
          prompt &&
          `Prompt ready: ${prompt.tokens.prompt} tokens, score ${prompt.score}.`}
      </output>
      <UpgradeDialog open={desk.isUpgradeOpen} onClose={desk.closeUpgrade} usage={desk.usage} />
    </div>
  );
}
