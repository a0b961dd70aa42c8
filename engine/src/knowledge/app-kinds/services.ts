import type { AppKind } from '../code-rows.ts';

/** Software that other programs or a command line talk to. */
export const serviceKinds = {
  api: {
    shape: 'service',
    broad: 'platform',
    nouns:
      'api, rest api, restful api, graphql api, backend, backend api, backend service, crud api, microservice, web service, server, api server, api endpoint, endpoint, endpoints, grpc service, api for, graphql server, authentication service, auth service, auth api',
    users: 'Other programs, and the people who debug them',
    heart: 'Each call does one thing, and its answer says what happened.',
    flows: ['Read one and many, create, change, delete; each with its success and its refusals'],
    rules: [
      'Input is checked at the boundary: unknown fields refused, limits on length and number, errors with field and reason in one shape',
      '400 for bad input, 404 for what is unknown, 409 for what clashes with what is stored; each with a code that a program can read',
      'Lists have a maximum length and a stable order',
    ],
    checks: [
      'Each endpoint has a test for success, bad input and an unknown id',
      'The description in OpenAPI (or schema) is what the tests call',
    ],
    asks: ['api-callers', 'access', 'volume'],
    offers: ['api-docs', 'rate-limit', 'docker', 'tests-first'],
  },
  bot: {
    shape: 'service',
    nouns:
      'discord bot, telegram bot, slack bot, bot, matrix bot, whatsapp bot, twitter bot, reddit bot, twitch bot, moderation bot, music bot, email bot',
    users: 'People in a channel who type quickly and expect an answer',
    heart: 'It answers at once or says that it works on it, and never floods the channel.',
    flows: [
      'Each command: who may use it, what it takes, what it answers, what it says when wrong',
      'Help lists all of them',
    ],
    data: { Setting: 'place (server or chat), name, value' },
    rules: [
      'The token comes from the environment; the fewest permissions that suffice',
      'Own messages and those of other bots are ignored; limits of the platform are waited out',
      'After a restart or a lost connection it continues, and does nothing twice',
    ],
    checks: [
      'A command with wrong or missing words answers with an example',
      'Killing it and starting it again loses no setting and repeats no message',
      'Somebody without permission is refused',
    ],
    asks: ['bot-where', 'storage', 'host'],
    offers: ['deploy-notes', 'logging', 'env-example', 'tests-first'],
  },
  scraper: {
    shape: 'program',
    nouns:
      'scraper, web scraper, crawler, web crawler, scraping script, scrape, scraping, price monitor, page monitor, link checker, get all the links of a website, extract all links, screen scraper, price scraper',
    heart: 'It notices when a page changed instead of storing nonsense.',
    flows: ['Fetch, take out the fields, store, go on with the next page'],
    data: { Item: 'source address, fields, fetched at' },
    rules: [
      'robots.txt and terms are read first; a pause between requests, an honest user agent, stop on 403 and 429',
      'A missing field is recorded as missing with its address; relative links are resolved; the same page is taken once',
      'What was fetched is kept, so that an interrupted run can continue',
    ],
    checks: [
      'Against saved pages: a whole one, one without the field, an empty one',
      'Stopping and starting again stores nothing twice',
      'Three items counted by hand on a page match',
    ],
    asks: ['scrape-source', 'output-form', 'run-where'],
    offers: ['dry-run', 'logging', 'tests-first', 'env-example'],
  },
  cli: {
    shape: 'program',
    nouns:
      'cli, command line tool, cli tool, command line app, terminal app, console app, command line program, console application, tui, command line interface, cli app, todo cli, terminal program',
    heart: 'It can be used in a pipe, and its help is enough to use it.',
    flows: ['Each command with its arguments, its output and its exit code'],
    rules: [
      'Results to standard output, everything else to standard error; exit code 0 only if all went well',
      '--help with an example per command; reads standard input where a file could be given; no color when not a terminal',
      'What destroys asks, unless told not to, and can be tried without effect',
    ],
    checks: [
      'Unknown arguments end with code 2 and a hint',
      'Output piped into another program holds no color codes',
      'Stopping it with Ctrl+C leaves no half-written file',
    ],
    asks: ['language', 'run-where', 'output-form'],
    offers: ['dry-run', 'tests-first', 'readme', 'one-file'],
  },
  'browser-extension': {
    shape: 'product',
    nouns:
      'browser extension, chrome extension, firefox extension, browser plugin, chrome plugin, add on, tampermonkey, userscript, greasemonkey',
    users: 'Somebody reading another site who should hardly notice it',
    heart: 'It asks for the fewest permissions that suffice and breaks no page.',
    flows: [
      'What happens where: popup, page, background; the one action and how it is begun',
      'Settings, kept in the browser',
    ],
    rules: [
      'Manifest V3; permissions only for the sites and moments needed, each with its reason',
      'The background part may stop at any time: state is kept in storage and not in variables',
      'Pages load parts late: watch for them and act once; texts from pages are never run or inserted as HTML',
    ],
    checks: [
      'Loaded unpacked in a fresh profile it works at once and logs no error',
      'On a page that builds itself late it acts exactly once',
      'After an update the settings are still there',
    ],
    later: ['accounts', 'sync'],
    asks: ['which-browsers', 'when-active', 'shown-instead'],
    offers: ['readme', 'tests-first', 'dark-mode', 'keyboard-first'],
  },
  'mobile-app': {
    shape: 'product',
    broad: 'platform',
    nouns:
      'mobile app, iphone app, ios app, android app, react native app, flutter app, phone app, expo app, app for my phone, app for android, cross platform app',
    heart: 'Opens at once, works with one thumb, survives being interrupted.',
    flows: ['The first screen shows what is needed now, not a menu'],
    rules: [
      'State survives the app being closed by the system; the keyboard never covers the field',
      'Permissions are asked for when needed, and the app works without them; text follows the size set in the system',
      'Without a network it opens and says what waits',
    ],
    checks: [
      'Turned, in the background for an hour, and closed by the system: the work is still there',
      'With the largest text size everything can be read and pressed',
    ],
    later: ['push', 'languages'],
    asks: ['platform', 'storage', 'access'],
    offers: ['works-offline', 'seed-data', 'dark-mode', 'accessible'],
  },
  'desktop-app': {
    shape: 'product',
    broad: 'platform',
    nouns:
      'desktop app, desktop application, electron app, windows app, mac app, gui app, tkinter, tkinter app, pyqt, system tray, menu bar app, windows program, gui application, pyside, winforms, wpf app, tauri app',
    heart: 'Feels like the other programs on that desk: window, menu, keys, files.',
    flows: ['Open, work, save; a second start brings up the window that is open'],
    rules: [
      'Long work never freezes the window and can be stopped',
      'Settings and files are stored where the system wants them; saving writes beside and then replaces',
    ],
    checks: [
      'Interrupting it mid-save leaves the old file whole',
      'The window comes back at its size and place, also after a screen was unplugged',
    ],
    asks: ['which-systems', 'storage', 'language'],
    offers: ['readme', 'tests-first', 'dark-mode', 'keyboard-first'],
  },
  automation: {
    shape: 'program',
    nouns:
      'automation, automation script, google apps script, apps script, zapier, n8n, workflow automation, macro, excel macro, vba, vba macro, power automate, cron script, scheduled script, backup script, email script, auto login, mail checker, bandwidth monitor, file watcher, reminder script, auto reply, make a script that runs',
    heart: 'It can run twice without harm and tells when it failed.',
    flows: ['What starts it, what it reads, what it changes, whom it tells'],
    rules: [
      'What was done is marked, so that nothing is done twice; a failing item does not stop the others',
      'Keys and addresses come from settings and not from the code',
      'One line per run: how many read, done, skipped, failed',
    ],
    checks: [
      'A second run right after the first changes nothing',
      'One bad item among ten: nine done, one named',
    ],
    asks: ['run-where', 'data-from', 'bad-input'],
    offers: ['dry-run', 'logging', 'env-example', 'tests-first'],
  },
  'data-pipeline': {
    shape: 'program',
    nouns:
      'data pipeline, etl, etl pipeline, data migration, migration script, data import script, sync script, airflow, dbt, data cleaning, clean data, clean up data, merge csv, merge excel, csv to json, json to csv, excel to csv, convert csv, parse csv, parse json, parse xml, csv parser, reads a csv, read a csv, csv of, read csv, log parser, sort csv, split csv, csv file, excel file, sort excel, deduplicate',
    heart: 'What went in and what came out add up.',
    flows: ['Read, check, change, write; count at each step'],
    rules: [
      'Bad rows go to a separate file with line and reason; the rest goes through',
      'Encodings, quotes, line breaks within fields, empty cells, leading zeros and big numbers survive',
      'Large files are read piece by piece; writing goes beside and then replaces; a second run gives the same',
    ],
    checks: [
      'Rows in = rows out + rows refused',
      'A file with accents, quotes and a line break within a field comes back unchanged',
      'An empty file and one with a heading only end well',
    ],
    asks: ['input-example', 'output-form', 'bad-input'],
    offers: ['dry-run', 'tests-first', 'logging', 'one-file'],
  },
  devops: {
    shape: 'program',
    nouns:
      'dockerfile, docker compose, docker-compose, github actions, ci pipeline, ci cd, kubernetes, terraform, nginx config, nginx, ansible, helm chart, deployment script, systemd, gitlab ci, jenkins, makefile, cloudformation, aws lambda, reverse proxy, ci cd pipeline, github action, deployment pipeline',
    heart: 'The same result from a clean machine, today and in a year.',
    flows: ['From a clean checkout to running, each step in order'],
    rules: [
      'Versions are pinned; secrets come from the store and never from the file or the log',
      'Least privilege; not run as root; a health check decides if it is up',
      'A failed deployment leaves the old one running',
    ],
    checks: [
      'From nothing to running with the commands given',
      'A broken build stops before anything is replaced',
    ],
    asks: ['host', 'existing-code', 'versions'],
    offers: ['alternatives', 'readme', 'env-example', 'explain-as-you-go'],
  },
} as const satisfies Record<string, AppKind>;
