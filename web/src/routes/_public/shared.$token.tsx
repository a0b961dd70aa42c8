import { createFileRoute } from '@tanstack/react-router';
import type { SharedPrompt } from '@whetstone/contract';
import { pageContext } from '../../lib/page-context.ts';
import { StartFree } from '../../public/parts/start-free.tsx';
import { NoPrompt } from '../../public/library/nothing-here.tsx';
import { PromptPage } from '../../public/prompt/prompt-page.tsx';

export const Route = createFileRoute('/_public/shared/$token')({
  loader: async ({ params: { token }, serverContext }) => {
    const server = pageContext(serverContext);
    const answer = await server.readApi(`/api/shared/${encodeURIComponent(token)}`);
    if (answer && answer.status >= 500) throw new Error('The prompt could not be loaded');
    if (!answer?.ok) {
      const { endAsNotFound } = await import('../../public/parts/load-others.ts');
      return endAsNotFound(server);
    }
    return (await answer.json()) as SharedPrompt;
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
