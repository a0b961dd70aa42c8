import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { PublicFooter } from '../../public/shell/public-footer.tsx';
import { PublicHeader } from '../../public/shell/public-header.tsx';

export const Route = createFileRoute('/_public')({
  staticData: { noScript: true },
  beforeLoad: ({ location }) => {
    // Public pages work as documents only: the app leaves by a real navigation.
    if (typeof window !== 'undefined') throw redirect({ href: location.href, reloadDocument: true });
  },
  component: PublicLayout,
});

function PublicLayout() {
  return (
    <>
      <PublicHeader />
      <main id="content">
        <Outlet />
      </main>
      <PublicFooter />
    </>
  );
}
