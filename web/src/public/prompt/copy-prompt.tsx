import { buttonClasses } from '../../ui/button-classes.ts';
import type { CopyButtonData } from '../../shared/island-data/copy-button.ts';

/** Copies a prompt on a page without React; the script of public pages answers the press. */
export const CopyPrompt = ({ text }: { text: string }) => (
  <button
    type="button"
    {...({ 'data-copy': text } satisfies CopyButtonData)}
    className={buttonClasses('primary', 'large', 'needs-script min-w-36')}
  >
    <span aria-live="polite">Copy Prompt</span>
  </button>
);
