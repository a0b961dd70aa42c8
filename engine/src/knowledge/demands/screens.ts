import type { Demand } from '../code-rows.ts';

/** Demands about what is seen and pressed. */
export const screenDemands = {
  'dark-mode': {
    words: 'dark mode, dark theme, light and dark, dark and light, darkmode',
    replaces: ['theme'],
    decide: [
      'The theme is set before the first paint by a small script in the head; the choice is stored, and "system" stays a choice that follows changes while open',
      'The property color-scheme is set, so that form fields and scroll bars follow; pictures and charts are looked at in both',
    ],
    check:
      'A reload in dark shows no white frame and no hydration warning; changing the system setting changes it only where "system" is chosen',
  },
  'drag-and-drop': {
    words: 'drag and drop, drag n drop, draggable, drag cards, dragging',
    decide: [
      'Dragging has a way by keyboard and by touch that does not block scrolling; the new order is stored at once and goes back with a message if storing fails',
    ],
    check: 'Reordered by keyboard, reloaded: the order holds; dropped outside, nothing changes',
  },
  debounce: {
    words: 'debounce, debounced, search as you type, type ahead, typeahead, autocomplete, live search',
    decide: [
      'Typing waits a moment before it asks, an older request is aborted, and an answer that comes late never replaces a newer one',
    ],
    check:
      'With the first answer slower than the second, the second stays; clearing the field clears the list',
  },
  'date-range': {
    words: 'date range picker, date range, daterange, range picker, from to date',
    decide: [
      'The value is two calendar dates without time zone, start and end, both included; the first press sets the start, the second the end, an earlier second press becomes the new start',
      'Hover and keyboard show the range before it is set; whether a range may span disabled days is one documented prop, by default it may not',
    ],
    check:
      'One-day range, range over a month end and a change of clocks, a second press before the first, and a disabled day in between each give the stated result',
  },
  'date-picker': {
    words: 'date picker, datepicker, date range picker',
    decide: [
      'Keys as in the ARIA date picker pattern: arrows by day, Page Up and Down by month, Home and End in the week, Escape closes and returns focus; one day is in the tab order',
    ],
    check: 'The whole choice can be made by keyboard, and a screen reader hears date and state',
  },
  'monday-first': {
    words:
      'weeks start monday, week starts monday, weeks start on monday, week starts on monday, monday first',
    decide: ['Weeks begin on Monday whatever the locale says'],
    check: 'A month that begins on a Sunday shows it in the last column',
  },
  'disabled-dates': {
    words: 'disabled dates, disable dates, blocked dates, unavailable dates',
    decide: [
      'Disabled days are given as a list or a function of the day; they can be focused, are announced as unavailable and cannot be chosen by mouse or keys',
    ],
    check: 'Enter on a disabled day changes nothing; a new value of the prop is obeyed while open',
  },
  'half-stars': {
    words: 'half stars, half star, half star rating, star rating',
    replaces: ['ratings'],
    decide: [
      'Rating: the value is a number in half steps where halves are asked for; the pointer shows it before it is set; leaving without a press puts the old one back',
    ],
    check:
      'Left and right half of a star give different values; arrow keys move by one step and stop at both ends; right-to-left mirrors it',
  },
  'read-only': {
    words: 'readonly mode, read only mode, readonly, read only',
    with: 'component, rating, field, input, mode, prop, editor, form, table, vue, react',
    decide: [
      'Read-only shows the value as text or image with a label, takes no focus as a control and has no hover effect',
    ],
    check: 'Read-only, neither keys nor pointer emit a change, and a screen reader hears the value',
  },
  'v-model': {
    words: 'v model, vmodel',
    decide: [
      'v-model: modelValue comes in, update:modelValue goes out (defineModel), and no second copy of the value is kept',
    ],
    check:
      'Set by the parent it shows; pressed it emits once; the parent refusing the change leaves the old value shown',
  },
  virtualised: {
    words:
      '10000 rows, 10 000 rows, 5000 rows, 50000 rows, 100000 rows, thousands of rows, 10k rows, 100k rows, virtual scrolling, virtualized, virtualised, large table, virtual list',
    with: 'table, list, grid, scroll, scrolling',
    never: 'excel, query, sql, import, server',
    decide: [
      'Only the rows in view and a few around them are in the document; row height is known or measured once; sorting works on the data, not on the nodes',
      'The true row count and each row index are given to assistive technology (aria-rowcount, aria-rowindex)',
    ],
    check:
      'With all rows loaded the document holds fewer than a hundred row nodes, scrolling drops no frame over 50 ms, and after sorting the scroll position is at a defined place',
  },
  'sticky-header': {
    words: 'sticky header, fixed header, sticky headers, frozen header',
    decide: [
      'The header sticks by CSS inside the scrolling box, keeps the column widths of the body and scrolls sideways with it',
    ],
    check: 'Scrolled down and sideways, each heading still stands above its column',
  },
  'sortable-table': {
    words: 'sortable, sorting, sort by column, sortable columns, sortable table',
    with: 'table, column, columns, rows, grid',
    decide: [
      'Sorting: numbers as numbers, dates as dates, text by locale, empty values last both ways, equal rows keep their order; headings are buttons with aria-sort',
    ],
    check: 'Values 2, 10 and empty sort as 2, 10, empty; twice pressed reverses',
  },
  'no-dependencies': {
    words:
      'no dependencies, zero dependencies, without dependencies, no libraries, without libraries, no external libraries',
    decide: ['Nothing is added to dependencies; what the platform has (Intl, dialog, CSS) is used instead'],
    check: 'The list of dependencies is unchanged',
  },
  'keyboard-use': {
    words:
      'keyboard usable, keyboard accessible, keyboard navigation, usable by keyboard, keyboard only, works with keyboard, accessible, wcag, screen reader, accessibility',
    decide: [
      'Everything works by keyboard in a visible order with a visible focus; native elements before ARIA; text contrast at least 4.5 to 1',
    ],
    check: 'Gone through once without a mouse; an automatic check (axe) finds nothing',
  },
  'big-buttons': {
    words: 'big buttons, large buttons, big text, large text, easy for old people, for seniors, for elderly',
    decide: [
      'Main controls are at least 56 pixels high with space between; text follows the font size of the system without being cut off',
    ],
    check: 'With the largest system font nothing is cut off and every action is still reachable',
  },
  offline: {
    words: 'offline, works offline, without internet, no internet, works without internet',
    never: 'sync, synced, syncs, store offline',
    replaces: ['offline'],
    decide: ['All data is on the device; opening, reading and writing make no request'],
    check: 'In flight mode from a cold start everything works, and the data is there after a restart',
  },
  'offline-sync': {
    words: 'sync, syncs, synced, synchronise, synchronize, sync when',
    with: 'offline',
    replaces: ['offline'],
    decide: [
      'Each change made offline has an id and is sent once when there is a network; two changes to one record: the rule which one holds is written down, and nothing is lost silently',
    ],
    check: 'Changed offline on two devices, then online: both end with the same data and nothing twice',
  },
  pwa: {
    words: 'pwa, installable, progressive web app',
    decide: [
      'Installable: manifest, icons, a service worker that caches the shell by version; a new version is offered and takes over without losing what is being typed',
    ],
    check: 'After a release the open tab offers the new version; offline the start address opens',
  },
  'stays-in-browser': {
    words:
      'leaves the browser, leave the browser, stay in browser, stays in the browser, stay in the browser, nothing uploaded, no upload, not uploaded, in the browser only, only in browser, everything in the browser',
    replaces: ['uploads', 'accounts', 'expenses', 'categories'],
    decide: [
      'No request carries the data: no analytics, no remote fonts, no error reporting; a content security policy with connect-src none proves it. Whether anything is kept after closing the tab is said on the page',
    ],
    check: 'With the network panel open, a full run makes no request after loading',
  },
  i18n: {
    words:
      'two languages, several languages, multilingual, i18n, internationalization, dutch and french, german and french, english and german, english and spanish, english and french, german and english, french and english, bilingual, in german and english, translations',
    decide: [
      'Each language has its own addresses with lang and hreflang; the switch stays on the same page; all texts stand in language files, dates and prices follow the language',
    ],
    check: 'A missing translation fails the build; no text of one language shows on a page of the other',
  },
  rtl: {
    words: 'right to left, rtl, arabic, hebrew',
    decide: [
      'Layout uses logical properties and dir; mixed text is isolated, arrows and icons that point are mirrored',
    ],
    check: 'Switched to right-to-left no overlap, and numbers in a sentence stay in order',
  },
  'opening-times': {
    words: 'opening times, opening hours',
    replaces: ['opening-hours'],
    decide: [
      'Opening times stand in one place of the content, as text and as structured data (LocalBusiness), easy to change for holidays',
    ],
    check: 'Changing them in that one place changes every page',
  },
  'no-prices': {
    words: 'no prices, without prices',
    decide: ['No price, currency or "from" stands anywhere, in structured data either'],
    check: 'A search through the built pages finds no price',
  },
  'instagram-link': {
    words: 'instagram link, link to instagram, link to my instagram',
    decide: ['Instagram is a plain link, no embed, no script, no feed'],
    check: 'Nothing is loaded from Instagram',
  },
  'black-and-white': {
    words: 'black n white, black and white only, black and white, monochrome',
    with: 'portfolio, site, website, page, gallery, theme, design',
    decide: [
      'Black, white and grays only, in focus rings, links and icons too; contrast of text at least 4.5 to 1',
    ],
    check: 'No color with a hue is left in the styles',
  },
  rsvp: {
    words: 'rsvp, rsvps',
    decide: [
      'One answer covers a party: each guest by name with yes or no and, for those who come, the choices named in the goal; it can be changed by the same link until the answers close',
      'The hosts get the list with totals per choice; after the closing date the form says so and still shows the answer given',
    ],
    replaces: ['rsvp'],
    check:
      'A family of three with different choices counts three; answering again replaces, never doubles; the last allowed day still works at 23:59',
  },
  'elo-rating': {
    words: 'elo, elo ladder, elo rating, elo ranking',
    replaces: ['leaderboard', 'ratings', 'results'],
    decide: [
      'Elo: expected score 1 / (1 + 10^((Rb - Ra) / 400)), new rating R + K × (score - expected), draw 0.5; start value and K are settings, named in the code',
      'Results are the truth and ratings are computed from them in order of date, so that correcting or deleting an old game recalculates all that follow',
    ],
    check:
      'Two equal players, one wins: winner plus K/2, loser minus K/2, the sum unchanged; a corrected old result gives the same ladder as if entered right',
  },
  'spaced-repetition': {
    unless: ['study-app'],
    words: 'spaced repetition, srs, sm 2, fsrs',
    decide: [
      'One published method (SM-2 or FSRS), named in the code, as a pure function: card state and grade in, next state and due day out',
      'Due days are calendar days where the person is; after days away the number of cards per session is limited',
    ],
    check:
      '"Again" brings the card back in this session, "easy" later than "good"; a session broken off goes on where it was',
  },
  kanji: {
    words: 'kanji, japanese kanji',
    decide: [
      'A kanji has readings (on and kun, in kana), meanings and example words; the list comes from a named source whose license allows it, and the font has all its characters',
    ],
    check:
      'Every card has at least one reading and one meaning; lang="ja" or its equal is set, so that no Chinese glyph forms are shown',
  },
  pomodoro: {
    unless: ['pomodoro', 'timer-app'],
    words: 'pomodoro, pomodoro timer, countdown timer, interval timer, stopwatch',
    decide: [
      'Time left is end time minus now, so that a sleeping tab is right when it wakes; pausing stores the remainder',
    ],
    check: 'After ten minutes in a background tab it is right to the second; a reload goes on',
  },
  sound: {
    words: 'a sound, with sound, play a sound, sound effects, plays a sound, beep',
    decide: [
      'Sound is unlocked by the first press, as browsers demand; where it is blocked the end is seen as well as heard',
    ],
    check: 'With sound blocked the end is still noticed on the screen and in the tab title',
  },
  'per-day-count': {
    words: 'how many i did today, done today, per day count, streak, streaks, daily count',
    decide: [
      'A day is the calendar day where the person is; the count is derived from stored times, so that it turns to zero at midnight without a reload',
    ],
    check: 'With the clock set to 23:59 and on, the count starts at zero; a reload keeps it',
  },
  'health-log': {
    words: 'blood sugar, blood pressure, glucose, glucose log',
    decide: [
      'A reading has value, unit, date and time, and an optional note; the unit is chosen once (for blood sugar mg/dL or mmol/L) and stored with each reading, so that none is misread after a change',
      'Values outside the possible are asked about and not silently stored; the app gives no medical advice',
    ],
    check:
      'A reading added for yesterday sorts there; changing the unit converts what is shown and leaves what was stored',
  },
  'seat-count': {
    words: 'seats free, free seats, seats left, places left',
    decide: [
      'Free seats are counted from the seats taken when one is stored, not from a number that is counted down; a driver who cancels frees everyone who was in that car and shows them as without a ride',
    ],
    check:
      'Two take the last seat at the same moment: one gets it; canceling frees and tells exactly those in that car',
    with: 'driver, drivers, drives, car, ride, carpool',
  },
  slots: {
    unless: ['place-booking', 'booking-app'],
    words: 'slots a week, slots per week, time slots, hour slots, slots',
    with: 'booking, book, reserve, reservation, cancel',
    decide: [
      'A slot can be taken once, by a unique constraint; a limit that is named is checked in the same transaction; weeks and deadlines go by the time of the place, not of the server',
    ],
    check:
      'Two book one slot at the same moment: one gets it; a limit that is named holds for two bookings at once too',
  },
  overdue: {
    words: 'overdue list, overdue, overdue loans',
    with: 'loan, loans, book, books, lend, library, borrow',
    decide: [
      'Overdue is computed from the due date and today, never stored; the due date is fixed when it is lent',
    ],
    check: 'On the due day it is not overdue, the day after it is; returned late it leaves the list',
  },
  'status-flow': {
    words: 'with status waiting, status waiting, status open, status new, states open, status todo',
    decide: [
      'Exactly the states named in the goal, in that order; a wrong press can be put right, and each change keeps its time',
    ],
    check: 'Each state can be reached and left; the list can be narrowed to one state',
  },
  ipad: {
    words: 'works on ipad, on ipad, on an ipad, on a tablet, on tablet, ipad in',
    decide: [
      'Tablet first: touch targets of at least 44 points, fields that bring up the right keyboard, nothing that needs hover; a lost Wi-Fi is shown and what was typed is kept',
    ],
    check: 'Upright and sideways on a tablet size everything is reachable, with the keyboard open too',
  },
  'phone-number': {
    with: 'customer, client, patient, list',
    words: 'customer phone, phone number, phone numbers, telephone number',
    decide: [
      'Phone numbers are text, kept as typed plus one normalized form for finding; pressing one calls',
    ],
    check: 'With and without country code and spaces the same number is found',
  },
  captcha: {
    words: 'captcha, recaptcha, turnstile',
    decide: [
      'The token is verified on the server for each submission, with its action and host; a service that is down has a stated fallback',
    ],
    check: 'Without, with a wrong and with a used token the request is refused',
  },
  'undo-redo': {
    words: 'undo, redo, undo redo, undo and redo',
    decide: [
      'Undo works on recorded steps; typing in one go is one step; a new step clears what could be redone',
    ],
    check: 'Any steps undone and redone give the same state, as a property test',
  },
  chart: {
    words: 'bar chart, line chart, pie chart, per month and category, chart per month',
    decide: [
      'Sums are made in whole cents or another exact unit; months without entries show as zero; figures are readable as a table too',
    ],
    check: 'The parts add up to the total; an empty month stays in the row',
  },
  'spending-categories': {
    words:
      'spending per month, spending per category, spending by category, expenses per category, per month and category',
    with: 'csv, bank, statement, transactions',
    decide: [
      'How a booking gets its category is visible and can be changed: rules by text in the payee, what no rule fits is "uncategorized" and shown; income is kept apart from spending',
    ],
    check: 'The sum of all categories equals the sum of spending in the file',
  },
  map: {
    words: 'on a map, map with, interactive map, leaflet, mapbox, google maps',
    decide: [
      'The map has a list beside it with the same entries; markers near each other are grouped; the tile service’s terms and attribution are kept',
    ],
    check: 'With tiles blocked the list still works',
  },
  'markdown-editor': {
    words: 'markdown editor, markdown preview, render markdown',
    decide: [
      'Rendered Markdown is sanitized after rendering; links get rel=noopener; raw HTML is off unless wanted',
    ],
    check: 'A script tag and a javascript: link come out harmless',
  },
  'rich-text': {
    words: 'rich text, wysiwyg, rich text editor',
    decide: [
      'Stored as the editor’s document or sanitized HTML, sanitized again on output; pasted text loses foreign styles',
    ],
    check: 'Pasted from a word processor only allowed marks remain; a script is gone',
  },
  form: {
    words: 'multi step form, wizard form, form wizard, multistep form',
    decide: [
      'Each step is validated by one schema shared with the server; going back keeps values; a reload continues at the same step',
    ],
    check: 'Back, forward, reload and a server error each keep everything typed',
  },
  modal: {
    words: 'modal component, modal dialog, dialog component',
    decide: [
      'The native dialog element: focus goes in and comes back, Escape and backdrop are decided once, the page behind does not scroll',
    ],
    check: 'Opened and closed by keyboard alone, focus is where it was',
  },
  tabs: {
    words: 'tabs component, tab component',
    decide: ['ARIA tabs pattern: arrows move, Home and End jump, one tab in the tab order'],
    check: 'Arrow keys wrap as documented; a panel without focusable content can be focused',
  },
  toast: {
    words: 'toast component, toast notifications, snackbar',
    decide: ['Toasts: polite live region, pause on hover and focus, errors stay until closed'],
    check: 'Three at once are all announced once; hovering stops the clock',
  },
  tooltip: {
    words: 'tooltip component, tooltips',
    decide: [
      'Tooltips open on focus and hover, stay while hovered, close on Escape, and hold nothing that must be pressed',
    ],
    check: 'By keyboard the text is shown and linked by aria-describedby',
  },
  select: {
    words: 'combobox, multi select, multiselect, select component, autocomplete component',
    decide: [
      'ARIA combobox pattern: focus stays in the field, aria-activedescendant marks the choice, Escape closes without changing',
    ],
    check: 'Chosen by keys alone; an empty result is announced',
  },
  carousel: {
    words: 'carousel, slideshow, image slider',
    decide: [
      'Nothing moves by itself unless asked, and then with a pause button; slides out of view cannot be focused; reduced motion is obeyed',
    ],
    check: 'By keyboard each slide is reached once',
  },
  animation: {
    words: 'animations, animated, micro interactions, transitions',
    decide: ['Only transform and opacity are animated; prefers-reduced-motion is obeyed'],
    check: 'With reduced motion set nothing moves and everything still works',
  },
  'color-picker': {
    words: 'color picker, colour picker',
    decide: [
      'The value is one stated format; typing, pasting and dragging give the same value; an invalid text keeps the last valid one',
    ],
    check: 'Round trip through each format keeps the color; arrow keys change it by one step',
  },
  'leave-wordpress': {
    words: 'wordpress',
    with: 'old one, replace, move away, migrate, nobody updates, moving from',
    decide: [
      'Old addresses redirect to the new pages with 301; texts and pictures worth keeping are listed and moved first',
    ],
    check: 'Every address in the old sitemap answers with 200 or 301 to a page that exists',
  },
} as const satisfies Record<string, Demand>;
