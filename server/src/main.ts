import { createApp } from './app.ts';
import { pageContext } from './page-context.ts';
import { runServer } from './run-server.ts';
import { warmEngine } from './warm-engine.ts';
import { warmPages } from './warm-pages.ts';
import { keepLibraryPages, loadBuiltPages, webPages } from './web-pages.ts';

// The database opens on other threads for a part of its time; the pages are read meanwhile.
const pages = loadBuiltPages();
// Whoever waits for them below says so.
pages.catch(() => undefined);

await runServer(
  async (dependencies) => {
    const api = createApp(dependencies);
    const drawn = keepLibraryPages(await pages, dependencies.database);
    return api.route(
      '/',
      webPages(drawn, dependencies.settings, (c) => pageContext(api, c)),
    );
  },
  {
    afterwards: async (app) => {
      await warmPages(app);
      await warmEngine();
    },
  },
);
