import { createFileRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';

/** Every widget in every state, for whoever works on them; a built app has no such page. */
export const Route = createFileRoute('/design')({
  ssr: false,
  beforeLoad: () => {
    if (!import.meta.env.DEV) throw redirect({ href: '/', reloadDocument: true });
  },
  component: import.meta.env.DEV
    ? lazyRouteComponent(() => import('../app/design/design-page.tsx'), 'DesignPage')
    : undefined,
});
