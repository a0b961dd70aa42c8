import { useState } from 'react';
import { goalKinds, readGoalFromHome } from '../../lib/goal-from-home.ts';

/** What was typed on the home page and goes along through signing in; nothing where nothing was typed. */
export function GoalThatWaits() {
  const [kept] = useState(() => readGoalFromHome(goalKinds));
  if (!kept?.goal) return null;
  return (
    <figure className="border-l border-mark pl-4">
      <figcaption className="text-13 text-mute">Your goal comes with you</figcaption>
      <blockquote className="mt-1 line-clamp-3 font-mono text-13/5 text-ink wrap-anywhere">
        {kept.goal}
      </blockquote>
    </figure>
  );
}
