import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guardedFetch, isWithinReach, refuseUrl } from './guarded-fetch.ts';

const inner =
  '0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 169.254.169.254 172.16.0.1 172.31.255.255 192.0.0.8 192.168.1.1 198.18.0.1 224.0.0.1 240.0.0.1 255.255.255.255 :: ::1 fc00::1 fd12:3456::1 fe80::1 ff02::1 ::ffff:127.0.0.1 ::ffff:a00:1 2002:7f00:1:: 64:ff9b::7f00:1 2001::1'.split(
    ' ',
  );

describe('[WR-05] an address that a person gives', () => {
  it.each(inner)('is not the inner %s', (address) => {
    expect(isWithinReach(address, 'public')).toBe(false);
    const host = address.includes(':') ? `[${address}]` : address;
    expect(() => refuseUrl(new URL(`https://${host}/v1`), 'public')).toThrow('not allowed');
  });

  it.each(['1.1.1.1', '93.184.216.34', '2606:4700:4700::1111'])('may be the public %s', (address) => {
    expect(isWithinReach(address, 'public')).toBe(true);
  });

  it.each(['http://1.1.1.1/', 'https://me:secret@1.1.1.1/', 'https://0x7f.1/', 'https://2130706433/'])(
    'is not %s',
    (address) => {
      expect(() => refuseUrl(new URL(address), 'public')).toThrow('not allowed');
    },
  );

  it('is never a cloud’s own address, however far the owner lets people go', () => {
    expect(isWithinReach('169.254.169.254', 'private')).toBe(false);
    expect(isWithinReach('::ffff:169.254.169.254', 'private')).toBe(false);
    expect(isWithinReach('192.168.1.1', 'private')).toBe(true);
  });
});

describe('[WR-05] a guarded call', () => {
  let port: number;
  let asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (request.url === '/leave') response.writeHead(302, { location: '/there' }).end();
    else if (request.url === '/endless') response.end(Buffer.alloc(5 * 1024 * 1024));
    else response.end('here');
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    ({ port } = server.address() as AddressInfo);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('is refused within the connection where a public name leads into the inner network', async () => {
    asked = [];
    const call = (await guardedFetch('public'))(`https://localhost:${port}/`);
    await expect(call).rejects.toMatchObject({ cause: { name: 'AddressRefused' } });
    expect(asked).toEqual([]);
  });

  it('follows no redirect and reads no endless answer', async () => {
    asked = [];
    const fetchNear = await guardedFetch('private');
    expect(await (await fetchNear(`http://localhost:${port}/`)).text()).toBe('here');
    await expect(fetchNear(`http://localhost:${port}/leave`)).rejects.toThrow('fetch failed');
    const endless = fetchNear(`http://localhost:${port}/endless`).then((answer) => answer.text());
    await expect(endless).rejects.toThrow('terminated');
    expect(asked).toEqual(['/', '/leave', '/endless']);
  });
});
