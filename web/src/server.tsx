import type { PageContext } from '@whetstone/contract';
import { createServerEntry } from '@tanstack/react-start/server-entry';
import { createStartHandler, defaultStreamHandler, StartServer } from '@tanstack/react-start/server';
import { defineHandlerCallback, getSsrStatus } from '@tanstack/react-router/ssr/server';
import { renderToReadableStream } from 'react-dom/server';
import { bootHash } from 'virtual:site-scripts';

/**
 * Pages marked `noScript` are plain documents: none of the framework's inline scripts, preloads or nonces,
 * so that the same address gives the same bytes to everyone. All other pages are hydrated as usual.
 */
const renderPage = defineHandlerCallback(async (page) => {
  const { router, responseHeaders } = page;
  const isDocument = router.state.matches.some((match) => match.staticData.noScript);
  if (!isDocument) return defaultStreamHandler(page);
  try {
    router.ssr = { manifest: { routes: {} } };
    router.options.ssr = { ...router.options.ssr, nonce: undefined };
    // Past a size React sends parts of a page late and moves them into place by inline script; not here.
    const stream = await renderToReadableStream(<StartServer router={router} />, {
      signal: page.request.signal,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    });
    await stream.allReady;
    const own = router.state.matches.at(-1)?.staticData.status;
    return new Response(stream, { status: own ?? getSsrStatus(router), headers: responseHeaders });
  } finally {
    router.serverSsr?.cleanup();
  }
});

const handle = createStartHandler(renderPage);

export default createServerEntry({
  fetch: async (request, options) => {
    const drawn = await handle(request, options);
    const answer = new Response(drawn.body, drawn);
    // The server takes it off again and lets this script in by its content policy.
    answer.headers.set('x-inline-script', bootHash);
    return answer;
  },
});

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: PageContext | undefined };
  }
}
