import { Link } from '@tanstack/react-router';
import { navigation } from '../../config/navigation.ts';

export function NavigationLinks({ isAdmin, onGo }: { isAdmin: boolean; onGo?: () => void }) {
  return navigation
    .filter((entry) => isAdmin || !entry.adminOnly)
    .map(({ to, label }) => (
      <Link
        key={to}
        to={to}
        onClick={onGo}
        className="flex h-9 items-center rounded-control px-3 text-14 text-body hover:text-ink pointer-coarse:h-11"
        activeProps={{
          className: 'bg-raised font-medium text-ink! [box-shadow:0_0_0_1px_var(--color-hairline)]',
        }}
      >
        {label}
      </Link>
    ));
}
