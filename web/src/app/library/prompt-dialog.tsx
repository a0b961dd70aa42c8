import { useQuery } from '@tanstack/react-query';
import type { LibraryPrompt } from '@whetstone/contract';
import { ApiError } from '../../lib/api/api-error.ts';
import { libraryPromptQuery } from '../../lib/api/library.ts';
import { FailedRead } from '../../shared/failed-read/failed-read.tsx';
import { Awaited } from '../../ui/awaited.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { OpenPrompt } from './open-prompt.tsx';

/** A public prompt over the list; its address is the list's with `?prompt=`. A built-in template opens without the server too. */
export function PromptDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: details } = useQuery({
    queryKey: ['template-details', id],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const { hintsOf, templatePrompt } = await import('../../shared/library-cards/template-cards.ts');
      return { hints: hintsOf(id), template: templatePrompt(id) ?? null };
    },
  });
  const query = useQuery(libraryPromptQuery(id));
  const prompt: LibraryPrompt | null | undefined = query.data ?? (query.error && details?.template);
  return (
    <Dialog
      open
      onClose={onClose}
      size="wide"
      title={prompt?.title ?? (query.error ? 'Prompt not found' : 'Loading')}
    >
      {prompt && details && <OpenPrompt prompt={prompt} hints={details.hints} />}
      {!prompt &&
        query.error &&
        (isMissing(query.error) ? (
          <EmptyState
            heading="h3"
            title="There is no prompt here"
            action={
              <Button look="primary" onClick={onClose}>
                Back to the library
              </Button>
            }
          >
            It was never published, was taken down, or is no longer public.
          </EmptyState>
        ) : (
          <FailedRead
            heading="h3"
            error={query.error}
            title="This prompt didn’t load"
            onRetry={query.refetch}
          />
        ))}
      {!prompt && !query.error && <PromptAwaited />}
    </Dialog>
  );
}

/** What is said of a prompt, and its words on their sheet, on their way. */
const PromptAwaited = () => (
  <div aria-hidden="true" className="flex flex-col gap-4">
    <Awaited className="h-3 w-2/5" />
    <Awaited className="h-3 w-3/5" />
    <div className="flex h-80 flex-col gap-3.5 rounded-card border border-hairline bg-surface p-6 *:bg-hairline">
      <Awaited className="h-3 w-full" />
      <Awaited className="h-3 w-11/12" />
      <Awaited className="h-3 w-3/5" />
    </div>
  </div>
);

const isMissing = (error: Error) => error instanceof ApiError && error.code === 'not_found';
