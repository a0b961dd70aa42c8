import type { Prompt } from '@whetstone/contract';
import { findVariables } from '@whetstone/engine/templates';
import { describeError } from '../../../lib/api/describe-error.ts';
import { showToast } from '../../../ui/toast-store.ts';

/** Puts a prompt on the clipboard; one with blanks is opened instead, to be filled in first. */
export async function copyPrompt(read: () => Promise<Prompt>, onBlanks: () => void): Promise<void> {
  try {
    const { title, prompt_text } = await read();
    if (findVariables(prompt_text).length > 0) {
      onBlanks();
      showToast({ text: `Fill in “${title}” before you copy it.` });
      return;
    }
    await navigator.clipboard.writeText(prompt_text);
    showToast({ text: `“${title}” copied to the clipboard.` });
  } catch (error) {
    showToast({ text: `Nothing was copied. ${describeError(error)}` });
  }
}
