import type { Feature } from '../code-rows.ts';

/** Features about figures, files, places and other systems. */
export const dataFeatures = {
  charts: {
    name: 'Charts',
    words:
      'chart, charts, graph, graphs, data visualization, visualize, visualization, visualisation, pie chart, bar chart, line chart, heatmap, graphical',
    plan: 'Each chart answers one question, which is its title',
    rules: ['Missing values are gaps and not zeros; axes have names and units; color is not the only sign'],
    check: 'With one value, with none and with thousands the chart is still readable',
  },
  dashboard: {
    name: 'Overview',
    words: 'dashboard, overview, summary page, kpi, metrics, at a glance, home screen with',
    plan: 'The few figures people act on, each with the period it is for',
    rules: ['Missing, failed and old data look different from zero'],
    check: 'One source that fails leaves the rest working',
  },
  reports: {
    name: 'Reports',
    words:
      'report, reports, reporting, generate reports, detailed reports, monthly report, weekly report, report generation, customized reports',
    plan: 'Choose a period and what it is about; the same choice gives the same figures',
    check: "Totals equal the sum of their rows, even across a year's end",
  },
  statistics: {
    name: 'Statistics',
    words:
      'statistics, stats, analytics, trend, trends, averages, usage statistics, error analysis, track clicks, click tracking, page views',
    plan: 'Counts, averages and change over a period, with what they were taken from',
    check: 'A period without data says so instead of showing 0%',
  },
  export: {
    name: 'Export',
    words:
      'export, exporting, csv export, export to csv, export data, export to excel, excel export, download csv, as csv',
    plan: 'What is there as a file, with headings, in an encoding that spreadsheets open correctly',
    rules: ['Cells that begin with =, +, - or @ are made harmless'],
    check: 'Names with commas, quotes, accents and line breaks come back unchanged',
  },
  import: {
    name: 'Import',
    words:
      'import, importing, csv import, import csv, upload csv, import from excel, bulk upload, import data, import contacts, bulk import, upload a spreadsheet',
    plan: 'Choose a file, see what would happen, then do it; each refused row with its reason',
    rules: ['The same file twice creates no duplicates'],
    check: 'A file with three bad rows imports the others and lists the three with line and reason',
  },
  'bulk-actions': {
    name: 'Bulk actions',
    words: 'bulk, bulk actions, bulk edit, select multiple, batch, multi select, batch processing',
    plan: 'Select several and do one thing to all of them, with their number shown before',
    check: 'If three of ten cannot be changed, seven are changed and the three are named',
  },
  tables: {
    name: 'Table',
    words: 'data table, sortable table, table view, data grid, rows and columns, editable table, grid view',
    plan: 'Headings stay in sight, numbers line up, and columns can be sorted',
    check: 'A thousand rows can be looked through without waiting',
  },
  sync: {
    name: 'Sync between devices',
    words:
      'sync, synchronize, synchronization, syncs, across devices, cloud sync, between devices, sync with',
    plan: 'Each change gets to the other devices; the time of the last sync is shown',
    rules: [
      'Two changes of the same thing on two devices: the later one wins per field and the other is kept to be looked at',
      'A deletion is a record, so that it does not come back',
    ],
    check: 'Edited offline on two devices, both end with the same result',
  },
  offline: {
    name: 'Offline',
    words:
      'offline, works offline, offline mode, without internet, no internet, offline first, pwa, progressive web app, installable, local first',
    plan: 'It works without a network; what has to wait for one is shown as waiting',
    check: 'Without a network: open, add, change, close, open again, and all is there',
  },
  backup: {
    name: 'Backup',
    words: 'backup, backups, backup and restore, restore data, data backup',
    plan: 'A full copy as a file, and a way to bring it back that says what it will replace',
    check: 'Make a copy, empty everything, bring it back: all is there again',
  },
  'public-api': {
    name: 'API for others',
    words: 'public api, api access, api key, api keys, third party developers',
    plan: 'Documented endpoints with keys that can be named, limited and revoked',
    data: { ApiKey: 'name, hash, owner, rights, last used, revoked' },
    rules: ["Keys are shown once and stored hashed; limits are given in the response's headers"],
    check: 'A revoked key gets 401 from the next request on',
  },
  webhooks: {
    name: 'Webhooks',
    words: 'webhook, webhooks, callback url',
    plan: 'Signed, sent after commit, retried with growing pauses, with a log of attempts',
    data: { Delivery: 'event, target, status, tries, next' },
    rules: [
      'The receiver checks the signature, stores first and answers at once; the same event twice changes nothing twice',
    ],
    check: 'A receiver that fails twice gets the event on the third try, once',
  },
  'third-party': {
    name: 'Data from another service',
    words:
      'third party api, external api, api integration, integrate with, integration, integrations, fetch from api, fetches, pulls from, weather api, from the api, using the api, connects to',
    plan: 'Fetched from there and kept for a while, with its age known',
    rules: ['Slow, down, refused and over the limit are each handled; keys are never in what users can read'],
    check: 'With the service down, it says so, and how old its data is',
  },
  geolocation: {
    name: 'Where I am',
    words:
      'geolocation, current location, near me, nearby, gps, location based, user location, location tracking, find nearby',
    plan: 'The location is asked for when it is needed, and a typed place works as well',
    rules: ['Precise positions are not kept longer than the feature needs'],
    check: 'With permission refused, a typed place gives the same',
  },
  maps: {
    name: 'Map',
    words:
      'map, maps, interactive map, google maps, map view, map pins, pins on a map, show on a map, world map',
    plan: 'Places on a map and as a list, which show the same',
    data: { Place: 'name, latitude, longitude' },
    check: 'Without the map service the list still works',
  },
  routes: {
    name: 'Routes',
    words: 'route planning, directions, route optimization, delivery route, trip route',
    plan: 'Stops in order with distance and time between; reorder and see what it changes',
    data: { Stop: 'route, place, order, arrival' },
    check: 'A stop that cannot be reached is named and the rest still planned',
  },
  tracking: {
    name: 'Live tracking',
    words:
      'live tracking, track delivery, track shipment, shipment tracking, track status, parcel tracking, status tracking, vehicle tracking',
    plan: 'Current state, when it changed and what comes next, by a private link without signing in',
    data: { StatusChange: 'item, status, when, by, note' },
    check: 'States come in their order and none is skipped silently',
  },
  'qr-codes': {
    name: 'QR codes',
    words: 'qr code, qr codes, qr, generate qr, qr generator',
    plan: 'Codes that can be scanned from paper and from a screen',
    rules: ['The quiet zone around a code is kept; content that makes it too dense is pointed out'],
    check: "The printed code is read by a phone from arm's length",
  },
  scanning: {
    name: 'Scanning',
    words:
      'barcode, scan barcode, barcode scan, barcode scanning, barcode scans, scanner, scan qr, barcode scanner, scan products, camera scan, ocr, scan documents, text recognition',
    plan: 'Scan, or type it in where that does not work',
    check: 'Refusing the camera leads to typing instead',
  },
  recommendations: {
    name: 'Recommendations',
    words:
      'recommendation, recommendations, recommend, personalized, suggestions, suggest, recommended for you, similar items, related products, related articles',
    plan: 'A few that fit, each with the reason',
    rules: ['Nothing that is owned or was dismissed is shown'],
    check: 'Something that was dismissed does not come back',
  },
  calculations: {
    name: 'Calculation',
    words:
      'calculate, calculation, calculates, calculator, estimate cost, compute, cost calculator, formula, perform calculations, mathematical expressions',
    plan: 'The result follows from the input, with the steps that led to it',
    rules: [
      'Empty, zero, negative and very large input each give a sensible answer; rounding happens once, at the end',
    ],
    check: 'Three examples, one at a limit, match the hand calculation',
  },
  conversion: {
    name: 'Conversion',
    words: 'convert, converter, unit conversion, conversion, convert between, convert to, converts',
    plan: 'Both directions; rounding happens only for display',
    check: 'Converting there and back gives the original value',
  },
  'live-updates': {
    name: 'Live updates',
    words:
      'real time, realtime, live updates, live data, live scores, auto refresh, updates live, websocket, websockets, live feed',
    plan: 'Changes show up by themselves; a lost connection is seen and repaired',
    rules: ['After reconnecting, what was missed is fetched; nothing jumps while somebody types'],
    check: 'Offline for a minute, then online: the state equals that of a fresh load',
  },
  'rate-limits': {
    name: 'Limits on requests',
    words: 'rate limit, rate limiting, throttle, throttling, quota, usage limits, api limits',
    plan: 'A limit for each person or key and period; whoever is over it is told when to try again',
    check: 'A burst over the limit is refused; requests work again after the window',
  },
  caching: {
    name: 'Caching',
    words: 'cache, caching, cached, memoize, memoization',
    plan: 'What is cached, for how long and what invalidates it is written down per kind of data',
    rules: ['Private data is never kept in a shared cache; many misses at once fetch once'],
    check: 'A change is seen within the time promised',
  },
  shortcuts: {
    name: 'Keyboard shortcuts',
    words: 'keyboard shortcut, keyboard shortcuts, hotkey, hotkeys, shortcuts, command palette',
    plan: 'One key for each frequent action, and a list of them',
    check: 'Typing the letter in a text field types it',
  },
  undo: {
    name: 'Undo',
    words: 'undo, redo, undo and redo, undoing, undoing moves, undo moves',
    plan: 'The last actions can be undone in order, and done again',
    check: 'Ten actions, ten undos: the state at the start',
  },
  'drag-and-drop': {
    name: 'Drag and drop',
    words: 'drag and drop, drag, draggable, reorder, rearrange, drag to reorder, drag cards',
    plan: 'It can be seen where something will land; keys or buttons do the same',
    check: 'Moved by keyboard, it lands in the same place',
  },
  templates: {
    name: 'Templates',
    words: 'template, templates, reusable, from a template, choose a template, presets',
    plan: 'Begin from one, change freely; changing the template leaves what was made of it',
    check: 'Editing a template leaves documents already made from it as they were',
  },
  archive: {
    name: 'Archive and trash',
    words: 'archive, trash, recycle bin, soft delete, restore deleted, deleted items',
    plan: 'Deleted things wait in a trash, can be brought back, and are removed for good after a time',
    check: 'Bringing one back restores its links to others',
  },
  'short-links': {
    name: 'Short links',
    words:
      'short link, short links, shorten, url shortening, url shortener, shorten urls, custom alias, short url',
    plan: 'A long address gives a short one, which leads back to it',
    data: { Link: 'code (unique), target, created' },
    rules: [
      "Only http and https; the service's own addresses and known bad ones are refused; codes cannot be guessed in order",
    ],
    check: 'A code that was never given leads nowhere',
  },
  'background-jobs': {
    name: 'Background jobs',
    words:
      'background job, background jobs, job queue, queue worker, scheduled job, nightly job, scheduled, on a schedule, cron job, runs every, every hour, every night, at a given interval, every morning',
    plan: 'It runs by itself at its time, and it can be seen whether it did',
    rules: ['Running twice does no harm'],
    check: 'Stopped in the middle and started again, it finishes the work once',
  },
  logging: {
    name: 'Logs and monitoring',
    words:
      'monitoring, error tracking, uptime, health check, monitor, alerting, status page, error logging, request logging',
    plan: 'One line for each thing that happened, with its time and its result',
    rules: ['No passwords, keys or personal texts in logs'],
    check: 'A failure can be found, with what led to it',
  },
  'code-editing': {
    name: 'Code editing',
    words:
      'syntax highlighting, code editor, code editing, code highlighting, live preview, code playground, ide',
    plan: 'Line numbers, highlighting, indenting, find; the preview runs apart from the page',
    rules: [
      "Code from users runs in a sandboxed frame and cannot reach the app's data; an endless loop can be stopped",
    ],
    check: 'An endless loop in the preview leaves the editor usable',
  },
  drawing: {
    name: 'Drawing',
    words:
      'drawing, sketch, paint, brush, whiteboard, image editing, crop, image editor, photo editor, filters and effects',
    plan: 'Lines follow mouse, finger and pen; what was drawn can be kept',
    rules: ['Lines stay sharp on dense screens and stay when the window changes size'],
    check: 'Drawing quickly leaves no gaps in the line',
  },
  encryption: {
    name: 'Encryption',
    words: 'encrypt, encryption, encrypted, decrypt, end to end, end to end encryption, secure storage',
    plan: 'A well-known library and authenticated encryption; a fresh nonce each time; the key is derived from the passphrase with salt',
    rules: [
      'A wrong passphrase and a changed file give the same clear message; there is no way around a lost key, and that is said before',
    ],
    check: 'Changing one byte of the result makes decryption fail',
  },
  'project-management': {
    name: 'Projects',
    words:
      'project management, project showcase, project cases, manage projects, project portfolio, case studies, manage projects, list of projects, my projects, track projects',
    plan: 'A list and a page for each with what it is, its state or result, and pictures or files',
    data: { Project: 'title, description, status, dates, owner' },
    check: 'A project without a picture or end date still looks finished',
  },
  settings: {
    name: 'Settings',
    words:
      'settings, preferences, customizable, customize, configuration, configurable, options page, user preferences',
    plan: 'Each setting takes effect at once, is kept, and can be put back to its default',
    data: { Setting: 'owner, name, value' },
    check: 'A setting changed in one tab holds after a reload',
  },
  onboarding: {
    name: 'First steps',
    words: 'onboarding, tutorial, walkthrough, getting started, welcome screen, product tour',
    plan: 'The first real result within two minutes, with sample data where an empty screen says nothing; can be skipped',
    check: 'Skipping it leads to an app that works, and it can be reopened later',
  },
  speech: {
    name: 'Speech',
    words:
      'speech to text, voice input, voice commands, text to speech, read aloud, speech recognition, transcription, transcribe',
    plan: 'Start and stop are plain to see; the recognized text can be corrected before it counts',
    check: 'With the microphone refused, typing does the same',
  },
  'image-ai': {
    name: 'Image recognition',
    words:
      'image recognition, face recognition, object detection, image classification, computer vision, detect faces, photo recognition, take a photo of',
    plan: 'Shows what was recognized and how sure it is; the person can correct it',
    rules: [
      'Below a set certainty it asks instead of deciding; pictures are deleted after use unless kept on purpose',
    ],
    check: 'A dark, turned or empty picture gives "not sure" and not a wrong result',
  },
} as const satisfies Record<string, Feature>;
