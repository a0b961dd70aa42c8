import { buttonClasses } from '../../ui/button-classes.ts';

/** Takes a goal to the desk on the home page, which answers with the goal marked up; a plain form. */
export function GoalField() {
  return (
    <form action="/#desk" className="closing-goal">
      <input type="hidden" name="for" value="text" />
      <input
        name="goal"
        required
        maxLength={400}
        aria-label="Your own request"
        placeholder="an apology to a customer"
        autoComplete="off"
        enterKeyHint="go"
      />
      <button type="submit" className={buttonClasses('primary', 'large')}>
        Sharpen it
      </button>
    </form>
  );
}
