import { createFileRoute } from '@tanstack/react-router';
import { ContentPrompter } from '../../app/prompters/content/content-prompter.tsx';

export const Route = createFileRoute('/_app/generator')({
  head: () => ({ meta: [{ title: 'AI Content Prompter · Whetstone' }] }),
  component: GeneratorPage,
});

function GeneratorPage() {
  const { user } = Route.useRouteContext();
  return <ContentPrompter userId={user.id} />;
}
