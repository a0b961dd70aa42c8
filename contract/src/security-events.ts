/** Refused and failed access: these swell when an attack is on. The number is how many in ten minutes alarm the admins. */
export const securityAlarms = {
  admin_refused: 20,
  service_key_refused: 10,
  wrong_password: 100,
  wrong_second_factor: 50,
  wrong_code: 100,
  guessing_limited: 50,
} as const;

const keyChanges = [
  'service_key_used',
  'password_changed',
  'second_factor_added',
  'second_factor_removed',
  'recovery_codes_made',
  'identity_linked',
  'identity_unlinked',
  'own_key_changed',
  'own_key_removed',
  'signing_key_made',
  'encryption_key_changed',
  'admin_added',
  'admin_removed',
] as const;

export type SecurityAlarm = keyof typeof securityAlarms;
export type SecurityEventKind = SecurityAlarm | (typeof keyChanges)[number];

/** Everything that the security log notes. */
export const securityEventKinds = [
  ...(Object.keys(securityAlarms) as SecurityAlarm[]),
  ...keyChanges,
] as const satisfies readonly SecurityEventKind[];

/** How long the security log is kept, in days; the privacy page says so. */
export const securityLogDays = 90;

/** What people read for each of them. */
export const securityEventWords: Record<SecurityEventKind, string> = {
  admin_refused: 'Admin action refused',
  service_key_refused: 'Service key rejected',
  wrong_password: 'Wrong password',
  wrong_second_factor: 'Wrong second factor',
  wrong_code: 'Code or link rejected',
  guessing_limited: 'Attempt limit reached',
  service_key_used: 'Service key used',
  password_changed: 'Password changed',
  second_factor_added: 'Second factor added',
  second_factor_removed: 'Second factor removed',
  recovery_codes_made: 'Recovery codes created',
  identity_linked: 'Sign-in method linked',
  identity_unlinked: 'Sign-in method unlinked',
  own_key_changed: 'Personal model key added or changed',
  own_key_removed: 'Personal model key removed',
  signing_key_made: 'Signing key created',
  encryption_key_changed: 'Encryption key changed',
  admin_added: 'Admin role granted',
  admin_removed: 'Admin role removed',
};
