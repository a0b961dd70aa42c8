// The server without the web app, for tests that need a process of its own.
import { createApp } from '../app.ts';
import { runServer } from '../run-server.ts';

await runServer(async (dependencies) => createApp(dependencies));
