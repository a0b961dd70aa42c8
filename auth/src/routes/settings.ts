import type { Context } from 'hono';
import type { AuthContext } from '../auth-context.ts';

/** GET /settings: what a client may offer. */
export const settings = (auth: AuthContext) => (c: Context) => {
  const { autoConfirm, signupDisabled } = auth.settings;
  const social = Object.fromEntries([...auth.providers.keys()].map((name) => [name, true]));
  return c.json({
    external: {
      anonymous_users: false,
      email: true,
      phone: auth.smsSender !== undefined,
      google: false,
      github: false,
      ...social,
    },
    disable_signup: signupDisabled,
    mailer_autoconfirm: autoConfirm,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: auth.settings.sso.length > 0,
  });
};
