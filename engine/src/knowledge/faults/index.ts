import type { Fault } from '../code-rows.ts';

/** Signs of trouble and where their causes usually lie. */
export const faults = {
  undefined: {
    words:
      'undefined, null, cannot read property, cannot read properties, nonetype, nullpointerexception, null pointer, null reference',
    look: 'Where the value is first empty, and why: not loaded yet, a different name, a path that returns nothing',
    check: 'A test with the value missing',
  },
  'effect-twice': {
    words: 'useeffect, renders twice, infinite render, too many re renders, infinite loop',
    look: 'Strict mode in development, the dependency list, state set while rendering; the effect needs a cleanup function either way',
    check: 'After mounting, unmounting and mounting again, the work is done only once',
  },
  cors: {
    words: 'cors, cross origin, access control allow origin',
    look: 'The preflight\'s response, the exact origin with scheme and port, credentials together with "*", and a redirect or error that carries no headers',
    check: 'The preflight and the request as the browser sends them, repeated with curl',
  },
  hydration: {
    words: 'hydration, hydration failed, did not match',
    look: 'What differs between server and browser: dates, random values, locale, window, nesting that HTML does not allow',
    check: 'With cache and extensions off, the page loads without a warning',
  },
  async: {
    words: 'race condition, not awaited, not waiting for the promise, unhandled promise, flaky, intermittent',
    look: 'What is not awaited, what two runs share, and what happens when responses arrive in a different order',
    check: 'A test in which the first request finishes last',
  },
  leak: {
    words: 'memory leak, out of memory, heap, memory usage, memory grows',
    look: 'What is added and never removed: listeners, timers, unbounded caches, closures',
    check: 'After a hundred rounds, memory is the same as after ten',
  },
  'slow-query': {
    words: 'slow query, query is slow, database is slow, n+1, query times out, query timeout',
    look: 'The plan of the real query with real amounts of data, a query inside a loop, an index that cannot be used',
    check: 'The plan and time before and after, with the real number of rows',
  },
  encoding: {
    words: 'encoding, utf 8, unicode, weird characters, garbled, mojibake, unicodedecodeerror',
    look: 'Where bytes become text and with which encoding: file, database connection, response header',
    check: 'Accents and emoji survive the full round trip',
  },
  timezone: {
    words: 'time zone, timezone, off by one day, wrong date, wrong time, one day early, utc, daylight saving',
    look: 'Where a date becomes an instant, and in which zone; dates without a time must not go through a zone',
    check: 'A date near midnight, in two zones and on the day the clocks change',
  },
  environment: {
    words:
      'works locally, only in production, only on the server, after deploy, on my machine, works on my, works in development',
    look: 'What differs: version, variables, build step, paths and capitalization, permissions, what was cached',
    check: 'It fails the same way in a clean copy with production settings, and the fix stops that',
  },
  auth: {
    words:
      '401 error, error 401, status 401, gives 401, returns 401, 401 unauthorized, 403 error, error 403, status 403, gives 403, returns 403, 403 forbidden, unauthorized, token expired, jwt, session expires, session is lost, keeps logging out, logged out after',
    look: 'The request as it is sent: whether the header or cookie is there, its domain, SameSite, expiry, and the clock',
    check: 'Signed in, expired and not signed in each give the right status',
  },
  'not-found': {
    words: 'module not found, cannot find module, modulenotfounderror, importerror, no module named',
    look: 'The exact name and case, the path from where it is started, what the build includes, the active environment',
    check: 'It runs from a clean checkout with the documented commands',
  },
  'server-error': {
    words:
      '500 error, error 500, status 500, gives 500, returns 500, 502 error, error 502, 503 error, error 503, internal server error, bad gateway',
    look: "The first error in the server's log at that moment, not the last; what the proxy waited for",
    check: 'The failed request, repeated, with its line in the log',
  },
  layout: {
    words:
      'css overflow, overflow hidden, not centered, layout breaks, layout is broken, broken layout, z index, css not, flexbox, css grid',
    look: 'Which element is too large or in which stacking context, found by outlining everything; then the one rule that causes it',
    check: 'Widths of 360, 768 and 1440 pixels, with a long word',
  },
  state: {
    words:
      "state does not update, state doesn't update, state not updating, state is stale, stale state, stale closure, does not rerender, does not re render, doesn't re render",
    look: 'Whether the value changes or only its contents, who keeps the copy that is shown, and which closure holds the old one',
    check: 'Two changes in quick succession both show',
  },
  types: {
    words: 'type error, typescript error, type is not assignable, mypy, cannot be assigned, casting',
    look: 'Whether the type or the value is wrong; no cast that silences it',
    check: 'The type check passes without "any", ignore comments or assertions',
  },
  'off-by-one': {
    words: 'index out of range, out of bounds, off by one, indexerror, array index, last element',
    look: 'The limits of the loop and the empty case',
    check: 'No elements, one, two, and the last one',
  },
  duplicates: {
    words: 'submitted twice, charged twice, booked twice, saved twice, inserted twice, stored twice',
    look: 'What may be sent twice (double click, retry, webhook) and what in the database prevents the second one',
    check: 'Two requests at the same moment leave only one record',
  },
  dependency: {
    words:
      'dependency conflict, peer dependency, npm install, pip install, version conflict, eresolve, build fails, compilation error, does not compile, gradle, webpack',
    look: 'The first line of the error and what two packages ask for; the lock file against what is installed',
    check: 'A clean install and build from scratch',
  },
  'too-slow-page': {
    words: 'page load, lighthouse, slow page, loads slowly, first load, bundle size, core web vitals',
    look: 'What blocks the first paint: scripts, fonts, images without dimensions, requests that wait on each other',
    check: 'The same measurement on a slow phone before and after',
  },
  'job-twice': {
    words:
      'two times sometimes, twice sometimes, sometimes twice, mail two times, mail twice, email twice, emails twice, mails twice, duplicate mail, duplicate emails, task runs twice, job runs twice, sends twice, confirmation mail two times, order confirmation mail two times',
    look: 'The visibility timeout and late acknowledgment in the queue, if there is one, against the longest task; a second worker or scheduler; a retry after the email has gone out; work enqueued before the transaction commits; a handler registered twice',
    check: 'A test that delivers the same task twice sends one email',
  },
  'keyboard-covers': {
    words:
      'keyboard covers, keyboard hides, keyboard overlaps, hidden by the keyboard, behind the keyboard, keyboard covers the text field, covers the input',
    look: 'Insets of the open keyboard that do not reach the field (nested scaffold, fixed height, resizing switched off), a safe area counted twice, and a list that is not scrolled to its end when the inset changes',
    check:
      'On the smallest screen named, the field and the last line are visible with the keyboard open, closing it leaves no gap, and the other platform is unchanged',
  },
  'seq-scan': {
    words:
      'seq scan, sequential scan, full table scan, index not used, not using the index, ignores the index',
    look: 'The plan with its real row counts: a condition that matches too many rows, a function or cast on the column, a type that differs, old statistics; on a small table, a scan is right',
    check: 'The plan before and after, on data of realistic size',
  },
  'page-twice': {
    words: 'same page twice, loads twice, loads the same page twice, fetches twice, requests twice',
    look: 'Two triggers before the first response (observer and scroll, a remount, strict mode), and the page number taken from state that is not set yet',
    check:
      'When triggered twice before the first response, only one request goes out and no entry is shown twice',
  },
} as const satisfies Record<string, Fault>;
