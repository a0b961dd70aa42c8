import type { AppKind } from '../code-rows.ts';

/** Apps that a business or a club runs on. */
export const businessKinds = {
  crm: {
    shape: 'product',
    covers: ['customers'],
    nouns:
      'crm, customer relationship, customer management system, client manager, client management, sales tracker, lead tracker, contact manager, customer database, client portal, contact book, address book',
    users: 'A small team, all day, often on the phone with the customer',
    heart: 'Whoever opens a customer sees at once what was last said and what comes next.',
    flows: [
      'Find a customer while the phone rings; see everything about them in order of time',
      'Add a note, a next step with date and who does it',
      'What is due today, and what was forgotten',
    ],
    data: {
      Customer: 'name, company, email, phone, address, notes',
      Interaction: 'customer, kind, text, by, when',
      NextStep: 'customer, what, due, assigned to, done',
    },
    rules: [
      'Warn when email or phone exists already and offer to merge; merging keeps both histories',
      'Customers are archived, not deleted, once anything belongs to them',
      'Two people editing one customer: the second save shows what changed',
    ],
    checks: [
      'A new customer with a known phone number offers the existing one',
      'Merging two customers keeps all notes, jobs and invoices of both',
      "A step due yesterday is on top of today's list",
    ],
    has: ['search'],
    later: ['email-sending', 'import', 'charts'],
    asks: ['who-uses', 'data-from', 'volume'],
    offers: ['csv-import', 'seed-data', 'csv-export', 'roles-table'],
  },
  'invoice-app': {
    shape: 'product',
    covers: ['invoices'],
    nouns:
      'invoice app, invoicing app, invoice generator, invoicing, billing app, invoice maker, invoice, invoicing tool, quote app, estimate app, invoicing software',
    users: 'A freelancer or small firm, a few times a week',
    heart: 'A correct invoice in two minutes, and always knowing who still owes what.',
    flows: [
      'New invoice: customer, lines, dates; see it as it will look; issue and send',
      'List by state: draft, open, overdue, paid; mark as paid with date',
    ],
    data: {
      Customer: 'name, address, tax number, email',
      Invoice: 'number, customer, issued, due, status, totals in cents',
      InvoiceLine: 'invoice, text, quantity, unit price in cents, tax rate',
      Payment: 'invoice, amount in cents, date',
    },
    rules: [
      'Numbers are given on issuing, without gaps or duplicates; drafts have none',
      "An issued invoice is frozen with the customer's address of that day; mistakes are canceled by a credit note",
      'Money is whole cents; rounding per line; part payments are possible',
    ],
    checks: [
      'Two invoices issued at the same moment get two consecutive numbers',
      "Changing the customer's address leaves issued invoices as they were",
      'Lines, tax and total as printed add up to the cent',
    ],
    has: ['pdf'],
    later: ['recurring', 'reminders', 'currencies'],
    asks: ['tax-country', 'who-uses', 'storage'],
    offers: ['tests-first', 'seed-data', 'csv-export', 'print-view'],
  },
  'booking-app': {
    shape: 'product',
    broad: 'subject',
    covers: ['booking', 'reservations'],
    nouns:
      'calendly for, opentable for, booking app, booking system, appointment app, appointment booking, booking site, booking website, appointment scheduler, scheduling app, reservation system, reservation app, scheduler, hair salon, barber shop, barber, salon, booking platform, online booking, airline reservation, clinic booking, doctor appointment, tutor booking, dog groomer, spa, tutors, tutor, schedule lessons, driving school, massage, nail salon, physio, dentist, haircuts, haircut, music lessons, personal trainer, dog walking',
    users: 'Clients on a phone, once in a while; the owner between two clients',
    heart: 'A free slot is really free, and a booking takes under a minute.',
    flows: [
      'Client: choose what, with whom, when; leave name and contact; get a confirmation',
      'Client: change or cancel by the link in the confirmation',
      'Owner: the day and week, add by hand, block time',
    ],
    data: {
      Service: 'name, minutes, price in cents',
      Provider: 'name, services, hours',
      Booking: 'service, provider, client, start, end, status, cancel token',
      Closed: 'provider, from, to, reason',
    },
    rules: [
      'Overlap is ruled out by a constraint in the database, not only by the screen',
      "Times are stored as instants and shown in the place's time zone; slots follow the service's length and a pause after it",
      'No booking in the past or too close to now; canceling frees the slot; no-shows can be marked',
    ],
    checks: [
      'Two people book the same slot at the same moment: one succeeds, the other sees what is still free',
      'On the day the clocks change, slots have the right local time',
      'Blocking a day with bookings lists them first',
    ],
    has: ['availability'],
    later: ['payments', 'reviews', 'points'],
    asks: ['what-booked', 'access', 'pay-how'],
    offers: ['seed-data', 'mobile-first', 'tests-first', 'email-confirm'],
  },
  shop: {
    shape: 'product',
    covers: ['products', 'cart', 'checkout', 'orders'],
    nouns:
      'online shop, online store, e commerce, ecommerce, e-commerce, webshop, shop, store, online store website, e commerce website, merch store, clothing store, bookstore, book store, flower shop, shopping website, shopping app, simple online store, grocery store, shopping platform, sells, selling',
    users: 'Shoppers, mostly on a phone; the owner who packs the orders',
    heart: 'From seeing to having paid without a doubt about price, stock or delivery.',
    flows: [
      'Browse, open a product, choose, put in the cart',
      'Cart, address, delivery, payment, confirmation',
      'Owner: orders to pack, stock, products',
    ],
    data: {
      Product: 'name, slug, description, price in cents, pictures, active',
      Variant: 'product, options, stock',
      Order: 'number, email, address, status, total in cents',
      OrderLine: 'order, product, quantity, unit price in cents',
    },
    rules: [
      "The server computes all prices; the browser's figures are ignored",
      'An order keeps names and prices as they were; it counts as paid when the provider says so, not when the page comes back',
      'Stock is taken in the transaction that places the order',
    ],
    checks: [
      'Two people buy the last piece: one order, one clear message',
      "A price changed in the browser's request has no effect",
      'Closing the window after paying still gives an order and a confirmation',
    ],
    has: ['products', 'cart', 'checkout'],
    later: ['reviews', 'coupons', 'recommendations'],
    asks: ['pay-how', 'tax-country', 'what-sold'],
    offers: ['seed-data', 'mobile-first', 'tests-first', 'seo-basics'],
  },
  marketplace: {
    shape: 'product',
    covers: ['marketplace'],
    nouns:
      'airbnb for, etsy for, ebay for, craigslist for, marketplace, classifieds, second hand, buy and sell, freelance platform, rental platform, auction site, auction website, auction, gig platform, peer to peer, service marketplace, skill sharing platform, used books, swap app, car rental platform, car rental, tool sharing, lending app, rental site',
    users: 'People who offer and people who look, often the same ones',
    heart: 'Trust: who is it, is it still there, what happens if it goes wrong.',
    flows: [
      'Offer: pictures, what, price, place',
      'Find by what matters, ask, agree',
      'Own offers and deals with their state',
    ],
    data: {
      Listing: 'owner, title, description, price in cents, place, pictures, status',
      Deal: 'listing, buyer, status, agreed',
      Message: 'deal, author, text, sent',
    },
    rules: [
      'Something taken leaves the list at once for all; an owner sees only their own deals',
      'Contact details stay hidden until both agreed; reported offers can be hidden',
    ],
    checks: [
      'Two people take the same thing: the second is told that it is gone',
      'Somebody who is not part of a deal cannot read its messages',
    ],
    has: ['search', 'accounts'],
    later: ['payments', 'ratings', 'maps'],
    asks: ['pay-how', 'who-uses', 'what-sold'],
    offers: ['seed-data', 'mobile-first', 'roles-table', 'tests-first'],
  },
  inventory: {
    shape: 'product',
    covers: ['stock'],
    nouns:
      'inventory, inventory system, inventory management, stock management, inventory app, warehouse management, asset tracker, equipment tracker, stock tracker, inventory tracker, manufacturing system, product inventory, asset management, tool inventory',
    users: 'Somebody standing at a shelf, and somebody at a desk who orders',
    heart: 'The number on the screen is the number on the shelf.',
    flows: [
      'Take out and put in, with reason, in three presses',
      'What is low and what should be ordered',
      'Count: enter what is there; differences are booked',
    ],
    data: {
      Item: 'name, number (unique), unit, minimum, place',
      StockMove: 'item, change, reason, by, when',
    },
    rules: [
      'Stock is the sum of moves; moves are never edited, only reversed',
      'Never below zero unless allowed per item; units are not mixed',
    ],
    checks: [
      'Two people take the last one at once: one is told',
      'After a count the sum of moves equals what was counted',
      'A mistaken move is corrected by its reversal, and both can be seen',
    ],
    has: ['stock'],
    later: ['scanning', 'suppliers', 'reports'],
    asks: ['who-uses', 'data-from', 'volume'],
    offers: ['csv-import', 'csv-export', 'seed-data', 'tests-first'],
  },
  'project-tool': {
    shape: 'product',
    covers: ['kanban', 'tasks', 'project-management'],
    nouns:
      'trello for, app like trello, like trello, asana for, jira for, project management tool, project management app, project tracker, project manager, kanban board, kanban, kanban app, trello clone, bug tracker, issue tracker, sprint planner, team task board, task board, roadmap tool, scrum board',
    users: 'A team, all day, several people on one board',
    heart: 'Everyone sees who does what and what is stuck.',
    flows: [
      'Board: cards in columns, moved by dragging or menu',
      'One card: text, who, due, comments, history',
      'My work across all boards',
    ],
    data: {
      Board: 'name, members',
      Column: 'board, name, order',
      Card: 'column, title, text, assignee, due, position',
      Event: 'card, who, what, when',
    },
    rules: [
      'Positions survive two people moving at once; no card is lost or doubled',
      'Only members see a board, checked on the server; archived cards keep their history',
    ],
    checks: [
      'Two people move the same card: it ends in one place and both see it',
      "Somebody who is not a member opens the card's address: not found",
    ],
    has: ['kanban', 'assignment', 'comments', 'accounts'],
    later: ['time-tracking', 'reports', 'templates'],
    asks: ['who-uses', 'access', 'data-from'],
    offers: ['keyboard-first', 'seed-data', 'tests-first', 'dark-mode'],
  },
  helpdesk: {
    shape: 'product',
    covers: ['tickets'],
    nouns:
      'help desk, helpdesk, ticket system, ticketing system, support system, support portal, complaint system, call logging system, customer service, service desk, customer service call logging',
    users: 'Customers with a problem; agents with a queue',
    heart: 'Nothing is forgotten, and nobody is asked the same thing twice.',
    flows: [
      'Open a ticket by form or email and get a number',
      'Queue: newest and most urgent, take, answer, close',
      'One ticket: the conversation, internal notes, history',
    ],
    data: {
      Ticket: 'number, customer, subject, kind, status, urgency, assigned to, opened',
      Reply: 'ticket, author, text, internal, sent',
    },
    rules: [
      'Internal notes never reach the customer in any way',
      'A reply reopens a closed ticket; the time to the first answer is measured',
    ],
    checks: [
      'An internal note is in no email and no response for the customer',
      'Two agents take one ticket: one has it, the other is told',
    ],
    has: ['tickets'],
    later: ['statistics', 'templates', 'chatbot'],
    asks: ['who-uses', 'data-from', 'access'],
    offers: ['seed-data', 'roles-table', 'csv-export', 'tests-first'],
  },
  'hr-tool': {
    shape: 'product',
    nouns:
      'hr system, employee management, employee directory, leave management, vacation planner for employees, shift planner, shift scheduling, rota app, timesheet app, time tracker, time tracking app, time tracking, attendance system, payroll, attendance tracker, staff scheduling, employee onboarding, work schedule, vacation requests, vacation request, leave requests, time off requests',
    users: 'Employees on a phone for a moment; those who plan at a desk',
    heart: 'Plan and facts agree, and each person sees their own at once.',
    flows: [
      'My week: what is planned, what I worked, what I asked for',
      'Plan: who, when, where; gaps and clashes stand out',
      'Ask and decide: leave, swap, correction',
    ],
    data: {
      Person: 'name, role, hours per week, active',
      Entry: 'person, start, end, kind',
      Request: 'person, kind, from, to, status, decided by',
    },
    rules: [
      'Entries of one person do not overlap; over midnight counts on both days',
      'Past periods are closed and changed only with a reason that is kept',
      'People see their own pay and reasons, managers those of their team',
    ],
    checks: [
      'A night shift over the clock change has the right hours',
      'Nobody can approve their own request',
      'Overlapping entries are refused with both named',
    ],
    has: ['accounts', 'roles'],
    later: ['reports', 'export', 'notifications'],
    asks: ['who-uses', 'tax-country', 'data-from'],
    offers: ['roles-table', 'csv-export', 'seed-data', 'tests-first'],
  },
  'job-board': {
    shape: 'product',
    covers: ['job-applications', 'work-orders'],
    nouns:
      'job board, recruitment website, recruiting platform, job portal, job site, applicant tracking, career site, job application tracker, job tracker, hiring platform, job listing site',
    users: 'Applicants on a phone; recruiters comparing at a desk',
    heart: 'A position is found and applied for without an account getting in the way.',
    flows: [
      'Find by what, where and kind; read; apply with file and a few answers',
      'Employer: post, see applications by stage, answer',
    ],
    data: {
      Position: 'employer, title, place, pay range, description, open until',
      Application: 'position, name, contact, file, stage, applied',
    },
    rules: [
      'One application per person and position; closed positions take none',
      'Files are seen only by that employer; rejected ones are deleted after a time',
    ],
    checks: [
      'A second application to the same position opens the first',
      'Another employer cannot open the file by its address',
    ],
    has: ['search', 'filters'],
    later: ['email-sending', 'recommendations'],
    asks: ['who-uses', 'access', 'page-texts'],
    offers: ['seed-data', 'seo-basics', 'mobile-first', 'roles-table'],
  },
  'real-estate': {
    shape: 'product',
    covers: ['properties'],
    nouns:
      'real estate, property management, property listing, real estate website, rental management, landlord app, tenant portal, apartment finder, property site, house finder, vacation rental',
    users: 'People who look, mostly on a phone; owners who manage',
    heart: 'The facts people decide by, before the pictures.',
    flows: [
      'Find by place, price, size and date; compare; ask',
      'Owner: add, change, mark as rented or sold; answer',
    ],
    data: {
      Property: 'title, address, kind, size, rooms, price in cents, free from, pictures, status',
      Inquiry: 'property, name, contact, text, sent',
    },
    rules: [
      'The exact address shows only where the owner wants; rented ones leave the search and keep their page',
      'Sizes and prices state their unit and what is included',
    ],
    checks: ['Filters combine and survive a reload', 'A rented property is out of the list within a minute'],
    has: ['properties', 'search', 'filters'],
    later: ['maps', 'favorites', 'accounts'],
    asks: ['who-edits', 'data-from', 'access'],
    offers: ['seed-data', 'mobile-first', 'seo-basics', 'csv-import'],
  },
  restaurant: {
    shape: 'site',
    covers: ['menu'],
    nouns:
      'restaurant website, restaurant app, restaurant, cafe website, cafe, coffee shop, bar website, bakery website, bakery, food truck, bourbon bar, food delivery app, food ordering, food delivery, pizzeria, ordering app',
    users: 'Hungry people on a phone, on the way',
    heart: 'Open? What is there? How do I get it or a table? Answered in ten seconds.',
    flows: [
      'Opening hours (open now or not), address, phone to press, menu as text',
      'The next step: reserve, order or call, within reach everywhere',
    ],
    data: {
      Dish: 'name, group, price in cents, description, allergens, available',
      OpeningHours: 'weekday or date, from, to',
    },
    rules: [
      'Opening hours know public holidays and late nights past midnight',
      'The menu is text and not a picture or PDF; sold-out dishes are marked by staff in one press',
    ],
    checks: [
      'At 1 a.m. on Saturday night, "open now" is right',
      'The menu reads well on a phone without zooming',
    ],
    has: ['menu'],
    later: ['newsletter', 'reviews', 'points'],
    asks: ['who-edits', 'page-goal', 'page-texts'],
    offers: ['seed-data', 'mobile-first', 'seo-basics', 'accessible'],
  },
  'club-app': {
    shape: 'product',
    covers: ['members', 'events', 'rsvp'],
    nouns:
      'club app, club website, sports club, football club, soccer team, team app, sports team, volunteer app, church website, church app, association, membership site, membership app, league manager, tournament, tournament bracket, contest website, fishing contest, league, hoa website, scout troop, choir, gym membership, community app, community website, nonprofit',
    users: 'Members on a phone; two or three who organize',
    heart: 'Everyone knows when and where, and who comes is known in time.',
    flows: [
      'What is next: date, place, who comes; yes or no in one press',
      'Organizers: add and change dates, see answers, write to all',
      'Members: list with contact for those allowed',
    ],
    data: {
      Member: 'name, contact, role, active',
      Event: 'title, start, end, place, note',
      Answer: 'event, member, answer, changed',
    },
    rules: [
      'A changed or canceled date is told to those who said yes',
      'Parents can answer for children; contact details are for members only',
    ],
    checks: [
      'Answering twice counts once, with the last answer',
      'A canceled event stays visible as canceled',
    ],
    later: ['payments', 'gallery', 'statistics'],
    asks: ['who-uses', 'access', 'who-edits'],
    offers: ['seed-data', 'mobile-first', 'csv-import', 'email-confirm'],
  },
  healthcare: {
    shape: 'product',
    covers: ['medical-records'],
    nouns:
      'hospital management, clinic management, patient portal, medical app, telemedicine, doctor app, health portal, hospital, clinic, dental practice, patient management, therapy app, health app',
    users: 'Patients once in a while; staff under pressure all day',
    heart: "The right person's data, seen only by those who treat them.",
    flows: [
      'Find the patient; see history, appointments and what is open',
      'Add an entry; plan the next appointment',
      'Patient: own appointments, messages and documents',
    ],
    data: {
      Patient: 'name, born, contact, insurance number',
      Entry: 'patient, kind, text, by, when, corrects',
      Appointment: 'patient, staff, start, end, status',
    },
    rules: [
      'Every reading of a record is logged with person and time; corrections keep the original',
      'Two patients with the same name are told apart by date of birth everywhere',
      'Sessions end after some minutes without use',
    ],
    checks: [
      'Staff who do not treat the patient are refused by the server',
      'A correction shows old and new entry',
      'The log names who opened which record',
    ],
    has: ['accounts', 'roles'],
    later: ['reports', 'video-calls'],
    asks: ['who-uses', 'access', 'tax-country'],
    offers: ['roles-table', 'seed-data', 'security-pass', 'tests-first'],
  },
  logistics: {
    shape: 'product',
    covers: ['tracking'],
    nouns:
      'uber for, doordash for, logistics, delivery app, delivery management, fleet management, courier app, shipment tracker, package tracker, parcel tracker, transport management, dispatch, ride sharing, taxi app, carpool app, parking app, freight',
    users: 'Dispatchers at a desk, drivers with one hand, customers who wait',
    heart: 'Where it is and when it comes, without a phone call.',
    flows: [
      'Dispatcher: new job, assign, see all on their way',
      'Driver: next stop, arrived, delivered with proof, problem',
      'Customer: status and expected time by a private link',
    ],
    data: {
      Job: 'from, to, window, items, status, driver',
      StatusChange: 'job, status, when, by, note',
      Driver: 'name, vehicle, active',
    },
    rules: [
      'States move in one direction, and each change is kept with time and person',
      'A driver without a network keeps working; changes are sent once when it is back',
    ],
    checks: [
      'A delivery confirmed offline arrives once, with its own time',
      "The customer's link shows their job and no other",
    ],
    has: ['tracking'],
    later: ['maps', 'routes', 'statistics'],
    asks: ['who-uses', 'platform', 'access'],
    offers: ['works-offline', 'seed-data', 'roles-table', 'tests-first'],
  },
  'admin-system': {
    shape: 'product',
    broad: 'subject',
    nouns:
      'management system, management information system, admin dashboard, admin panel, back office, internal tool, internal tools, erp, school management, insurance automation, record keeping, management application, registration system, management platform, information system',
    users: 'Staff who do the same things many times a day',
    heart: 'Fast lists, few mistakes, and it can be seen who did what.',
    flows: [
      'Find a record, open, change, save; next',
      'Add a record with checks while typing',
      'What needs attention today',
    ],
    rules: [
      'Every list sorts, filters and keeps its place; every change is logged with before and after',
      'Deleting asks once and can be undone; required fields are checked on the server too',
      'Two people editing one record: the second is shown the difference',
    ],
    checks: [
      "Two people save the same record: nobody's change disappears silently",
      'An action a role may not do is refused by the server',
    ],
    has: ['accounts', 'search'],
    later: ['charts', 'import', 'notifications'],
    asks: ['who-uses', 'data-from', 'volume'],
    offers: ['roles-table', 'seed-data', 'csv-export', 'keyboard-first'],
  },
  dashboard: {
    shape: 'product',
    covers: ['dashboard'],
    nouns:
      'dashboard, analytics dashboard, data dashboard, sales dashboard, kpi dashboard, dashboard website, reporting tool, admin analytics, status dashboard, monitoring dashboard, business dashboard, metrics dashboard, data visualization, dashboard for',
    users: 'Somebody with five minutes on Monday and one decision to make',
    heart: 'The few figures people act on, each with its change and the entries behind it.',
    flows: [
      'Overview: figures with change against the period before',
      'Choose period and scope; everything follows',
      'From a figure to the rows behind it',
    ],
    data: { Measurement: 'what, value, when, source' },
    rules: [
      'Each figure has one written definition, with period and time zone',
      'Loading, empty, failed and old data look different; gaps are not zeros',
      'Choices are in the address, so that a view can be shared',
    ],
    checks: [
      'A total equals the sum of the rows behind it',
      'One source failing leaves the others working and says so',
      'A year-to-year view is right on February 29',
    ],
    has: ['charts', 'filters'],
    later: ['export', 'notifications', 'roles'],
    asks: ['data-from', 'who-uses', 'figures'],
    offers: ['seed-data', 'csv-export', 'dark-mode', 'tests-first'],
  },
  'survey-app': {
    shape: 'product',
    covers: ['surveys'],
    nouns:
      'survey app, survey, poll app, polling app, form builder, feedback app, questionnaire app, voting app, voting system, voting website, feedback tool, petition',
    users: 'Those who ask, once; those who answer, on a phone, in a minute',
    heart: 'Answering is short, and each answer counts once.',
    flows: [
      'Make questions, order them, try them, publish a link',
      'Answer one by one or on one page; see that it arrived',
      'Results: numbers, bars, single answers',
    ],
    data: {
      Survey: 'title, owner, status, closes',
      Question: 'survey, text, kind, options, required, order',
      Response: 'survey, answers, sent',
    },
    rules: [
      'After the first answer, questions are added or retired, not rewritten',
      'One answer per person by link or by account, said openly which; half-filled ones are kept on the device',
    ],
    checks: [
      'Sending twice stores one response',
      'After closing, the server refuses answers',
      'Results add up to the number of responses',
    ],
    later: ['export', 'charts', 'templates'],
    asks: ['who-uses', 'access', 'anonymous-answers'],
    offers: ['csv-export', 'seed-data', 'mobile-first', 'accessible'],
  },
  'link-tool': {
    shape: 'product',
    covers: ['short-links'],
    nouns:
      'url shortener, link shortener, url shortening, link in bio, bookmark manager, qr code generator, link manager, bookmarking app, url shortening service, paste bin, pastebin, qr codes, generate qr codes',
    users: 'Somebody who shares a link and wants to know if it was used',
    heart: 'Making one takes a paste, and old ones work forever.',
    flows: [
      'Paste, get the short one, copy',
      'Own links: visits, target, change, switch off',
      'Open a short one: straight to the target',
    ],
    data: {
      Link: 'code (unique), target, owner, created, expires, active',
      Visit: 'link, when, referrer, country',
    },
    rules: [
      "Only http and https; the service's own addresses are refused; codes are not in order",
      'Redirects answer first and count afterward; unknown and expired codes have a page',
    ],
    checks: [
      'Two people take the same alias at once: one gets it',
      "javascript: and the service's own address are refused",
      'Counting being down does not stop redirects',
    ],
    later: ['qr-codes', 'teams'],
    asks: ['access', 'who-uses', 'host'],
    offers: ['rate-limit', 'tests-first', 'seed-data', 'api-docs'],
  },
  'place-booking': {
    shape: 'product',
    covers: ['booking', 'reservations', 'availability'],
    nouns:
      'court booking, tennis courts, tennis court, court, courts, meeting room, meeting rooms, room booking, desk booking, hot desk, community hall, village hall, sauna, laundry room, rehearsal room, boat rental, pitch booking, parking space, shared car, guest room, badminton, padel',
    users: 'Members on a phone, minutes before; one person who blocks times and settles disputes',
    heart: 'A free place is really free, and nobody keeps the best hours for themselves.',
    flows: [
      'The day as a grid of places and hours: free, taken, mine, closed; book in two presses',
      'My bookings: change, cancel, who comes along',
      'Caretaker: close a place for some time, book by hand, see who booked what',
    ],
    data: {
      Place: 'name, opens, closes, slot in minutes, active',
      Booking: 'place, person, start, end, status, created',
      Closure: 'place, from, to, reason',
    },
    rules: [
      'Overlap is ruled out by a constraint in the database; slots are instants shown in the time of the place',
      'Fairness is a setting: how far ahead, how many open bookings each, how late people may cancel',
      'Closing a place lists the bookings it hits and tells those people',
    ],
    checks: [
      'Two people book the same hour of the same place at the same moment: one succeeds, the other sees what is still free',
      'One booking more than the limit is refused with the list of open ones',
      'On the day the clocks change each hour is there once',
    ],
    later: ['payments', 'waitlist', 'statistics'],
    asks: ['access', 'fairness', 'pay-how'],
    offers: ['seed-data', 'mobile-first', 'tests-first', 'email-confirm'],
  },
  'stay-booking': {
    shape: 'product',
    covers: ['booking', 'reservations', 'availability', 'properties'],
    nouns:
      'holiday cottages, holiday cottage, cottage, cottages, vacation home, guest house, guesthouse, bed and breakfast, b&b, hotel booking, hotel reservation, hotel rooms, hotel, hostel, holiday home, holiday flat, cabin, cabins, campground, glamping, lodge',
    users: 'Guests comparing dates on a phone; the owner at the kitchen table',
    heart: 'The calendar is right, and the price is the price.',
    flows: [
      'Choose dates and guests: what is free, with the whole price; ask or book',
      'The house: pictures, beds, what is there, how to get there, rules',
      'Owner: calendar, prices by season, accept or decline, block dates',
    ],
    data: {
      House: 'name, sleeps, description, pictures, minimum nights',
      Season: 'house, from, to, price per night in cents',
      Stay: 'house, guest, arrival, departure, guests, total in cents, status',
    },
    rules: [
      'Nights are dates without times: departure day and the next arrival day may be the same',
      'Overlap is ruled out by a constraint; a request holds the dates for a set time and then frees them',
      'The price is calculated on the server night by night, over season limits, and kept with the stay',
    ],
    checks: [
      'Two guests book overlapping dates at once: one succeeds',
      'A stay over the change of season adds both prices, to the cent',
      "Arrival on another guest's departure day works",
    ],
    later: ['payments', 'reviews', 'languages'],
    asks: ['pay-how', 'booking-mode', 'who-edits'],
    offers: ['seed-data', 'mobile-first', 'email-confirm', 'tests-first'],
  },
  'class-booking': {
    shape: 'product',
    covers: ['booking', 'availability'],
    nouns:
      'yoga studio, yoga classes, yoga, fitness classes, class booking, gym classes, dance school, workshop, workshops, pottery studio, pilates, swim lessons, cooking classes, course booking, climbing gym, art classes, dance classes, kids classes, group classes',
    users: 'People deciding on a phone which class to take today; the teacher with a list at the door',
    heart: 'How many places are left, and a place given up in time goes to the next.',
    flows: [
      'The week: class, teacher, time, places left; book or join the waiting list',
      'My classes: cancel; what is left on my pass',
      'Teacher: who comes, check off who is there; add, move or cancel a class',
    ],
    data: {
      Class: 'name, teacher, start, minutes, places, status',
      Booking: 'class, person, status, created; unique per class and person',
      Pass: 'person, classes left, valid until',
    },
    rules: [
      'Places are counted when the booking is stored, in one transaction; a canceled class gives all passes back',
      'Cancel until a set time before and the pass gets its class back; later it is used',
      'The first on the waiting list moves up by itself until a set time before, and is told',
    ],
    checks: [
      'Two people take the last place at once: one is in, the other first on the waiting list',
      'Canceling in time moves exactly one person up and gives one class back',
      'A canceled class tells everybody and books nobody',
    ],
    later: ['payments', 'reviews', 'points'],
    asks: ['access', 'pay-how', 'who-edits'],
    offers: ['seed-data', 'mobile-first', 'email-confirm', 'tests-first'],
  },
  'volunteer-roster': {
    shape: 'product',
    covers: ['shifts', 'members', 'staff'],
    nouns:
      'roster, rota, volunteers, volunteer roster, volunteer schedule, volunteer scheduling, soup kitchen, food bank, duty roster, shift sign up, helper list, cleaning rota, on call, on call schedule, babysitting, snack schedule, carpool schedule, parents schedule',
    users: 'People who help when they can, on a phone; one who fills the gaps',
    heart: 'Gaps are seen in time, and taking a shift is one press.',
    flows: [
      'What is open in the next weeks, by day; take one, give it back',
      'My shifts, with a calendar file and who else is on',
      'Organizer: shifts by pattern, who is missing, write to those who could',
    ],
    data: {
      Shift: 'start, end, place, task, people needed',
      Person: 'name, contact, can do, active',
      Assignment: 'shift, person, status, changed; unique per shift and person',
    },
    rules: [
      'A shift takes as many as needed and no more, checked when it is stored; nobody is on two at once',
      'Giving back late tells the organizer; a swap counts when the other agreed',
      'Shifts made by pattern can be changed one by one; the past stays as it was',
    ],
    checks: [
      'Two people take the last place at once: one gets it, the other is offered the next open one',
      'Taking a shift that overlaps your own is refused with both named',
      'A shift given back shows as open at once',
    ],
    later: ['time-tracking', 'chat'],
    asks: ['access', 'who-edits', 'device'],
    offers: ['seed-data', 'mobile-first', 'csv-import', 'email-confirm'],
  },
  'library-system': {
    shape: 'product',
    covers: ['library'],
    nouns:
      'library, lending, lending library, library system, school library, tool library, book lending, library management, lending system, loans, equipment loan, toy library',
    users: 'Staff at a desk with a queue, and members looking for one title',
    heart: 'At any moment it is clear where each copy is and who owes what.',
    flows: [
      'Lend: member and copy, due date given; refused with the reason when a limit or an open fine prevents it',
      'Return: what is late is calculated, and the next person waiting is told',
      'Find a title: how many copies, how many free, back when',
    ],
    data: {
      Title: 'name, author, identifier, kind',
      Copy: 'title, number (unique), state',
      Member: 'name, contact, number (unique), active',
      Loan: 'copy, member, from, due, returned',
      Hold: 'title, member, since, told at',
      Fine: 'loan, amount in cents, paid',
    },
    rules: [
      'A title is not a copy: copies are lent, titles are searched and reserved',
      'A copy has one open loan at most, by a constraint; limits per member are checked in the same transaction',
      'Fines count days the library was open; they are kept when rates change',
    ],
    checks: [
      'Two desks lend the last copy at once: one succeeds',
      'A member at the limit is refused and told which loans count',
      'Returned one day late gives exactly one day of fine',
    ],
    has: ['search'],
    later: ['email-sending', 'scanning'],
    asks: ['who-uses', 'volume', 'data-from'],
    offers: ['tests-first', 'csv-import', 'seed-data', 'roles-table'],
  },
  garden: {
    shape: 'product',
    nouns:
      'community garden, garden plots, allotment, garden app, garden planner, marina, camp site, campsite, storage units, coworking space, coworking',
    users: 'Members outdoors with a phone; one or two who look after the list',
    heart: 'Who has which place, who waits, and who does what this week.',
    flows: [
      'Places on a plan or list: free, taken by whom, until when',
      'Give a place to the next on the list; give it back at the end of the term',
      'This week: what is to be done, by whom, checked off when done',
    ],
    data: {
      Place: 'number, size, state',
      Tenancy: 'place, member, from, to, fee in cents, paid',
      Waiting: 'member, since, wishes',
      Duty: 'what, day, person, done',
    },
    rules: [
      'A place has one tenancy at a time, by a constraint; history stays',
      'The list goes by date of entry; an offer lapses after some days and goes to the next',
      'An unpaid fee is seen by the treasurer and the member only',
    ],
    checks: [
      'Two people give out the last place at once: one succeeds',
      'An offer that lapsed goes to the next and can no longer be accepted',
      'A duty handed over shows who did it',
    ],
    later: ['maps', 'chat'],
    asks: ['who-uses', 'access', 'who-edits'],
    offers: ['seed-data', 'mobile-first', 'csv-import', 'email-confirm'],
  },
  'saas-starter': {
    shape: 'product',
    broad: 'subject',
    nouns:
      'saas, saas app, saas starter, saas boilerplate, startup mvp, mvp, subscription app, ai wrapper, membership platform, client dashboard',
    users: 'Trial users with little patience, then teams that pay',
    heart: 'The one thing it does, reached within two minutes of signing up.',
    flows: [
      'Sign up, first result, invite others',
      'The one thing it does, from input to result',
      'Plan and bill: choose, change, cancel',
    ],
    data: { Workspace: 'name, plan, status', Membership: 'user, workspace, role' },
    rules: [
      'Every query is limited to the workspace on the server',
      'Limits of the plan are checked where the work is done; a lapsed plan can read and export',
    ],
    checks: [
      'A member of one workspace cannot read another by id',
      'The same payment message twice changes nothing twice',
    ],
    has: ['accounts', 'teams'],
    later: ['audit', 'languages', 'public-api'],
    asks: ['core-action', 'pay-how', 'access'],
    offers: ['seed-data', 'tests-first', 'deploy-notes', 'security-pass'],
  },
} as const satisfies Record<string, AppKind>;
