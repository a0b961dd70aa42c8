import { createFileRoute } from '@tanstack/react-router';
import { pageContext } from '../../lib/page-context.ts';
import { MoreLikeThis } from '../../public/prompt/more-like-this.tsx';
import { PromptMarks } from '../../public/prompt/prompt-marks.tsx';
import { NoPrompt } from '../../public/library/nothing-here.tsx';
import { PromptPage } from '../../public/prompt/prompt-page.tsx';

export const Route = createFileRoute('/_public/library/$id')({
  // Imported here: the app, which holds every route's definition, has no use for it.
  loader: async ({ params: { id }, serverContext }) => {
    const { loadPrompt } = await import('../../public/prompt/load-prompt.ts');
    return loadPrompt(pageContext(serverContext), id);
  },
  head: ({ loaderData }) =>
    loaderData?.head ?? {
      meta: [{ title: 'Prompt not found · Whetstone' }, { name: 'robots', content: 'noindex' }],
    },
  notFoundComponent: NoPrompt,
  component: LibraryPromptPage,
});

function LibraryPromptPage() {
  const { prompt, similar, hints } = Route.useLoaderData();
  return (
    <PromptPage
      prompt={prompt}
      hints={hints}
      facts={
        <>
          <a href="/library" className="hover:text-ink">
            Prompt Library
          </a>
          {' · '}
          <a href={`/library?category=${encodeURIComponent(prompt.category)}`} className="hover:text-ink">
            <bdi>{prompt.category}</bdi>
          </a>
          {prompt.is_template ? ' · Template' : ' · From the community'}
        </>
      }
      actions={<PromptMarks prompt={prompt} />}
      after={<MoreLikeThis prompts={similar} />}
    />
  );
}
