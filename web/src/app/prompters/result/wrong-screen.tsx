import type { Notice } from '@whetstone/engine';
import { Link } from '@tanstack/react-router';
import { keepGoalFromHome } from '../../../lib/goal-from-home.ts';
import { kindFor, screens, withoutQuestion } from './screens.ts';

/** The goal would be served better elsewhere: a link that takes it there. The prompt is written all the same. */
export function WrongScreen({ notices, goal }: { notices: readonly Notice[]; goal: string }) {
  return notices.map(({ message, screen }) => {
    if (!screen) return undefined;
    const carry = () => keepGoalFromHome({ kind: kindFor(screen, goal), goal });
    return (
      <p
        key={message}
        className="border-b border-hairline bg-surface px-(--desk-inset) py-2 text-13 text-body"
      >
        {withoutQuestion(message)}{' '}
        <Link
          to={screens[screen].to}
          // A middle click opens another tab and counts as no click.
          onClick={carry}
          onAuxClick={carry}
          className="font-medium text-ink underline decoration-mark underline-offset-4 hover:text-mark"
        >
          Open it in {screens[screen].name}
        </Link>
      </p>
    );
  });
}
