import { createFileRoute } from '@tanstack/react-router';
import { pageContext } from '../../lib/page-context.ts';
import { StartFree } from '../../public/parts/start-free.tsx';
import { NoPrompt } from '../../public/library/nothing-here.tsx';
import { PromptPage } from '../../public/prompt/prompt-page.tsx';

export const Route = createFileRoute('/_public/shared/$token')({
  // Imported here: the app, which holds every route's definition, has no use for it.
  loader: async ({ params: { token }, serverContext }) => {
    const { loadShared } = await import('../../public/prompt/load-shared.ts');
    return loadShared(pageContext(serverContext), token);
  },
  head: ({ loaderData }) => ({
    meta: [
      { title: `${loaderData?.title ?? 'Prompt not found'} · Whetstone` },
      { name: 'robots', content: 'noindex' },
      { name: 'referrer', content: 'no-referrer' },
    ],
  }),
  notFoundComponent: NoPrompt,
  component: SharedPromptPage,
});

function SharedPromptPage() {
  return (
    <PromptPage
      prompt={Route.useLoaderData()}
      hints={[]}
      facts="Shared by its owner with anyone who has this link"
      actions={<StartFree look="secondary" />}
    />
  );
}
