import type { Stack } from '../code-rows.ts';

/** Programs, services and boards inside which something is built, and what that decides. */
export const hosts: readonly Stack[] = [
  {
    name: 'Google Sheets',
    words:
      'google sheet, google sheets, google spreadsheet, google sheets template, google sheets script, google sheets tracker',
    group: 'host',
    line: 'built in the sheet itself, with formulas where those are enough and Apps Script otherwise; what is typed in stays apart from what is calculated, and rows added later are included',
  },
  {
    name: 'Google Apps Script',
    words: 'apps script, google apps script, google script, appscript, apps script macro',
    group: 'host',
    line: 'reads and writes whole ranges in one call, stays within its daily quotas and run time, and asks for no more permissions than it needs',
  },
  {
    name: 'Google Forms',
    words: 'google forms, google form',
    group: 'host',
    line: 'built from its own kinds of questions and sections; whatever the form cannot do happens in the sheet of responses',
  },
  {
    name: 'Excel',
    words:
      'in excel, excel sheet, excel workbook, excel template, excel spreadsheet, excel tracker, excel dashboard, excel planner, excel calculator',
    group: 'host',
    line: 'built in the workbook itself, with tables and formulas and, only where those are not enough, a macro; what is typed in stays apart from what is calculated, and rows added later are included',
  },
  {
    name: 'Excel VBA',
    words:
      'excel macro, excel vba, vba, vba macro, vba script, macro in excel, macro for excel, excel userform, vba code',
    group: 'host',
    line: 'Option Explicit; sheets and ranges by name and not by what happens to be selected; a macro cannot be undone, so whatever overwrites or deletes asks first or works on a copy',
  },
  {
    name: 'Office Scripts',
    words: 'office script, office scripts',
    group: 'host',
    line: 'one main function that takes the workbook; ranges are read and written as arrays in one call each',
  },
  {
    name: 'Microsoft Word',
    words: 'word macro, word template, macro in word, word add in',
    group: 'host',
    line: 'works with styles and not with manual formatting; says which versions of Word it runs in',
  },
  {
    name: 'Outlook',
    words: 'outlook macro, outlook rule, outlook add in, macro in outlook',
    group: 'host',
    line: 'says whether it is for classic or new Outlook, as they differ in what can be automated; deletes and sends nothing unasked',
  },
  {
    name: 'PowerPoint',
    words: 'in powerpoint, powerpoint, powerpoint macro, powerpoint template',
    group: 'host',
    line: 'built from slides, layouts and links of the presentation itself; macros only if the goal asks for them',
  },
  {
    name: 'Microsoft Access',
    words: 'access database, ms access, microsoft access',
    group: 'host',
    line: 'tables with keys and relations first, then queries, forms and reports; validation in the table and not only in the form',
  },
  {
    name: 'LibreOffice',
    words: 'libreoffice, libreoffice calc, openoffice, libreoffice macro',
    group: 'host',
    line: 'only functions that LibreOffice has; says whether a macro is in Basic or Python',
  },
  {
    name: 'Spreadsheet',
    words:
      'in a spreadsheet, as a spreadsheet, spreadsheet for, spreadsheet that, spreadsheet to, spreadsheet of, spreadsheet template, spreadsheet with',
    group: 'host',
    line: 'built in the sheet itself with formulas; what is typed in stays apart from what is calculated, and rows added later are included',
  },
  {
    name: 'Notion',
    words:
      'in notion, notion template, notion page, notion database, notion dashboard, notion workspace, with notion',
    group: 'host',
    line: 'described as databases with their properties, relations and views, step by step; formulas ready to paste',
  },
  {
    name: 'Airtable',
    words:
      'in airtable, airtable base, with airtable, airtable interface, airtable automation, airtable script',
    group: 'host',
    line: 'one table for each kind of thing, linked records instead of copied text, a view for each purpose',
  },
  {
    name: 'Obsidian',
    words: 'in obsidian, obsidian vault, obsidian template, with obsidian, obsidian plugin',
    group: 'host',
    line: 'notes stay plain Markdown files that can be read without it; says which plugins it relies on, if any',
  },
  {
    name: 'Trello',
    words: 'in trello, trello board, trello automation, butler rule',
    group: 'host',
    line: 'built from its own lists, labels, fields and rules; says which plan or power-up a step needs',
  },
  {
    name: 'Zapier',
    words: 'zapier, zapier zap',
    group: 'host',
    line: 'step by step: the app, its trigger or action, and which field goes where; says what happens when a field is empty',
  },
  {
    name: 'Make',
    words: 'make scenario, make.com, integromat, make com scenario, scenario in make',
    group: 'host',
    line: 'module by module: its settings, its filter, and which field goes where; an error handler where a module can fail',
  },
  {
    name: 'n8n',
    words: 'n8n, n8n workflow',
    group: 'host',
    line: 'node by node, with the expressions to paste; keys stay in its credentials; says where failed items go',
  },
  {
    name: 'Power Automate',
    words: 'power automate, power automate flow, microsoft flow',
    group: 'host',
    line: 'step by step: trigger, actions and the expressions to paste; says which connectors need a paid plan',
  },
  {
    name: 'IFTTT',
    words: 'ifttt, ifttt applet',
    group: 'host',
    line: 'one trigger and its actions, with the fields to fill in; says what the free plan does not allow',
  },
  {
    name: 'Apple Shortcuts',
    words: 'siri shortcut, apple shortcut, apple shortcuts, ios shortcut, iphone shortcut, shortcuts app',
    group: 'host',
    line: 'described as actions in their order, each with its settings, as there is no text to paste',
  },
  {
    name: 'Power Apps',
    words: 'power apps, powerapps, power app',
    group: 'host',
    line: 'screens with their formulas ready to paste; says which formulas cannot be delegated to the data source',
  },
  {
    name: 'AppSheet',
    words: 'appsheet',
    group: 'host',
    line: 'tables with keys and column types first, then views and actions with their expressions',
  },
  {
    name: 'Bubble',
    words: 'bubble.io, in bubble, with bubble',
    group: 'host',
    line: 'data types with privacy rules first, then pages and workflows step by step',
  },
  {
    name: 'Glide',
    words: 'glide app, in glide, with glide',
    group: 'host',
    line: 'tables and their relations first, then the screens built on them',
  },
  {
    name: 'Salesforce',
    words: 'in salesforce, salesforce flow, apex class, apex trigger, salesforce report, lightning component',
    group: 'host',
    line: 'standard features and Flow first; Apex only where they are not enough, for many records at once and with tests',
  },
  {
    name: 'Power BI',
    words: 'power bi, powerbi',
    group: 'host',
    line: 'each measure with a written definition; where tables are made, one for each kind of thing, joined by keys',
  },
  {
    name: 'Tableau',
    words: 'in tableau, tableau dashboard, tableau workbook',
    group: 'host',
    line: 'calculated fields with a written definition, and the level of detail they apply to',
  },
  {
    name: 'Looker Studio',
    words: 'looker studio, data studio',
    group: 'host',
    line: 'one data source for each subject; calculated fields with a written definition',
  },
  {
    name: 'Grafana',
    words: 'grafana, grafana dashboard',
    group: 'host',
    line: 'panels with their queries and units, in a form that can be imported',
  },
  {
    name: 'Jupyter',
    words: 'jupyter, jupyter notebook, colab, google colab, colab notebook',
    group: 'host',
    line: 'runs from top to bottom in a fresh kernel; each cell does one step, with a sentence above it',
  },
  {
    name: 'LaTeX',
    words: 'in latex, latex template, latex document, latex class, tikz',
    group: 'host',
    line: 'compiles without errors with one engine, which is named, and with packages of the usual distributions',
  },
  {
    name: 'WordPress',
    words:
      'wordpress, wordpress plugin, wordpress theme, woocommerce, wordpress site, wordpress website, elementor, gutenberg block',
    group: 'host',
    line: 'with settings, blocks, a child theme or a plugin, whichever is least, and never by changing the core; in code, input is sanitized, output escaped, and every action checks its nonce and permission',
  },
  {
    name: 'Shopify',
    words:
      'in shopify, on shopify, for shopify, with shopify, shopify theme, shopify store, shopify shop, shopify app, shopify section, liquid template, shopify liquid',
    group: 'host',
    line: 'theme settings and Liquid sections first, an app only where these are not enough; the checkout only as far as Shopify allows',
  },
  {
    name: 'Wix',
    words: 'wix, wix site, wix website, velo by wix',
    group: 'host',
    line: "built from the editor's own parts, with Velo code only where these are not enough",
  },
  {
    name: 'Squarespace',
    words: 'squarespace',
    group: 'host',
    line: 'built from its own sections and blocks, with code injection or CSS only where these are not enough',
  },
  {
    name: 'Webflow',
    words: 'webflow',
    group: 'host',
    line: 'reusable classes and components, collections for what repeats, custom code only where these are not enough',
  },
  {
    name: 'Framer',
    words: 'in framer, framer site, framer website, with framer',
    group: 'host',
    line: 'its own components and breakpoints, code components only where these are not enough',
  },
  {
    name: 'Drupal',
    words: 'drupal, drupal module',
    group: 'host',
    line: 'core and well-kept modules first; configuration exported; own code in a custom module or theme',
  },
  {
    name: 'Moodle',
    words: 'in moodle, moodle course, moodle plugin, moodle quiz',
    group: 'host',
    line: 'its own activities and settings first, a plugin only where these are not enough',
  },
  {
    name: 'Arduino',
    words: 'arduino, arduino uno, arduino nano, arduino sketch, arduboy',
    group: 'host',
    line: 'the board, parts and wiring it assumes are listed; pins and thresholds are named constants at the top; what must go on at the same time does not wait in delay()',
  },
  {
    name: 'ESP32',
    words: 'esp32, esp8266, nodemcu',
    group: 'host',
    line: 'the board, parts, pins and wiring it assumes are listed; it recovers by itself from a power cut; names and keys of networks are kept apart from the code',
  },
  {
    name: 'MicroPython',
    words: 'micropython, circuitpython, raspberry pi pico, pi pico, microbit, micro bit',
    group: 'host',
    line: 'the board, parts, pins and wiring it assumes are listed; pins and thresholds are named constants at the top; only modules that the board has',
  },
  {
    name: 'Raspberry Pi',
    words: 'raspberry pi, raspi, rpi',
    group: 'host',
    line: 'the model and parts it assumes are listed; how to install it and how it starts by itself after a power cut',
  },
  {
    name: 'Home Assistant',
    words: 'home assistant, homeassistant, esphome',
    group: 'host',
    line: 'YAML that can be pasted, with each entity id to replace marked; says what happens after a restart or when a device is unavailable',
  },
  {
    name: 'Scratch',
    words: 'in scratch, scratch game, scratch project, with scratch, scratch program',
    group: 'host',
    line: 'sprite by sprite: its costumes, its variables and its scripts as blocks, in the order in which to build them',
  },
  {
    name: 'Twine',
    words: 'in twine, twine story, twine game, with twine',
    group: 'host',
    line: 'passages with their links in one named story format; no passage without a way on, except the endings',
  },
  {
    name: 'Minecraft',
    words: 'minecraft mod, minecraft datapack, minecraft plugin, minecraft data pack, in minecraft',
    group: 'host',
    line: 'says which edition, version and loader it is for',
  },
  {
    name: 'Roblox',
    words: 'roblox, roblox studio, luau',
    group: 'host',
    line: 'Luau; what counts is decided in server scripts, as clients can be changed by their players; says where each script goes',
  },
];

