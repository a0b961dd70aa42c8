import { LastChanged } from './last-changed.tsx';
import { LibraryInstead } from './library-instead.tsx';

export interface ToTakeUpProps {
  of: 'own' | 'others' | 'all';
}

/** What can be taken up where a screen has little or nothing of its own to show: own prompts, those of others, or both. */
export default function ToTakeUp({ of }: ToTakeUpProps) {
  return (
    <>
      {of !== 'others' && <LastChanged />}
      {of !== 'own' && <LibraryInstead />}
    </>
  );
}
