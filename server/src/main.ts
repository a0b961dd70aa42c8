import { createApp } from './app.ts';
import { jsonLog } from './http/log.ts';
import { runServer } from './run-server.ts';
import { warmPages } from './warm-pages.ts';
import { loadBuiltPages, webPages } from './web-pages.ts';

const app = await runServer(async (dependencies) => {
  const api = createApp(dependencies);
  const readApi = async (path: string) => api.request(path);
  return api.route('/', webPages(await loadBuiltPages(), dependencies.settings, { readApi }));
});
await warmPages(app).catch((error: unknown) =>
  jsonLog('warn', { event: 'warm_pages_failed', reason: String(error) }),
);
