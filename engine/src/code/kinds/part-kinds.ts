import type { KindCard } from './kind-card.ts';

/** Parts of a screen, with the keyboard behaviour that the ARIA Authoring Practices describe for each. */
export const componentKinds: readonly KindCard[] = [
  {
    id: 'modal',
    name: 'dialog',
    first: ['Opens over the page; title, content, actions; closes by button, Escape and a click outside'],
    checks: [
      'When it opens, then the focus moves into it and stays there; when it closes, then the focus returns to where it was',
      'When the content is higher than the window, then the content scrolls and the actions stay in sight',
    ],
    notNow: ['dialogs inside dialogs'],
  },
  {
    id: 'select',
    name: 'select',
    first: [
      'Opens by click, Enter, Space and arrow keys; typing jumps or filters; Escape closes without a choice',
    ],
    checks: [
      'When nothing matches, then the list says so',
      'When 1000 options are given, then opening and typing stay fluid',
    ],
    notNow: ['several choices', 'loading from a server'],
  },
  {
    id: 'date-picker',
    name: 'date picker',
    first: [
      'Type a date or choose it; arrow keys move by day, Page Up and Page Down by month',
      'Smallest and largest date, blocked days',
    ],
    checks: [
      'When a typed date does not exist, then the field says so and keeps the text',
      'When the locale changes, then first weekday and format follow',
    ],
    notNow: ['times of day'],
  },
  {
    id: 'table',
    name: 'table',
    first: [
      'Columns as data; sort by click and key; empty, loading and error state',
      'Header stays in sight; numbers align right',
    ],
    checks: [
      'When a column is sorted, then the header says so to screen readers',
      'When a cell holds a long word, then the layout holds',
    ],
    notNow: ['editing in cells', 'column moving'],
  },
  {
    id: 'tabs',
    name: 'tabs',
    first: ['Arrow keys move between tabs, Home and End to the first and last; one panel is shown'],
    checks: [
      'When a tab is disabled, then arrow keys skip it',
      'When there are more tabs than fit, then each can still be reached',
    ],
    notNow: ['closing tabs'],
  },
  {
    id: 'accordion',
    name: 'accordion',
    first: ['Each header is a button that tells whether it is open; one or several open, by a prop'],
    checks: [
      'When a header has the focus and Enter or Space is pressed, then its panel opens or closes',
      'When motion is reduced in the system, then panels open without animation',
    ],
    notNow: ['nested accordions'],
  },
  {
    id: 'carousel',
    name: 'carousel',
    first: [
      'Previous, next, position; swipe and keys; moves by itself only if asked and stops on hover, focus and by a button',
    ],
    checks: [
      'When motion is reduced in the system, then nothing moves by itself',
      'When there is one slide, then the controls are hidden',
    ],
    notNow: ['endless looping'],
  },
  {
    id: 'navbar',
    name: 'navigation',
    first: ['Links as data; the current page is marked; folds into a menu button on narrow screens'],
    checks: [
      'When the menu is open and Escape is pressed, then it closes and the focus returns to its button',
      'When the width is 320 pixels, then no link is cut off',
    ],
    notNow: ['menus of three levels'],
  },
  {
    id: 'wizard',
    name: 'wizard',
    first: [
      'Steps as data: fields, checks, title; next checks only the step in view, back never does and keeps every value',
      'The step stands in the address, so that the back button of the browser works; the progress says step 2 of 4 in words too',
    ],
    checks: [
      'When next is pressed with a wrong field, then the step stays, the first wrong field has the focus and says why',
      'When one goes back, changes a value and returns, then all other values are as they were and the changed step is checked again',
      'When the last step is sent twice or sending fails, then it happens once and nothing typed is lost',
    ],
    notNow: ['saving drafts on a server', 'steps that branch'],
  },
  {
    id: 'form',
    name: 'form',
    first: [
      'Each field has a label, a hint and an error text tied to it; errors appear on leaving a field and on sending',
    ],
    checks: [
      'When sending fails, then what was typed stays and the first wrong field has the focus',
      'When the send button is pressed twice, then one request is made',
    ],
    notNow: ['saving drafts'],
  },
  {
    id: 'upload',
    name: 'upload',
    first: ['Choose or drop files; type and size limits; progress, cancel, try again per file'],
    checks: [
      'When a file is too large or of another type, then it is refused by name and the others go on',
      'When the connection breaks, then the file shows the error and a way to try again',
    ],
    notNow: ['cropping'],
  },
  {
    id: 'rating',
    name: 'rating',
    first: ['1 to 5 stars as a radio group; read-only form with the value as text'],
    checks: [
      'When an arrow key is pressed, then the value changes by one step of those that can be chosen',
      'When the value is 3.5, then the read-only form shows a half star and says 3.5 of 5',
    ],
    notNow: ['text reviews'],
  },
  {
    id: 'toast',
    name: 'notice',
    first: [
      'Text, kind, optional action; several stack; goes by itself, but not while it has hover or focus',
    ],
    checks: [
      'When it appears, then screen readers announce it and the focus stays',
      'When five arrive at once, then each can be read',
    ],
    notNow: ['sound'],
  },
  {
    id: 'tooltip',
    name: 'tooltip',
    first: ['Appears on hover and focus, goes on Escape; turns to the other side where there is no room'],
    checks: [
      'When the trigger has the focus, then the text is read out with it',
      'When the pointer moves onto the text, then it stays',
    ],
    notNow: ['rich content'],
  },
  {
    id: 'button',
    name: 'control',
    first: ['Sizes, kinds, icon, loading and disabled state; loading keeps the width'],
    checks: [
      'When it is loading, then a second click does nothing and the state is announced',
      'When it has only an icon, then a name for screen readers is required',
    ],
    notNow: ['menus'],
  },
  {
    id: 'pagination',
    name: 'pager',
    first: ['Previous, next, pages around the current one, first and last; current page as a prop'],
    checks: [
      'When there is one page, then nothing is shown',
      'When the last page is reached, then next is disabled and says so',
    ],
    notNow: ['page size'],
  },
  {
    id: 'card',
    name: 'card',
    first: ['Picture, title, text, action; one link covers the card without nesting links'],
    checks: [
      'When the text is long or the picture is missing, then cards in a row keep their alignment',
      'When the action has the focus, then its ring is visible',
    ],
    notNow: ['dragging'],
  },
  {
    id: 'chart',
    name: 'chart',
    first: ['Data as props; axis with units; values reachable by hover, focus and as a table'],
    checks: [
      'When the data are empty, then the chart says so',
      'When one value is far larger than the rest, then the labels stay readable',
    ],
    notNow: ['zooming', 'export'],
  },
];

