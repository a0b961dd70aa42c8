import type { Clash, LimitRow, Shape, ShapeWords } from './code-rows.ts';

/** Words by which it shows what is to be built. */
export const shapeWords: ShapeWords = {
  product:
    'app, web app, webapp, application, web application, platform, system, portal, software, tracker, manager, mini program, prototype, mvp, pwa, tool, game, simulator, frontend, front end, code to develop',
  site: 'website, web site, site, webpage, web page, page, homepage',
  service: 'api, backend, microservice, web service, rest api, graphql api',
  component: 'component, widget, button, react component, vue component, ui component',
  program:
    'function, script, program, code, query, class, method, snippet, command, algorithm, module, regex, formula, macro, subroutine, one liner, notebook, python program, java program, console program, shellscript, javascript code, python code, boilerplate',
};

/** Verbs of making: what begins with one is to be built. */
export const makingVerbs =
  'build, create, make, implement, develop, design, write, generate, code, program, set up, prototype, build out, give me, i need, produce, craft, construct';

/** What rules out a feature that is named behind it. */
export const refusals =
  "no, without, don't need, do not need, don't want, do not want, no need for, not need, skip, leave out, except, avoid, without any, instead of, not include, don't add, do not add";

/** What ends a refusal. */
export const refusalEnds = 'but, with, just, only, that, which, because, so, where, i';

/** What puts off a feature that is named before it. */
export const postponed =
  'later, not now, can wait, in a later version, not yet, in version two, not for now, maybe later, come later, comes later, can come later, will come later, are for later, in the future';

/** Sequences that only look like the name of a feature. */
export const idioms =
  'in order to, user friendly, user interface, user experience, make sure, of course, as follows, the following, keep in mind, take care, a number of, real estate, point of view, such as, high level, low level, in charge of, time to time, step by step, read me, social media platform, order of, in order, on the other hand, next level, book club, navigation menu, dropdown menu, main menu, side menu, menu bar, post request, post requests, get and post, monthly payment, monthly payments, loan payment, mortgage payment, payment schedule, order by, sorted order, any order, alphabetical order, ascending order, descending order, correct order, execution order, dot product, product of, class action, web crypto api, live in, client side, server side, client certificate, the course of, professional grade, key signature, first grade, second grade, third grade, design pattern, common project, ride sharing, car sharing, read later, save for later, daily standup, unity inventory, unity inventory system, game inventory, rpg inventory, inventory ui, heart rate, advent calendar';

/** What follows these belongs to the thing that is wanted and is not that thing. */
export const partMarkers =
  'with, including, includes, include, such as, features, featuring, functionalities for, functions for, functionality for, plus, has, have, sections for, contains, using, built with, made with, without';

/** What cannot hold beside what a goal says. */
export const clashes: readonly Clash[] = [
  {
    said: 'no backend, without a backend, no server, without a server, localstorage, local storage, client side, single file, one file, single html file, html5 css3, html css, vanilla javascript, vanilla js, static site, in the browser only, html5, web crypto api, only on this device, stays on this device, on this device only, only on my phone, only on the device, stored locally, local only, stays on the device',
    never:
      'server, webhook, transaction, database, api, session, row level, constraint, network answer, two people, same moment, calculated on the server',
    drops: ['accounts', 'roles', 'teams', 'checkout', 'moderation'],
  },
  {
    said: 'just me, only me, for myself, personal use, single user, for me alone, me alone, my own use, only i, no users, without users, only for me, no team, myself, one person, solo, on my own',
    never:
      'two people, somebody else, everyone sees, members, both sides, other people, somebody removed, each person, household, a team, small team, team, assigned to, assignee, assigned, who does it, several people, members, boards and who, everybody, each person, for others, between two people, those in charge, same moment, same record, at once by, nobody else, whoever asked, people who',
    drops: ['accounts', 'roles', 'teams', 'moderation', 'profiles', 'invitations'],
  },
  {
    said: 'command line, cli, terminal, console, text based, in the console, tui, ncurses, curses, bash, powershell, shell, ascii, over ssh',
    never:
      'screen, pixels, pixel, keyboard alone, hover, phone, touch, page, tab, browser, frames, frame, network, reload, press, presses, pressed, drag, swipe, animation, sound, picture, pictures, looks and sound, window, addresses',
    drops: ['responsive', 'accounts'],
  },
  {
    said: 'api, rest api, backend, endpoints, graphql',
    never:
      'screen, screens, looks, pixels, large text, thumb, glance, keyboard alone, button, press, phone, sofa, stove',
  },
  {
    said: 'static, static site, static website, markdown files',
    never: 'server, stored message, database, sign in, signed in, webhook, account, session',
    drops: ['accounts', 'roles', 'contact-form', 'admin', 'cms', 'search'],
  },
  {
    said: 'no account, no accounts, no login, no logins, no signup, no signups, no sign up, no registration, without login, without a login, without an account, without account, without accounts, without registration, without signing up, no passwords, no password',
    never: 'owner, sign in, signed in, keychain, secure store, account, sign up',
    drops: ['accounts', 'roles', 'teams', 'profiles', 'invitations'],
  },
  {
    said: 'offline, works offline, no internet, without internet',
    never:
      'when it is back, when online, server, waits, synced, network, connection, network response, slow connection, other people, link leads, browser request',
  },
  {
    said: 'no database, without a database, stateless',
    never: 'signed in, 409, idempotency, cursor, stored message, record',
    drops: ['accounts', 'roles'],
  },
  {
    said: 'multiplayer, two players with one link, online, by link, one link, over the internet, on two phones',
    never: 'on one device, against the computer, one device',
  },
  {
    said: 'reminds me, reminds us, reminder bot, posts the, posts every, posts a, every weekday, every day at, every morning, each morning, once a day',
    never: 'each command, command, commands, reacts to, reacts at once, understand',
  },
  {
    said: 'swiftui, uikit, flutter, react native, jetpack compose, android, ios, iphone, tkinter, qt, pyqt, pyside, wpf, winforms, gtk, unity, godot, unreal, swift, kotlin',
    never:
      'aria, html, dialog element, css, script, browser, 360, markup, address, autocomplete names, input types, tab stays, search engines, escape, page behind',
  },
  { said: 'desktop only, no mobile', never: 'phone, thumb, touch, 360' },
  { said: 'anonymous, anonymously', never: 'with name, display name, verified', drops: ['profiles'] },
  { said: 'in memory, no database, without a database', never: 'database, migration, constraint', drops: [] },
];

