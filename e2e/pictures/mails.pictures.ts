import { registered } from '../people.ts';
import { scene, take } from './scene.ts';
import { buyPlan } from './seed/people.ts';

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
}

/** A part of a file's name. */
const slug = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40);

scene('mail-outbox', {
  as: 'new',
  act: async ({ page, request, person }) => {
    const { headers, email } = person;
    await request.post('/auth/v1/otp', { data: { email } });
    await request.post('/auth/v1/recover', { data: { email } });
    await request.put('/auth/v1/user', { headers, data: { email: `new-${email}` } });
    await buyPlan(request, person, 'pro');
    await request.post('/api/subscription/withdraw', { headers, data: {} });
    const other = await registered(request, `other-${email}`, 'Amir');
    await request.put('/auth/v1/user', {
      headers: { authorization: `Bearer ${other.access_token}` },
      data: { password: 'quite another long passphrase', current_password: 'a long enough passphrase' },
    });
    await page.waitForTimeout(1500);
    const mails = (await (await request.get('/dev/outbox.json')).json()) as Mail[];
    const seen = new Set<string>();
    for (const { to, subject, html } of mails) {
      const name = slug(subject);
      if (!to.includes(email) || seen.has(name)) continue;
      seen.add(name);
      await page.setContent(html);
      await take(page, `mail-${name}`, true);
    }
    await page.goto('/dev/outbox');
  },
});
