import type { BlanksData } from '../../shared/island-data/blanks.ts';
import { BlankFields } from '../../shared/templates/blank-fields.tsx';
import { fillBlanks, openWords } from '../../shared/templates/fill-blanks.ts';
import type { VariableHint } from '../../shared/templates/template-sections.ts';
import { CopyPrompt } from './copy-prompt.tsx';

export interface PromptBlanksProps {
  text: string;
  hints: readonly VariableHint[];
  /** The public prompt, whose copy is counted. */
  id?: string | undefined;
}

/** The blanks of a prompt to fill on its page; without a script there is nothing to fill them with. */
export function PromptBlanks({ text, hints, id }: PromptBlanksProps) {
  const { variables, values, filledText, open } = fillBlanks(text, hints, {});
  return (
    <form
      {...({ 'data-blanks': text, 'data-blanks-hints': JSON.stringify(hints) } satisfies BlanksData)}
      className="needs-script"
      autoComplete="off"
    >
      <BlankFields variables={variables} hints={hints} values={values} isNumbered />
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <CopyPrompt text={filledText} id={id} />
        <output {...({ 'data-blanks-open': true } satisfies BlanksData)} className="text-13 text-mute">
          {openWords(open, hints)}
        </output>
      </div>
    </form>
  );
}
