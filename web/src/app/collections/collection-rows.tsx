import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Collection } from '@whetstone/contract';
import { collectionQuery, collectionsKey, orderCollection, setCollected } from '../../lib/api/collections.ts';
import { describeError } from '../../lib/api/describe-error.ts';
import { buttonClasses } from '../../ui/button-classes.ts';
import { Button } from '../../ui/button.tsx';
import { BeginningOnALine, TitleOnALine } from '../../shared/library-cards/beginning.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ArrowRightIcon, CloseIcon } from '../../ui/icons/icons.tsx';
import { MessageBox } from '../../ui/message-box.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { OpenLibrary } from './open-library.tsx';
import { movedBy } from './moved-by.ts';

const beginning = 160;

/** What a collection holds, numbered on a sheet; its maker puts it into another order and takes prompts out, which can be undone. */
export function CollectionRows({ collection }: { collection: Collection }) {
  const { id, prompts, is_own: isOwn, hidden } = collection;
  const cache = useQueryClient();
  const show = (changed: Collection) => {
    cache.setQueryData(collectionQuery(id).queryKey, changed);
    return cache.invalidateQueries({ queryKey: [...collectionsKey, 'own'] });
  };
  const ids = prompts.map((prompt) => prompt.id);
  const order = useMutation({ mutationFn: (next: string[]) => orderCollection(id, next), onSuccess: show });
  const putBack = async (promptId: string) => {
    await setCollected(id, promptId, true);
    await show(await orderCollection(id, ids));
  };
  const takeOut = useMutation({
    mutationFn: (promptId: string) => setCollected(id, promptId, false),
    onSuccess: async (changed, promptId) => {
      await show(changed);
      showToast({
        text: 'Removed from the collection.',
        action: {
          label: 'Undo',
          run: () =>
            void putBack(promptId).catch((error: Error) => void showToast({ text: describeError(error) })),
        },
      });
    },
  });
  const problem = order.error ?? takeOut.error;
  return (
    <section aria-labelledby="held" className="numbered-sheet">
      <div className="rows-head">
        <h2 id="held" className="tabular">
          {prompts.length} {prompts.length === 1 ? 'prompt' : 'prompts'}
          {hidden > 0 && `, ${hidden} more not public right now`}
        </h2>
        {isOwn && prompts.length > 0 && (
          <Link to="/prompt-library" className={buttonClasses('link', 'text', 'pointer-coarse:min-h-11')}>
            Add from the library
          </Link>
        )}
      </div>
      {problem && <MessageBox look="bad">{describeError(problem)}</MessageBox>}
      {prompts.length === 0 && (
        <EmptyState title="No prompts in this collection" action={<OpenLibrary />}>
          {isOwn
            ? 'Open a prompt in the library and choose “Add to collection”.'
            : 'Its prompts are no longer public.'}
        </EmptyState>
      )}
      <ol className="numbered-rows ruled-rows @container">
        {prompts.map(({ id: promptId, title, category, preview }, index) => (
          <li key={promptId} className="own-row ruled-row hover:bg-surface">
            <Link to="/prompt-library" search={{ prompt: promptId }} className="own-row-words">
              <bdi className="own-row-title">
                <TitleOnALine title={title} />
              </bdi>
              <span aria-hidden="true" className="own-row-beginning">
                <BeginningOnALine text={preview.slice(0, beginning)} />
              </span>
              <span className="own-row-place truncate">{category}</span>
            </Link>
            {isOwn && (
              <span className="own-row-act flex flex-none">
                <Button
                  look="quiet"
                  size="small"
                  className="px-2! pointer-coarse:w-11"
                  aria-label={`Move ${title} up`}
                  disabled={index === 0 || order.isPending}
                  onClick={() => order.mutate(movedBy(ids, index, -1))}
                >
                  <ArrowRightIcon className="-rotate-90" />
                </Button>
                <Button
                  look="quiet"
                  size="small"
                  className="px-2! pointer-coarse:w-11"
                  aria-label={`Move ${title} down`}
                  disabled={index === prompts.length - 1 || order.isPending}
                  onClick={() => order.mutate(movedBy(ids, index, 1))}
                >
                  <ArrowRightIcon className="rotate-90" />
                </Button>
                <Button
                  look="quiet"
                  size="small"
                  className="px-2! pointer-coarse:w-11"
                  aria-label={`Remove ${title}`}
                  disabled={takeOut.isPending}
                  onClick={() => takeOut.mutate(promptId)}
                >
                  <CloseIcon />
                </Button>
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
