import type { Nouns } from './noun-patterns.ts';

/** Words that name a kind, by group and id of its card, as alternatives of a regular expression; plurals count too. */
export const kindNouns: Readonly<Record<'people' | 'tools' | 'subjects', Nouns>> = {
  people: {
    forum:
      'forum|discussion (?:board|platform|forum)|message board|web board|community (?:website|platform|site)|q&a (?:website|site|platform)',
    chat: 'chat (?:app|application|room|website|platform)|messenger|messaging (?:app|application|platform)|chat',
    chatbot: '(?:discord|slack|telegram|matrix|twitter|whatsapp|irc|trading|reddit|mastodon) ?bot|bot',
    job: '(?:etl|cron|nightly|daily|batch|background|import|sync|backup) ?(?:job|script|task|pipeline|process)|(?:data|etl) pipeline|job(?! (?:board|portal|site|listing))|(?:web )?(?:scraper|crawler)|importer',
    webhook: 'webhook (?:receiver|handler|listener|endpoint|consumer)',
    assistant:
      'chat ?bot|(?:ai|virtual|voice) (?:assistant|agent|chat|tutor)|(?:support|faq) (?:bot|assistant)|assistant',
    shop: 'online (?:store|shop)|e-?commerce(?: (?:site|website|platform|store|app))?|web ?shop|store(?:front)?|shop(?:ping)?(?: (?:site|website|app|cart))?|marketplace',
    auction: 'auction|bidding|trading (?:website|platform|site)',
    booking:
      'booking(?: (?:site|website|platform|system|app|service))?|reservation(?: \\w+)?|appointment(?: \\w+)?|scheduler|rental(?: (?:site|website|platform|service|app))?|ticket(?:ing)?(?: booking)? (?:platform|system|website|app)',
    blog: 'blog(?: (?:site|website|platform|app))?|magazine|(?:news|medical|online) (?:site|website|portal|journal|blog)|journal website|publishing (?:site|website|platform|mini-program)|newspaper',
    cms: 'cms|content management(?: system)?',
    portfolio: 'portfolio(?: (?:site|website|page))?|personal (?:site|website|page)',
    cv: '(?:cv|resume|curriculum vitae|biography)(?: (?:site|website|page))?',
    snippets:
      '(?:code )?snippets?(?: (?:manager|library|app))?|bookmark(?:s|ing)? (?:app|manager|site)|bookmark manager',
    landing:
      'landing page|one[- ]page (?:site|website)|product page|coming soon page|promo(?:tion(?:al)?)? (?:page|site|website)',
    dashboard:
      'dashboard|admin panel|analytics (?:platform|tool|site|website)|monitoring (?:system|tool)|reporting (?:tool|system)',
    crm: 'crm|customer relationship(?: management)?|call logging system|help ?desk|ticket system|support system',
    lms: 'lms|learning (?:platform|website|site|management system|app|portal)|online (?:course|learning)s?(?: platform)?|course platform|e-?learning(?: \\w+)?|vocabulary (?:\\w+ )?(?:website|app)|student portal',
    social:
      'social (?:network|media)(?: (?:site|website|platform|app))?|sharing platform|dating (?:site|website|app)|matrimonial website|match(?:ing|making) (?:platform|app|site)',
    recruiting:
      'job (?:board|site|portal|platform)|recruit(?:ment|ing) (?:site|website|platform)|hiring (?:site|platform)|freelance\\w* (?:platform|marketplace)',
    invoice: 'invoic(?:e|ing)(?: (?:app|generator|tool|system))?|billing (?:app|system)',
    inventory:
      'inventory(?: (?:app|system|manager|management|tracker))?|stock management|warehouse(?: \\w+)?|product inventory|supply chain(?: \\w+)?|traceability(?: \\w+)?',
    gallery: '(?:image|photo|art|picture|media) (?:gallery|sharing \\w+|album)|gallery|slide ?show',
    map: '(?:store|charity|restaurant|place|trail|campsite|parking) (?:finder|locator)|map(?:s)? (?:app|application|site)|travel guide',
    'url-shortener': 'url short(?:e)?n(?:er|ing)(?: \\w+)?|link short(?:e)?ner',
    'link-page': 'link ?tree(?: \\w+)?|link (?:page|manager)',
    'event-calendar':
      '(?:event )?calendar(?: (?:app|site|website))?|(?:event|day|daily|week|weekly|month|monthly|family|appointment) planner(?: (?:app|site|website))?|event (?:site|website|app|platform|manager)',
    kanban:
      'kanban(?: project management)?(?: \\w+)?|project management (?:board|tool|app|system|platform)|task board',
    survey: 'survey(?: \\w+)?|poll(?:ing|s)? (?:app|site|tool)|form builder|voting (?:app|system|site)',
    auth: '(?:login|log-?in|sign-?in|authentication|auth)(?: (?:system|page|form|flow|service))?',
    'library-catalogue':
      '(?:book|movie|film|tv show|show|podcast|series|anime|reading)s? (?:finder|tracker|app|library|directory|list|database|search)',
  },
  tools: {
    'browser-extension':
      '(?:chrome|chromium|firefox|browser|edge|safari|brave|opera|vivaldi|thunderbird|outlook|gmail) (?:web )?(?:extension|plug-?in|add-?on)',
    calculator: 'calculator',
    'formula-calculator':
      '(?!(?:an?|the|my|simple|basic|scientific|pocket|online|web|responsive|modern|small|new|advanced|graphing|javascript|python|html|css|react|vue|comprehensive|interactive|beautiful|working|loan) )[a-z]+ calculator',
    'unit-converter':
      '(?:currency|unit|number|temperature|decimal|binary|roman|csv|json|\\w+2\\w+)?[ -]?converter',
    todo: '(?:shopping|packing|grocery) list|check ?list|to-?do(?:[ -](?:list|app))?|to do list|task (?:list|manager|tracker)',
    notes:
      '(?<!(?:field|release|patch|delivery|tasting|case|clinical|lab) )(?:markdown )?notes?(?: app(?:lication)?)?|note[ -]?(?:pad|taking)|notepad|journal app',
    timer: 'pomodoro|countdown(?! (?:page|site|website|to|for|until)\\b)|stop ?watch|timer|alarm clock',
    weather: 'weather(?: app| forecast| website)?',
    quiz: 'quiz|trivia|flash ?cards?|practice tests?|exam',
    budget: '(?:budget|expense|finance|spending)(?: (?:tracker|manager|planner|app))?',
    log: '(?:workout|training|fitness|calorie|water|mood|sleep|feeding|period|meal|weight|mileage|dive|running|medication|symptom)s? ?(?:track(?:er|ing)|counter|log|diary|journal|app|application)',
    habit: 'habits? ?(?:track(?:er|ing)|counter|log|app|application)',
    reminder: '(?:\\w+ )?reminders?',
    recipe: 'recipes?(?: finder| manager| book| creator)?|cook ?book|meal planner',
    password: 'password (?:generator|manager|strength \\w+)',
    editor:
      '(?:text|code|image|photo|pdf|html|markdown|diagram|sprite|video|audio) (?:editor|maker)|white ?board|drawing (?:app|application|board)|paint',
    previewer: '[a-z]+ (?:previewer|preview|formatter|beautifier)',
    viewer: '(?:pdf|document|image|log|json|csv|model|3d) (?:viewer|reader)',
    music: '(?:music|mp3|audio|podcast|video) player|music (?:app|streaming)|jukebox',
    'file-tool':
      '(?:file|folder|thumbnail|zip|image|pdf|csv|excel)s? (?:renamer|organizer|organiser|manager|sorter|compressor|merger|splitter|creator|maker|utility|explorer|encryption tool)',
    generator:
      '(?:qr ?code|lorem ipsum|meme|name|color palette|colour palette|gradient|quote|e-?card|badge|random \\w+|barcode|avatar)s?(?: \\w+)? generator|meme (?:maker|generator)',
    'board-game':
      "(?:chess|sudoku|tic[ -]?tac[ -]?toe|memory|memory card|card|board|puzzle|strategy|poker|battleship|hangman|minesweeper|2048|word|(?:\\w+ )?guessing|connect[ -]?(?:4|four)|quiz|trivia|recycling) game|chess|sudoku|tic[ -]?tac[ -]?toe|battleship|hangman|minesweeper|2048|checkers|solitaire|hold[’']em",
    game: '(?:snake|tetris|racing|platform(?:er)?|shooter|pong|breakout|typing|video|browser|exploration|arcade|shell|simulation|\\w+) game|game|snake|tetris|pong',
    scraper:
      'scraper|crawler|(?:mail|price|site|link|uptime) (?:checker|watcher|monitor|tracker)|quote tracker|price comparison',
    simulator: 'simulat(?:or|ion)|visuali[sz](?:er|ation)',
  },
  subjects: {
    'event-page':
      'wedding|birthday|party|conference|festival|(?:summer|street|town|village|school) f(?:est|air|ete|ête)|reunion|meet-?up|fundraiser',
    restaurant: 'restaurant|caf[eé]|coffee shop|bakery|pizzeria|bistro|food truck|brewery',
    'local-business':
      'dentist|doctor|clinic|(?:hair |nail |beauty )?salon|barber|spa|law firm|lawyer|plumber|electrician|carpenter|photographer|(?:yoga |dance |design )?studio|gym|kindergarten|veterinar\\w+|garage|florist|museum|consultan\\w+|agency|practice|small business|freelancer|charity|non-?profit|ngo|church|club|association|choir|band',
  },
};

/** Kinds that are a screen and keep nothing: no API is built of them. */
export const screensAlone: ReadonlySet<string> = new Set([
  'landing',
  'dashboard',
  'calculator',
  'formula-calculator',
  'unit-converter',
  'timer',
  'password',
  'editor',
  'previewer',
  'viewer',
  'file-tool',
  'generator',
  'board-game',
  'game',
  'simulator',
]);
