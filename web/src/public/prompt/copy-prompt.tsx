import type { BlanksData } from '../../shared/island-data/blanks.ts';
import type { CopyButtonData } from '../../shared/island-data/copy-button.ts';
import { buttonClasses } from '../../ui/button-classes.ts';

interface CopyPromptProps {
  text: string;
  /** The public prompt, whose copy is counted. */
  id?: string | undefined;
}

/** Copies a prompt on a page without React; the script of public pages answers the press and has the copy of a public one counted. */
export const CopyPrompt = ({ text, id }: CopyPromptProps) => (
  <button
    type="button"
    {...({
      'data-copy': text,
      'data-blanks-copy': true,
      ...(id && { 'data-copy-of': id }),
    } satisfies CopyButtonData & BlanksData)}
    className={buttonClasses('primary', 'medium', 'needs-script min-w-32')}
  >
    <span aria-live="polite">Copy Prompt</span>
  </button>
);
