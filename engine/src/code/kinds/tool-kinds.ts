import { gameRules } from '../frames/game-rules.ts';
import type { KindCard } from './kind-card.ts';

/** Tools that one person uses alone. */
export const toolKinds: readonly KindCard[] = [
  {
    id: 'browser-extension',
    name: 'browser extension',
    isScreenless: true,
    first: [
      'Manifest version 3 with the fewest permissions that do it, each with its reason; no more sites than it needs',
      'A switch to turn it off; the choice is kept and works without a reload',
      'Where it changes pages: every place is named first (lists, search, side bar, direct address), what loads later is caught too, and selectors stand in one file',
    ],
    checks: [
      'When the page changes without a reload, then it still does its work, once',
      'When it is switched off, then the page looks and works as without it',
      'When the site changes its markup, then nothing else on the page breaks',
    ],
    variants: [
      {
        id: 'tabs',
        label: 'Tabs and sessions',
        first: [
          'Manifest version 3 with the fewest permissions that do it, each with its reason',
          'What is saved stays on the device with name and time; list, open, rename, delete with undo, export as a file',
        ],
        checks: [
          'When the browser is closed, crashes and is opened again, then what was saved is still there',
          'When one saved address no longer opens, then all others are restored in their order, pinned and grouped as before',
          'When 100 tabs are saved or restored, then the browser stays usable and nothing is opened twice',
        ],
      },
    ],
    notNow: ['other browsers', 'accounts', 'a store listing'],
  },
  {
    id: 'calculator',
    name: 'calculator',
    first: [
      'Digits, decimal point, add, subtract, multiply, divide, equals, clear, delete last digit',
      'Buttons and keyboard do the same things; the display shows entry and result',
    ],
    checks: [
      'When 7 times 8 is entered, then 56 is shown',
      'When 0.1 plus 0.2 is entered, then 0.3 is shown',
    ],
    cases: ['When a number is divided by zero, then a short message appears and the next entry starts fresh'],
    notNow: ['accounts', 'a server', 'history'],
    variants: [
      {
        id: 'scientific',
        label: 'Scientific calculator',
        first: [
          'The four operations, powers, roots, logarithms, sine, cosine, tangent, brackets',
          'A switch between degrees and radians, shown beside the display',
        ],
        checks: [
          'When the sine of 30 degrees is entered, then 0.5 is shown',
          'When 2 plus 3 times 4 is entered, then 14 is shown',
        ],
      },
      {
        id: 'loan',
        label: 'Loan calculator',
        first: [
          'Amount, yearly rate, years; monthly payment, total paid, total interest',
          'A table of payments by month: interest, repayment, rest',
        ],
        checks: [
          'When the rate is 0, then the payment is the amount divided by the months',
          'When the last payment is made, then the rest is 0.00',
        ],
      },
    ],
  },
  {
    id: 'formula-calculator',
    name: 'calculator',
    first: [
      'Labelled inputs with their unit and limits; the result follows the typing',
      'The formula stands beside the result, with the rounding that is used',
    ],
    checks: [
      'When an input is empty or out of range, then its field says what is expected and no result is shown',
      'When a published worked example is entered, then its result is shown',
    ],
    notNow: ['accounts', 'a server', 'history'],
  },
  {
    id: 'unit-converter',
    name: 'converter',
    first: [
      'One value in, one value out, both sides with their unit or format; a button swaps the sides',
      'The result follows the typing; what cannot be read is named beside the field',
    ],
    checks: [
      'When a value is converted and converted back, then the first value returns within the shown precision',
      'When the input is empty or no valid value, then the field says what is expected and no result is shown',
    ],
    notNow: ['accounts', 'history'],
  },
  {
    id: 'todo',
    name: 'to-do list',
    first: [
      'Add, edit, complete, delete a task; undo a deletion',
      'Views: open, done, all; the number of open tasks stays in sight',
    ],
    data: 'Task (title, done, due date, created)',
    checks: [
      'When a task is added and the page is reloaded, then it is still there',
      'When the title is only spaces, then nothing is added and the field says why',
    ],
    notNow: ['sharing', 'reminders', 'sub-tasks', 'accounts'],
  },
  {
    id: 'notes',
    name: 'notes app',
    first: [
      'List of notes with title and first line, newest change on top; one note open beside it',
      'Saves while typing and shows when it last did; search over titles and text',
    ],
    data: 'Note (title, text, created, changed)',
    checks: [
      'When it is closed in the middle of a sentence, then the text is there on return',
      'When a note is deleted, then it can be brought back for a while',
    ],
    notNow: ['sharing', 'attachments', 'accounts'],
  },
  {
    id: 'timer',
    name: 'timer',
    first: [
      'Set, start, pause, resume, reset; the time is the largest thing on the screen',
      'A sound and a message at the end; the sound can be muted',
    ],
    checks: [
      'When it is in the background for 10 minutes, then the time shown is still right',
      'When it is paused and resumed, then no second is lost or gained',
    ],
    cases: ['When the device sleeps past the end, then the end is reported on waking'],
    notNow: ['accounts', 'statistics'],
  },
  {
    id: 'weather',
    name: 'weather app',
    first: [
      'Search a place, see it now and for the coming days; the last place is remembered',
      'Each value with its unit and the time of the measurement',
    ],
    data: 'Place (name, country, coordinates), Forecast (place, time, temperature, condition)',
    checks: [
      'When a place does not exist, then the screen says so and the last result stays',
      'When the source does not answer, then the last values remain with their age',
    ],
    notNow: ['maps', 'warnings by mail'],
  },
  {
    id: 'quiz',
    name: 'quiz',
    first: [
      'Start, one question at a time, answer, feedback with the right answer, result at the end',
      'Order of questions and answers changes from run to run; progress is shown as 3 of 10',
    ],
    data: 'Question (text, answers, right answer, explanation), Run (answers, points, time)',
    checks: [
      'When an answer is chosen, then it cannot be changed and the right one is shown',
      'When all answers are right, then the result equals the number of questions',
    ],
    cases: ['When the page is reloaded in the middle, then the run goes on at the same question'],
    notNow: ['ranking', 'an editor for questions'],
  },
  {
    id: 'budget',
    name: 'budget tracker',
    first: [
      'Add income and expenses with category and date; balance of the month',
      'Sum per category and month; filter by both',
    ],
    data: 'Entry (amount, kind, category, date, note), Category (name, limit)',
    checks: [
      'When an expense of 12.50 is added to a balance of 100.00, then 87.50 is shown',
      'When an entry is deleted, then every sum that held it changes',
    ],
    cases: ['Money is held as exact decimals; sums match the entries to the cent'],
    notNow: ['bank import', 'several currencies'],
  },
  {
    id: 'log',
    name: 'log',
    first: [
      'Start or add an entry in one tap with the values of last time; undo, change and correct past days',
      'History by day; totals, last and best per kind, with a chart for each measure',
      'No account: everything is kept on the device, with export and import as a file',
    ],
    data: 'Kind (name, unit), Entry (kind, start, end or amount, note)',
    checks: [
      'When an entry is made and the app is closed and opened again, then it is still there, and one that runs goes on',
      'When a past entry is corrected or deleted, then totals and chart follow at once',
    ],
    cases: ['An entry that runs across midnight counts to the day on which it began, and the totals say so'],
    notNow: ['reminders', 'sharing', 'accounts'],
  },
  {
    id: 'habit',
    name: 'tracker',
    first: [
      'Define what is tracked, log it in one tap, undo, correct past days',
      'Today, week and month at a glance; current and longest streak',
      'No account: everything is kept on the device, with export and import as a file',
    ],
    data: 'Item (name, unit, goal, days), Entry (item, day, value)',
    checks: [
      'When today is logged twice, then the day counts once or shows the sum, as the item says',
      'When a past day is corrected, then the streak is counted anew',
    ],
    cases: ['A day ends at midnight of the person, also after a change of time zone'],
    notNow: ['reminders', 'sharing', 'accounts'],
  },
  {
    id: 'reminder',
    name: 'reminder app',
    first: [
      'List of what is due with its times; a notice at each time with done, later and skip',
      'History of what was done and what was missed',
    ],
    data: 'Item (name, times, days), Notice (item, due, answer, time)',
    checks: [
      'When the device was off at the time, then the notice comes on waking and says that it is late',
      'When a notice is answered twice, then it counts once',
    ],
    cases: ['Times keep to the clock on the wall through journeys and the change to summer time'],
    notNow: ['sharing', 'accounts', 'statistics'],
  },
  {
    id: 'recipe',
    name: 'recipe collection',
    first: [
      'List with search by name and ingredient; recipe page with ingredients and steps',
      'Servings can be changed and the amounts follow',
    ],
    data: 'Recipe (title, minutes, servings, steps, picture), Ingredient (recipe, name, amount, unit)',
    checks: [
      'When servings go from 4 to 2, then each amount halves and stays readable',
      'When an ingredient is searched, then every recipe that holds it is listed once',
    ],
    notNow: ['shopping lists', 'comments', 'nutrition values'],
  },
  {
    id: 'password',
    name: 'password tool',
    first: [
      'Length and kinds of characters to choose; result with copy button and a measure of strength',
      'The random source is the cryptographic one of the platform',
    ],
    checks: [
      'When 4 kinds of characters are chosen, then each result holds at least one of each',
      'When no kind is chosen, then nothing is generated and the form says why',
    ],
    cases: ['Passwords never reach a server, a log or the address bar'],
    notNow: ['accounts', 'sync'],
  },
  {
    id: 'editor',
    name: 'editor',
    first: [
      'Open or start, edit, undo and redo, save or export; a mark shows unsaved changes',
      'Each tool has a key and a visible state',
    ],
    checks: [
      'When 20 steps are undone and redone, then the document is as before',
      'When the window is closed with unsaved changes, then a question comes first',
    ],
    cases: [
      'A large document keeps typing and drawing fluid; a damaged file gives a message and changes nothing',
    ],
    notNow: ['accounts', 'editing together'],
  },
  {
    id: 'previewer',
    name: 'previewer',
    first: [
      'Input on one side, result on the other; the result follows the typing',
      'Copy the input and the result; an example to start from',
    ],
    checks: [
      'When the input holds a script or markup that was not meant to run, then it never runs',
      'When the input is wrong, then the place is named and the last good result stays',
    ],
    notNow: ['accounts', 'saved inputs'],
  },
  {
    id: 'viewer',
    name: 'viewer',
    first: [
      'Open a file by button or by dropping it; move, zoom and search; the position stays in sight',
      'Keys for next, previous, zoom and search',
    ],
    checks: [
      'When a file is damaged or of another kind, then a message says so and the open one stays',
      'When a large file is opened, then its first part shows before the rest is read',
    ],
    notNow: ['editing', 'accounts', 'cloud storage'],
  },
  {
    id: 'music',
    name: 'player',
    first: [
      'Play, pause, previous, next, seek, volume; list of tracks with the current one marked',
      'Keys and the system media controls work',
    ],
    data: 'Track (title, artist, seconds, file), Playlist (title, tracks)',
    checks: [
      'When a track ends, then the next begins; after the last one it stops',
      'When a file cannot be played, then it is marked and the next begins',
    ],
    notNow: ['accounts', 'recommendations', 'lyrics'],
  },
  {
    id: 'file-tool',
    name: 'file tool',
    first: [
      'Choose files, see what will happen, run it, see what happened to each file',
      'Originals stay unchanged; results go to a place that is shown first',
    ],
    checks: [
      'When two results would get the same name, then neither overwrites the other',
      'When one file fails, then it is named with the reason and the others go on',
    ],
    notNow: ['cloud storage', 'accounts'],
  },
  {
    id: 'generator',
    name: 'generator',
    first: [
      'Settings with sensible starting values; the result follows each change',
      'Copy and download; the settings are part of the address so that a link repeats the result',
    ],
    checks: [
      'When the result is copied or downloaded, then it equals what is shown',
      'When a setting is out of range, then the field says the range and the last result stays',
    ],
    notNow: ['accounts', 'saved results'],
  },
  {
    id: 'board-game',
    name: 'game',
    parts: gameRules,
    first: [
      'The rules are functions apart from the screen: allowed moves, whose turn, won, drawn or stuck',
      'New game, undo where the rules allow it, the last move marked, the result with its reason; touch and keys do the same',
    ],
    checks: [
      'When a move is against the rules or out of turn, then it is refused and the state stays as it was',
      'When the game is won, drawn or stuck, then it ends at once with the reason and takes no more moves',
      'When the page is reloaded in the middle, then the game goes on where it was',
    ],
    notNow: ['accounts', 'online play', 'a ranking'],
  },
  {
    id: 'game',
    name: 'game',
    parts: gameRules,
    first: [
      'Starts easy and gets harder; pause, end with the result, play again in one tap; best result kept on the device',
      'Touch and keys do the same; the page neither scrolls nor zooms while playing; sound is off until switched on',
      'The logic of the game stands apart from drawing and runs in fixed time steps; leaving the tab pauses it',
    ],
    checks: [
      'When a whole round is played on a phone by touch alone, then every action works and the result is there after a reload',
      'When two inputs come at almost the same moment, then none is lost and no action against the rules happens',
      'When the game ends, then the result is shown and input no longer changes it',
    ],
    notNow: ['accounts', 'online play', 'a ranking'],
  },
  {
    id: 'scraper',
    name: 'watcher',
    first: [
      'Sources to read, how often, and what to extract; result as a table with time and source',
      'Each run is recorded with its number of hits and failures',
    ],
    data: 'Source (address, rule, interval), Result (source, time, value)',
    checks: [
      'When a source fails, then it is marked with the reason and the others are read',
      'When nothing changed, then no second entry is written',
    ],
    cases: ['Reads at most one page per second and site, honours robots.txt and stops on status 429'],
    notNow: ['accounts', 'a public page'],
  },
  {
    id: 'simulator',
    name: 'simulation',
    first: [
      'Start, pause, single step, reset; speed to choose',
      'The parameters are fields with their unit and range; the state is also readable as numbers',
    ],
    checks: [
      'When the same parameters and the same seed are used, then the run is the same',
      'When a parameter changes in the middle, then it takes effect from the next step',
    ],
    notNow: ['saved runs', 'accounts'],
  },
];
