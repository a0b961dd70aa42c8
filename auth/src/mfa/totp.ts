import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

const period = 30;
// One step either way, for clocks that disagree.
const window = 1;

const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}): TOTP =>
  new TOTP({ ...names, algorithm: 'SHA1', digits: 6, period, secret: Secret.fromBase32(secret) });

export interface NewTotp {
  readonly secret: string;
  /** otpauth://… for an authenticator app. */
  readonly uri: string;
  /** The same as an SVG picture; clients put `data:image/svg+xml;utf-8,` before it. */
  readonly qrCode: string;
}

/** A new secret of 160 bits for an authenticator app. */
export const createTotp = (issuer: string, label: string): NewTotp => {
  const secret = new Secret({ size: 20 }).base32;
  const uri = totpOf(secret, { issuer, label }).toString();
  return { secret, uri, qrCode: renderSVG(uri, { ecc: 'M', border: 2 }) };
};

/** The half minute whose code this is, or null for a wrong code. The caller sees to it that none is used twice. */
export const matchTotp = (secret: string, code: string, now: Date): number | null => {
  const timestamp = now.getTime();
  const delta = /^\d{6}$/.test(code) ? totpOf(secret).validate({ token: code, timestamp, window }) : null;
  return delta === null ? null : Math.floor(timestamp / 1000 / period) + delta;
};
