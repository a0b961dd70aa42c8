import type { CodeAct } from '../code-rows.ts';

const rows = {
  debug: {
    verbs:
      "fix, debug, explain why, why does, why is, why do, why are, why am i, why can't, why isn't, why won't, why doesn't, i get, i'm getting, i am getting, getting an error, getting a, getting the, keep getting, error, solve this error, resolve, troubleshoot, find the bug, what is wrong, what's wrong, it crashes, find out why, investigate",
    words:
      "bug, an error, keeps losing, keeps dropping, keeps disconnecting, keeps restarting, keeps resetting, keeps freezing, reads nan, is nan, returns nan, returns null, returns undefined, compiler error, linker error, borrow checker error, type error, syntax error, build error, error code, error when, error message, errors in, has errors, with errors, exception, crashes, crashing, does not work, doesn't work, not working, fails when, fails with, fails on, fails to, fails after, it fails, test fails, tests fail, build fails, keeps failing, is broken, are broken, twice why, and why, no idea why, stack trace, traceback, undefined is not, typeerror, referenceerror, segfault, throws, returns wrong, wrong result, is empty, shows nothing, does nothing, is wrong, are wrong, freezes, hangs, gets stuck, disappears, is blank, won't load, doesn't load, stopped working, since the update, since the last update, since the upgrade, since yesterday, since last week, used to work, no longer works, after the update, after the last update, after the upgrade, after updating, after upgrading, since the deploy, after the deploy, after deploying, fails since, fails every, is missing from the, are missing from the, is not saved, are not saved, is not sent, are not sent, is not shown, are not shown, does not stick, does not open, does not close, does not scroll, does not respond, does not react, does not appear, does not show up, do not show up, does not update, does not refresh, does not submit, does not arrive, do not arrive, don't arrive, does not render, does not compile, doesn't open, doesn't close, doesn't scroll, doesn't respond, doesn't show, doesn't update, doesn't refresh, doesn't submit, doesn't arrive, doesn't save, won't open, won't close, won't start, won't save, won't submit, is ignored, not loading, not updating, not saving, not showing, not responding, not rendering, not scrolling, can't log in, cannot log in, get logged out, gets logged out, are logged out, logs me out, keeps logging, redirects back to, redirect loop, shows the wrong, shows wrong, gives the wrong, sends the wrong, in the wrong, wrong total, wrong price, wrong date, wrong time, wrong amount, is hidden behind, hidden behind, hides behind, overlaps, overflows, is cut off, are cut off, gets cut off, is rotated, are rotated, upside down, is lost, are lost, gets lost, get lost, stays white, stays blank, stays empty, stays open, white page, one day off, one day early, one hour off, an hour off, twice on the, answers twice, appears twice, appear twice, shows up twice, show up twice, is sent twice, are sent twice, sends every message twice, load twice, loads twice, fires twice, runs twice, returns 500, returns 404, returns null, returns undefined, shows nan, shows undefined, times out, with a timeout, is laggy, is flaky, are flaky, memory grows, complains, covers the input, white screen, loses all, loses every, never ends, never finishes, do not load, don't load, do not work, don't work, website is down, site is down, says 502, 502 bad gateway, arrive twice, arrives twice, comes twice, come twice, looks broken, look broken, looks wrong, forgets the, forgets my, stops after, disconnects, goes to spam, go to spam, nothing happens, on the wrong, to the wrong, finds nothing, find nothing, is blurry, are blurry, accepts invalid, open twice, opens twice, does not zoom, stutters, certificate warning, ignores the, overwrite each other, overwrites each other, land on an error, lands on an error, import stops, too small on, too big on, shows old, still shows, fails silently, stays grey, stays gray, stays disabled, off by one, cannot register, can't register, gets 403, gets 404, gets 500, won't work",
    anywhere:
      'fix it, mend it, repair it, fix this, mend this, fix that, please fix, please mend, find and fix, find the bug, find the cause, find the mistake, find the fault, find out why, correct it, correct this, please correct, put it right, sort it out',
    never:
      'error messages, can run twice, run twice without, runs twice without, without harm, idempotent, playbook, retry when, show errors, shows errors, when it fails, if it fails, when one fails, per line, handle errors, error handling, error page, error message for, error tracking, error analysis, bug tracker, bug tracking, tracking bugs, track bugs, report bugs, bug reports, bug identification, insects, insect, show an error, error log, error logger, error viewer, error monitor',
    title: 'How to go about it',
    lines: [
      'Reproduce it first with the smallest case that shows it, and say what the cause is, where it is, and why; if what is given is not enough to be sure, say what you would look at next instead of guessing',
      'Make the smallest change that removes the cause; everything that works stays as it is',
      'If the same mistake occurs elsewhere, say where, without changing it there',
    ],
    checks: [
      'Whatever shows the bug fails before the change and passes after it: a test, or manual steps where no test is possible',
      'What worked before still works; existing tests, if there are any, pass',
    ],
    asks: ['expected-seen', 'since-when', 'versions', 'tried'],
    offers: [
      'cause-first',
      'regression-test',
      'alternatives',
      'explain-as-you-go',
      'same-elsewhere',
      'no-new-deps',
    ],
  },
  refactor: {
    verbs:
      'refactor, clean up this, clean up the, simplify, restructure, reorganize, rewrite this, rewrite the, modernize, extract, split up, split this, decouple, untangle, make this code, improve this code, improve the code, rename, move, remove duplication, deduplicate this',
    words: 'refactor, refactoring, more readable, cleaner code, technical debt, code smell',
    never:
      'scanned, scans, receipts, by date, by name, script, program that, app that, files, photos, tool that, downloads, folder, folders, pictures, images, songs, episodes, screenshots, pdf, pdfs, mp3, emails, mails, from a text, from text, text from, table from, tables from, links from, all links, numbers from, receipts, documents, filenames, fractions, equations, debts, expressions',
    title: 'How to go about it',
    lines: [
      'Behavior stays exactly as it is: same inputs, outputs, errors and side effects',
      "Go in small steps, each of which works; where no test covers a part, first pin today's behavior",
      'Say what gets better and what it costs',
    ],
    checks: [
      'Existing tests, if there are any, pass unchanged',
      'Nothing that others call or refer to has another name, unless the goal says so',
    ],
    asks: ['may-change', 'tests-there', 'refactor-why', 'versions'],
    offers: ['pin-behavior', 'small-steps', 'plan-first', 'no-new-deps', 'type-checked', 'explain-as-you-go'],
  },
  review: {
    verbs:
      'review, review this, review my, code review, check this code, check my code, critique, audit this, audit my, look over, is this code, is this query, is this function, is this class, is this component, is this safe, is this secure, is my code, what do you think of this, find problems in, security review, give feedback on',
    words: 'code review, pull request, review my code',
    never:
      'review site, review app, review website, review page, review system, review widget, review platform, review blog, reviews for, review of the week',
    title: 'What to return',
    lines: [
      'Findings in order of importance, each with its place, what goes wrong with what input, and the change you would make',
      'Separate what will fail, what can fail and what is a matter of taste; leave out what a formatter would settle',
      'Say what you could not judge from what is given; change no code yet',
    ],
    checks: ['Each finding names a line and an input or situation in which it shows up'],
    asks: ['review-focus', 'code-purpose', 'tests-there'],
    offers: [
      'security-pass',
      'show-fixes',
      'top-three',
      'tests-missing',
      'performance-pass',
      'explain-as-you-go',
    ],
  },
  'write-tests': {
    verbs:
      'write tests, write unit tests, add tests, write a test, test this, generate tests, create tests for, write integration tests, write e2e tests, cover the, cover this, cover my, unit tests for, write test cases, add unit tests, tests for',
    words:
      'unit tests for, test coverage, write tests for, test cases for, playwright tests, cypress tests, jest tests, pytest',
    title: 'What to cover',
    lines: [
      'Test what callers can see, not how it works inside; use the test tool that is named or already there',
      'The usual case, each limit and each rejection; where something external is used, its failure, too',
      'One reason to fail per test, and a name that says what it proves; no sleeps, no dependence on order',
    ],
    checks: [
      'Each test has been seen to fail with the code briefly broken',
      'The tests pass ten times in a row, in any order',
    ],
    asks: ['test-kind', 'tests-there', 'versions'],
    offers: [
      'list-cases-first',
      'no-mocks',
      'property-tests',
      'no-code-change',
      'coverage-gaps',
      'explain-as-you-go',
    ],
  },
  explain: {
    verbs:
      'explain, explain this, explain how, what does, what does this, what does the, how does this, walk me through, describe what, help me understand, comment this code, document this, document the, add comments, add docstrings, write documentation, write a readme, what is the difference, difference between, what is, what are, how does, compare',
    words: 'explain this code, explain each step, what does this code, how this works',
    never:
      'build, create an app, implement, website, develop, quiz, two csv, csv files, two files, prices, two dates, photos, folders, quotes, tariffs, two lists, two excel, spreadsheets',
    title: 'What to return',
    lines: [
      'Begin with what it is for in one or two sentences, then walk through it with the real names and one worked example',
      'Say what is surprising, what can go wrong and where the limits are',
      'Do not change the code',
    ],
    checks: ['The example can be followed by hand to its result'],
    asks: ['explain-level', 'code-purpose', 'explain-focus'],
    offers: ['worked-example', 'diagram', 'line-by-line', 'pitfalls', 'short-answer', 'read-next'],
  },
  optimize: {
    verbs:
      'why is this loop slow, why is this loop so slow, why is it slow, why is it so slow, why is this slow, why is this so slow, why is my app slow, why is my app so slow, why is my site slow, why is my site so slow, why is my website slow, why is my website so slow, why is my query slow, why is my query so slow, why is my code slow, why is my code so slow, why is my script so slow, why is this query slow, why is this query so slow, why is this code slow, why is this code so slow, optimize, optimise, speed up, make faster, make it faster, make this faster, make my website faster, make our website faster, make my site faster, make our site faster, make my app faster, make our app faster, make my script faster, make the site faster, make the app faster, make the page faster, improve performance, improve the performance, reduce memory, tune the, tune this, tune our, reduce the bundle',
    words:
      'too slow, is slow, very slow, takes forever, memory leak, out of memory, slow query, page load is, page load time, loads slowly, runs slowly, page faster, site faster, app faster, api faster, query faster, build faster, tests faster, it faster, load faster',
    never: 'performance review, track performance, seo, compare their performance, employee performance',
    title: 'How to go about it',
    lines: [
      'Measure first: which part is slow, and under which conditions; give the figure before and after in the answer',
      'Change the one thing that costs most, then measure again; stop when it is fast enough',
      'What comes out stays the same',
    ],
    checks: [
      'The same measurement under the same conditions, before and after',
      'What comes out is compared before and after; existing tests, if there are any, pass',
    ],
    asks: ['slow-where', 'volume', 'may-change', 'versions'],
    offers: [
      'measure-it',
      'alternatives',
      'small-steps',
      'no-new-deps',
      'explain-as-you-go',
      'regression-test',
    ],
  },
  migrate: {
    verbs:
      'convert this, convert our, port our, migrate our, rewrite our, move our, switch our, upgrade our, convert my, translate this code, port the, port my, port it, port this, migrate, upgrade the, upgrade my, upgrade to, upgrade from, rewrite in, move from, switch from, update to, turn this into, convert this code, transpile, change this code to, convert the following code',
    words:
      'migrate from, upgrade from, to typescript, migration to, port to, rewrite in, 1 upgrade, 2 upgrade, 3 upgrade, version upgrade, major upgrade, framework upgrade',
    never:
      'converter, users can, app that, website, game, photos, pictures, images, pdf, pdfs, videos, songs, csv, money, files, at night, dark to light, light to dark',
    title: 'How to go about it',
    lines: [
      'Same behavior in the new form, done the way people do it there',
      'First, list what has no counterpart and what you will do instead',
      'Go in steps that each run; old and new can be compared until the last one',
    ],
    checks: [
      'The same inputs give the same outputs in both, including limits and errors',
      'It builds or runs without warnings; existing tests, if there are any, pass',
    ],
    asks: ['versions', 'may-change', 'tests-there'],
    offers: [
      'plan-first',
      'small-steps',
      'differences-table',
      'pin-behavior',
      'no-new-deps',
      'explain-as-you-go',
    ],
  },
  'add-feature': {
    verbs:
      'add, add a, add an, integrate, extend, change the, change my, change our, change this, change all, change how, update the, update my, update our, replace, implement in my, let users, allow users to, allow people to, allow admins to, allow guests to, enable the, disable the, remove the, remove this, remove all, make the, make this script, make this work, make this page, make this app, make this site, make this function, make this component, hide the, show the, show a, turn off the, get rid of, let visitors, let customers, let members, support for, support multiple, put a, put the',
    words:
      'to my app, to our app, to the app, to my site, to our site, to the existing, existing app, existing project, existing codebase, in my project, in our project, in our app, in my app, to my website, to our website, to the checkout, to our product, to the dashboard, to my project',
    never:
      'code for, make the code, program that, app that, a website, an app, a game, two numbers, all numbers, lights, lamps, led, leds, photos, pictures, npm packages, books',
    title: 'How to go about it',
    lines: [
      'First look at how this project does such things, and keep to it: structure, names, styling, tests',
      'Change only what this needs; everything else goes on working as it does',
    ],
    checks: [
      'What worked before still works; where the project has tests, they pass and what changed has one, too',
    ],
    asks: ['existing-stack', 'may-change', 'tests-there'],
    offers: ['plan-first', 'regression-test', 'feature-flag', 'small-steps', 'no-new-deps', 'accessible'],
  },
  'how-to': {
    verbs:
      "how do i, how to, how can i, how would i, how should i, what is the best way, which is better, should i, can i, is it possible, is there a way, what's the best way, which, best practice, what is the best, best way to, how can we, how do you, how do we, when should i, where should i, where do i, do i need, is there a, is it bad, is it ok, is it okay, is it better, is it safe, is it worth, is it enough, does it make sense, show me how, show me the steps, steps to, give me steps",
    title: 'What to return',
    lines: [
      'The answer first, then the shortest code that shows it and can be run',
      'Which versions it applies to, and when another way is better',
    ],
    checks: ['The code shown runs as it is'],
    asks: ['explain-level', 'versions', 'existing-stack'],
    offers: ['short-answer', 'alternatives', 'pitfalls', 'worked-example', 'read-next', 'explain-as-you-go'],
  },
} as const satisfies Record<string, CodeAct>;

/** Work on code that exists, by what is wanted of it. */
export type CodeActId = keyof typeof rows;

export const codeActs: Readonly<Record<CodeActId, CodeAct>> = rows;
