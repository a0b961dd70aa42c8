export { AuthError } from './auth-error.ts';
export type { Mail, Mailer, SmsSender } from './auth-context.ts';
export type { AuthConfig } from './config.ts';
export { createAuth, type Auth, type AuthOptions } from './create-auth.ts';
export { createExternalVerifier } from './create-external-verifier.ts';
export { UnknownEncryptionKey } from './secrets/secret-box.ts';
export type { AccessClaims } from './tokens/verify-access-token.ts';
export { isSameSecret } from './tokens/opaque-token.ts';
export { addressOf, limitSubject } from './http/client-address.ts';
