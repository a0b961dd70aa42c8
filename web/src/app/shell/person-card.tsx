import { planOf, type Tier } from '@whetstone/contract/plans';
import { signOut } from '../../lib/sign-out.ts';
import { Button } from '../../ui/button.tsx';
import { ThemeChoice } from './theme-choice.tsx';

export interface Person {
  email: string;
  /** Unknown until the account has been read. */
  tier?: Tier;
  isAdmin: boolean;
}

export function PersonCard({ email, tier }: Person) {
  return (
    <div className="flex flex-col gap-3">
      <div className="text-13">
        <p className="truncate font-medium text-ink" title={email}>
          {email}
        </p>
        <p className="h-5 truncate text-mute">{tier && planOf(tier).label}</p>
      </div>
      <div className="flex items-center justify-between gap-2">
        <Button size="small" onClick={() => void signOut()}>
          Sign Out
        </Button>
        <ThemeChoice />
      </div>
    </div>
  );
}
