import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Received {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  readonly form: URLSearchParams;
}

/** An outside service on loopback that answers JSON: what `respond` gives, with its status. */
export const startLoopbackServer = async (
  respond: (request: Received) => { status?: number; body: unknown },
) => {
  const received: Received[] = [];
  const server = createServer((request, answer) => {
    void text(request).then((body) => {
      const url = new URL(request.url ?? '/', 'http://127.0.0.1');
      const call = {
        method: request.method ?? '',
        url,
        headers: request.headers,
        form: new URLSearchParams(body),
      };
      received.push(call);
      const { status = 200, body: json } = respond(call);
      answer.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(json));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
