import { planOf } from '@whetstone/contract/plans';
import { accountRules } from '@whetstone/contract/limits';

export const gettingStarted = (
  <>
    <p>
      You can try Whetstone without an account: the box on the <a href="/">home page</a> runs the same engine.
      To save prompts and use every option, sign up with your name, your email address and a password of at
      least {accountRules.passwordMinLength} characters, then confirm your address with the link we email you.
      The free plan has {planOf('free').monthlyPrompts} prompts a month.
    </p>
    <ol>
      <li>Choose a prompter: Content for text, Visual for pictures and clips, Code for software.</li>
      <li>Write the goal (your request) the way you’d put it to a colleague. Ten words are enough.</li>
      <li>Pick an answer where one fits, or write your own. The questions appear below the goal.</li>
      <li>
        Press Generate, or <kbd>Ctrl+Enter</kbd> (<kbd>⌘+Enter</kbd> on a Mac).
      </li>
      <li>Read the marks, copy the prompt, and paste it into your tool.</li>
    </ol>
    <h3>How to read the marks</h3>
    <p>
      Your own words are plain. What you chose is underlined, what was corrected is struck through, and the
      number leads to the reason. What we add for a picture, clip or code is labeled in the margin.
    </p>
  </>
);
