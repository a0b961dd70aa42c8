export type MailKind =
  | 'confirmation'
  | 'magic_link'
  | 'recovery'
  | 'email_change_current'
  | 'email_change_new'
  | 'invite'
  | 'reauthentication'
  | 'account_exists'
  | 'address_in_use'
  | 'password_changed'
  | 'second_factor_added'
  | 'second_factor_removed'
  | 'recovery_codes_made'
  | 'identity_linked'
  | 'identity_unlinked'
  | 'account_deleted';

interface MailText {
  readonly subject: string;
  readonly heading: string;
  /** First sentence; takes the new address where there is one. */
  readonly lead: (newEmail: string) => string;
  /** Label of the link; absent where the mail has none. */
  readonly action?: string;
  readonly closing: string;
}

const ignore =
  'If you did not ask for this, you can ignore this mail: nothing happens until the link is used.';

const takeBack =
  'If this was not you, change your password at once and end the sessions that you do not know, under Account.';

/** The words of each mail. */
export const mailTexts: Record<MailKind, MailText> = {
  confirmation: {
    subject: 'Confirm your e-mail address',
    heading: 'Confirm your e-mail address',
    lead: () => 'Thank you for signing up to Whetstone. Follow the link to complete your registration.',
    action: 'Confirm address',
    closing:
      'If you did not sign up, please do not follow the link: the account then never comes into being.',
  },
  magic_link: {
    subject: 'Your sign-in link',
    heading: 'Sign in to Whetstone',
    lead: () => 'Follow the link to sign in. No password is needed.',
    action: 'Sign in',
    closing: ignore,
  },
  recovery: {
    subject: 'Reset your password',
    heading: 'Reset your password',
    lead: () => 'Somebody, hopefully you, asked to reset the password of your Whetstone account.',
    action: 'Choose a new password',
    closing: `${ignore} Your password stays as it is.`,
  },
  email_change_current: {
    subject: 'Confirm the change of your e-mail address',
    heading: 'Change of your e-mail address',
    lead: (newEmail) =>
      `Your Whetstone account is to move from this address to ${newEmail}. Both mailboxes have to agree.`,
    action: 'Agree to the change',
    closing: 'If you did not ask for this, do not follow the link, and change your password.',
  },
  email_change_new: {
    subject: 'Confirm your new e-mail address',
    heading: 'Your new e-mail address',
    lead: (newEmail) =>
      `A Whetstone account is to use ${newEmail} from now on. Both mailboxes have to agree.`,
    action: 'Confirm new address',
    closing: ignore,
  },
  invite: {
    subject: 'You have been invited to Whetstone',
    heading: 'You have been invited',
    lead: () => 'You have been invited to create an account at Whetstone. Follow the link to accept.',
    action: 'Accept the invitation',
    closing: ignore,
  },
  reauthentication: {
    subject: 'Your confirmation code',
    heading: 'Confirm that it is you',
    lead: () => 'Enter this code where you were asked for it.',
    closing: 'If you did not ask for a code, somebody may be using your session: change your password.',
  },
  account_exists: {
    subject: 'You already have an account',
    heading: 'You already have an account',
    lead: () =>
      'Somebody, hopefully you, tried to sign up to Whetstone with this address, which has an account already.',
    action: 'Open Whetstone',
    closing:
      'Sign in as usual, or choose "Forgot password" if you do not remember it. If it was not you, nothing has changed.',
  },
  address_in_use: {
    subject: 'Your address was given for another account',
    heading: 'This address has an account already',
    lead: () =>
      'Somebody, hopefully you, tried to move another Whetstone account to this address, which has an account already.',
    closing:
      'Nothing has changed. To move an account here, first delete or move the one that uses this address.',
  },
  password_changed: {
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    lead: () =>
      'The password of your Whetstone account has just been changed, and all other sessions have been ended.',
    action: 'Open Whetstone',
    closing: 'If this was not you, choose "Forgot password" at once to take your account back.',
  },
  second_factor_added: {
    subject: 'Two-factor authentication is on',
    heading: 'A second factor was added',
    lead: () =>
      'A second factor now protects your Whetstone account. Signing in asks for its code from now on, and sessions that had not shown it have ended.',
    action: 'Open your account',
    closing: takeBack,
  },
  second_factor_removed: {
    subject: 'A second factor was removed',
    heading: 'A second factor was removed',
    lead: () =>
      'A second factor of your Whetstone account has just been removed. If it was the only one, signing in asks for no code any more.',
    action: 'Open your account',
    closing: takeBack,
  },
  recovery_codes_made: {
    subject: 'New recovery codes were made',
    heading: 'New recovery codes were made',
    lead: () =>
      'New recovery codes were made for your Whetstone account. Codes that you kept before no longer work.',
    action: 'Open your account',
    closing: takeBack,
  },
  identity_linked: {
    subject: 'A new way to sign in was linked',
    heading: 'A new way to sign in was linked',
    lead: () =>
      'Another way to sign in has just been linked to your Whetstone account. Your account page lists them all.',
    action: 'Open your account',
    closing: takeBack,
  },
  identity_unlinked: {
    subject: 'A way to sign in was unlinked',
    heading: 'A way to sign in was unlinked',
    lead: () =>
      'One of the ways to sign in to your Whetstone account has just been unlinked and no longer opens it.',
    action: 'Open your account',
    closing: takeBack,
  },
  account_deleted: {
    subject: 'Your account was deleted',
    heading: 'Your account was deleted',
    lead: () => 'Your Whetstone account has just been deleted, with all that was saved in it.',
    closing:
      'If this was not you, somebody had your session or your password: change the password wherever else you use it.',
  },
};
