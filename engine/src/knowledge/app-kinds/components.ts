import type { AppKind } from '../code-rows.ts';

/** Parts of a screen. */
export const componentKinds = {
  'date-picker': {
    shape: 'component',
    nouns: 'date picker, datepicker, date range picker, time picker, calendar component, date input',
    flows: [
      'Choose by pressing or typing; move by day, week, month and year with keys',
      'Days that cannot be chosen look it and are skipped by keys',
    ],
    rules: [
      'Value is a calendar date without a time zone; week start and names follow the locale',
      'Controlled and uncontrolled; min, max and a test for closed days',
    ],
    checks: [
      'Arrow keys, Page Up and Down, Home, End and Escape do what the ARIA date picker pattern says',
      'February 29 and the clock change give the right day',
      'A typed date that does not exist is refused with the reason',
    ],
    asks: ['language', 'used-where', 'look'],
    offers: ['demo-page', 'accessible', 'tests-first', 'dark-mode'],
  },
  'data-table': {
    shape: 'component',
    nouns:
      'data table, data grid, table component, sortable table, table with sorting, table with pagination, react table, editable table',
    flows: [
      'Columns by definition: heading, cell, sort, width; rows by key',
      'Sorting, choosing rows and paging work from outside or inside',
    ],
    rules: [
      'Empty, loading and failed are states of the table; thousands of rows render only what is seen',
      'Real table markup with scope and aria-sort; on narrow screens each row becomes a card',
    ],
    checks: [
      'Equal values keep their order when sorting',
      'Choosing all chooses what matches the filter and says how many',
      'Focus stays on its row after data reloads',
    ],
    asks: ['language', 'volume', 'used-where'],
    offers: ['demo-page', 'accessible', 'tests-first', 'csv-export'],
  },
  modal: {
    shape: 'component',
    nouns:
      'modal, dialog, modal component, popup, drawer, side panel, confirmation dialog, lightbox component, bottom sheet',
    flows: [
      'Opens over the page with a title, closes by Escape, button and press outside where that loses nothing',
      'Returns what was chosen',
    ],
    rules: [
      'Built on the dialog element; focus goes in and comes back to what opened it; the page behind does not scroll',
      'Unsaved input asks before closing',
    ],
    checks: [
      'Tab stays inside; Escape closes the topmost only',
      'A long text scrolls within, with title and buttons in sight',
    ],
    asks: ['language', 'used-where', 'look'],
    offers: ['demo-page', 'accessible', 'tests-first', 'reduced-motion'],
  },
  autocomplete: {
    shape: 'component',
    nouns:
      'autocomplete, combobox, typeahead, search input, multi select, multiselect, dropdown, select component, tag input, search bar component, searchable dropdown, dropdown menu',
    flows: [
      'Type, see what fits with the found part marked, choose by key or press',
      'Nothing found, loading and failed are shown',
    ],
    rules: [
      'Answers that come late for an older input are dropped; asking waits a moment after typing',
      'ARIA combobox pattern; own text only where that is allowed',
    ],
    checks: [
      'Typing quickly never shows the answer of an earlier input',
      'Arrow keys, Enter, Escape and Tab follow the pattern',
    ],
    asks: ['language', 'data-from', 'used-where'],
    offers: ['demo-page', 'accessible', 'tests-first', 'dark-mode'],
  },
  'upload-part': {
    shape: 'component',
    nouns:
      'file upload component, upload component, dropzone, drag and drop upload, image uploader, file uploader, avatar upload, image cropper',
    flows: [
      'Choose or drop; each file with progress, cancel, retry and its result',
      'Limits are shown before choosing',
    ],
    rules: [
      'Several files upload side by side up to a number; leaving the page warns',
      'Type by content and size are checked again on the server',
    ],
    checks: ['Three files, one too large: two arrive, one has its reason', 'Canceling stops the request'],
    asks: ['language', 'used-where', 'run-where'],
    offers: ['demo-page', 'accessible', 'tests-first'],
  },
  'form-part': {
    shape: 'component',
    nouns:
      'form component, login form, signup form, contact form component, multi step form, wizard, registration form, checkout form, stepper, form validation, form with validation, newsletter form, search form, payment form, otp input, password field, password strength',
    flows: [
      'Fill, check, send, see that it arrived',
      'Several steps: back and forth without losing anything',
    ],
    rules: [
      'Errors show beside their field after leaving it, and together at sending with focus on the first',
      'Sending is possible once at a time; a failure keeps everything typed; autocomplete names and input types are right',
    ],
    checks: [
      'Pressing send twice sends once',
      "A server's error shows beside its field",
      'A screen reader hears label, hint and error of each field',
    ],
    asks: ['language', 'fields', 'used-where'],
    offers: ['demo-page', 'accessible', 'tests-first'],
  },
  'navigation-part': {
    shape: 'component',
    nouns:
      'navbar, navigation bar, sidebar, header component, footer, menu component, hamburger menu, tabs, tab component, breadcrumbs, breadcrumb, mega menu, responsive navbar, accordion, tree view, pagination component, sticky header',
    flows: [
      'Where am I and where can I go, by press, key and touch',
      'Narrow screens: folded, opened, closed again',
    ],
    rules: [
      'The present place is marked for eyes and for screen readers; long names wrap',
      'Links are links and buttons are buttons; opening one does not shift the page',
    ],
    checks: [
      'Keyboard alone reaches everything, in order, and Escape closes',
      'At 360 pixels nothing is cut off',
    ],
    asks: ['language', 'look', 'used-where'],
    offers: ['demo-page', 'accessible', 'reduced-motion', 'dark-mode'],
  },
  'card-part': {
    shape: 'component',
    nouns:
      'card component, product card, profile card, pricing table, pricing card, carousel component, image carousel, image slider, testimonial component, hero component, timeline component, stats card, avatar component, badge component, button component, button, toggle switch, toggle, tooltip, toast, toast notification, toast component, progress bar component, loading spinner, spinner, skeleton, rating component, star rating component, slider component, range slider, like button, glowing text, gradient border, loader, css animation, hover card, flip card, banner component, alert component',
    flows: [
      'All its states: usual, hover, focus, pressed, loading, empty, failed, disabled, with the shortest and the longest text',
      'What it takes and what it tells: props with types and defaults, events',
    ],
    rules: [
      'No fixed height; sizes follow the text; colors through variables',
      'Movement is short and stops for people who asked for reduced motion',
    ],
    checks: [
      'A title of one word and one of a hundred characters both look right',
      'Works by keyboard and has a name for screen readers',
    ],
    asks: ['language', 'look', 'used-where'],
    offers: ['demo-page', 'accessible', 'dark-mode', 'reduced-motion'],
  },
  'chart-part': {
    shape: 'component',
    nouns:
      'chart component, graph component, bar chart component, line chart component, pie chart component, heatmap component, sparkline, gauge, org chart, gantt chart, calendar heatmap, kanban component, video player component, audio player component, map component, rich text editor component, countdown component, comment component, chat component, chat widget, notification bell, color picker component, file tree',
    flows: [
      'Shows its data with units, and exact values on hover, focus and touch',
      'Empty, one value, thousands, negative and missing values',
    ],
    rules: [
      'Size follows its place; the same facts as text or table for those who cannot see it',
      'Colors are not the only sign; amounts begin at zero',
    ],
    checks: [
      'No data, one value and ten thousand values each look right',
      'Resizing keeps it sharp and legible',
    ],
    asks: ['language', 'data-from', 'used-where'],
    offers: ['demo-page', 'accessible', 'tests-first', 'dark-mode'],
  },
} as const satisfies Record<string, AppKind>;