/** What is no program in the end. */
export const media: readonly Stack[] = [
  {
    name: 'Print',
    words:
      'printable, print and play, chart to print, calendar to print, planner to print, sheet to print, sheets to print, cards to print, list to print, game to print, tracker to print, to print out, paper version, physical game, physical board game, physical card game, wooden game, wooden board, cardboard game, flyer, laminated, booklet, booklets, bullet journal',
    group: 'host',
    line: 'what counts is what comes out on paper: it fits A4 and Letter, reads well in black and white, and needs no screen',
  },
  {
    name: 'Slides',
    words: 'slides, slide deck, google slides, keynote, on slides',
    group: 'host',
    line: 'laid out as slides that can be read from the back of the room and shown without a network',
  },
];

/** What games are built with; the rows of their kind hold there too. */
export const engines: readonly Stack[] = [
  {
    name: 'Godot',
    words: 'godot, gdscript, in godot, godot game',
    group: 'engine',
    line: 'version 4 unless another is named; small scenes, signals instead of fixed paths, typed GDScript, keys through the input map',
  },
  {
    name: 'Unity',
    words:
      'in unity, unity game, unity 2d, unity 3d, unity3d, with unity, unity project, unity script, unity editor, unity inventory, unity player',
    group: 'engine',
    line: 'small components, values to tune as serialized fields, physics in FixedUpdate; says which objects carry which script',
  },
  {
    name: 'Unreal Engine',
    words: 'unreal, unreal engine, ue5',
    group: 'engine',
    line: 'says what is C++ and what is Blueprint; values to tune are exposed to the editor',
  },
  {
    name: 'Pygame',
    words: 'pygame, in pygame, pygame game',
    group: 'engine',
    line: 'one loop of input, update and draw; movement by the time since the last frame; closing the window ends it cleanly',
  },
  {
    name: 'Phaser',
    words: 'phaser, phaser 3, phaserjs',
    group: 'engine',
    line: 'a scene for each state of the game; movement by delta time',
  },
  {
    name: 'Three.js',
    words: 'three.js, threejs, react three fiber',
    group: 'engine',
    line: 'what is no longer shown is disposed of; sharp on dense screens, and resizing keeps the proportions',
  },
  {
    name: 'GameMaker',
    words: 'gamemaker, game maker studio, gml',
    group: 'engine',
    line: 'says which event of which object each piece of GML belongs to',
  },
  {
    name: "Ren'Py",
    words: 'renpy, ren py',
    group: 'engine',
    line: 'characters and variables defined at the top; labels for scenes; variables that are saved are set with default',
  },
  {
    name: 'RPG Maker',
    words: 'rpg maker, rpgmaker',
    group: 'engine',
    line: 'says which events, switches and variables each step uses; plugins only where events are not enough',
  },
  {
    name: 'LÖVE',
    words: 'love2d, löve2d, love 2d',
    group: 'engine',
    line: 'load, update and draw apart; movement by dt',
  },
];

