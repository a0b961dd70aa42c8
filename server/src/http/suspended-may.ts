/**
 * What a suspended person may still send, by method and route, each with its reason. Reading is open to them; every other
 * request is refused, those of routes to come as well. The account service under /auth/v1 is a place of its own: signing
 * in and out, passwords, second factors and the deletion of the account stay open.
 */
export const suspendedMay: Readonly<Record<string, string>> = {
  'POST /api/account': 'opens the account where accounts are kept elsewhere',
  'POST /api/prompts/export': 'exports chosen prompts',
  'POST /api/subscription/cancel': 'ends what costs money',
  'POST /api/subscription/withdraw': 'is a buyer’s right',
  'POST /functions/v1/stripe-portal': 'gives access to invoices, the card and cancellation',
  'DELETE /api/writer/key': 'removes a stored secret',
  'POST /api/drafts/key': 'opens what was typed on this device',
  'PUT /api/drafts/:kind': 'keeps what is typed, so that nothing is lost',
  'PUT /api/drafts/:kind/set-aside/:id': 'keeps what was typed before',
  'DELETE /api/drafts/:kind': 'discards the user’s own draft',
  'DELETE /api/drafts/:kind/set-aside/:id': 'discards the user’s own draft',
};

/** Whether a suspended person may ask this of a route, whose path has its parameters by name. */
export const maySuspended = (method: string, route: string): boolean =>
  method === 'GET' || method === 'HEAD' || `${method} ${route}` in suspendedMay;
