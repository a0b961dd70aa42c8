import { createApp } from './app.ts';
import { runServer } from './run-server.ts';
import { loadBuiltPages, webPages } from './web-pages.ts';

await runServer(async (dependencies) => {
  const app = createApp(dependencies);
  const readApi = async (path: string) => app.request(path);
  return app.route('/', webPages(await loadBuiltPages(), dependencies.settings, { readApi }));
});
