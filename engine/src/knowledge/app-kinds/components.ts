import type { AppKind } from '../code-rows.ts';

/** Parts of a screen. */
export const componentKinds = {
  'date-picker': {
    shape: 'component',
    nouns: 'date picker, datepicker, date range picker, time picker, calendar component, date input',
    flows: ['Choose with the pointer, by touch or by keyboard'],
    rules: [
      'A date is a calendar date without a time zone; the first day of the week and all names follow the locale',
      'Days or times that cannot be chosen look that way and cannot be reached by keyboard either',
    ],
    checks: [
      'February 29, the turn of the year and the day the clocks change are right',
      'The keyboard does what the ARIA pattern for such a control says',
    ],
    asks: ['language', 'used-where', 'look'],
    offers: ['demo-page', 'accessible', 'tests-first', 'dark-mode'],
  },
  'data-table': {
    shape: 'component',
    nouns:
      'data table, data grid, table component, sortable table, table with sorting, table with pagination, react table, editable table',
    flows: ['Columns are given by definition, rows by a stable key'],
    rules: [
      'Empty, loading and failed are states of the table',
      'Real table markup, so that screen readers announce headings and, where it sorts, the order',
    ],
    checks: [
      'No row, one row and a thousand rows each look and work right',
      'Where it sorts, equal values keep their order',
      'On a narrow screen nothing is cut off without a way to reach it',
    ],
    asks: ['language', 'volume', 'used-where'],
    offers: ['demo-page', 'accessible', 'tests-first', 'csv-export'],
  },
  modal: {
    shape: 'component',
    nouns:
      'modal, dialog, modal component, popup, drawer, side panel, confirmation dialog, lightbox component, bottom sheet',
    flows: ['Opens, does its one thing, and closes without losing anything by accident'],
    rules: [
      'Built on the dialog element where it blocks the page; focus goes in and comes back to what opened it',
      'The page behind does not scroll while it is open',
    ],
    checks: [
      'Tab stays inside, and Escape closes only what is on top',
      'A long text scrolls inside it, with the buttons in sight',
    ],
    asks: ['language', 'used-where', 'look'],
    offers: ['demo-page', 'accessible', 'tests-first', 'reduced-motion'],
  },
  autocomplete: {
    shape: 'component',
    nouns:
      'autocomplete, combobox, typeahead, search input, multi select, multiselect, tag input, search bar component, searchable dropdown',
    flows: ['Type, see what fits, choose by key or press'],
    rules: [
      'Where results come from a server, an answer to an older input is dropped',
      'When nothing is found, it says so; it follows the ARIA combobox pattern',
    ],
    checks: [
      'Typing quickly never shows the results of an earlier input',
      'Arrow keys, Enter, Escape and Tab do what the pattern says',
    ],
    asks: ['language', 'data-from', 'used-where'],
    offers: ['demo-page', 'accessible', 'tests-first', 'dark-mode'],
  },
  dropdown: {
    shape: 'component',
    nouns: 'dropdown, select component, dropdown menu, select box, dropdown component',
    flows: ['Opens, offers its choices, closes'],
    rules: ['It opens toward the side where there is room; a long list scrolls inside it'],
    checks: [
      'Opens and closes by press and by keyboard; Escape closes it and focus goes back to where it was',
      'At the bottom edge of the screen it can still be read to its end',
    ],
    asks: ['language', 'used-where', 'look'],
    offers: ['demo-page', 'accessible', 'tests-first', 'dark-mode'],
  },
  'upload-part': {
    shape: 'component',
    nouns:
      'file upload component, upload component, dropzone, drag and drop upload, image uploader, file uploader, avatar upload',
    flows: ['Choose or drop a file; see how far it is and whether it arrived'],
    rules: [
      'What is allowed is shown before choosing; the server checks type and size again',
      'A failed upload can be tried again without choosing anew',
    ],
    checks: [
      'A file that is too large or of the wrong type is refused with the reason',
      'Canceling stops the request',
    ],
    asks: ['language', 'used-where', 'run-where'],
    offers: ['demo-page', 'accessible', 'tests-first'],
  },
  'form-part': {
    shape: 'component',
    nouns:
      'form component, login form, signup form, contact form component, multi step form, wizard, registration form, checkout form, form validation, form with validation, newsletter form, payment form',
    flows: ['Fill in, send, see whether it arrived'],
    rules: [
      'Errors show beside their field once it has been left, and focus goes to the first one when sending fails',
      'A failure keeps everything that was typed; input types and autocomplete names are right',
    ],
    checks: [
      'Pressing send twice sends once',
      'An error that only the server can find is shown as clearly as the others',
      'A screen reader hears the label and the error of each field',
    ],
    asks: ['language', 'fields', 'used-where'],
    offers: ['demo-page', 'accessible', 'tests-first'],
  },
  'navigation-part': {
    shape: 'component',
    nouns:
      'navbar, navigation bar, sidebar, header component, menu component, hamburger menu, mega menu, responsive navbar, sticky header',
    flows: ['Where am I, and where can I go', 'On a narrow screen it folds away and opens when asked'],
    rules: [
      'The present place is marked, for screen readers too; long names wrap',
      'Links are links and buttons are buttons',
    ],
    checks: ['The keyboard reaches everything in order', 'At 360 pixels nothing is cut off'],
    asks: ['language', 'look', 'used-where'],
    offers: ['demo-page', 'accessible', 'reduced-motion', 'dark-mode'],
  },
  'carousel-part': {
    shape: 'component',
    nouns: 'carousel component, image carousel, image slider, carousel, slider with images',
    flows: ['Next and previous, by button, key and swipe'],
    rules: [
      'Nothing moves by itself for people who asked for reduced motion, and whatever does move can be stopped',
    ],
    checks: ['With one picture and with twenty it works', 'Every picture can be reached by keyboard'],
    asks: ['language', 'look', 'used-where'],
    offers: ['demo-page', 'accessible', 'dark-mode', 'reduced-motion'],
  },
  'css-effect': {
    shape: 'component',
    nouns:
      'glowing text, gradient border, css animation, loading spinner, spinner, loader, skeleton, hover effect',
    flows: [],
    rules: [
      'Size and colors are set in one place; it needs no script where CSS can do it',
      'It is calm for people who asked for reduced motion',
    ],
    checks: ['It can be seen on light and dark backgrounds', 'Nothing else on the page moves because of it'],
    asks: ['language', 'look', 'used-where'],
    offers: ['demo-page', 'accessible', 'dark-mode', 'reduced-motion'],
  },
  'card-part': {
    shape: 'component',
    nouns:
      'card component, product card, profile card, pricing table, pricing card, testimonial component, hero component, timeline component, stats card, avatar component, badge component, button component, button, toggle switch, toggle, tooltip, toast, toast notification, toast component, progress bar component, rating component, star rating component, slider component, range slider, like button, hover card, flip card, banner component, alert component, tabs, tab component, breadcrumbs, breadcrumb, accordion, tree view, pagination component, footer component, stepper, otp input, password field, org chart, kanban component, video player component, audio player component, map component, rich text editor component, countdown component, comment component, chat component, chat widget, notification bell, color picker component, file tree, gantt chart',
    flows: [],
    rules: [
      'Each state it can be in is designed, with the least and the most content it can get',
      'Sizes follow the content and the place it is put in; colors come from variables',
    ],
    checks: [
      'With far too little and far too much content it still looks right',
      'Every control works by keyboard and has a name for screen readers',
    ],
    asks: ['language', 'look', 'used-where'],
    offers: ['demo-page', 'accessible', 'dark-mode', 'reduced-motion'],
  },
  'chart-part': {
    shape: 'component',
    nouns:
      'chart component, graph component, bar chart component, line chart component, pie chart component, heatmap component, sparkline, gauge, calendar heatmap',
    flows: ['Shows its data, and exact values when asked'],
    rules: [
      'Missing values are told apart from zero; color is not the only sign',
      'The same facts are there as text for people who cannot see it',
    ],
    checks: ['No value, one value and very many each look right', 'Resizing keeps it sharp and legible'],
    asks: ['language', 'data-from', 'used-where'],
    offers: ['demo-page', 'accessible', 'tests-first', 'dark-mode'],
  },
} as const satisfies Record<string, AppKind>;
