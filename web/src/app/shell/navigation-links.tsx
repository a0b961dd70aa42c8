import { Link, useLocation } from '@tanstack/react-router';
import { navigation } from '../../config/navigation.ts';

export function NavigationLinks({ isAdmin, onGo }: { isAdmin: boolean; onGo?: () => void }) {
  // Collections are gathered from the library and reached by it.
  const isInLibrary = useLocation({ select: ({ pathname }) => pathname.startsWith('/collections') });
  return navigation
    .filter((entry) => isAdmin || !entry.adminOnly)
    .map(({ to, label }) => (
      <Link
        key={to}
        to={to}
        onClick={onGo}
        aria-current={isInLibrary && to === '/prompt-library' ? 'page' : undefined}
        className="flex h-9 items-center rounded-control px-3 text-14 text-body hover:text-ink aria-[current]:chosen-row aria-[current]:font-medium max-lg:px-4 max-lg:-outline-offset-2 max-lg:not-focus-visible:rounded-none pointer-coarse:h-11"
      >
        {label}
      </Link>
    ));
}
