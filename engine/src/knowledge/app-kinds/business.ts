import type { AppKind } from '../code-rows.ts';

/** Apps that a business or a club runs on. */
export const businessKinds = {
  crm: {
    shape: 'product',
    covers: ['customers'],
    nouns:
      'crm, customer relationship, customer management system, client manager, client management, lead tracker, customer database',
    heart: 'Whoever opens a contact sees at once what was last said and what comes next.',
    flows: [
      'Find a contact and see everything about them in order of time',
      'Add a note, or a next step with its date',
      'What is due, and what was forgotten',
    ],
    data: {
      Contact: 'name, company, email, phone, notes',
      Interaction: 'contact, kind, text, when',
      NextStep: 'contact, what, due, done',
    },
    rules: [
      'If a contact exists already, that is pointed out before a second one is made',
      'A contact with a history is archived and not deleted',
    ],
    checks: [
      'Adding somebody with a known phone number leads to the contact who exists',
      'A step that was due yesterday stands before those of today',
    ],
    asks: ['who-uses', 'data-from', 'volume'],
    offers: ['csv-import', 'seed-data', 'csv-export', 'roles-table'],
  },
  'address-book': {
    shape: 'product',
    covers: ['customers'],
    nouns: 'contact book, address book, contact manager, contacts app, phone book',
    heart: 'Anybody is found by whatever is remembered of them.',
    flows: ['Find somebody by a part of a name, a number or an address', 'Add and change a contact'],
    data: { Contact: 'name, phone, email, address, note' },
    rules: [
      'If a contact exists already, that is pointed out',
      'Phone numbers are found with and without spaces and country code',
    ],
    checks: [
      'Adding the same number again leads to the contact who exists',
      'Found by the middle of a name, with and without an accent',
    ],
    asks: ['storage', 'who-uses', 'data-from'],
    offers: ['csv-import', 'csv-export', 'seed-data', 'backup-file'],
  },
  'invoice-app': {
    shape: 'product',
    covers: ['invoices'],
    nouns:
      'invoice app, invoicing app, invoice generator, invoicing, invoice maker, invoice, invoicing tool, invoicing software',
    heart: 'A correct invoice in two minutes.',
    flows: ['Make an invoice: customer, lines, dates; see it as it will look'],
    data: {
      Customer: 'name, address, tax number',
      Invoice: 'number, customer, issued, due, total in cents',
      InvoiceLine: 'invoice, text, quantity, unit price in cents, tax rate',
    },
    rules: [
      'Numbers run without gaps or duplicates, and are given only when an invoice is issued',
      'An issued invoice is not changed any more; a mistake is corrected by a credit note',
      'Money is kept in whole cents, with a stated rule for rounding',
    ],
    checks: [
      'Lines, tax and total as printed add up to the cent',
      "Changing a customer's address leaves issued invoices as they were",
      'No number is given twice',
    ],
    asks: ['tax-country', 'who-uses', 'storage'],
    offers: ['tests-first', 'seed-data', 'csv-export', 'print-view'],
  },
  'booking-app': {
    shape: 'product',
    broad: 'subject',
    covers: ['booking', 'reservations'],
    nouns:
      'calendly for, opentable for, booking app, booking system, appointment app, appointment booking, booking site, booking website, booking page, booking form, appointment scheduler, reservation system, reservation app, hair salon, barber shop, barber, salon, booking platform, online booking, clinic booking, doctor appointment, tutor booking, dog groomer, spa, tutors, tutor, schedule lessons, driving school, massage, nail salon, physio, dentist, haircuts, haircut, music lessons, personal trainer, dog walking',
    heart: 'A free time is really free, and booking takes under a minute.',
    flows: [
      'Choose what and when, leave a name and a contact, get a confirmation',
      'Change or cancel a booking',
      'See what is booked; block times that are not available',
    ],
    data: {
      Service: 'name, minutes',
      Booking: 'service, name, contact, start, end, status',
      Closed: 'from, to',
    },
    rules: [
      'Two bookings can never overlap, and this is enforced where they are stored',
      'Times are those of the place, also on the day the clocks change',
      'Nothing can be booked in the past; canceling frees the time',
    ],
    checks: [
      'Two people book the same time at the same moment: one succeeds, the other sees what is still free',
      'Closing a time leaves what is booked already, and points it out',
    ],
    asks: ['what-booked', 'access', 'pay-how'],
    offers: ['seed-data', 'mobile-first', 'tests-first', 'email-confirm'],
  },
  shop: {
    shape: 'product',
    covers: ['products', 'cart', 'checkout', 'orders'],
    nouns:
      'online shop, online store, e commerce, ecommerce, e-commerce, webshop, online store website, e commerce website, merch store, clothing store, bookstore, book store, flower shop, shopping website, shopping app, simple online store, grocery store, shopping platform',
    heart: 'People get from seeing something to having bought it without a doubt about price or delivery.',
    flows: [
      'Browse, open a product, put it in the cart',
      'Address, delivery, payment, confirmation',
      'The seller: products, and orders to send',
    ],
    data: {
      Product: 'name, description, price in cents, pictures, active',
      Order: 'number, email, address, status, total in cents',
      OrderLine: 'order, product, quantity, unit price in cents',
    },
    rules: [
      "All prices are computed on the server; the browser's figures are ignored",
      'An order keeps names and prices as they were',
      'An order counts as paid when the payment provider says so, not when the page comes back',
    ],
    checks: [
      'Two people buy the last piece: one order, one clear message',
      "A price changed in the browser's request has no effect",
      'Closing the window right after paying still gives an order and a confirmation',
    ],
    has: ['products', 'cart', 'checkout'],
    asks: ['pay-how', 'tax-country', 'what-sold'],
    offers: ['seed-data', 'mobile-first', 'tests-first', 'seo-basics'],
  },
  marketplace: {
    shape: 'product',
    covers: ['marketplace'],
    nouns:
      'airbnb for, etsy for, ebay for, craigslist for, marketplace, classifieds, buy and sell, freelance platform, rental platform, gig platform, peer to peer, service marketplace, skill sharing platform, used books',
    heart: 'It is clear who offers it and whether it is still available.',
    flows: [
      'Offer something: what, pictures, price',
      'Find something and get in touch',
      'Manage your own listings',
    ],
    data: {
      Listing: 'owner, title, description, price in cents, place, pictures, status',
      Message: 'listing, author, text, sent',
    },
    rules: [
      'What is gone leaves the list at once',
      'Only owners can change what they offer; contact details are not open to everybody',
    ],
    checks: [
      'Two people take the same thing: the second is told that it is gone',
      'Nobody else can read the messages between two people',
    ],
    has: ['search', 'accounts'],
    asks: ['pay-how', 'who-uses', 'what-sold'],
    offers: ['seed-data', 'mobile-first', 'roles-table', 'tests-first'],
  },
  'auction-app': {
    shape: 'product',
    covers: ['auctions'],
    nouns: 'auction site, auction website, auction, auction app, silent auction',
    heart: 'Everybody sees the same price and the same end.',
    flows: [
      'What is on offer, the highest bid and the time left',
      'Bid',
      'The end: who has won, and what happens next',
    ],
    data: { Lot: 'title, description, ends, status', Bid: 'lot, bidder, amount in cents, when' },
    rules: [
      "Bids are decided on the server, by its clock and not the bidder's",
      'A bid must be higher than the one before it',
    ],
    checks: [
      'Two equal bids at the same moment: the first counts, the other is told',
      'A bid one second after the end is refused',
    ],
    asks: ['access', 'who-uses', 'what-sold'],
    offers: ['seed-data', 'mobile-first', 'tests-first'],
  },
  inventory: {
    shape: 'product',
    covers: ['stock'],
    nouns:
      'inventory, inventory system, inventory management, stock management, inventory app, warehouse management, stock tracker, inventory tracker, product inventory, tool inventory',
    heart: 'The number in it is the number on the shelf.',
    flows: ['Find something: how many there are, and where', 'Add, take away, and correct after counting'],
    data: { Item: 'name, unit, place, quantity', StockMove: 'item, change, reason, when' },
    rules: [
      'Each change is kept, with its time and reason',
      'Quantities never fall below zero; units are not mixed',
    ],
    checks: [
      'A mistaken entry can be corrected, and both can be seen',
      'After a count the quantity is what was counted',
    ],
    asks: ['who-uses', 'data-from', 'volume'],
    offers: ['csv-import', 'csv-export', 'seed-data', 'tests-first'],
  },
  'asset-register': {
    shape: 'product',
    nouns: 'asset tracker, asset management, equipment tracker, asset register, equipment list',
    heart: 'Where it is and who has it, without asking around.',
    flows: [
      'Find a thing: where it is, who has it, in what state',
      'Record that it was given out, returned or moved',
    ],
    data: { Asset: 'name, number, place, holder, state', Move: 'asset, from, to, when' },
    rules: ['Each thing has a number of its own, and its history is kept'],
    checks: ['A thing that is given out cannot be given out again', 'Its history shows who had it when'],
    asks: ['who-uses', 'data-from', 'volume'],
    offers: ['csv-import', 'csv-export', 'seed-data', 'tests-first'],
  },
  'project-tool': {
    shape: 'product',
    covers: ['kanban', 'tasks', 'project-management'],
    nouns:
      'trello for, app like trello, like trello, asana for, jira for, project management tool, project management app, project tracker, project manager, kanban board, kanban, kanban app, trello clone, sprint planner, team task board, task board, scrum board',
    heart: 'What is being done, what comes next and what is stuck can be seen at once.',
    flows: [
      'See the work by its state',
      'Add something and move it on',
      'One piece of work with its text and history',
    ],
    data: { Card: 'title, text, state, due, position' },
    rules: [
      'The order is kept as it was left; nothing that is moved is lost or doubled',
      'What is done is put away and not deleted',
    ],
    checks: [
      'Closed and opened again, everything is where it was',
      'Moved back and forth quickly, a card is in exactly one place',
    ],
    has: ['kanban', 'accounts'],
    asks: ['who-uses', 'access', 'data-from'],
    offers: ['keyboard-first', 'seed-data', 'tests-first', 'dark-mode'],
  },
  'issue-tracker': {
    shape: 'product',
    nouns: 'bug tracker, issue tracker, bug tracking app, defect tracker',
    heart: 'Nobody reports into the void, and nothing is fixed twice.',
    flows: [
      'Report: what happened, what was expected, how to make it happen',
      'What is open, by what matters',
      'One issue with its state and history',
    ],
    data: { Issue: 'number, title, text, state, priority, opened, closed' },
    rules: [
      'An issue is closed with a reason, and can be opened again',
      'A duplicate points to the first one',
    ],
    checks: ['A closed issue that is opened again keeps its history', 'Found by a word in its text'],
    asks: ['who-uses', 'access', 'data-from'],
    offers: ['keyboard-first', 'seed-data', 'tests-first', 'csv-export'],
  },
  helpdesk: {
    shape: 'product',
    covers: ['tickets'],
    nouns:
      'help desk, helpdesk, ticket system, ticketing system, support system, support portal, complaint system, call logging system, service desk, customer service call logging',
    heart: 'Nothing is forgotten, and nobody is asked the same thing twice.',
    flows: [
      'A request comes in and gets a number',
      'What is open: take one, answer, close',
      'One request with everything that was said',
    ],
    data: { Ticket: 'number, from, subject, status, opened', Reply: 'ticket, author, text, sent' },
    rules: ['An answer to a closed request opens it again'],
    checks: ['The same request sent twice does not become two'],
    asks: ['who-uses', 'data-from', 'access'],
    offers: ['seed-data', 'roles-table', 'csv-export', 'tests-first'],
  },
  'hr-tool': {
    shape: 'product',
    nouns:
      'hr system, employee management, leave management, vacation planner for employees, shift planner, shift scheduling, rota app, staff scheduling, work schedule, vacation requests, vacation request, leave requests, time off requests',
    heart: 'Plan and facts agree, and each person finds their own at once.',
    flows: ['What is planned for whom, and when', 'Ask for something and decide about it'],
    data: {
      Person: 'name, active',
      Entry: 'person, start, end, kind',
      Request: 'person, kind, from, to, status',
    },
    rules: [
      'Two entries of one person do not overlap',
      'People see their own details, and those in charge see what they must',
    ],
    checks: ['Entries that overlap are refused with both named', 'Nobody can approve their own request'],
    asks: ['who-uses', 'tax-country', 'data-from'],
    offers: ['roles-table', 'csv-export', 'seed-data', 'tests-first'],
  },
  'time-tracker': {
    shape: 'product',
    covers: ['time-tracking'],
    nouns: 'time tracker, time tracking app, time tracking, timesheet app, work hours tracker, hours tracker',
    heart: 'Starting and stopping takes a moment, and the sums are right.',
    flows: ['Start and stop, or enter it afterward', 'Sums by day and by what it was for'],
    data: { TimeEntry: 'start, end, what for, note' },
    rules: [
      'Two entries do not overlap; one over midnight belongs to both days',
      'An entry left running by mistake can be corrected',
    ],
    checks: [
      'A night over the change of the clocks has the right number of hours',
      'Stopped and started again, nothing is lost or counted twice',
    ],
    asks: ['who-uses', 'storage', 'device'],
    offers: ['csv-export', 'seed-data', 'keyboard-first', 'tests-first'],
  },
  'job-board': {
    shape: 'product',
    covers: ['job-applications', 'work-orders'],
    nouns:
      'job board, recruitment website, recruiting platform, job portal, job site, hiring platform, job listing site, job listings site',
    heart: 'A position is found and applied for without anything getting in the way.',
    flows: ['Find a position and read it', 'Apply', 'Post a position; see who applied and answer them'],
    data: {
      Position: 'title, place, description, open until',
      Application: 'position, name, contact, stage, applied',
    },
    rules: [
      'A position that is closed takes no more applications',
      'What applicants send is seen only by those it is meant for',
    ],
    checks: [
      'A second application of the same person leads to the first',
      'Applying after the last day is refused',
    ],
    has: ['search', 'filters'],
    asks: ['who-uses', 'access', 'page-texts'],
    offers: ['seed-data', 'seo-basics', 'mobile-first', 'roles-table'],
  },
  'application-tracker': {
    shape: 'product',
    covers: ['job-applications'],
    nouns: 'job application tracker, application tracker, job search tracker, job hunt tracker',
    heart: 'It is clear at once where an answer is due.',
    flows: [
      'Add an application: where, what, when',
      'Move it on as answers come; what comes next and until when',
    ],
    data: { Application: 'employer, position, link, applied, stage, next step, due' },
    rules: ['A refusal is put away and not deleted, with what was learned'],
    checks: ['What is due stands first', 'The same position added again is pointed out'],
    asks: ['storage', 'who-uses', 'device'],
    offers: ['csv-export', 'seed-data', 'backup-file', 'dark-mode'],
  },
  'real-estate': {
    shape: 'product',
    covers: ['properties'],
    nouns:
      'real estate, property listing, real estate website, apartment finder, property site, house finder, vacation rental',
    heart: 'The facts people decide by, before the pictures.',
    flows: ['Find by place, price and size', 'See one and ask about it', 'Add, change and take down'],
    data: {
      Property: 'title, address, kind, size, rooms, price in cents, free from, pictures, status',
      Inquiry: 'property, name, contact, text, sent',
    },
    rules: [
      'What is gone leaves the search and keeps its page, marked as such',
      'Sizes and prices say their unit and what is included',
    ],
    checks: ['Two filters together give what meets both', 'One that is taken is no longer in the list'],
    has: ['properties', 'search', 'filters'],
    asks: ['who-edits', 'data-from', 'access'],
    offers: ['seed-data', 'mobile-first', 'seo-basics', 'csv-import'],
  },
  'rental-management': {
    shape: 'product',
    nouns: 'property management, rental management, landlord app, tenant portal, property management system',
    heart: 'Who lives where, what is paid, and what must be done.',
    flows: [
      'The flats, who rents each, and until when',
      'Rent received and rent outstanding',
      'What is broken or due',
    ],
    data: {
      Unit: 'address, size',
      Tenancy: 'unit, tenant, from, to, rent in cents',
      Payment: 'tenancy, month, amount in cents, date',
      Task: 'unit, what, due, done',
    },
    rules: [
      'Amounts are kept as whole cents; a tenancy that has ended stays readable',
      'A rent change applies from its date on',
    ],
    checks: [
      'A part payment shows what is still missing',
      'Moving in and out within a month counts the days right',
    ],
    asks: ['who-uses', 'storage', 'data-from'],
    offers: ['csv-export', 'csv-import', 'seed-data', 'backup-file'],
  },
  restaurant: {
    shape: 'site',
    covers: ['menu'],
    nouns:
      'restaurant website, cafe website, bar website, bakery website, pizzeria, food truck website, coffee shop website',
    heart: 'Whether it is open, what there is and how to get it are clear in ten seconds.',
    flows: [
      'Opening hours, address and what is offered, as text',
      'The next step, such as calling, within reach',
    ],
    rules: [
      'What is offered and the opening hours are text that can be changed in one place',
      'Prices and allergens are given only where they are known; no invented ones',
    ],
    checks: [
      'On a phone it reads well without zooming',
      'The phone number can be pressed and the address opens in a map',
    ],
    asks: ['who-edits', 'page-goal', 'page-texts'],
    offers: ['seed-data', 'mobile-first', 'seo-basics', 'accessible'],
  },
  'club-app': {
    shape: 'product',
    covers: ['members', 'events', 'rsvp'],
    nouns:
      'club app, club website, sports club, football club, soccer team, team app, sports team, volunteer app, church website, church app, membership site, membership app, hoa website, scout troop, community app, community website',
    heart: 'Everyone knows what is next, when and where.',
    flows: ['What is next, with date and place', 'Organizers keep it up to date, in one place'],
    data: { Event: 'title, start, end, place, note' },
    rules: [
      'A changed or canceled date is marked as such',
      'Contact details, where there are any, are not open to everybody',
    ],
    checks: [
      'Something that was canceled stays visible as canceled',
      'Past dates leave the list of what is next',
    ],
    asks: ['who-uses', 'access', 'who-edits'],
    offers: ['seed-data', 'mobile-first', 'csv-import', 'email-confirm'],
  },
  'tournament-app': {
    shape: 'product',
    nouns:
      'tournament bracket, tournament bracket generator, tournament, league manager, bracket generator, league table app, tournament planner',
    heart: 'Who plays whom next, and how it stands, is never in doubt.',
    flows: [
      'Who takes part, and the matches that follow from it',
      'Enter a result; the table or bracket follows',
    ],
    data: { Participant: 'name', Match: 'round, a, b, result' },
    rules: [
      'There is a rule for uneven numbers and for ties',
      'A wrong result can be corrected as long as nothing else builds on it',
    ],
    checks: [
      'With three, five and eight taking part it comes out right',
      'Equal points are ordered as the rules say',
    ],
    asks: ['who-uses', 'storage', 'device'],
    offers: ['print-view', 'seed-data', 'mobile-first', 'tests-first'],
  },
  healthcare: {
    shape: 'product',
    covers: ['medical-records'],
    nouns: 'hospital management, clinic management, patient portal, patient management',
    heart: "The right person's data, seen only by those who need it for the treatment.",
    flows: ['Find the patient and see what is known', 'Add an entry; plan what comes next'],
    data: {
      Patient: 'name, born, contact',
      Entry: 'patient, kind, text, by, when',
      Appointment: 'patient, start, end, status',
    },
    rules: [
      'It is logged who opened and who changed what; a correction keeps the original',
      'Two patients with the same name are told apart everywhere',
    ],
    checks: [
      'Whoever may not see a record is refused, also by its address',
      'A correction shows both the old and the new entry',
    ],
    has: ['accounts', 'roles'],
    asks: ['who-uses', 'access', 'tax-country'],
    offers: ['roles-table', 'seed-data', 'security-pass', 'tests-first'],
  },
  logistics: {
    shape: 'product',
    covers: ['tracking'],
    nouns:
      'doordash for, logistics, delivery app, delivery management, fleet management, courier app, shipment tracker, transport management, dispatch',
    heart: 'Where it is and when it comes, without a phone call.',
    flows: ['What is to go where', 'Record what happens to it on the way', 'See where it is'],
    data: { Job: 'from, to, what, status', StatusChange: 'job, status, when' },
    rules: ['Each change is kept with its time', 'A change made without a network is not lost'],
    checks: ['States come in their order', 'What is delivered is no longer among what is on the way'],
    asks: ['who-uses', 'platform', 'access'],
    offers: ['works-offline', 'seed-data', 'roles-table', 'tests-first'],
  },
  'admin-system': {
    shape: 'product',
    broad: 'subject',
    nouns:
      'management system, management information system, admin dashboard, admin panel, back office, internal tool, internal tools, erp, management application, management platform, information system',
    heart: 'Quick to find, quick to change, and it can be seen who did what.',
    flows: ['Find a record, open it, change it', 'Add a record'],
    rules: [
      'What may not be empty or must be unique is checked where it is stored',
      'Deleting asks once; each change is kept',
    ],
    checks: [
      "Two people save the same record: nobody's change disappears silently",
      'An action that somebody may not do is refused, also when called directly',
    ],
    has: ['accounts', 'search'],
    asks: ['who-uses', 'data-from', 'volume'],
    offers: ['roles-table', 'seed-data', 'csv-export', 'keyboard-first'],
    covers: ['admin'],
  },
  dashboard: {
    shape: 'product',
    covers: ['dashboard'],
    nouns:
      'dashboard, analytics dashboard, data dashboard, sales dashboard, kpi dashboard, admin analytics, status dashboard, monitoring dashboard, business dashboard, metrics dashboard, dashboard for',
    heart: 'The few figures people act on.',
    flows: ['What matters, at a glance', 'From a figure to what is behind it'],
    rules: [
      'Each figure has one written definition and says the period it is for',
      'Missing, failed and old data look different from zero',
    ],
    checks: [
      'A figure equals what comes out by hand from the same data',
      'One source that fails leaves the rest working and says so',
    ],
    asks: ['data-from', 'who-uses', 'figures'],
    offers: ['seed-data', 'csv-export', 'dark-mode', 'tests-first'],
  },
  'survey-app': {
    shape: 'product',
    covers: ['surveys'],
    nouns: 'survey app, survey, poll app, polling app, feedback app, questionnaire app, feedback tool',
    heart: 'Answering is short, and each answer counts once.',
    flows: ['Put the questions together', 'Answer', 'See the results'],
    data: { Question: 'text, kind, options, order', Response: 'answers, sent' },
    rules: [
      'Once there are answers, a question is not reworded any more',
      'People can see whether their answers carry a name',
    ],
    checks: ['Sending twice stores one response', 'The results add up to the number of responses'],
    asks: ['who-uses', 'access', 'anonymous-answers'],
    offers: ['csv-export', 'seed-data', 'mobile-first', 'accessible'],
  },
  'voting-app': {
    shape: 'product',
    covers: ['polls'],
    nouns: 'voting system, voting website, voting app, election app, ballot',
    heart: 'Each person votes once, and the result is beyond doubt.',
    flows: ['What is voted on, and until when', 'Vote', 'The result'],
    data: { Option: 'text', Vote: 'who may vote, used; choice apart from the person' },
    rules: [
      'Whether the vote is secret is stated beforehand, and it stays that way',
      'Nobody sees an interim result unless that was decided beforehand',
    ],
    checks: ['The same person votes twice: one vote counts', 'A tie is reported as a tie'],
    asks: ['who-uses', 'access', 'anonymous-answers'],
    offers: ['seed-data', 'mobile-first', 'accessible', 'tests-first'],
  },
  'link-tool': {
    shape: 'product',
    covers: ['short-links'],
    nouns: 'url shortener, link shortener, url shortening, url shortening service',
    heart: 'Making one takes a moment, and old ones keep working.',
    flows: [
      'A long address goes in, a short one comes out',
      'Opening the short one leads straight to the target',
    ],
    data: { Link: 'code, target, created' },
    rules: [
      "Only http and https, and not the service's own address",
      'Codes cannot be guessed one from the other',
    ],
    checks: [
      'An unknown code gets an answer that says so',
      "javascript: and the service's own address are refused",
    ],
    asks: ['access', 'who-uses', 'host'],
    offers: ['rate-limit', 'tests-first', 'seed-data', 'api-docs'],
  },
  'paste-app': {
    shape: 'product',
    nouns: 'paste bin, pastebin, snippet manager, code snippet manager, text sharing site',
    heart: 'What was put in comes out to the letter.',
    flows: ['Put a text in; get it out again'],
    data: { Snippet: 'text, title, created' },
    rules: ['Spaces, tabs and line breaks are kept; nothing in a text is run'],
    checks: [
      'Pasted, opened and copied, a text is the same to the byte',
      'A text with a script in it is shown as text',
    ],
    asks: ['access', 'storage', 'who-uses'],
    offers: ['rate-limit', 'tests-first', 'dark-mode', 'keyboard-first'],
  },
  'qr-app': {
    shape: 'product',
    covers: ['qr-codes'],
    nouns: 'qr code generator, qr codes, generate qr codes, qr generator, qr code maker',
    heart: 'Whatever is made can be scanned.',
    flows: ['Content goes in, a code comes out, to be saved as a picture'],
    rules: ['The quiet zone around the code is kept; content that makes it too dense is pointed out'],
    checks: [
      'A phone reads it from paper and from a screen',
      'Accents and a long address come back unchanged',
    ],
    asks: ['output-form', 'run-where'],
    offers: ['one-file', 'tests-first', 'print-view'],
  },
  'bookmark-app': {
    shape: 'product',
    nouns: 'bookmark manager, link manager, bookmarking app, read later app',
    heart: 'What was saved is found again.',
    flows: ['Save a link', 'Find it by a word, even after years'],
    data: { Bookmark: 'address, title, note, saved' },
    rules: ['A link that is saved already is pointed out', 'A title that cannot be fetched can be typed in'],
    checks: [
      'Found by a word in its title or note',
      'The same page with and without a tracking parameter is one',
    ],
    asks: ['storage', 'who-uses', 'device'],
    offers: ['csv-import', 'keyboard-first', 'dark-mode', 'backup-file'],
  },
  'place-booking': {
    shape: 'product',
    covers: ['booking', 'reservations', 'availability'],
    nouns:
      'court booking, tennis courts, room booking, desk booking, pitch booking, tennis court booking, meeting room booking, parking space booking, laundry room booking, hall booking, sauna booking',
    heart: 'A free place is really free, and nobody keeps the best hours for themselves.',
    flows: ['What is free when; book it', 'My bookings: change, cancel', 'Close a place for some time'],
    data: {
      Place: 'name, opens, closes',
      Booking: 'place, person, start, end, status',
      Closure: 'place, from, to, reason',
    },
    rules: [
      'Two bookings of one place can never overlap, and this is enforced where they are stored',
      'How far ahead and how much one person may book is a setting',
      'Closing a place points out the bookings it hits',
    ],
    checks: [
      'Two people book the same hour at the same moment: one succeeds, the other sees what is still free',
      'On the day the clocks change each hour is there once',
    ],
    asks: ['access', 'fairness', 'pay-how'],
    offers: ['seed-data', 'mobile-first', 'tests-first', 'email-confirm'],
  },
  'stay-booking': {
    shape: 'product',
    covers: ['booking', 'reservations', 'availability', 'properties'],
    nouns:
      'holiday cottages, holiday cottage, vacation home, guest house, guesthouse, bed and breakfast, b&b, hotel booking, hotel reservation, holiday home, holiday flat, holiday cottage website, cottage booking, hostel booking, cabin booking',
    heart: 'The calendar is right, and the price is the price.',
    flows: [
      'What it is like there, and how to get there',
      'Choose dates: what is free and what it costs; ask or book',
      'The owner: what is booked, and what is closed',
    ],
    data: {
      Stay: 'guest, arrival, departure, guests, total in cents, status',
      Price: 'from, to, price per night in cents',
    },
    rules: [
      'Nights are dates without times: one guest may arrive on the day another leaves',
      'Two stays can never overlap, and this is enforced where they are stored',
    ],
    checks: [
      'Two guests book overlapping dates at once: one succeeds',
      "Arriving on another guest's day of departure works",
    ],
    asks: ['pay-how', 'booking-mode', 'who-edits'],
    offers: ['seed-data', 'mobile-first', 'email-confirm', 'tests-first'],
  },
  'class-booking': {
    shape: 'product',
    covers: ['booking', 'availability'],
    nouns:
      'class booking, course booking, course booking site, workshop booking, yoga booking, yoga class booking, class registration',
    heart: 'How many places are left, and a place given up in time goes to the next.',
    flows: ['The classes with their times and places left; book one', 'Cancel', 'Who comes to a class'],
    data: { Class: 'name, start, minutes, places', Booking: 'class, person, status' },
    rules: [
      'Places are counted where bookings are stored, so that no class is overbooked',
      'A class that is canceled is told to those who booked it',
    ],
    checks: [
      'Two people take the last place at once: one is in, the other is told',
      'A place that was given up can be booked again at once',
    ],
    asks: ['access', 'pay-how', 'who-edits'],
    offers: ['seed-data', 'mobile-first', 'email-confirm', 'tests-first'],
  },
  'volunteer-roster': {
    shape: 'product',
    covers: ['shifts', 'members', 'staff'],
    nouns:
      'roster, rota, volunteer roster, volunteer schedule, volunteer scheduling, duty roster, shift sign up, helper list, cleaning rota, on call schedule',
    heart: 'Gaps are seen in time.',
    flows: [
      'Who is on when, and where somebody is missing',
      'Take on a shift, or give it back',
      'Plan the next weeks',
    ],
    data: { Shift: 'start, end, task, people needed', Assignment: 'shift, person' },
    rules: ['Nobody is on two shifts at once', 'A change to a past shift can be seen as such'],
    checks: [
      'Putting somebody on two shifts at once is pointed out',
      'A shift that was given back shows as open',
    ],
    asks: ['access', 'who-edits', 'device'],
    offers: ['seed-data', 'mobile-first', 'csv-import', 'email-confirm'],
  },
  'library-system': {
    shape: 'product',
    covers: ['library'],
    nouns:
      'lending library, library system, school library, book lending, library management, lending system',
    heart: 'At any moment it is clear where each copy is.',
    flows: [
      'Lend: what, to whom, until when',
      'Return',
      'Find something: is it there, and if not, until when',
    ],
    data: {
      Title: 'name, author',
      Copy: 'title, number, state',
      Member: 'name, contact',
      Loan: 'copy, member, from, due, returned',
    },
    rules: [
      'A title is not a copy: copies are lent, titles are searched for',
      'A copy can be lent to one at a time, and this is enforced where loans are stored',
    ],
    checks: [
      'Lending a copy that is out is refused with who has it since when',
      'Returned one day late, it shows one day late',
    ],
    asks: ['who-uses', 'volume', 'data-from'],
    offers: ['tests-first', 'csv-import', 'seed-data', 'roles-table'],
  },
  'lending-list': {
    shape: 'product',
    nouns:
      'lending list, equipment loan, tool library, toy library, lending app, tool sharing, borrowed things tracker',
    heart: 'Who has what, and since when.',
    flows: ['What was lent to whom; given back', 'Everything there is, and what is out'],
    data: { Thing: 'name', Loan: 'thing, who, from, due, returned' },
    rules: ['What is out cannot be lent again'],
    checks: [
      'Lending something that is out is refused with who has it',
      'What was given back is there again, and its history is kept',
    ],
    asks: ['who-uses', 'access', 'storage'],
    offers: ['seed-data', 'csv-export', 'mobile-first', 'tests-first'],
  },
  garden: {
    shape: 'product',
    nouns: 'community garden, garden plots, allotment, storage units',
    heart: 'Who has which place, and who is next.',
    flows: [
      'The places: free, or taken by whom and until when',
      'Give a place to the next on the list; take one back',
    ],
    data: { Place: 'number, size', Tenancy: 'place, person, from, to', Waiting: 'person, since' },
    rules: [
      'A place has one tenant at a time; who had it before is kept',
      'The waiting list goes by the date of entry',
    ],
    checks: [
      'A place that is taken cannot be given out',
      'A place that was given back goes to whoever has waited longest',
    ],
    asks: ['who-uses', 'access', 'who-edits'],
    offers: ['seed-data', 'mobile-first', 'csv-import', 'email-confirm'],
  },
  'saas-starter': {
    shape: 'product',
    broad: 'subject',
    nouns: 'saas, saas app, saas starter, saas boilerplate, subscription app',
    heart: 'The one thing it does is reached within two minutes.',
    flows: [
      'Sign up and get a first result',
      'The one thing it does, from input to result',
      'Choose, change and cancel a plan',
    ],
    data: { Workspace: 'name, plan, status', Membership: 'user, workspace, role' },
    rules: [
      'Nobody ever sees data of another customer, and this is enforced on the server',
      'What a plan allows is checked where the work is done',
    ],
    checks: [
      'A member of one workspace cannot read another by id',
      'The same payment message twice changes nothing twice',
    ],
    has: ['accounts', 'teams'],
    asks: ['core-action', 'pay-how', 'access'],
    offers: ['seed-data', 'tests-first', 'deploy-notes', 'security-pass'],
  },
} as const satisfies Record<string, AppKind>;
