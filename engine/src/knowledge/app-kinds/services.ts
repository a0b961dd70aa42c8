import type { AppKind } from '../code-rows.ts';

/** Software that other programs or a command line talk to. */
export const serviceKinds = {
  api: {
    shape: 'service',
    broad: 'platform',
    nouns:
      'api, rest api, restful api, graphql api, backend, backend api, backend service, crud api, microservice, web service, api server, api endpoint, endpoint, endpoints, grpc service, api for, graphql server, authentication service, auth service, auth api',
    heart: 'Each call does one thing, and its answer says what happened.',
    flows: [],
    rules: [
      'Whatever input a call takes is checked where it comes in',
      'Errors have one shape, with a code that a program can read and a text that a person can',
      'Where it returns a list, the list has a maximum length and a stable order',
    ],
    checks: [
      'Each call has a test for success and for each way it can fail',
      'The description that callers get matches what the tests call',
    ],
    asks: ['api-callers', 'access', 'volume'],
    offers: ['api-docs', 'rate-limit', 'docker', 'tests-first'],
  },
  bot: {
    shape: 'service',
    nouns:
      'discord bot, telegram bot, slack bot, matrix bot, whatsapp bot, twitch bot, moderation bot, music bot, irc bot, signal bot, chat bot for discord, teams bot',
    heart: 'It reacts at once, or says that it is at work, and never floods a conversation.',
    flows: ['What it reacts to, who may use it, and what it answers, also when something is wrong'],
    rules: [
      'Its token is not in the code, and it has no more permissions than it needs',
      'It ignores its own messages, and waits out the limits of the platform',
      'After a restart or a lost connection it goes on, and does nothing twice',
    ],
    checks: [
      'Stopped and started again, it has forgotten nothing it should know and repeats nothing',
      'Where it takes commands, one it does not understand is answered with help and never with a crash',
    ],
    asks: ['bot-where', 'storage', 'host'],
    offers: ['deploy-notes', 'logging', 'env-example', 'tests-first'],
  },
  'other-bot': {
    shape: 'service',
    nouns: 'bot, twitter bot, reddit bot, email bot, mastodon bot, trading bot, bluesky bot, auto reply bot',
    flows: [],
    rules: [
      'Keys are not in the code, and it has no more permissions than it needs',
      'It keeps to the limits and the terms of the service it uses',
    ],
    checks: [
      'Stopped and started again, it does nothing twice',
      'Tried where nobody else is affected before it goes live',
    ],
    asks: ['bot-where', 'storage', 'host'],
    offers: ['deploy-notes', 'logging', 'dry-run', 'tests-first'],
  },
  scraper: {
    shape: 'program',
    nouns: 'scraper, web scraper, scraping script, scrape, scraping, screen scraper, price scraper',
    heart: 'It notices when a page has changed instead of storing nonsense.',
    flows: [],
    rules: [
      'It keeps to robots.txt and to the terms of the site, pauses between requests, and stops when it is refused',
      'What is not on a page is recorded as missing, with the address',
    ],
    checks: [
      'Against saved pages: a usual one, one that lacks something, and an empty one',
      'A few items counted by hand on the page match',
    ],
    asks: ['scrape-source', 'output-form', 'run-where'],
    offers: ['dry-run', 'logging', 'tests-first', 'env-example'],
  },
  crawler: {
    shape: 'program',
    nouns:
      'crawler, web crawler, link checker, broken link checker, get all the links of a website, extract all links, sitemap generator',
    flows: [],
    rules: [
      'It keeps to robots.txt and pauses between requests; each page is taken once, and it knows where to stop',
      'Relative links, redirects and anchors are resolved',
    ],
    checks: ['Against a small site made for the test, with a loop, a redirect and a dead link'],
    asks: ['scrape-source', 'output-form', 'run-where'],
    offers: ['logging', 'tests-first', 'one-file', 'alternatives'],
  },
  'page-monitor': {
    shape: 'program',
    nouns: 'price monitor, page monitor, website monitor, uptime monitor, restock alert, price alert',
    heart: 'It reports a change once, and tells an unreadable page from an unchanged one.',
    flows: [],
    rules: [
      'It asks no more often than needed',
      'What it saw last is kept, so that a restart repeats nothing',
    ],
    checks: [
      'Tried with something that is unchanged, something that has changed, and something that cannot be read',
    ],
    asks: ['scrape-source', 'output-form', 'run-where'],
    offers: ['dry-run', 'logging', 'tests-first', 'env-example'],
  },
  cli: {
    shape: 'program',
    nouns:
      'cli, command line tool, cli tool, command line app, command line program, command line interface, cli app, todo cli, command line utility',
    heart: 'Its help is enough to use it.',
    flows: [],
    rules: [
      'What it prints as a result goes to standard output, everything else to standard error; the exit code is 0 only if all went well',
      '--help shows an example; no color where the output is not a terminal',
    ],
    checks: [
      'Unknown arguments end with an error and a hint',
      'Piped into another program, it prints nothing but results',
    ],
    asks: ['language', 'run-where', 'output-form'],
    offers: ['dry-run', 'tests-first', 'readme', 'one-file'],
  },
  tui: {
    shape: 'program',
    nouns:
      'tui, terminal app, console app, console application, terminal program, terminal ui, text user interface',
    flows: [],
    rules: [
      'The terminal is left as it was found, also after Ctrl+C',
      'Input that makes no sense is answered and does not end it',
    ],
    checks: ['Everything can be read in a terminal of 80 by 24'],
    asks: ['language', 'run-where', 'output-form'],
    offers: ['tests-first', 'readme', 'one-file', 'alternatives'],
  },
  'browser-extension': {
    shape: 'product',
    nouns:
      'browser extension, chrome extension, firefox extension, browser plugin, chrome plugin, edge extension',
    heart: 'It asks for the fewest permissions that suffice and breaks no page.',
    flows: ['What it does on which pages, and what starts it'],
    rules: [
      'Manifest V3; each permission with its reason, and only for the sites and moments it is needed',
      'The background part may be stopped at any time, so nothing lives in its variables',
      'Where it changes pages, it copes with parts that load late; text from a page is never inserted as HTML',
    ],
    checks: [
      'Loaded unpacked in a fresh profile it works at once and logs no error',
      'Switched off, it leaves no trace on the pages',
    ],
    asks: ['which-browsers', 'when-active', 'shown-instead'],
    offers: ['readme', 'tests-first', 'dark-mode', 'keyboard-first'],
  },
  userscript: {
    shape: 'program',
    nouns:
      'userscript, tampermonkey, greasemonkey, bookmarklet, user script, tampermonkey script, violentmonkey',
    flows: [],
    rules: [
      'It runs only on the pages it is for',
      'It copes with parts of the page that load late, and does its work once',
    ],
    checks: ['On the real page, freshly loaded and after moving around in it'],
    asks: ['which-browsers', 'when-active', 'shown-instead'],
    offers: ['readme', 'one-file', 'alternatives'],
  },
  'mobile-app': {
    shape: 'product',
    broad: 'platform',
    nouns:
      'mobile app, iphone app, ios app, android app, react native app, flutter app, phone app, expo app, app for my phone, app for android, cross platform app',
    heart: 'It opens at once and survives being interrupted.',
    flows: [],
    rules: [
      'What was being done is still there after the system has closed the app',
      'Permissions are asked for when they are needed, and a refusal is not the end',
      'Text follows the size set in the system, and the keyboard never covers the field',
    ],
    checks: [
      'Put aside for an hour and closed by the system: the work is still there',
      'With the largest text size everything can be read and pressed',
    ],
    asks: ['platform', 'storage', 'access'],
    offers: ['works-offline', 'seed-data', 'dark-mode', 'accessible'],
  },
  'desktop-app': {
    shape: 'product',
    broad: 'platform',
    nouns:
      'desktop app, desktop application, electron app, windows app, mac app, gui app, tkinter, tkinter app, pyqt, system tray, menu bar app, windows program, gui application, pyside, winforms, wpf app, tauri app',
    heart: 'It feels like the other programs on that desk.',
    flows: [],
    rules: [
      'Long work never freezes the window and can be stopped',
      'What it keeps is stored where the system expects it, and a failed save never costs what was saved before',
    ],
    checks: [
      'On a dense screen and with large text everything can be read',
      'Closed and opened again, it is as it was left',
    ],
    asks: ['which-systems', 'storage', 'language'],
    offers: ['readme', 'tests-first', 'dark-mode', 'keyboard-first'],
  },
  automation: {
    shape: 'program',
    nouns:
      'automation, automation script, workflow automation, macro, cron script, scheduled script, mail checker, file watcher, reminder script, auto reply, make a script that runs',
    heart: 'A second run does no harm, and a failure is noticed.',
    flows: [],
    rules: ['It reports what it could not do, and that does not silently stop the rest'],
    checks: [
      'A second run right after the first does no harm',
      'With one thing wrong in its input, it says what and where',
    ],
    asks: ['run-where', 'data-from', 'bad-input'],
    offers: ['dry-run', 'logging', 'env-example', 'tests-first'],
  },
  'backup-script': {
    shape: 'program',
    nouns: 'backup script, backup job, backup tool, database backup, automatic backup, incremental backup',
    heart: 'A copy counts only when it can be restored.',
    flows: [],
    rules: [
      'An old copy goes only after the new one is complete',
      'A failure is noticed, and nothing in the original is changed',
    ],
    checks: [
      'A copy restored to another place is identical to the original',
      'With the target full or missing, it says so and keeps the old copy',
    ],
    asks: ['run-where', 'which-systems', 'bad-input'],
    offers: ['dry-run', 'logging', 'tests-first', 'alternatives'],
  },
  'data-pipeline': {
    shape: 'program',
    nouns:
      'data pipeline, etl, etl pipeline, data migration, migration script, data import script, sync script, data cleaning, clean data, clean up data, merge csv, merge excel, csv to json, json to csv, excel to csv, convert csv, parse csv, parse json, parse xml, csv parser, reads a csv, read a csv, csv of, read csv, log parser, sort csv, split csv, csv file, excel file, sort excel, deduplicate, csv files',
    heart: 'What went in, what came out and what was left out add up.',
    flows: [],
    rules: [
      'What cannot be used is reported with its place and the reason, and does not stop the rest',
      'Encoding, quotes, line breaks within fields, empty fields and leading zeros survive',
    ],
    checks: [
      'The counts add up: read, written, left out',
      'Accents, quotes and a line break within a field come through unchanged',
      'Empty input ends well',
    ],
    asks: ['input-example', 'output-form', 'bad-input'],
    offers: ['dry-run', 'tests-first', 'logging', 'one-file'],
  },
  container: {
    shape: 'program',
    nouns:
      'dockerfile, docker compose, docker-compose, kubernetes, helm chart, docker image, kubernetes manifest, docker setup, kubernetes deployment',
    heart: 'The same result from a clean machine, today and in a year.',
    flows: [],
    rules: [
      'Versions are pinned, and nothing secret is in an image or a file',
      'Nothing runs as root without need',
    ],
    checks: [
      'From a clean checkout to running with the commands given',
      'Stopped and started again, it keeps what it must keep',
    ],
    asks: ['host', 'existing-code', 'versions'],
    offers: ['alternatives', 'readme', 'env-example', 'explain-as-you-go'],
  },
  'build-pipeline': {
    shape: 'program',
    nouns:
      'github actions, ci pipeline, ci cd, gitlab ci, jenkins, ci cd pipeline, github action, deployment pipeline, deployment script, jenkins pipeline, github workflow',
    heart: 'Whoever reads a failed run sees at once what failed.',
    flows: [],
    rules: [
      'Versions are pinned; secrets come from the store and show up in no log',
      'It may do no more than it needs to',
    ],
    checks: [
      'A run that must fail does fail, before anything is published or replaced',
      'From a clean checkout it passes',
    ],
    asks: ['host', 'existing-code', 'versions'],
    offers: ['alternatives', 'readme', 'explain-as-you-go', 'dry-run'],
  },
  infrastructure: {
    shape: 'program',
    nouns: 'terraform, ansible, cloudformation, pulumi, ansible playbook, terraform module',
    heart: 'The same result from a clean start, today and in a year.',
    flows: [],
    rules: [
      'Versions are pinned, and nothing secret is in the files',
      'Rights are as narrow as the task allows',
    ],
    checks: ['Applied a second time, it changes nothing', 'What it would change can be seen before it does'],
    asks: ['host', 'existing-code', 'versions'],
    offers: ['alternatives', 'readme', 'env-example', 'explain-as-you-go'],
  },
  'cloud-function': {
    shape: 'program',
    nouns: 'aws lambda, lambda function, cloud function, serverless function, azure function',
    flows: [],
    rules: [
      'The same event twice does no harm',
      'Rights are as narrow as the task allows, and nothing secret is in the code',
    ],
    checks: ['A sample event gives what it should, and a broken one fails with a clear message'],
    asks: ['host', 'language', 'versions'],
    offers: ['tests-first', 'logging', 'env-example', 'alternatives'],
  },
  'server-config': {
    shape: 'program',
    nouns: 'nginx config, nginx, reverse proxy, systemd, apache config, caddyfile, systemd service, haproxy',
    flows: [],
    rules: [
      'Say where each file goes, and how to check it before it is loaded',
      'Nothing runs with more rights than it needs',
    ],
    checks: ["The program's own configuration check passes", 'A restart of the machine leaves it working'],
    asks: ['host', 'versions', 'existing-code'],
    offers: ['alternatives', 'explain-as-you-go', 'readme'],
  },
  'build-file': {
    shape: 'program',
    nouns: 'makefile, cmake, gradle build, webpack config, vite config, build script, justfile, cmakelists',
    flows: [],
    rules: ['Only what changed is built again', 'It says which tools it needs, in which version'],
    checks: ['From a clean checkout it builds; a second time it has nothing to do'],
    asks: ['which-systems', 'versions', 'existing-code'],
    offers: ['alternatives', 'explain-as-you-go', 'readme'],
  },
} as const satisfies Record<string, AppKind>;
