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
        className="flex h-9 items-center rounded-control border border-transparent px-3 text-14 text-body hover:text-ink pointer-coarse:h-11"
        activeProps={{ className: 'border-hairline! bg-raised font-medium text-ink!' }}
      >
        {label}
      </Link>
    ));
}
