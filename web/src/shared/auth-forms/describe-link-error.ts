const sentences: Record<string, string> = {
  otp_expired: 'This link has been used or has expired.',
  flow_state_expired: 'Signing in took too long. Start again.',
  flow_state_not_found: 'This link belongs to a sign-in that was started elsewhere. Start again here.',
  identity_already_exists:
    'That account is already linked to a Whetstone account. Sign in with it, or link another.',
  provider_email_needs_verification:
    'That service has not verified your email address. Verify it there, or sign in another way.',
  access_denied:
    'The sign-in was refused or canceled at the other service. Try again, or sign in another way.',
  bad_oauth_state: 'This sign-in was started elsewhere or took too long. Start again.',
  bad_oauth_callback: 'The other service sent a reply we could not read. Try again.',
  user_banned: 'This account is suspended. Contact support to find out why.',
  signup_disabled: 'We’re not accepting new accounts right now. Try again later.',
  over_request_rate_limit: 'Too many attempts in a short time. Wait a few minutes and try again.',
  server_error: 'The sign-in could not be completed. Try again in a moment.',
};

/**
 * What a link that worked has to say: that it was one of two. Its own words are not shown, because anybody can write some
 * behind a #.
 */
export const describeLinkMessage = (values: URLSearchParams): string | undefined =>
  values.has('message')
    ? 'One of the two addresses is confirmed. Now open the link sent to the other one.'
    : undefined;

/**
 * Why a mailed link or another service brought no session, by the codes behind the # of the address; words that stand there
 * are not shown, because anybody can write some.
 */
export const describeLinkError = (values: URLSearchParams): string =>
  sentences[values.get('error_code') ?? ''] ??
  sentences[values.get('error') ?? ''] ??
  'This link is no longer valid.';

/** Whether a fresh link would do: this one was used, is old or broken. */
export const isSpentLink = (values: URLSearchParams): boolean =>
  values.get('error_code') === 'otp_expired' ||
  !(sentences[values.get('error_code') ?? ''] ?? sentences[values.get('error') ?? '']);
