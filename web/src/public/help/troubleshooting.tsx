import { fairUseSentence } from '@whetstone/contract/plans';
import { supportEmail } from '../../content/owners-copy.ts';

export const troubleshooting = (
  <>
    <h3>I can't generate a prompt</h3>
    <ul>
      <li>
        Check your remaining prompts: the usage card beside the form shows them. At zero, the button says so
        and the link below it leads to the plans.
      </li>
      <li>
        {fairUseSentence} If the message says you have reached this limit, wait as long as it says; nothing
        was charged.
      </li>
      <li>Refresh the page. Your draft is kept.</li>
      <li>
        Check the <a href="/status">status page</a>. A generation that fails costs nothing.
      </li>
    </ul>
    <h3>My prompts are not saving</h3>
    <ul>
      <li>Check your connection. The message under the button tells you if the server did not answer.</li>
      <li>Sign out and back in.</li>
    </ul>
    <h3>I did not get the email</h3>
    <ul>
      <li>Wait a minute or two, and check your spam folder.</li>
      <li>Request another one. Only the newest link works, and only once.</li>
    </ul>
    <h3>My account is suspended</h3>
    <p>
      Your account page says why. You can still read and export everything, cancel your subscription and
      delete the account. What you published is hidden until the suspension is lifted. If you think this is
      wrong, write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
    </p>
    <h3>The prompt is not what I meant</h3>
    <p>
      Look at the assumptions beside the result and change the one that is wrong. If the engine misread your
      goal, send it to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>; we turn such goals into tests.
    </p>
  </>
);
