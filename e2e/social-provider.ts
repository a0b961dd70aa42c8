import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { startOidcServer, type OidcPerson } from '@whetstone/auth/testing';

const page = `<!doctype html><html lang="en"><title>A provider</title><h1>A provider</h1><form method="post">
<label>Address <input name="email"></label>
<label><input type="checkbox" name="is_proven" checked> Proven</label>
<button name="answer" value="yes">Allow</button> <button name="answer" value="no">Refuse</button></form></html>`;

/** Asks who signs in, as a provider's own page does; the address is the person. */
const askWhoItIs = async (
  request: IncomingMessage,
  answer: ServerResponse,
): Promise<OidcPerson | null | undefined> => {
  if (request.method !== 'POST') {
    answer.writeHead(200, { 'content-type': 'text/html' }).end(page);
    return undefined;
  }
  const form = new URLSearchParams(await text(request));
  const email = form.get('email') ?? '';
  if (form.get('answer') !== 'yes') return null;
  return { sub: `sub-of-${email}`, email, email_verified: form.has('is_proven'), name: 'Ada Grind' };
};

/** Starts a provider on loopback for the server at `siteUrl`; answers the settings that make it Google there. */
export const startSocialProvider = async (siteUrl: string, port: number): Promise<Record<string, string>> => {
  const { issuer } = await startOidcServer(`${siteUrl}/auth/v1/callback`, { port, signInPage: askWhoItIs });
  return {
    OAUTH_GOOGLE_ISSUER: issuer,
    OAUTH_GOOGLE_CLIENT_ID: 'whetstone',
    OAUTH_GOOGLE_CLIENT_SECRET: 'a-secret-of-the-tests',
  };
};
