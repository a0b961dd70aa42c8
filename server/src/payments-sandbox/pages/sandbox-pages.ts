import { Hono } from 'hono';
import type { Sandbox } from '../sandbox.ts';
import { checkoutPage } from './checkout-page.ts';
import { portalPage } from './portal-page.ts';
import { styles } from './styles.ts';

/** Pages that stand in for the provider's while none is set. */
export const sandboxPages = (sandbox: Sandbox) =>
  new Hono()
    .route('/', checkoutPage(sandbox))
    .route('/', portalPage(sandbox))
    .get('/dev/payments.css', (c) => c.body(styles(), 200, { 'content-type': 'text/css; charset=utf-8' }));
