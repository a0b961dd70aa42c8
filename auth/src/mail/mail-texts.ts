import type { MailEdit } from './mail-page.ts';

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
  readonly edit?: MailEdit;
  /** First sentence; takes the new address where there is one. */
  readonly lead: (newEmail: string) => string;
  /** Label of the link; absent where the mail has none. */
  readonly action?: string;
  readonly closing: string;
}

const ignore = 'Didn’t ask for this? You can ignore this email.';

const takeBack =
  'Wasn’t you? Change your password now, then end any session you don’t recognize under Account.';

/** An account changed: its owner is told, whoever did it. */
const told: MailEdit = {
  why: 'If it wasn’t you, you should know right away.',
};

const bothAgree: MailEdit = {
  why: 'You confirm from both addresses, so nobody with access to just one can move your account.',
};

/** The words of each mail. */
export const mailTexts: Record<MailKind, MailText> = {
  confirmation: {
    subject: 'Confirm your email address',
    heading: 'Confirm your email address',
    edit: { before: 'Welcome to the family!', why: 'So that nobody can open an account in your name.' },
    lead: () => 'Thanks for signing up for Whetstone. Confirm this address to open your account.',
    action: 'Confirm address',
    closing: 'Didn’t sign up? Ignore this email, and no account will be created.',
  },
  magic_link: {
    subject: 'Your magic link',
    heading: 'Sign in to Whetstone',
    edit: { before: 'One more password', why: 'There’s nothing to remember, and nothing to steal.' },
    lead: () => 'Use this link to sign in. No password needed.',
    action: 'Sign in',
    closing: ignore,
  },
  recovery: {
    subject: 'Reset your password',
    heading: 'Reset your password',
    edit: { why: 'The old password works until the new one is saved.' },
    lead: () => 'We received a request to reset the password for your Whetstone account.',
    action: 'Choose a new password',
    closing: 'Didn’t ask for this? Ignore this email, and your password will stay the same.',
  },
  email_change_current: {
    subject: 'Confirm your email address change',
    heading: 'Move your account to a new address',
    edit: bothAgree,
    lead: (newEmail) =>
      `You asked to move your Whetstone account from this address to ${newEmail}. Confirm from both addresses to finish.`,
    action: 'Confirm the move',
    closing: 'Didn’t ask for this? Don’t use the link, and change your password.',
  },
  email_change_new: {
    subject: 'Confirm your new email address',
    heading: 'Confirm your new address',
    edit: bothAgree,
    lead: (newEmail) =>
      `You asked to use ${newEmail} for your Whetstone account. Confirm from both addresses to finish.`,
    action: 'Confirm new address',
    closing: ignore,
  },
  invite: {
    subject: 'You have been invited to Whetstone',
    heading: 'You have been invited',
    lead: () => 'You have been invited to create a Whetstone account.',
    action: 'Accept the invitation',
    closing: ignore,
  },
  reauthentication: {
    subject: 'Your confirmation code',
    heading: 'Confirm it’s you',
    edit: {
      before: 'Trust us, it’s you',
      why: 'What you are about to change needs more than an open browser.',
    },
    lead: () => 'Enter this code on the page that asked for it.',
    closing: 'Didn’t ask for a code? Someone may be using your session: change your password.',
  },
  account_exists: {
    subject: 'You already have an account',
    heading: 'You already have an account',
    edit: { before: 'Welcome aboard!', why: 'We notify only this address, not the person who tried.' },
    lead: () => 'Someone tried to sign up for Whetstone with this address. It already has an account.',
    action: 'Open Whetstone',
    closing: 'If it was you, sign in as usual, or choose “Forgot password”. If not, nothing has changed.',
  },
  address_in_use: {
    subject: 'This address already has an account',
    heading: 'This address already has an account',
    edit: { before: 'All done!', why: 'One address, one account.' },
    lead: () => 'Someone tried to move another Whetstone account to this address. It already has one.',
    closing:
      'Nothing has changed. To move an account here, first delete or move the one that uses this address.',
  },
  password_changed: {
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    edit: told,
    lead: () =>
      'The password for your Whetstone account was just changed. You are signed out everywhere else.',
    action: 'It wasn’t me: get my account back',
    closing:
      'If it was you, you don’t need to do anything. If not, use the button to get to your account: sign in with “Forgot password”, then end any session you don’t recognize.',
  },
  second_factor_added: {
    subject: 'Two-factor authentication is on',
    heading: 'Two-factor authentication is on',
    edit: { before: 'A password', why: 'A stolen password alone won’t get anyone in.' },
    lead: () =>
      'Your Whetstone account now asks for a second factor when you sign in. Sessions without it were signed out.',
    action: 'Check how you sign in',
    closing: takeBack,
  },
  second_factor_removed: {
    subject: 'A second factor was removed',
    heading: 'A second factor was removed',
    edit: told,
    lead: () =>
      'A second factor was just removed from your Whetstone account. If it was the only one, signing in no longer asks for a code.',
    action: 'Check how you sign in',
    closing: takeBack,
  },
  recovery_codes_made: {
    subject: 'New recovery codes were created',
    heading: 'New recovery codes were created',
    edit: told,
    lead: () => 'You have new recovery codes for your Whetstone account. Your old ones no longer work.',
    action: 'Check how you sign in',
    closing: takeBack,
  },
  identity_linked: {
    subject: 'A sign-in method was linked',
    heading: 'A sign-in method was linked',
    edit: told,
    lead: () =>
      'A sign-in method was just linked to your Whetstone account. Your account page lists them all.',
    action: 'Check how you sign in',
    closing: takeBack,
  },
  identity_unlinked: {
    subject: 'A sign-in method was unlinked',
    heading: 'A sign-in method was unlinked',
    edit: told,
    lead: () =>
      'A sign-in method was just unlinked and can no longer be used to sign in to your Whetstone account.',
    action: 'Check how you sign in',
    closing: takeBack,
  },
  account_deleted: {
    subject: 'Your account was deleted',
    heading: 'Your account was deleted',
    edit: { before: 'We’re sad to see you go', why: 'It was your account to close.' },
    lead: () => 'Your Whetstone account and everything saved in it were just deleted.',
    closing:
      'Wasn’t you? Someone was using your session or knew your password. Change that password wherever else you use it.',
  },
};
