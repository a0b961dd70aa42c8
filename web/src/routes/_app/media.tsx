import { createFileRoute } from '@tanstack/react-router';
import { VisualPrompter } from '../../app/prompters/visual/visual-prompter.tsx';

export const Route = createFileRoute('/_app/media')({
  head: () => ({ meta: [{ title: 'Visual AI Prompter · Whetstone' }] }),
  component: MediaPage,
});

function MediaPage() {
  const { user } = Route.useRouteContext();
  return <VisualPrompter userId={user.id} />;
}
