import { planOf } from '@whetstone/contract/plans';
import { buttonClasses } from '../../ui/button-classes.ts';
import { StartFree } from './start-free.tsx';

export interface ClosingProps {
  title: string;
  label?: string;
  /** Shows a field that takes a goal to the desk on the home page. */
  hasGoalField?: boolean;
}

/** Closes a page with the one thing to do next: bring a goal, or open an account. */
export function Closing({ title, label, hasGoalField = true }: ClosingProps) {
  return (
    <section className="border-t border-hairline bg-surface">
      <div className="mx-auto max-w-[1200px] px-4 py-16 sm:px-6 lg:py-24">
        <h2 className="display max-w-[18ch] text-44 lg:text-68">{title}</h2>
        {hasGoalField && <GoalField />}
        <div className="mt-8 flex flex-wrap items-center gap-4">
          <StartFree label={label} />
          <span className="text-13 text-mute signed-in:hidden">
            {planOf('free').monthlyPrompts} prompts a month, no card.
          </span>
        </div>
      </div>
    </section>
  );
}

/** A plain form: the home page answers with the goal marked up. */
function GoalField() {
  return (
    <form action="/#desk" className="closing-goal">
      <input type="hidden" name="for" value="text" />
      <input
        name="goal"
        required
        maxLength={400}
        aria-label="A goal of your own"
        placeholder="a note to the neighbours about the party on Saturday"
        autoComplete="off"
        enterKeyHint="go"
      />
      <button type="submit" className={buttonClasses('secondary', 'large')}>
        See it marked up
      </button>
    </form>
  );
}
