import type { BlanksData } from '../../shared/island-data/blanks.ts';
import { BlankFields } from '../../shared/templates/blank-fields.tsx';
import { fillBlanks } from '../../shared/templates/fill-blanks.ts';
import type { VariableHint } from '../../shared/templates/template-sections.ts';

export interface PromptBlanksProps {
  text: string;
  hints: readonly VariableHint[];
}

/** The blanks of a prompt to fill on its page; without a script there is nothing to fill them with. */
export function PromptBlanks({ text, hints }: PromptBlanksProps) {
  const { variables, values } = fillBlanks(text, hints, {});
  return (
    <form
      {...({ 'data-blanks': text, 'data-blanks-hints': JSON.stringify(hints) } satisfies BlanksData)}
      className="needs-script"
      autoComplete="off"
    >
      <BlankFields variables={variables} hints={hints} values={values} isNumbered isStacked />
    </form>
  );
}
