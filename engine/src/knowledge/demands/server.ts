import type { Demand } from '../code-rows.ts';

/** Demands about services, jobs and what comes over the network. */
export const serverDemands = {
  'stripe-webhook': {
    words:
      'stripe events, stripe webhook, stripe webhooks, payment_intent succeeded, stripe sends, for stripe, from stripe',
    with: 'webhook, webhooks, event, events, payment_intent, sends',
    replaces: ['webhooks', 'payments', 'events', 'orders'],
    decide: [
      "Verify Stripe's signature on the raw request body before parsing it; a wrong signature or an old timestamp gets 400",
      'Store the event id under a unique constraint in the same transaction as the effect; a repeat gets 2xx and changes nothing',
      'Answer 2xx only after the write has succeeded, so that Stripe retries on failure; event types that are not handled get 2xx as well',
    ],
    check:
      'The same event sent twice, also at the same moment, leaves one record and two 2xx answers; a forged signature leaves none',
  },
  'webhook-in': {
    never: 'stripe',
    words:
      'webhook receiver, receives webhooks, receive webhooks, incoming webhook, incoming webhooks, webhook endpoint, webhook handler',
    replaces: ['webhooks'],
    decide: [
      'The signature is checked on the raw body before it is parsed; a repeated delivery is recognized by its id and answered 2xx without a second effect',
    ],
    check: 'A repeated delivery changes nothing twice; a wrong signature is refused and changes nothing',
  },
  'webhook-out': {
    words: 'send webhooks, sends webhooks, outgoing webhooks, webhook to',
    decide: [
      'Outgoing calls are signed, have a timeout and are retried with growing pauses; each carries an id so that the receiver can drop repeats',
    ],
    check: 'A receiver that fails twice gets it at the third try with the same id',
  },
  'rate-limit': {
    words:
      'rate limit, rate limiting, requests per minute, requests per second, requests per hour, rate limited, per minute per ip, throttle requests, per ip',
    decide: [
      'Over the limit: status 429 with Retry-After. The client address comes from the proxy header only where the proxy is trusted, otherwise from the socket',
      'Counters of the limit expire, so memory does not grow with the number of addresses',
    ],
    check:
      'The last allowed request succeeds, the next gets 429; another address is not affected; after the window it works again',
  },
  'no-double': {
    never: 'stripe, webhook, bug',
    words:
      'must not double, not twice, no duplicates, sends it twice, duplicate requests, idempotent, double submit, pressed twice, idempotency',
    decide: [
      'Repeats are stopped by a unique key where the data is stored, not by looking first and writing after',
    ],
    check: 'The same request twice at the same moment has one effect',
  },
  retry: {
    words: 'retry, retries, retry failed, try again automatically, exponential backoff',
    with: 'request, requests, api, upload, job, jobs, fails, failed, fail, error, errors, backoff, call, calls, download, downloads, times, fetch, connection',
    decide: [
      'Retries: only for faults that may pass (timeout, 429, 5xx) and calls that may be repeated; growing pauses with jitter, Retry-After obeyed, a last try after which the error is shown',
    ],
    check:
      'Two failures then success gives one result; a 400 is not retried; the pauses are tested with a fake clock',
  },
  'cron-job': {
    words:
      'cron job, cron, cronjob, scheduled job, every night, nightly, once a day, every morning, every hour, daily at, twice a day, every weekday, every day at, each morning, hourly, every week, every monday, once an hour, once a week, every two hours, every 2 hours, every three hours, every 3 hours, every four hours, every 4 hours, every 30 minutes, every 15 minutes, every ten minutes, every 10 minutes, every minute, every five minutes, every 5 minutes',
    with: 'reminds, remind, sends a mail, bot, tool, backs up, back up, syncs, copies, downloads, script, job, run, runs, send, sends, fetch, sync, email, mail, import, check, checks, backup, post, posts, cron, update, updates',
    decide: [
      'The scheduled run has a named time zone, does not overlap with itself, and a run that failed or was missed can be made up by hand without doing anything twice',
    ],
    check:
      'Started twice at once it works once; run again for the same day it changes nothing; a failure is written down with its reason',
  },
  queue: {
    words: 'celery, sidekiq, bullmq, background job, background jobs, job queue, message queue, rabbitmq',
    never: 'bug, why, error, fails, twice, two times, explain',
    decide: [
      'Jobs are delivered at least once, so each may run twice without a second effect; they are enqueued after the transaction has committed and carry ids, not objects',
    ],
    check: 'The same job run twice has one effect; a job that fails for good is kept and visible',
  },
  websocket: {
    words:
      'websocket, websockets, socket io, real time updates, realtime updates, live updates, in real time, sse, server sent events',
    decide: [
      'Live connection: it reconnects with growing pauses and then fetches what it missed; the server checks who may listen to what; closed clients are cleaned up',
    ],
    check: 'Cut the network, change something elsewhere, reconnect: the change is there once',
  },
  pagination: {
    words: 'pagination, paginated, paging, infinite scroll, infinite scrolling, load more',
    decide: [
      'Paging: a fixed order with the id as last key, a highest page size; an entry added meanwhile neither repeats nor skips a row',
    ],
    check: 'All pages together have each entry once; the last page and an empty list say so',
  },
  'oauth-login': {
    words:
      'login with google, sign in with google, google login, google sign in, login with github, github login, sign in with github, oauth login, login with apple, sign in with apple, social login, login with microsoft, log in with google, sso',
    replaces: ['social-login', 'accounts'],
    decide: [
      "The provider's subject id is stored as the key of the link; an existing account is linked by email only if the provider says the email is verified, otherwise the person signs in the old way first",
      'State and PKCE are checked; the session id is renewed on sign-in; a canceled sign-in comes back to the sign-in page without an error page',
    ],
    check:
      'New person, known person, same email, unverified email, canceled: each ends in the right account or on the sign-in page, none makes a second account',
  },
  'magic-link': {
    words: 'magic link, login link, sign in link, passwordless, link by email',
    decide: [
      'Sign-in link: single use, short-lived, stored hashed; opening it asks for one press so that mail scanners do not use it up; the answer is the same for unknown addresses',
    ],
    check: 'A used or expired link and an unknown address each give a plain message and no session',
  },
  'password-reset': {
    words: 'password reset, reset password, forgot password, forgotten password',
    decide: [
      'Reset: the answer is the same for known and unknown addresses; the token is single use, short-lived and stored hashed; a new password ends the other sessions',
    ],
    check: 'A token works once; an old session is signed out after the change',
  },
  jwt: {
    words: 'jwt, access token, refresh token, json web token',
    decide: [
      'Tokens: algorithm, issuer, audience and expiry are checked; short-lived access, refresh tokens rotate and a reused one ends the family; none is kept in localStorage',
    ],
    check: 'Expired, wrongly signed and alg none tokens get 401',
  },
  'feature-flag': {
    words: 'feature flag, feature flags, feature toggle, feature toggles',
    decide: [
      'Flag: read in one place, off when the source cannot be reached, evaluated on the server where it guards access; how it is removed again is written down',
    ],
    check: 'Tests run with the flag on and off; with the flag service down the old way works',
  },
  'gdpr-delete': {
    words:
      'gdpr, delete my data, delete account, account deletion, delete my account, right to be forgotten, dsgvo',
    decide: [
      'Deletion: lists what is erased, what is kept by law and why, and reaches files, search index, logs and outside services; it is confirmed once and cannot be undone after the stated time',
    ],
    check:
      'After deletion no table, file or index holds the name or address; what others wrote stays readable',
  },
  'no-cookies': {
    words:
      'no cookie banner, no cookies, without cookies, no cookie, no tracking, no trackers, without tracking',
    decide: [
      'No tracking scripts and no maps, videos or fonts loaded from other servers; a language choice is kept in the address',
    ],
    check: 'Loading every page sets no cookie and requests nothing from another host',
  },
  noindex: {
    words:
      'not be on google, not on google, noindex, not in search engines, not indexed, not findable on google, hidden from google, no google, not show up on google',
    decide: [
      'Every answer carries noindex, as meta tag and X-Robots-Tag header; robots.txt does not block the page, otherwise the noindex is never read; no sitemap',
    ],
    check: 'Header and tag are there on every page and file',
  },
  'search-engine': {
    words: 'seo, search engine optimization, found on google, rank on google, sitemap',
    decide: [
      'Each page: its own title, description and canonical address, content in the HTML as served, a sitemap; addresses that move redirect with 301',
    ],
    check: 'Fetched without JavaScript each page has one h1, title, description and canonical',
  },
  'spam-form': {
    words: 'rsvp form, contact form, sign up form, signup form, feedback form, inquiry form, public form',
    decide: [
      'The public form is checked on the server, keeps what was typed when something is wrong, and stops bots without a puzzle (hidden field, time taken, limit per address); a reload after sending does not send again',
    ],
    check: 'An empty, a too long and a repeated submission each do the right thing',
  },
  'sql-migration': {
    words:
      'database migration, schema migration, add a column, rename column, migrate the table, migration that',
    decide: [
      'Migration: old code keeps working while it runs (add, fill in batches, switch, remove later), no long lock on a large table, and the way back is tried',
    ],
    check: 'Forward and back on a copy with old data; the app of the version before still runs in between',
  },
  'n-plus-one': {
    words: 'n 1 queries, n plus one, too many queries',
    decide: ['The number of queries must not grow with the number of rows'],
    check: 'A test counts the queries for 1 and for 50 rows and gets the same number',
  },
  transactions: {
    words:
      'last seat, last place, overbooking, double booking, double bookings, oversell, race condition, same time slot',
    decide: [
      'Taking the last one is decided by the database in one transaction (constraint or row lock), not by a check before',
    ],
    check: 'Two requests at the same moment for the last one: one gets it, the other a clear answer',
  },
  'audit-log': {
    words: 'audit log, audit trail, who changed what, change history',
    decide: [
      'The log is written in the transaction of the change, holds who, when, what before and after, and cannot be edited; secrets are left out',
    ],
    check: 'A change that is rolled back leaves no entry; each change leaves exactly one',
  },
  'soft-delete': {
    words: 'soft delete, recycle bin, trash bin, undo delete, restore deleted',
    decide: [
      'Deleted rows are left out in one shared place, unique rules look at living rows only, and the day of final removal is set',
    ],
    check: 'A name in the bin can be used again; restoring then says what collides',
  },
  'multi-tenant': {
    words: 'multi tenant, multitenant, multi tenancy',
    decide: [
      'The tenant comes from the session, never from the request body; every query is bound to it in one place (row-level security or a scoped repository)',
    ],
    check: "For each endpoint a test asks with another tenant's id and gets 404",
  },
  'email-send': {
    words:
      'send an email, sends an email, email notification, email notifications, sends a mail, confirmation mail, confirmation email, emails a, email reminder, email reminders, send emails',
    never: 'bug, fix',
    decide: [
      'Mail: sent after the data is committed, once per occasion, as text and HTML; a failed send is retried and does not undo what was stored',
    ],
    check: 'With the mail service down the action succeeds and the mail goes out later, once',
  },
  push: {
    words: 'push when, push notification, push notifications, push message, web push, send a push',
    decide: [
      'Push: permission is asked at the moment it makes sense, and what it says is visible in the app too, since delivery is not certain; tokens that the service reports dead are removed',
      'The person who caused it gets none; repeats of one occasion are sent once',
    ],
    check:
      'With permission refused the same news is seen on opening the app; one occasion gives each person one message',
  },
  sms: {
    words: 'sms, text message, whatsapp message',
    decide: [
      'Numbers are stored in international form; each message has an id so that a retry does not send twice; opt-out is obeyed',
    ],
    check: 'A wrong number is told on entry; a retry sends once',
  },
  'geo-distance': {
    words: 'nearest, near me, within km, distance between, nearby',
    decide: [
      'Position is asked on a press, with typing a place as the other way; distance is by great circle, or said to be by road',
    ],
    check: 'With the position refused a typed place works; two known places give the known distance',
  },
  scraping: {
    words: 'scrape, scraper, web scraping, scraping, crawler',
    decide: [
      'The robots.txt and terms are looked at first; one request at a time with pauses and a named user agent; selectors stand in one place and a page that changed is an error, not an empty result',
    ],
    check: 'Tests run on saved pages; a page without the expected element fails with its address',
  },
  'graphql-limits': {
    words: 'graphql',
    with: 'api, server, backend, schema, resolver, resolvers',
    decide: [
      'GraphQL: depth or cost of a query is limited, lists are batched per request, rights are checked in the resolvers',
    ],
    check: 'A query that nests too deep is refused; a list of 50 costs as many database queries as one of 5',
  },
  cache: {
    words: 'redis cache, caching, cache the, cached for, cache results, cache responses',
    decide: [
      'Cache: the key holds everything the result depends on (person and rights too), each entry has a lifetime, and what changes it clears it',
    ],
    check:
      'After a change the new value is seen; two people never see each other’s entry; with the cache down it still works',
  },
  docker: {
    words: 'dockerfile, docker image, dockerize, docker compose, docker container',
    decide: [
      'Image: several stages, pinned base, not root, no secret in a layer, a health check, stops on SIGTERM',
    ],
    check: 'Built from a clean clone it starts, answers its health check and stops within its grace period',
  },
  'ci-pipeline': {
    words: 'github actions, gitlab ci, ci pipeline, ci cd, continuous integration',
    decide: [
      'Pipeline: actions pinned, least permissions, dependencies cached by lock file, secrets not available to pull requests from forks',
    ],
    check: 'A failing test makes it red; the same commit run twice gives the same result',
  },
  'no-signup': {
    words:
      'no signups, no sign up, no signup, no login, no accounts, no account, no registration, without login, no sign ups',
    with: 'only me, can enter, only i, only we, can edit, can add',
    decide: [
      'Viewing needs nothing. The few who may enter get a secret link or a shared passphrase, set in the configuration and checked on the server at every write; it can be changed without a release',
    ],
    check: 'A write without the secret is refused even when sent directly; viewing works without it',
  },
} as const satisfies Record<string, Demand>;
