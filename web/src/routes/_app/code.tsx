import { createFileRoute } from '@tanstack/react-router';
import { CodePrompter } from '../../app/prompters/code/code-prompter.tsx';

export const Route = createFileRoute('/_app/code')({
  head: () => ({ meta: [{ title: 'AI Code Prompter · Whetstone' }] }),
  component: CodePage,
});

function CodePage() {
  const { user } = Route.useRouteContext();
  return <CodePrompter userId={user.id} />;
}
