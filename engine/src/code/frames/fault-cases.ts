/** Common faults: what the real remedy must hold, and how it shows (rules B4, B5). First match only. */
interface FaultCase {
  readonly cue: RegExp;
  readonly requirement: string;
  readonly check: string;
}

const faultCases: readonly FaultCase[] = [
  {
    cue: /\b(?:twice|double|duplicat\w*|two (?:orders|e-?mails|charges|entries|times))\b/i,
    requirement:
      'The server is the real fix: one key per attempt, unique in the database, and a repeat returns the first result; locking the button comes on top',
    check:
      'When two equal requests arrive at the same moment, then it happens once and both get the same answer',
  },
  {
    cue: /\bat the same (?:time|moment)\b|\b(?:race condition|simultaneous(?:ly)?|concurren\w+|in parallel|of (?:an)?other (?:user|customer|person)s?|mixed up|someone else['’]s)\b/i,
    requirement:
      'Look for what requests share (variables of a module, singletons, caches, calls that nobody waits for); each request carries its own data from beginning to end',
    check:
      'When fifty requests of different people run at the same time, then each gets its own data and only that',
  },
  {
    cue: /\b(?:wrong (?:total|sum|amount|tax|price)|(?:total|sum|amount|tax|vat|price)\w* (?:is|are|shows?) (?:wrong|off)|rounding|cents?|0\.30000)\b/i,
    requirement:
      'Count in whole cents or exact decimals; say where rounding happens (per line or on the total) and do it there only',
    check:
      'When many lines with awkward amounts are added, then page, invoice and database show the same total to the cent',
  },
  {
    cue: /\b(?:flaky|sometimes fails?|fails? (?:sometimes|randomly|on ci)|passes locally|works (?:locally|on my machine)|only in production|not in production)\b/i,
    requirement:
      'Find what differs (order, time, time zone, data, versions, settings, parallel runs) and show it; no retries, waits or skipped tests as a remedy',
    check: 'When it runs fifty times, also in another order and in parallel, then it passes every time',
  },
  {
    cue: /\b(?:logged out|logs? (?:me|them|people|users) out|session (?:expires?|lost|gone)|cookies?|token expires?)\b/i,
    requirement:
      'Trace the session from setting to refusal (cookie attributes, domain, lifetime, renewal, several tabs) and name the step that breaks; lifetimes stay as safe as before',
    check:
      'When two tabs are open, one is idle past the limit and both go on, then each does what the stated lifetime says',
  },
  {
    cue: /\bcors\b|\b(?:401|403|404|500|502|503)\b|\b(?:server|internal) error\b/i,
    requirement:
      'Read the log of that very request first and name the line; the answer to the caller stays an honest error, never a swallowed one or an open door',
    check:
      'When the same request is sent with right, wrong and missing data, then each gets its own correct answer',
  },
  {
    cue: /\b(?:e-?mails?|notifications?|messages?)\b[^.]{0,40}\b(?:not|never|n['’]t|twice|late|spam)\b/i,
    requirement:
      'Follow one message from its trigger to the provider (queued, sent, refused, bounced) and name the step that loses it; sending is tried again without doubling',
    check: 'When sending fails once, then the message goes out later, once, and the failure can be seen',
  },
  {
    cue: /\bafter (?:an? |the |each |every )?(?:deploy\w*|release|update of the site)|\b(?:hard (?:refresh|reload)|clear(?:ing|s)? (?:the |their )?cache)\b/i,
    requirement:
      'Look first whether the page in the cache names files that a new release took away: the page itself is never cached long, file names carry a hash, old files stay for a while, a failed load reloads once',
    check: 'When a tab is open during a release and goes on, then it works or reloads once, never in a loop',
  },
  {
    cue: /\b(?:loops?|endless|infinite|maximum update depth|redirects? (?:back|again)|re-?renders?)\b/i,
    requirement:
      'Write down the steps that repeat and the condition that never settles; end it there, without a counter, a delay or a swallowed error',
    check: 'When the same steps are taken slowly, fast and after a reload, then it settles each time',
  },
  {
    cue: /\b(?:rotated|sideways|upside down|orientation)\b/i,
    requirement:
      'Apply the orientation that the file carries (EXIF) once, where files come in; say what happens to those already stored',
    check:
      'When files of all eight orientations are uploaded, then each is upright, and one without the mark is unchanged',
  },
  {
    cue: /\b(?:still shows?|show(?:s|n)? (?:deleted|old)|stale|out of date|not (?:update|refresh)\w*|doesn['’]?t (?:update|refresh|change)|until (?:i |we |the )?(?:reload|refresh|page)|old (?:data|values?)|reindex)\b/i,
    requirement:
      'Find which copy is stale (state, cache, index, query) and renew it at the moment of the change; a later clean-up run stays as a safety net',
    check:
      'When the change is made in one window, then the next read in another window shows it, also if the renewal failed once',
  },
  {
    cue: /\b(?:time ?zones?|off by (?:one|an hour)|wrong (?:day|date|hour|time)|day (?:early|late|too)|summer time|dst)\b/i,
    requirement: 'Store moments in UTC and days as days; convert once, at the edge',
    check:
      'When it runs in a zone east and one west of UTC and on the day of a clock change, then day and hour are right',
  },
  {
    cue: /\b(?:leaks?|out of memory|memory (?:grows|usage))\b/i,
    requirement: 'Show the growth over time first, then the line that it points to',
    check: 'When the case that broke it runs ten times in a row, then it ends well and memory does not grow',
  },
  {
    cue: /\b(?:crash\w*|freez\w*|hangs?)\b/i,
    requirement: 'Show the evidence first (stack or log), then the line that it points to',
    check:
      'When the case that broke it comes again, then it ends well or with a message that says what to do',
  },
];

/** The case that the telling of a fault speaks of, or undefined. */
export const faultCaseOf = (task: string): FaultCase | undefined =>
  faultCases.find(({ cue }) => cue.test(task.slice(0, 600)));
