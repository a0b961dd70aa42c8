const password = 'a long enough passphrase';

/** Opens an account through the mail that the server's outbox shows, and answers its access token. */
export const signUp = async (address: string, email = 'bench@example.test'): Promise<string> => {
  const json = { 'content-type': 'application/json' };
  const account = JSON.stringify({ email, password, data: { full_name: 'Bench' } });
  await fetch(`${address}/auth/v1/signup`, { method: 'POST', headers: json, body: account });
  let link: string | undefined;
  while (!link) {
    const mails = (await (await fetch(`${address}/dev/outbox.json`)).json()) as { text: string }[];
    link = /https?:\/\/\S+\/verify\?\S+/.exec(mails.at(-1)?.text ?? '')?.[0];
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await fetch(link, { redirect: 'manual' });
  const answer = await fetch(`${address}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: json,
    body: account,
  });
  return ((await answer.json()) as { access_token: string }).access_token;
};
