import { createFileRoute, notFound } from '@tanstack/react-router';
import type { LibraryPrompt } from '@whetstone/contract';
import { findVariables } from '@whetstone/engine/templates';
import { pageContext } from '../../lib/page-context.ts';
import { pageHead } from '../../lib/page-head.ts';
import { StartFree } from '../../public/parts/start-free.tsx';
import { NoPrompt, PromptPage } from '../../public/prompt/prompt-page.tsx';
import { buttonClasses } from '../../ui/button-classes.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const longestDescription = 160;

export const Route = createFileRoute('/_public/library/$id')({
  loader: async ({ params: { id }, serverContext }) => {
    const answer = uuid.test(id) ? await pageContext(serverContext).readApi(`/api/library/${id}`) : undefined;
    if (answer && answer.status >= 500) throw new Error('The library cannot be read');
    if (!answer?.ok) throw notFound();
    const prompt = (await answer.json()) as LibraryPrompt;
    const { hintsOf } = await import('../../shared/templates/template-cards.ts');
    return { prompt, hints: hintsOf(id) };
  },
  head: ({ loaderData, params }) => {
    if (!loaderData)
      return { meta: [{ title: 'No prompt · Whetstone' }, { name: 'robots', content: 'noindex' }] };
    const { title, description, tags, category, prompt_text, published_at } = loaderData.prompt;
    return pageHead({
      path: `/library/${params.id}`,
      title: `${title} · Whetstone`,
      description: (description || prompt_text).replaceAll(/\s+/g, ' ').slice(0, longestDescription),
      data: {
        '@type': 'CreativeWork',
        name: title,
        description: description || undefined,
        text: prompt_text,
        genre: category,
        keywords: tags.join(', '),
        datePublished: published_at,
        isAccessibleForFree: true,
      },
    });
  },
  notFoundComponent: NoPrompt,
  component: LibraryPromptPage,
});

function LibraryPromptPage() {
  const { prompt, hints } = Route.useLoaderData();
  const votes = `${prompt.votes.toLocaleString('en-US')} ${prompt.votes === 1 ? 'vote' : 'votes'}`;
  return (
    <PromptPage
      prompt={prompt}
      hints={hints}
      facts={`Prompt Library · ${prompt.is_template ? 'Template' : 'From the community'} · ${votes}`}
      actions={
        <>
          {findVariables(prompt.prompt_text).length > 0 && (
            <a href={`/prompt-library?prompt=${prompt.id}`} className={buttonClasses('secondary', 'large')}>
              Fill in the blanks first
            </a>
          )}
          <StartFree look="secondary" />
        </>
      }
    />
  );
}
