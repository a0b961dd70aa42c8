import { devices, type FullConfig, request as requests } from '@playwright/test';
import { password } from '../../people.ts';
import { keepAccounts } from './accounts.ts';
import { keepWatch } from './keep-watch.ts';
import { adminAddress, busyPerson, newPerson, usePrompts } from './people.ts';

/** Fills the accounts of all pictures, once the server is there. */
export default async function makeAccounts({ projects }: FullConfig): Promise<void> {
  const { baseURL } = projects[0]?.use ?? {};
  const request = await requests.newContext({
    baseURL,
    // A session is called by its browser.
    userAgent: devices['Desktop Chrome'].userAgent,
    extraHTTPHeaders: { 'x-forwarded-for': '10.8.0.1' },
  });
  const spent = await newPerson(request);
  await usePrompts(request, spent, 5);
  const admin = await newPerson(request, adminAddress, 'Site Admin');
  const busy = await busyPerson(request);
  // In place of the session that confirming the address began in the same browser.
  await request.post('/auth/v1/logout?scope=others', { headers: busy.headers });
  await request.post('/auth/v1/token?grant_type=password', {
    headers: { 'user-agent': devices['iPhone 13'].userAgent },
    data: { email: busy.email, password },
  });
  await keepWatch(request, admin, busy);
  keepAccounts({ spent, admin, busy });
  await request.dispose();
}