/** The six site styles as lines that a builder can follow and a person can check. */
export const inspirationLines = {
  minimal:
    'Minimal: one typeface, three text sizes, one accent, wide margins; lines and boxes only where space does not separate',
  editorial:
    'Editorial: serif headlines, columns of 60 to 75 characters, captions; one story leads and others follow',
  product:
    'Product: the software itself shown large, claims of at most 8 words; one action, repeated at the end',
  storefront:
    'Storefront: pictures with the same aspect ratio in a grid, the price under each, the cart within reach on every page',
  portfolio:
    'Portfolio: large pictures in a grid, title and year only, text on its own page; at most 4 links to navigate',
  dashboard:
    'Dashboard: dense tables with aligned figures, filters above, key figures in one row; one hue for data, one for warnings',
} as const;

/** Things that another screen of the product writes prompts for. */
export const otherScreens = {
  visual: {
    name: 'Visual Prompter',
    thing: 'a picture or a clip',
    nouns:
      'picture, image, photo, illustration, painting, drawing, video clip, poster, logo, portrait, wallpaper',
  },
  content: {
    name: 'Content Prompter',
    thing: 'a text',
    nouns:
      'email, blog post, article, essay, poem, story, letter, speech, cover letter, newsletter, song, press release',
  },
} as const;

/** Clauses that state a limit on what people enter, do or wait for, and how one tries it; limits of looks are none. */
export const limitRows: readonly LimitRow[] = [
  {
    words:
      'at most, max, maximum, limit, up to, no more than, not more than, at least, minimum, limited to, limit of',
    needs:
      'character, letter, word, sign, mb, gb, upload, person, people, member, guest, visitor, participant, runner, attendee, player, kid, child, pupil, student, volunteer, adult, seat, place, booking, reservation, registration, loan, game, book, ticket, item, entry, vote, attempt, try, request, hour, contact, team, per person, per member, per user, per family, per day, per week',
    never:
      'page, screen, button, column, color, colour, line, step, click, tap, code, second, load, bundle, package, dependency, memory, font, size, view, row, image, picture, budget, i, we',
    leastNumber: 2,
    check: 'tried right at the limit and just beyond it',
  },
  {
    words: 'before, until, no later than, deadline, after, in advance, ahead, older than, younger than',
    needs: 'minute, hour, day, week, month, year, am, pm, o clock',
    never: 'before and after, look, looks, i, we',
    leastNumber: 1,
    check: 'tried just before and just after that time',
  },
  {
    words:
      'only admins, only members, only staff, only managers, only teachers, only coaches, only parents, only owners, only logged in, only registered',
    never: 'for only, by only, has only, have only',
    check: 'if anyone else tries, it is refused, even when called directly',
  },
  {
    words: 'users cannot, members cannot, guests cannot, should not be able, must not be able',
    check: 'if tried anyway, it is refused, and nothing changes',
  },
  {
    words: 'only once, not twice, must be unique',
    check: 'if tried twice, it happens once',
  },
];

/** Words that name software when they end a name: "habit app". */
export const softwareWords =
  'app, application, online, tool, tracker, website, site, page, platform, system, game, portal, software, program, clone, api, bot, generator, manager, planner, timer, calculator, editor, dashboard';

/** Places, trades and pastimes: alone they are what software is for, not what it is. */
export const venues =
  'shop, store, club, school, library, studio, practice, clinic, gym, restaurant, cafe, bakery, salon, barber, spa, hotel, hostel, bar, museum, church, hospital, office, company, team, brigade, farm, garden, house, kitchen, warehouse, class, course, event, chess, wedding, tutor, dentist, volunteer, portfolio, tennis, football, flight, train, lesson, schedule, timetable';

/** Entities that so many kinds have that they tell none. */
export const plainEntities =
  'item, user, person, member, message, place, status, session, entry, picture, photo, file, comment, result, event, day, group, note, post, page, answer, player';

/** What rules out that the habits of a kind hold, and for which shapes. */
export const silencing = [
  {
    said: 'smartwatch, apple watch, wear os, garmin, e ink, eink, e paper, epaper, led matrix, led strip, lcd, oled, smart tv, apple tv, android tv, kindle, alexa, alexa skill, google home, voice assistant, graphing calculator, game boy, gameboy, playdate, pico 8, nokia, pebble, carplay',
    shapes: ['product', 'site', 'component'],
  },
  {
    said: 'static, static site, static website, markdown files, no backend, no database, without a database',
    shapes: ['product', 'service'],
  },
  {
    said: 'endpoint, one endpoint, single endpoint, webhook receiver, stateless',
    shapes: ['product', 'service', 'program'],
  },
] as const satisfies readonly { readonly said: string; readonly shapes: readonly Shape[] }[];

/** What stands before or behind an item of a list. */
export const itemJoints =
  'and, or, with, including, include, plus, also, has, have, add, adds, a, an, the, my, their, our, some, like, as, wants, want, needs, need, features, can';