/** Additions to an existing product. */
export const featureKinds: readonly KindCard[] = [
  {
    id: 'filter',
    name: 'filter',
    first: [
      'Filters and order work on the server over all rows, combine with each other, and are part of the address; equal values keep a fixed order',
      'What is set is seen and cleared at once; where nothing matches the page says so and offers to clear',
    ],
    checks: [
      'When filters and order are set and the page is reloaded or sent as a link, then the same rows stand in the same order',
      'When values are empty, equal or with accents, then their place in the order is stated and always the same',
      'When somebody filters by what they may not see, then nothing of it shows, not even in a count',
    ],
    notNow: ['saved filters'],
  },
  {
    id: 'import',
    name: 'import',
    first: [
      'Choose a file, map columns to fields, see the first rows and every error, then confirm; nothing is written before that',
      'All rows or none in one run; a row that exists is updated or skipped as chosen; the result names line and reason',
    ],
    checks: [
      'When one of 1000 rows is wrong, then its line and reason are shown and nothing is half imported',
      'When the same file is imported twice, then nothing is there twice',
      'When columns stand in another order, with a semicolon or other accents, then they are still found',
    ],
    notNow: ['scheduled imports', 'other formats'],
  },
  {
    id: 'sign-in',
    name: 'sign-in',
    first: [
      'Sessions in cookies that scripts cannot read; signing out ends them on the server; a maintained library does the cryptography',
      'An account that exists under the same address is linked only after that address is confirmed',
    ],
    checks: [
      'When a sign-in or a reset is tried for an unknown address, then the answer is the same as for a known one',
      'When a link or code is used twice or late, then it is refused; many wrong tries are slowed down',
      'When one signs out or changes the password, then other sessions end as said',
    ],
    variants: [
      {
        id: 'google',
        label: 'With the account of a provider',
        first: [
          'The answer of the provider is checked on the server (state, nonce, signature); only name and address are asked for',
          'An account that exists under the same address is linked only after that address is confirmed',
        ],
        checks: [
          'When the address already has a password here, then it becomes the same account only after proof that it is theirs',
          'When the provider answers with an error, a wrong state or an unconfirmed address, then nobody is signed in and the page says so',
          'When the new way is not used, then signing in works as before',
        ],
      },
    ],
    notNow: ['roles', 'several factors'],
  },
  {
    id: 'permissions',
    name: 'permissions',
    first: [
      'One table of who may do what, asked by one function on the server for every read and write; the page only hides what is refused anyway',
      'Whoever has no role may do the least; the last admin cannot lose that role',
    ],
    checks: [
      'When each role tries each operation by request, not by page, then the answers equal the table',
      'When a role is taken away during a session, then the next request already counts without it',
    ],
    notNow: ['groups', 'rules per field'],
  },
  {
    id: 'payment',
    name: 'payment',
    first: [
      'Prices and totals come from the server; the provider takes the card data; an order is paid only when the signed message of the provider says so',
      'Each attempt has a key, so that a repeat charges once; test keys until real ones are given',
    ],
    checks: [
      'When the pay button is pressed twice or the page is left during payment, then there is one charge and one order',
      'When the message of the provider comes twice, late or before the page returns, then the order is right all the same',
      'When a card is declined, then nothing is ordered, the reason is shown and another try works',
    ],
    notNow: ['refunds', 'several currencies'],
  },
  {
    id: 'bulk',
    name: 'bulk action',
    first: [
      'Select single rows, a range, or all that match the filter; a bar says how many, and asks first where the act cannot be undone',
      'One request for all of them, not one per row; where it can be undone, exactly what this act changed comes back as it was',
    ],
    checks: [
      'When some of the entries fail, then the others are done, the failed ones are named and stay selected for another try',
      'When one of them was changed by somebody else in the meantime, then that change is not lost without a word',
    ],
    notNow: ['scheduled acts'],
  },
  {
    id: 'undo',
    name: 'undo',
    first: [
      'Deleting marks the entry with time and person; lists, search and counts leave it out; it comes back with all that belongs to it',
      'After a stated time it is deleted for good, by a job that can run twice',
    ],
    checks: [
      'When an entry is deleted and brought back, then it is as before, its links included',
      'When something with the same unique name was made in the meantime, then bringing back says so and loses nothing',
    ],
    notNow: ['a history of every change'],
  },
  {
    id: 'audit',
    name: 'audit log',
    first: [
      'Each change writes who, when, what, before and after, in the same transaction; entries can be added and read, never changed',
      'Passwords, tokens and personal fields that need not be there are left out; list with filter by person, thing and time',
    ],
    checks: [
      'When a change fails, then neither the change nor its entry is there',
      'When somebody without the right asks for the log, then it is refused; nobody can delete an entry',
    ],
    notNow: ['alerts', 'export'],
  },
  {
    id: 'favourites',
    name: 'favourites',
    first: [
      'One tap adds and removes, shown at once and taken back if it fails; a list of them; one per person and thing',
    ],
    checks: [
      'When it is tapped fast several times, then the last state is what is stored, once',
      'When the thing is deleted, then it leaves every list without an error',
    ],
    notNow: ['sharing', 'folders'],
  },
  {
    id: 'dark-mode',
    name: 'dark mode',
    first: [
      'Light, dark and system; the choice is set before the first paint and also works where storage is blocked',
      'Colours become named tokens in one place, so that components need few edits; text contrast of at least 4.5:1 in both',
      'Also form controls, icons, pictures, charts, shadows, focus rings and parts of others; layout and spacing stay',
    ],
    checks: [
      'When a page is loaded anew in dark mode, then no light flash appears; the choice holds in a new tab',
      'When nothing was chosen and the system changes, then the page follows at once',
      'When raw colour values are searched for at the end, then only listed exceptions are left, and light mode looks as before',
    ],
    notNow: ['more themes'],
  },
  {
    id: 'search',
    name: 'search',
    first: [
      'Field, results with the hit marked, empty state with a way to clear; the query is part of the address',
    ],
    checks: [
      'When a search finds nothing, then the page says so and offers to clear it',
      'When typing is fast, then an older answer never replaces a newer one',
    ],
    notNow: ['saved searches', 'ranking by popularity'],
  },
  {
    id: 'export',
    name: 'export',
    first: ['Exports what the current filter shows, with headings and a date in the file name'],
    checks: [
      'When a value holds the separator, a quote or a line break, then the file opens correctly',
      'When a value begins with =, +, - or @, then a spreadsheet does not run it',
    ],
    variants: [
      {
        id: 'pdf',
        label: 'As PDF',
        first: [
          'Exports what the screen shows under the current filter, with title, period, page numbers and a date in the file name',
          'A long table repeats its head on each page and no row is cut; while it is made, the button says so',
        ],
        checks: [
          'When the PDF is compared with the screen, then every figure is the same, also with a filter set',
          'When there is nothing to export or it fails, then a message says so and no empty file is saved',
        ],
      },
    ],
    notNow: ['scheduled exports'],
  },
  {
    id: 'notifications',
    name: 'notifications',
    first: ['One event, one message; list with read and unread; a switch per kind'],
    checks: [
      'When the same event is handled twice, then one message is sent',
      'When a person switched a kind off, then nothing of it is sent',
    ],
    notNow: ['digests', 'sound'],
  },
  {
    id: 'comments',
    name: 'comments',
    first: ['Write, edit and delete own comments; newest at the end; text is shown as text'],
    checks: [
      'When a stranger edits a comment by address, then it is refused',
      'When sending fails, then the text stays in its field',
    ],
    notNow: ['replies to replies', 'reactions'],
  },
  {
    id: 'upload',
    name: 'upload',
    first: [
      'Type and size are checked on the server too; progress and cancel; old file is removed when replaced',
    ],
    checks: [
      'When a file is too large or of another type, then it is refused with the reason',
      'When the name holds a path, then nothing outside the upload folder is written',
    ],
    notNow: ['cropping'],
  },
  {
    id: 'two-factor',
    name: 'second factor',
    first: [
      'One-time codes by app (TOTP): a QR code, counted only after a first code was right; recovery codes shown once, stored hashed, each works once',
      'Between password and code lies a state that opens nothing else; remembered sign-ins, the API and the reset of the password lead no way around it; tries are limited',
    ],
    checks: [
      'When the password is right and the code is not given yet, then no page and no call of the API works',
      'When a code is used twice, is too old or is guessed many times, then it is refused',
      'When the factor is switched off, then password and a code were asked for first, and other sessions end',
    ],
    notNow: ['security keys', 'trusted devices'],
  },
  {
    id: 'pagination',
    name: 'paging',
    first: [
      'A fixed order with a tie-breaker, by an indexed key and not by skipping rows; the page is part of the address',
    ],
    checks: [
      'When an entry is added while paging, then no entry is shown twice or lost',
      'When the last page is reached, then this is clear',
    ],
    notNow: ['page size'],
  },
  {
    id: 'i18n',
    name: 'translation',
    first: ['Texts leave the code for one file per language; dates, numbers and plurals follow the locale'],
    checks: [
      'When a text is missing in a language, then the default language stands in and the build reports it',
      'When the language changes, then the page keeps its place',
    ],
    notNow: ['machine translation', 'right-to-left layout'],
  },
  {
    id: 'rate-limit',
    name: 'rate limit',
    first: ['Counts per account, else per address; answers 429 with the seconds to wait'],
    checks: [
      'When the limit is passed, then 429 comes with Retry-After and nothing is done',
      'When two processes serve the same account, then they count together',
    ],
    notNow: ['paid limits'],
  },
];
