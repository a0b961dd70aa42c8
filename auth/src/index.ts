export { AuthError } from './auth-error.ts';
export type { Mail, Mailer, SmsSender } from './auth-context.ts';
export { ssoProviders, web3Chains, type AuthConfig } from './config.ts';
export { createAuth, type Auth, type AuthOptions } from './create-auth.ts';
export { createExternalVerifier } from './create-external-verifier.ts';
export {
  escapeHtml,
  type MailEdit,
  mailButton,
  mailPage,
  mailParagraph,
  mailTable,
} from './mail/mail-page.ts';
export { createSecretBox, type SecretBox, UnknownEncryptionKey } from './secrets/secret-box.ts';
export type { AccessClaims } from './tokens/verify-access-token.ts';
export { isSameSecret } from './tokens/opaque-token.ts';
export { limitBody } from './http/limit-body.ts';
export { isNavigation, troublePage } from './http/trouble-page.ts';
export { addressOf, limitSubject, networkOf } from './http/client-address.ts';
