import { limitBody } from '@whetstone/auth';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { requestId } from 'hono/request-id';
import type { Dependencies } from './http/dependencies.ts';
import { fromThisMachine } from './http/from-this-machine.ts';
import { handleError } from './http/handle-error.ts';
import { jsonWrites } from './http/json-writes.ts';
import { plainBody } from './http/plain-body.ts';
import { openApi } from './http/open-api.ts';
import { retryAfter } from './http/retry-after.ts';
import { noteRefusals } from './http/note-refusals.ts';
import { securityHeaders } from './http/security-headers.ts';
import { ServiceError } from './http/service-error.ts';
import { accountRoutes } from './routes/account.ts';
import { adminRoutes } from './routes/admin.ts';
import { authorRoutes, ownAuthorRoutes } from './routes/authors.ts';
import { checkoutRoutes } from './routes/checkout.ts';
import { collectionRoutes, ownCollectionRoutes } from './routes/collections.ts';
import { crawlerRoutes } from './routes/crawlers.ts';
import { dashboardRoutes } from './routes/dashboard.ts';
import { deskRoutes } from './routes/desk.ts';
import { demoRequestRoutes } from './routes/demo-requests.ts';
import { cardRoutes } from './routes/cards.ts';
import { draftRoutes } from './routes/drafts.ts';
import { enhanceRoutes } from './routes/enhance.ts';
import { folderRoutes } from './routes/folders.ts';
import { generationRoutes } from './routes/generations.ts';
import { healthRoutes } from './routes/health.ts';
import { libraryFeedRoutes } from './routes/library-feed.ts';
import { libraryMarkRoutes } from './routes/library-marks.ts';
import { libraryRoutes } from './routes/library.ts';
import { metricsRoutes } from './routes/metrics.ts';
import { outboxRoutes } from './routes/outbox.ts';
import { ownKeyRoutes } from './routes/own-key.ts';
import { promptCollectionRoutes } from './routes/prompt-collection.ts';
import { promptShareRoutes } from './routes/prompt-shares.ts';
import { promptRoutes } from './routes/prompts.ts';
import { publicConfigRoutes } from './routes/public-config.ts';
import { questionRoutes } from './routes/questions.ts';
import { rememberedAnswerRoutes } from './routes/remembered-answers.ts';
import { sitemapRoutes } from './routes/sitemap.ts';
import { statusRoutes } from './routes/status.ts';
import { subscriptionRoutes } from './routes/subscription.ts';
import { transferRoutes } from './routes/transfer.ts';
import { tryRoutes } from './routes/tries.ts';
import { savedViewRoutes } from './routes/saved-views.ts';
import { versionRoutes } from './routes/versions.ts';
import { countRequests } from './services/metrics/count-requests.ts';
import { openMetrics } from './services/metrics/metrics.ts';

/** The largest body that is taken outside /auth, in bytes: a prompt of the greatest length in UTF-8 and room for its fields. */
const maxBodyBytes = 512 * 1024;

/** A file of prompts is longer; its own limit in characters is the contract's. */
const importPath = '/api/prompts/import';
const maxImportBytes = 16 * 1024 * 1024;

const tooLarge = (): never => {
  throw new ServiceError('too_large', 'The request is too large.');
};

const limit = limitBody(maxBodyBytes, tooLarge);
const importLimit = limitBody(maxImportBytes, tooLarge);
const limitBodies = createMiddleware((c, next) => {
  // The accounts have a limit of their own, and their own words for it.
  if (c.req.path.startsWith('/auth/v1/')) return next();
  return (c.req.path === importPath ? importLimit : limit)(c, next);
});

/** What one person is answered is nothing for a cache that others share. */
const privateUnlessSet = createMiddleware(async (c, next) => {
  await next();
  if (!c.res.headers.has('cache-control')) c.header('cache-control', 'private, no-cache');
});