/** Services that something reads from or writes to: nothing is built inside them. */
export const sources: readonly Stack[] = [
  {
    name: 'Google Sheets',
    words:
      'from google sheets, to google sheets, into google sheets, from a google sheet, to a google sheet, into a google sheet, with google sheets, and google sheets, google sheets data, google sheets formula, google sheet formula, google sheets api, google sheets as',
    group: 'api',
    line: 'read and written through its API; a changed heading is told and not guessed around',
  },
  {
    name: 'Excel',
    words:
      'from excel, to excel, into excel, as excel, excel formula, excel export, excel import, formula in excel, formula for excel, excel function',
    group: 'api',
    line: 'real .xlsx files; dates as dates and numbers as numbers',
  },
  {
    name: 'Notion',
    words: 'from notion, to notion, into notion, notion api',
    group: 'api',
    line: 'through its API, page by page, within its limits',
  },
  {
    name: 'Airtable',
    words: 'from airtable, to airtable, into airtable, airtable api',
    group: 'api',
    line: 'through its API, page by page, within its limits',
  },
  {
    name: 'WordPress',
    words: 'from wordpress, to wordpress, wordpress api, wordpress rest api',
    group: 'api',
    line: 'through its REST API, with an application password',
  },
  {
    name: 'Shopify',
    words: 'shopify, from shopify, to shopify, shopify api, shopify orders, shopify products, my shopify',
    group: 'api',
    line: 'through its Admin API, page by page, within its limits',
  },
];
