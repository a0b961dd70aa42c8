import type { Prompt } from '@whetstone/contract';
import { useState } from 'react';
import { valuesPrefixOf } from '../../config/storage-keys.ts';
import { BlankFields } from '../../shared/templates/blank-fields.tsx';
import { openWords } from '../../shared/templates/fill-blanks.ts';
import { PromptSheet } from '../../shared/templates/prompt-sheet.tsx';
import { useTemplate } from '../../shared/templates/use-template.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { MessageBox } from '../../ui/message-box.tsx';

/** Fills a prompt's blanks before it is copied; the prompt itself stays as it is. */
export function FillDialog({ prompt, onClose }: { prompt: Prompt; onClose: () => void }) {
  const { variables, values, setValue, sections, filledText, open } = useTemplate(
    prompt.prompt_text,
    [],
    valuesPrefixOf(prompt.user_id) + prompt.id,
  );
  const [problem, setProblem] = useState<string>();
  return (
    <Dialog open onClose={onClose} size="wide" title={prompt.title}>
      <BlankFields variables={variables} hints={[]} values={values} onChange={setValue} />
      <PromptSheet sections={sections} />
      {problem && <MessageBox look="bad">{problem}</MessageBox>}
      <div className="dialog-foot">
        <output>{openWords(open)}</output>
        <CopyButton look="primary" label="Copy Prompt" text={filledText} onError={setProblem} />
      </div>
    </Dialog>
  );
}