/** The typed API of the web app. */
export const apiRoutes = (dependencies: Dependencies) =>
  openApi()
    .basePath('/api')
    .route('/', accountRoutes(dependencies))
    .route('/', ownKeyRoutes(dependencies))
    .route('/', generationRoutes(dependencies))
    .route('/', questionRoutes(dependencies))
    .route('/', tryRoutes(dependencies))
    .route('/', deskRoutes(dependencies))
    .route('/', cardRoutes(dependencies))
    .route('/', draftRoutes(dependencies))
    .route('/', rememberedAnswerRoutes(dependencies))
    .route('/', promptCollectionRoutes(dependencies))
    .route('/', transferRoutes(dependencies))
    .route('/', promptRoutes(dependencies))
    .route('/', promptShareRoutes(dependencies))
    .route('/', versionRoutes(dependencies))
    .route('/', folderRoutes(dependencies))
    .route('/', savedViewRoutes(dependencies))
    .route('/', libraryRoutes(dependencies))
    .route('/', libraryMarkRoutes(dependencies))
    .route('/', authorRoutes(dependencies))
    .route('/', ownAuthorRoutes(dependencies))
    .route('/', collectionRoutes(dependencies))
    .route('/', ownCollectionRoutes(dependencies))
    .route('/', dashboardRoutes(dependencies))
    .route('/', adminRoutes(dependencies))
    .route('/', subscriptionRoutes(dependencies))
    .route('/', publicConfigRoutes(dependencies))
    .route('/', statusRoutes(dependencies));

export const functionRoutes = (dependencies: Dependencies) =>
  openApi()
    .basePath('/functions/v1')
    .route('/', enhanceRoutes(dependencies))
    .route('/', checkoutRoutes(dependencies));

/** Everything that answers on the one port, except the pages of the web app. */
export const createApp = (dependencies: Dependencies): Hono => {
  const { auth, database, log, model, payments, settings } = dependencies;
  const app = new Hono();
  const metrics = settings.metricsToken ? openMetrics(database, model) : undefined;
  if (metrics) app.use(countRequests(metrics));
  app.use(requestId());
  app.use(securityHeaders(settings));
  app.use(retryAfter);
  app.use(limitBodies);
  app.route('/', healthRoutes(dependencies));
  if (settings.metricsToken && metrics)
    app.route('/', metricsRoutes({ token: settings.metricsToken, metrics }));
  app.route('/', crawlerRoutes(dependencies));
  app.route('/', sitemapRoutes(dependencies));
  app.route('/', libraryFeedRoutes(dependencies));
  if (!settings.named.outbox)
    for (const path of ['/dev/outbox', '/dev/outbox.json']) app.use(path, fromThisMachine('DEV_OUTBOX=1'));
  if (settings.devOutbox) app.route('/', outboxRoutes(dependencies));
  if (!settings.named.sandbox)
    for (const path of ['/dev/checkout', '/dev/portal']) app.use(path, fromThisMachine('PAYMENTS_SANDBOX=1'));
  if (payments.sandbox) app.route('/', payments.sandbox.pages);
  app.route('/auth/v1', auth.app);
  for (const area of ['/api/*', '/functions/*']) app.use(area, jsonWrites);
  app.use('/api/*', (c, next) => (c.req.path === importPath ? next() : plainBody(c, next)));
  for (const path of ['/functions/v1/enhance', '/functions/v1/stripe-checkout']) app.use(path, plainBody);
  app.use('/api/*', privateUnlessSet);
  app.use('/api/admin/*', noteRefusals(dependencies));
  const api = apiRoutes(dependencies);
  api.doc31('/openapi.json', { openapi: '3.1.0', info: { title: 'Whetstone API', version: '1' } });
  app.route('/', api);
  app.route('/api', demoRequestRoutes(dependencies));
  app.route('/', functionRoutes(dependencies));
  app.all('/api/*', () => {
    throw new ServiceError('not_found', 'There is nothing at this address.');
  });
  app.all('/functions/*', () => {
    throw new ServiceError('not_found', 'There is nothing at this address.');
  });
  app.onError(handleError(log));
  payments.sendEventsTo(async (body, signature) => {
    const headers = { 'stripe-signature': signature };
    const { status } = await app.request('/functions/v1/stripe-webhook', { method: 'POST', headers, body });
    return status;
  });
  return app;
};
