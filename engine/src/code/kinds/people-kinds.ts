import type { KindCard } from './kind-card.ts';

/** Products that people share: talk, trade, book, learn, read. */
export const peopleKinds: readonly KindCard[] = [
  {
    id: 'forum',
    name: 'forum',
    first: [
      'List of topics with the newest reply first; topic page with posts in order',
      'Write, edit and delete own posts; search over titles and text',
    ],
    data: 'Topic (title, author, created), Post (topic, author, text, time)',
    checks: [
      'When a post is sent, then it stands at the end of its topic without a reload',
      'When a stranger edits a post by address, then it is refused',
    ],
    cases: ['Text of people is shown as text: markup and scripts in a post never run'],
    notNow: ['direct messages', 'badges', 'file uploads'],
  },
  {
    id: 'chat',
    name: 'chat',
    first: [
      'List of conversations with the last message; conversation with history and input',
      'Messages arrive without a reload; sent, delivered and failed can be told apart',
    ],
    data: 'Conversation (members), Message (conversation, sender, text, time)',
    checks: [
      'When the connection drops and returns, then missed messages appear once and in order',
      'When sending fails, then the text stays and can be sent again',
    ],
    notNow: ['calls', 'file uploads', 'reactions'],
  },
  {
    id: 'chatbot',
    name: 'bot',
    isScreenless: true,
    first: [
      'Commands with a help text; answers only where it was addressed',
      'Token and settings come from the environment',
    ],
    checks: [
      'When an unknown command arrives, then the bot names the ones it knows',
      'When the service drops the connection, then the bot reconnects and answers nothing twice',
    ],
    cases: ['Respects the rate limits of the service; a failing command does not stop the bot'],
    notNow: ['a web page', 'several languages'],
  },
  {
    id: 'job',
    name: 'job',
    isScreenless: true,
    first: [
      'One run reads, changes and writes, and ends with its counts: read, written, skipped, failed',
      'Settings and secrets come from the environment; a dry run writes nothing',
    ],
    checks: [
      'When it runs twice on the same data, then the result is the same and nothing is there twice',
      'When it stops half way, then the next run finishes the rest and nobody reads half a result',
      'When a source does not answer, then it tries again, then ends with a clear message and a non-zero exit code',
    ],
    notNow: ['a web page'],
  },
  {
    id: 'webhook',
    name: 'webhook',
    isScreenless: true,
    first: [
      'Checks the signature over the raw body before anything else, answers fast, and works afterwards',
      'Settings and secrets come from the environment',
    ],
    checks: [
      'When the signature is missing or wrong, then the call is refused and nothing is done',
      'When the same event arrives twice, then it has its effect once',
      'When the place it posts to does not answer, then it tries again later and loses nothing',
    ],
    notNow: ['a web page'],
  },
  {
    id: 'assistant',
    name: 'assistant',
    first: [
      'Question box with the talk above it; answers appear as they are written and can be stopped',
      'Answers rest on the given sources and name them; without a source it says that it does not know',
    ],
    data: 'Talk (person, started), Message (talk, sender, text, sources, time)',
    checks: [
      'When a question has no answer in the sources, then it says so and names whom to ask',
      'When a message tries to change its instructions, then it keeps to its task',
    ],
    cases: ['The key of the model stays on the server, and each person has a limit'],
    notNow: ['voice', 'several languages', 'training a model'],
  },
  {
    id: 'shop',
    name: 'shop',
    first: [
      'Product list with search and categories; product page; cart; order with address and payment; confirmation',
      'Prices, stock and totals come from the server, never from the page',
    ],
    data: 'Product (name, description, price, stock, pictures), Cart line (product, amount), Order (lines, address, total, status)',
    checks: [
      'When the last piece of a product is bought twice at the same moment, then one order succeeds and the other is told',
      'When payment fails, then no order exists and the cart is unchanged',
    ],
    cases: ['Money is held as exact decimals; the total equals the sum of its lines'],
    notNow: ['returns', 'discounts', 'reviews', 'several currencies'],
  },
  {
    id: 'auction',
    name: 'trading place',
    first: [
      'List of offers with end time and highest bid; offer page with history; own bids and offers',
      'The server alone decides which bid was first',
    ],
    data: 'Offer (title, start price, ends, status), Bid (offer, bidder, amount, time)',
    checks: [
      'When two equal bids arrive, then the first one counts and the second is refused',
      'When an offer has ended, then no bid is accepted',
    ],
    notNow: ['payment', 'shipping', 'reviews'],
  },
  {
    id: 'booking',
    name: 'booking site',
    first: [
      'Free times follow from opening hours, the length of what is booked, and who or what it needs; none of them is booked twice at a time',
      'Book with name and e-mail, see a confirmation with a number, move or cancel by a link; a view by day for the owner',
    ],
    data: 'Slot (item, start, end, places), Booking (number, person, slot, status)',
    checks: [
      'When the last place is booked twice at the same moment, then one booking succeeds and the other person is told',
      'When a booking is cancelled, then its place is free again',
    ],
    notNow: ['payments', 'reminders', 'several locations'],
  },
  {
    id: 'blog',
    name: 'publication',
    first: [
      'Start page with the newest articles; article page; category and search; about page',
      'Write, preview, publish and withdraw an article',
    ],
    data: 'Article (title, summary, text, author, category, published), Category (name)',
    checks: [
      'When an article is a draft, then nobody but its author can open its address',
      'When an article is published, then it is first in the list and found by search',
    ],
    notNow: ['comments', 'newsletter', 'several authors'],
  },
  {
    id: 'cms',
    name: 'content system',
    first: [
      'Pages and articles: draft, preview, publish, withdraw; menu and media',
      'Roles: author and editor',
    ],
    data: 'Page (title, address, text, status), Version (page, text, author, time), Media (file, alt text)',
    checks: [
      'When a page is withdrawn, then its address answers not found',
      'When an earlier version is restored, then the current one is kept too',
    ],
    notNow: ['plug-ins', 'themes', 'translations'],
  },
  {
    id: 'portfolio',
    name: 'portfolio',
    first: [
      'Start with name and one sentence; work in a grid, each piece with a view of its own; about; contact',
      'All texts and pictures stand in one place where they can be replaced',
    ],
    data: 'Work (title, year, role, pictures, text)',
    checks: [
      'When a piece is opened by its own address, then it shows without a detour',
      'When pictures are missing or slow, then the layout does not jump',
    ],
    notNow: ['blog', 'accounts', 'comments'],
  },
  {
    id: 'cv',
    name: 'page about a person',
    first: [
      'Name and one sentence, then the sections with the newest entry first; contact',
      'All texts stand in one place where they can be replaced; nothing about the person is made up',
    ],
    data: 'Entry (section, title, place, from, to, text)',
    checks: [
      'When the page is printed, then nothing is cut off and no entry is split over two pages',
      'When a section has no entry, then its heading is not shown',
    ],
    notNow: ['blog', 'accounts', 'comments'],
  },
  {
    id: 'snippets',
    name: 'collection',
    first: ['Add, edit, delete and tag entries; search over title, text and tags', 'Copy with one click'],
    data: 'Entry (title, text or address, kind, tags, changed)',
    checks: [
      'When an entry is copied, then the clipboard holds it to the letter',
      'When a search finds nothing, then the page says so and offers to clear it',
    ],
    notNow: ['sharing', 'sync', 'accounts'],
  },
  {
    id: 'landing',
    name: 'landing page',
    first: [
      'Sections in order: what it is, for whom and where, with the action; the offer; how it works in 3 steps; about; questions; the action again; footer',
      'Texts I have not given are marked blanks; reviews, figures, customers, years and prices are never made up',
    ],
    checks: [
      'When the page opens on a phone, then what it is and the action are visible without scrolling',
      'When the action is taken, then it does what it says: a call, a mail, or a form that checks its fields and keeps the text',
    ],
    notNow: ['accounts', 'blog', 'tracking'],
  },
  {
    id: 'dashboard',
    name: 'dashboard',
    first: [
      'Key figures with the change from the period before; charts with axis and unit; the table behind them with filter and sorting',
      'One period and one set of filters act on everything; empty periods count as 0, not as a gap',
    ],
    checks: [
      'When the period changes, then figures, charts and table change together',
      'When a source is missing, then its tile says so and the others stay',
    ],
    cases: ['The rows behind each figure are one click away and add up to it'],
    notNow: ['alerts', 'custom layouts', 'export'],
  },
  {
    id: 'crm',
    name: 'system',
    first: [
      'List of customers or cases with search; one page each with history; next step with date and owner',
      'Today: what is due and for whom',
    ],
    data: 'Customer (name, e-mail, phone, owner), Case (customer, title, status, owner, due), Activity (case, kind, text, time)',
    checks: [
      'When a step is done, then it is in the history with person and time',
      'When two people edit the same case, then the second sees the change of the first before saving',
    ],
    notNow: ['mail sync', 'automation', 'reports'],
  },
  {
    id: 'lms',
    name: 'learning site',
    first: [
      'Course list; course with lessons; lesson with content and task; own progress',
      'Progress and answers are kept per learner',
    ],
    data: 'Course (title, text), Lesson (course, title, content, position), Progress (learner, lesson, done, result)',
    checks: [
      'When a lesson is finished, then progress shows it also on another device',
      'When a learner opens a lesson of a course they have not joined, then the page says how to join',
    ],
    notNow: ['payments', 'certificates', 'live sessions'],
  },
  {
    id: 'social',
    name: 'network',
    first: [
      'Own profile, profiles of others, posts, follow, a page of posts from people one follows',
      'Own posts can be edited and deleted; people can be blocked and posts reported',
    ],
    data: 'Profile (name, picture, about), Post (author, text, picture, time), Follow (from, to)',
    checks: [
      'When a person is blocked, then neither sees the other anywhere',
      'When a post is deleted, then it is gone from every page',
    ],
    notNow: ['stories', 'calls', 'advertising'],
  },
  {
    id: 'recruiting',
    name: 'job site',
    first: [
      'Jobs with search and filter; job page; apply with text and file; own applications with status',
      'Employers post jobs and see the applications to them alone',
    ],
    data: 'Job (title, company, place, text, open until), Application (job, person, text, file, status)',
    checks: [
      'When a job is closed, then no application is accepted',
      'When an employer opens an application to another company, then it is refused',
    ],
    notNow: ['messages', 'matching', 'payments'],
  },
  {
    id: 'invoice',
    name: 'invoice app',
    first: [
      'Create an invoice, add line items, see the total, list invoices',
      'Numbers run without gaps; a sent invoice can no longer be changed',
    ],
    data: 'Invoice (number, date, customer, status), Line item (text, quantity, price)',
    checks: [
      'When 3 pieces at 19.99 are added, then the line shows 59.97',
      'When a number is missing or taken, then saving is refused with the reason',
    ],
    cases: ['Money is held as exact decimals; the total equals the sum of the lines'],
    notNow: ['payments', 'taxes', 'accounts'],
  },
  {
    id: 'inventory',
    name: 'inventory',
    first: [
      'List of items with stock and place; receive, issue, correct; history per item',
      'Stock is the sum of its movements and is never typed over',
    ],
    data: 'Item (number, name, unit, minimum), Movement (item, amount, kind, person, time)',
    checks: [
      'When more is issued than there is, then it is refused and nothing changes',
      'When an item falls under its minimum, then it is marked in the list',
    ],
    notNow: ['orders to suppliers', 'bar codes', 'several warehouses'],
  },
  {
    id: 'gallery',
    name: 'gallery',
    first: [
      'Grid of pictures, one large view with next and previous, keys and swipe',
      'Each picture has an alt text; small versions load first',
    ],
    data: 'Picture (file, title, alt text, position)',
    checks: [
      'When a picture cannot be loaded, then its title stands in its place',
      'When the last picture is reached, then the end is clear',
    ],
    notNow: ['upload', 'comments', 'accounts'],
  },
  {
    id: 'map',
    name: 'finder',
    first: [
      'Search by place or own position; results as list and on a map, both in step',
      'One page per place with address, hours and a link to directions',
    ],
    data: 'Place (name, address, coordinates, hours, category)',
    checks: [
      'When the position is refused, then search by place name works all the same',
      'When nothing is near, then the nearest result is offered with its distance',
    ],
    notNow: ['reviews', 'routes', 'accounts'],
  },
  {
    id: 'url-shortener',
    name: 'shortener',
    first: [
      'Paste an address, get a short one with copy button; own links with clicks',
      'Only http and https are accepted',
    ],
    data: 'Link (code, address, created, clicks)',
    checks: [
      'When a short address is opened, then it leads to the long one',
      'When a code is unknown, then the page says so with status 404',
    ],
    cases: ['When a wished code is taken, then it is refused; short addresses never point at each other'],
    notNow: ['accounts', 'statistics by country', 'own domains'],
  },
  {
    id: 'link-page',
    name: 'link page',
    first: [
      'Add, edit, delete and reorder entries; public page that shows them',
      'Entries have title, address and a switch for visible or hidden',
    ],
    data: 'Entry (title, address, position, visible)',
    checks: [
      'When the order is changed, then the public page shows it after a reload',
      'When an address is not http or https, then it is refused',
    ],
    notNow: ['statistics', 'themes', 'several pages'],
  },
  {
    id: 'event-calendar',
    name: 'calendar',
    first: ['Month and week view; add, edit, delete an event; search', 'Times are kept with their time zone'],
    data: 'Event (title, start, end, place, note)',
    checks: [
      'When an event crosses midnight, then both days show it',
      'When the end is before the start, then saving is refused with the reason',
    ],
    cases: ['Events at the change to summer time keep their wall-clock time'],
    notNow: ['invitations', 'sync with other calendars', 'reminders'],
  },
  {
    id: 'kanban',
    name: 'board',
    first: [
      'Columns with cards; add, edit, move by mouse, touch and keyboard',
      'A card has title, text, owner and due date',
    ],
    data: 'Column (title, position), Card (column, title, text, owner, due, position)',
    checks: [
      'When a card is moved and the page is reloaded, then it is where it was put',
      'When moving fails, then the card returns to its place with the reason',
    ],
    notNow: ['attachments', 'several boards', 'automation'],
  },
  {
    id: 'survey',
    name: 'survey tool',
    first: [
      'Build questions, publish, answer, see results as numbers and charts',
      'A published survey keeps its questions; changes make a new version',
    ],
    data: 'Survey (title, status, closes), Question (survey, kind, text, options), Answer (question, value, time)',
    checks: [
      'When a required question is empty, then the form says which and keeps the rest',
      'When a survey is closed, then its address says so and takes no answer',
    ],
    notNow: ['logic jumps', 'export', 'accounts for people who answer'],
  },
  {
    id: 'auth',
    name: 'sign-in',
    first: [
      'Sign up, confirm e-mail, sign in, sign out, reset password',
      'Sessions end on sign-out and when the password changes',
    ],
    data: 'Account (e-mail, password hash, confirmed), Session (account, created, ends)',
    checks: [
      'When a sign-in is wrong, then the message does not tell whether the account exists',
      'When a reset link is used twice, then the second use is refused',
    ],
    cases: ['Passwords are kept as slow salted hashes; tries are limited per account and address'],
    notNow: ['roles', 'two factors', 'social sign-in'],
  },
  {
    id: 'library-catalogue',
    name: 'collection',
    first: [
      'Search, one page per title, own list with state (planned, started, done)',
      'The own list is kept and can be sorted and filtered',
    ],
    data: 'Title (name, year, makers, picture), Entry (person, title, state, rating)',
    checks: [
      'When a title is added twice, then it is in the list once',
      'When the source does not answer, then the own list still works',
    ],
    notNow: ['recommendations', 'sharing', 'playing'],
  },
];
