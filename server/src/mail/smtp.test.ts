import { createServer, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { patiently, smtpMailer } from './smtp.ts';

it('waits for a mail server as long as its address says, else for seconds', () => {
  expect(patiently('smtps://user:p%40ss@mail.example:465')).toBe(
    'smtps://user:p%40ss@mail.example:465?connectionTimeout=10000&greetingTimeout=10000&socketTimeout=20000',
  );
  expect(patiently('smtp://mail.example?socketTimeout=5')).toContain('socketTimeout=5&');
});

it('gives a mail server up that takes the connection and says nothing', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => silent.once('listening', resolve));
  const { port } = silent.address() as AddressInfo;
  const mailer = smtpMailer(`smtp://127.0.0.1:${port}?greetingTimeout=100`, 'Whetstone <no-reply@app.test>');
  const mail = { to: 'ada@example.test', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
  await expect(mailer.send(mail)).rejects.toThrow(/greeting/i);
  silent.close();
});
