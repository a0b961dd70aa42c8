import { useQueryClient } from '@tanstack/react-query';
import type { LibraryCard } from '@whetstone/contract';
import { findVariables } from '@whetstone/engine/templates';
import { describeError } from '../../lib/api/describe-error.ts';
import { countCopy, libraryPromptQuery } from '../../lib/api/library.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';

/** Copies a prompt from its row as it stands, its blanks included. */
export function CopyRow({ prompt: { id, title } }: { prompt: Pick<LibraryCard, 'id' | 'title'> }) {
  const cache = useQueryClient();
  const copy = async () => {
    try {
      const { prompt_text } = await cache.fetchQuery(libraryPromptQuery(id));
      await navigator.clipboard.writeText(prompt_text);
      void countCopy(id);
      const hasBlanks = findVariables(prompt_text).length > 0;
      showToast({ text: `“${title}” copied to the clipboard${hasBlanks ? ', blanks included' : ''}.` });
    } catch (error) {
      showToast({ text: `Nothing was copied. ${describeError(error)}` });
    }
  };
  return (
    <Button
      size="small"
      look="quiet"
      className="-mr-2 ml-1 px-2!"
      aria-label={`Copy ${title}`}
      onClick={() => void copy()}
    >
      Copy
    </Button>
  );
}
