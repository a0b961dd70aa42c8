import type { AppKind } from '../code-rows.ts';

/** Apps for one's own life and that of a household. */
export const personalKinds = {
  'habit-tracker': {
    shape: 'product',
    covers: ['habit-entries'],
    nouns: 'habit tracker, habit tracking, habit, habits app, routine tracker',
    users: 'People on their phone, a few seconds a day, mostly in the evening',
    heart: 'Checking off today takes one press and the past cannot be lost.',
    flows: [
      'Today: the habits due today in one list, checked and unchecked in one press',
      'One habit: month as a calendar, present and longest streak',
      'Add or change a habit: name, which days, from when',
    ],
    data: {
      Habit: 'name, owner, days of the week, started, archived',
      Tick: 'habit, person, date; unique per habit, person and date',
    },
    rules: [
      "The day ends at the person's own midnight, also while traveling; store the date and not the instant",
      'Days on which a habit is not due do not break a streak; today, not done yet, does not either',
      'Changing the days of a habit leaves the past as it was; archived habits keep their history',
    ],
    checks: [
      'Checking off yesterday afterward joins two runs into one streak',
      'Pressing twice quickly leaves one check mark for the day',
      'A weekday-only habit done Friday and Monday has a streak of 2',
    ],
    later: ['achievements', 'charts'],
    asks: ['who-sees', 'access', 'who-uses', 'device'],
    offers: ['seed-data', 'csv-export', 'dark-mode', 'works-offline'],
  },
  'todo-app': {
    shape: 'product',
    covers: ['tasks'],
    nouns:
      'todo app, to do app, to do list, todo list, task manager, task management, todo, todos, task list, task tracker, chore chart, chore tracker, chore app',
    users: 'Somebody with a full day who adds things in passing',
    heart: 'Adding takes one line and Enter; what matters today is on top.',
    flows: [
      'Add by typing and pressing Enter, check off, edit in place, delete with undo',
      'Today, coming, done: three views of one list',
    ],
    data: { Task: 'title, note, due, done at, position, created' },
    rules: [
      'Empty titles are not added; long ones wrap and are not cut',
      'Order is kept by position and stays after a reload; done tasks move down and can be cleared',
    ],
    checks: [
      'Ten tasks can be added without touching the mouse',
      'A deleted task comes back with undo, in its place',
      'A reload keeps tasks, order and filter',
    ],
    later: ['kanban', 'collaboration'],
    asks: ['who-sees', 'storage', 'who-uses', 'device'],
    offers: ['keyboard-first', 'seed-data', 'dark-mode', 'works-offline'],
  },
  'notes-app': {
    shape: 'product',
    covers: ['notes'],
    nouns:
      'notes app, note taking app, notes application, notepad, notebook app, online note pad, markdown notes, markdown notes application, note app, advanced notepad',
    users: 'Somebody who writes things down in a hurry and looks for them weeks later',
    heart: 'Nothing typed is ever lost, and everything is found again.',
    flows: [
      'New note in one press, saved while typing',
      'List by last change, search over title and text, open in place',
    ],
    data: { Note: 'title, body, created, changed, pinned, deleted at' },
    rules: [
      'The first line is the title when none is given; an empty note is not kept',
      'The same note open in two tabs: the later change warns instead of overwriting',
    ],
    checks: [
      'Closing the tab mid-word loses at most that word',
      'Search finds a word in the middle of an old note',
    ],
    has: ['search'],
    later: ['collaboration', 'sharing'],
    asks: ['storage', 'who-uses', 'device'],
    offers: ['works-offline', 'keyboard-first', 'dark-mode', 'backup-file'],
  },
  journal: {
    shape: 'product',
    covers: ['mood'],
    nouns:
      'journal app, diary, diary app, mood tracker, mood app, gratitude journal, journaling app, gratitude app',
    users: 'One person, alone, in the evening',
    heart: 'Private by default and quick enough to be done every day.',
    flows: [
      "Today's entry: one press for the mood, a few words if wanted",
      'Look back by month; a year ago today',
    ],
    data: { Entry: 'date, mood, text, changed' },
    rules: [
      "An entry belongs to the person's local date; yesterday can be filled in",
      'No entry text in logs, addresses or notifications',
    ],
    checks: [
      'A month with gaps shows gaps and not zeros',
      'Nothing can be read without unlocking, also through the address',
    ],
    later: ['sharing', 'reminders'],
    asks: ['access', 'storage', 'device'],
    offers: ['backup-file', 'dark-mode', 'works-offline', 'accessible'],
  },
  'budget-app': {
    shape: 'product',
    covers: ['expenses'],
    nouns:
      'budget app, budget tracker, expense tracker, finance tracker, money tracker, personal finance, spending tracker, budget planner, finance app, expense app, savings tracker, budgeting app, household budget, subscription tracker, bookkeeping, bank csv, categorizes transactions',
    users: 'One person or a household, at the checkout and at the end of the month',
    heart: 'An expense is in within five seconds, and what is left this month is the first thing seen.',
    flows: [
      'Enter amount, category, date; the last category is offered first',
      'Month: spent and left per category, entries behind each',
      'Categories and their limits',
    ],
    data: {
      Transaction: 'date, amount in cents, kind, category, note',
      Category: 'name, monthly limit in cents, archived',
    },
    rules: [
      'Amounts are whole cents and never floats; one currency unless said otherwise',
      'Refunds are negative expenses; transfers between own accounts count in no total',
      'Repeating costs are booked on their day, the 31st on the last of shorter months',
    ],
    checks: [
      '0.10 + 0.20 shows 0.30',
      'Moving an entry to last month changes both months',
      'A month without entries shows zeros and no error',
    ],
    later: ['receipts', 'currencies', 'charts'],
    asks: ['who-sees', 'storage', 'who-uses', 'data-from'],
    offers: ['csv-export', 'csv-import', 'seed-data', 'backup-file'],
  },
  'expense-splitter': {
    shape: 'product',
    covers: ['splitting', 'expenses'],
    nouns:
      'expense splitter, bill splitter, split expenses, split bills, split the bill, splitwise, shared expenses, group expenses, split costs, splitting expenses, trip expenses, roommate expenses, split rent',
    users: 'A group that travels or lives together, each on their own phone',
    heart: 'Balances everybody believes: each cent can be traced to an expense.',
    flows: [
      'Add an expense: who paid, how much, for whom, how it is shared',
      'Balances: who is up, who is down, and the fewest payments that settle it',
      'Settle up: record a payment between two people',
    ],
    data: {
      Group: 'name, currency',
      Member: 'group, name, left at',
      Expense: 'group, payer, amount in cents, currency, date, text',
      Share: 'expense, member, amount in cents',
      Settlement: 'from, to, amount in cents, date',
    },
    rules: [
      'Shares add up to the expense exactly: left-over cents go to the first members in a fixed order',
      'Editing or deleting an expense recomputes balances; a member with an open balance cannot be removed',
      'Paying for others only, and sharing without having paid, both work',
    ],
    checks: [
      '10.00 among three gives 3.34, 3.33 and 3.33',
      'The sum of all balances is always 0',
      'A owes B, B owes C the same: one payment from A to C settles it',
    ],
    later: ['currencies', 'receipts', 'payments'],
    asks: ['access', 'who-uses', 'device'],
    offers: ['seed-data', 'csv-export', 'tests-first', 'dark-mode'],
  },
  'recipe-app': {
    shape: 'product',
    covers: ['ingredients'],
    nouns:
      'recipe box, recipe app, recipe book, recipe website, recipe site, recipe manager, recipes, recipe, cookbook, recipe api, cooking app',
    users: 'Somebody at the stove with wet hands, and the same person planning on the sofa',
    heart: 'A recipe can be read at a glance while cooking and found by what is in the house.',
    flows: [
      'Add a recipe: title, portions, ingredients line by line, steps',
      'Find by name, ingredient or time',
      'Cook: large text, steps one by one, the screen stays awake',
    ],
    data: {
      Recipe: 'title, owner, portions, minutes, steps in order, picture, source',
      Ingredient: 'recipe, amount, unit, name, order',
    },
    rules: [
      'Amount, unit and name are kept apart; "to taste" and ranges such as 2-3 can be entered',
      'Scaling rounds to what a kitchen can measure; units are not mixed silently',
    ],
    checks: [
      'Searching "tomato" finds "tomatoes" among the ingredients',
      'From 4 to 6 portions, 2 eggs become 3 and 1 tsp becomes 1 1/2',
      'A recipe without picture or time still looks finished',
    ],
    later: ['meal-plans', 'nutrition', 'shopping-list'],
    asks: ['who-sees', 'access', 'who-uses', 'data-from'],
    offers: ['seed-data', 'print-view', 'csv-import', 'mobile-first'],
  },
  'meal-planner': {
    shape: 'product',
    covers: ['meal-plans', 'shopping-list'],
    nouns:
      'meal planner, meal planning, meal plan app, weekly menu planner, dinner planner, grocery list app, shopping list app, grocery app, pantry tracker',
    users: 'A household, once a week on the sofa and once in the shop',
    heart: 'From the plan of the week to one list for the shop.',
    flows: [
      'A week with meals chosen from saved ones or typed',
      'The list for the shop: amounts added up, grouped, checked off while walking',
    ],
    data: {
      Meal: 'name, portions, ingredients',
      PlannedMeal: 'date, meal, portions',
      ListItem: 'name, amount, unit, ticked, added by hand',
    },
    rules: [
      'Equal items add up if their units can; items typed by hand survive a new list',
      "Two people in the shop see each other's check marks",
    ],
    checks: [
      '200 g and 0.3 kg of flour make one line of 500 g',
      'Planning a meal twice doubles its ingredients',
    ],
    later: ['nutrition', 'recommendations'],
    asks: ['who-uses', 'access', 'device'],
    offers: ['works-offline', 'seed-data', 'print-view', 'mobile-first'],
  },
  'fitness-app': {
    shape: 'product',
    covers: ['workouts'],
    nouns:
      'strava for, workout tracker, workout app, fitness app, fitness tracker, gym app, training log, running app, exercise tracker, gym tracker, workout log, calorie counter, calorie tracker, step counter, weight tracker, calorie counter app',
    users: 'Somebody between two sets, with sweaty fingers and little patience',
    heart: 'Entering takes two presses, with the last values already there.',
    flows: ['Begin from a plan or from last time; enter set by set', 'Look back: per exercise and per week'],
    data: {
      Workout: 'date, name, note',
      Exercise: 'name, kind',
      Set: 'workout, exercise, weight, repetitions or time',
    },
    rules: [
      'Values are stored in one unit and shown in the chosen one',
      'An unfinished workout is kept and offered again; entries for past days are possible',
    ],
    checks: [
      'Closing the app between two sets loses nothing',
      'Switching kg and lb changes what is shown, not what is stored',
    ],
    later: ['sharing', 'leaderboard', 'nutrition'],
    asks: ['who-sees', 'storage', 'who-uses', 'platform'],
    offers: ['works-offline', 'csv-export', 'seed-data', 'dark-mode'],
  },
  'study-app': {
    shape: 'product',
    covers: ['flashcards'],
    nouns:
      'duolingo for, anki for, flashcard app, flashcards, flashcard, study app, vocabulary app, language learning app, vocabulary trainer, spaced repetition app, study planner, learning app, vocab app',
    users: 'A learner in short breaks, mostly on a phone',
    heart: 'What is about to be forgotten comes today, and a session ends.',
    flows: [
      "Today's cards: front, turn, how well I knew it",
      'Decks: add, edit and import cards',
      'How much is learned and what comes the next days',
    ],
    data: { Deck: 'name, owner', Card: 'deck, front, back', Review: 'card, grade, when, next due' },
    rules: [
      'Intervals follow one published method, named in the code',
      'After days away the due cards are spread; a session is limited and says when it is done',
    ],
    checks: [
      '"Again" brings the card back in the same session, "easy" days later',
      'An interrupted session continues where it was',
    ],
    later: ['leaderboard', 'sharing', 'achievements'],
    asks: ['who-uses', 'data-from', 'device'],
    offers: ['csv-import', 'works-offline', 'keyboard-first', 'seed-data'],
  },
  pomodoro: {
    shape: 'product',
    covers: ['countdown'],
    nouns: 'pomodoro timer, pomodoro, focus timer',
    users: 'Somebody at work who looks at it out of the corner of an eye',
    heart: 'The time is right, even after the tab was asleep.',
    flows: [
      'Start, pause, skip, reset; work, break and long break follow each other',
      'Lengths can be set; how many were done today',
    ],
    data: { Session: 'kind, started, ended, finished' },
    rules: [
      'Time left is the end time minus now, never a count of ticks',
      'Changing lengths while running holds from the next session on; sound only after a first press',
    ],
    checks: [
      'After five minutes in a background tab the time is right to the second',
      'Pausing and resuming does not lose or gain a second',
      'A reload mid-session continues',
    ],
    later: ['statistics', 'tasks'],
    asks: ['device', 'storage'],
    offers: ['keyboard-first', 'dark-mode', 'one-file', 'tests-first'],
  },
  'timer-app': {
    shape: 'product',
    covers: ['countdown'],
    nouns:
      'stopwatch, stopwatch app, countdown timer, timer app, timer, interval timer, alarm clock, egg timer, meditation timer, kitchen timer, clock app, chess clock, digital clock, analog clock, world clock, binary clock',
    users: 'Somebody with busy hands who looks from across the room',
    heart: 'The time is right, even after the tab was asleep.',
    flows: [
      'Start, pause, resume, reset, by one large press and by the space bar',
      'As many running side by side as are asked for, each with its own figure and name',
    ],
    rules: [
      'Time comes from the clock (start and now), never from counting ticks; a reload continues',
      'Pressing start twice changes nothing; pausing adds up to the millisecond',
      'Sound only after a first press; the end is shown and heard, and can be stopped',
    ],
    checks: [
      'After five minutes in a background tab the time is right to a tenth of a second',
      'Ten pauses neither lose nor gain time',
      'A reload mid-run continues',
    ],
    later: ['statistics', 'theme'],
    asks: ['device', 'run-where', 'look'],
    offers: ['keyboard-first', 'one-file', 'dark-mode', 'tests-first'],
  },
  'calendar-app': {
    shape: 'product',
    covers: ['calendar', 'events'],
    nouns:
      'calendar app, calendar, calendar application, event scheduler, event calendar, planner app, day planner, agenda app, schedule app, weekly planner, class schedule, timetable, event scheduler and calendar, school timetable',
    users: 'Somebody looking for a free hour, on a phone and at a desk',
    heart: 'An entry is on the right day and hour, for everyone and everywhere.',
    flows: [
      'Month, week and day; press an hour to add, drag to move, pull to lengthen',
      'An entry: title, start, end, note, repetition',
      'Find: by words and by what comes next',
    ],
    data: {
      Entry: 'title, start, end, all day, time zone, note, repetition',
      Exception: 'entry, date, moved to or canceled',
    },
    rules: [
      "All-day entries are dates without times; others are instants with their zone, shown in the reader's",
      'Changing a repeating one asks: this, this and following, all; overlaps stand side by side',
      'The week begins as the locale says; entries over midnight show on both days',
    ],
    checks: [
      'An all-day entry stays on its day when the zone changes',
      'A weekly entry at 9 stays at 9 when the clocks change',
      'Moving one of a series leaves the others',
    ],
    later: ['sharing', 'reminders', 'import'],
    asks: ['who-uses', 'storage', 'device'],
    offers: ['keyboard-first', 'seed-data', 'works-offline', 'dark-mode'],
  },
  'calculator-app': {
    shape: 'product',
    covers: ['calculations', 'conversion'],
    nouns:
      'calculator, calculator app, scientific calculator, tip calculator, loan calculator, mortgage calculator, bmi calculator, age calculator, rent calculator, tax calculator, unit converter, currency converter, converter, dollars to cents, grade calculator, savings calculator, calories calculator, price calculator, quote calculator, roi calculator, binary to decimal',
    users: 'Somebody with a number in mind and ten seconds',
    heart: 'The right result, at once, with the way to it.',
    flows: [
      'Enter the values; the result follows while typing',
      'See how it was calculated; copy the result',
    ],
    rules: [
      'Empty, zero, negative, very large and non-numeric input each give a sensible answer, never "not a number"',
      'Decimal comma and point are both read; rounding happens once, at the end',
      'Money is calculated in whole cents',
    ],
    checks: [
      '0.1 + 0.2 shows 0.3',
      'Three examples, one at a limit, match the hand calculation',
      'Dividing by zero gives a message',
    ],
    later: ['accounts', 'charts'],
    asks: ['formula', 'who-uses', 'device'],
    offers: ['tests-first', 'keyboard-first', 'one-file', 'share-result'],
  },
  'weather-app': {
    shape: 'product',
    covers: ['weather'],
    nouns: 'weather app, weather dashboard, weather forecast app, weather, weather website, weather widget',
    users: 'Somebody about to leave the house',
    heart: 'Now and the next hours at a glance, with the age of the data.',
    flows: ['Search a place or use the present one; now, hours, days', 'Keep some places'],
    data: { SavedPlace: 'name, latitude, longitude, order' },
    rules: [
      'The key stays on the server; answers are kept for some minutes per place',
      'Places with the same name are told apart by region; times are those of the place',
    ],
    checks: [
      'A place that does not exist is reported, and the last weather stays',
      'With the service down, the last data shows with its age',
      'Refusing the location leads to the search',
    ],
    later: ['maps', 'push'],
    asks: ['weather-source', 'device'],
    offers: ['works-offline', 'dark-mode', 'tests-first', 'mobile-first'],
  },
  'media-library': {
    shape: 'product',
    nouns:
      'goodreads for, letterboxd for, book tracker, reading tracker, movie tracker, reading list, book library, movie library, collection tracker, comic collection, game library, reading log, watch list, movie watchlist, record collection, media library, book collection, book app, podcast library, mypodcast library, home library, book club app, bookshelf',
    users: 'A collector who adds with one hand and looks things up in the shop',
    heart: 'Adding takes seconds, and "do I have this already?" is answered at once.',
    flows: [
      'Find by title or number and add; or type it in',
      'The collection as a list and as covers; by state: want, now, done',
      'One item: own rating, notes, dates',
    ],
    data: {
      Item: 'title, maker, year, identifier, cover',
      Entry: 'item, state, rating, note, started, finished',
    },
    rules: [
      'The same item twice asks first; editions are told apart',
      'Items that no catalog knows can be typed in',
    ],
    checks: [
      'Adding the same one twice offers the entry that exists',
      'With the catalog service down, adding by hand works',
    ],
    has: ['search'],
    later: ['sharing', 'recommendations', 'scanning'],
    asks: ['who-uses', 'who-sees', 'storage'],
    offers: ['csv-import', 'csv-export', 'seed-data', 'dark-mode'],
  },
  'music-player': {
    shape: 'product',
    covers: ['audio'],
    nouns:
      'music player, mp3 player, audio player, web based music player, music app, podcast app, podcast player, radio app, soundboard, drum machine, piano app, synthesizer, metronome',
    users: 'Somebody who listens while doing something else',
    heart: 'Sound starts at once and never breaks off.',
    flows: ['Choose and play; pause, seek, next, volume', 'Queue and lists; shuffle and repeat'],
    data: { Track: 'title, artist, album, source, length', Playlist: 'name, tracks in order' },
    rules: [
      'Sound starts only after a press; one thing plays at a time',
      'Missing tags, broken files and very long titles are handled; the place in the track is kept',
    ],
    checks: [
      'A broken file is skipped with a message',
      'Keys and headset buttons play and pause',
      'Shuffle plays each track once before repeating',
    ],
    later: ['accounts', 'sharing'],
    asks: ['data-from', 'device'],
    offers: ['keyboard-first', 'dark-mode', 'works-offline', 'one-file'],
  },
  'travel-planner': {
    shape: 'product',
    nouns:
      'travel planner, trip planner, travel app, itinerary app, packing list app, vacation planner, travel journal, trip app, travel website, travel',
    users: 'People planning at a desk and then standing in a strange town without a network',
    heart: "The day's plan is there without a network, in order and in local time.",
    flows: [
      'A trip with days; stops with time, place and note',
      'Reorder and move to another day',
      'Today: what is next and how to get there',
    ],
    data: {
      Trip: 'name, from, to, members',
      Stop: 'trip, day, time, place, note, order',
      Booking: 'stop, number, file',
    },
    rules: [
      'Times are those of the place; a flight over midnight belongs to both days',
      "Changing the trip's dates moves stops or asks about those left over",
    ],
    checks: [
      'In airplane mode the plan of the day opens',
      'A stop moved to another day keeps its note and booking',
    ],
    later: ['splitting', 'maps', 'recommendations'],
    asks: ['who-sees', 'access', 'who-uses', 'device'],
    offers: ['works-offline', 'seed-data', 'print-view', 'mobile-first'],
  },
  'family-organizer': {
    shape: 'product',
    nouns:
      'family organizer, family calendar, family app, household app, chore app for family, allowance tracker, baby tracker, pet care app, plant watering app, plant app, period tracker, sleep tracker, water tracker, plant care, chores, tick off chores, plant watering',
    users: 'A household, children included, on several phones',
    heart: 'Everybody sees the same and the right one does it in time.',
    flows: [
      'Today for everyone: what, who, when',
      'Add in one line, repeat if needed, check off with name and time',
    ],
    data: {
      Person: 'name, color or picture',
      Item: 'what, for whom, when, repetition',
      Done: 'item, by, when',
    },
    rules: [
      'Done twice by two people counts once and shows both',
      "Days end at the household's midnight; missed ones stay until dealt with",
    ],
    checks: [
      'Two phones check off the same thing at once: one entry',
      'What was missed yesterday can be seen today',
    ],
    has: ['reminders'],
    later: ['statistics', 'chat'],
    asks: ['who-sees', 'device', 'who-uses', 'who-uses'],
    offers: ['works-offline', 'seed-data', 'accessible', 'mobile-first'],
  },
  'medication-tracker': {
    shape: 'product',
    covers: ['medical-records'],
    nouns:
      'medication tracker, medication, medications, pill reminder, pill tracker, medicine, medicine tracker, pills, tracking my medication, dose tracker, insulin tracker, blood pressure tracker, symptom tracker',
    users: 'One person, several times a day, sometimes unwell; perhaps whoever cares for them',
    heart: 'Nobody takes a dose twice or forgets one because the app was unclear.',
    flows: [
      'Now: what is due, what was taken and when; taken, skipped or later in one press',
      'A medicine: name, strength, dose, times or "when needed" with the shortest gap, from and until',
      'Looking back by day, to show to a doctor',
    ],
    data: {
      Medicine: 'name, strength, unit, note, archived',
      Plan: 'medicine, dose, times, days, from, until, shortest gap',
      Dose: 'plan, due, taken at, amount, status',
    },
    rules: [
      'Taking one again before the shortest gap asks first; a wrong tap can be taken back and stays in the record',
      'Times follow the place while traveling, with the change shown once; a changed plan leaves past doses as they were',
      'Reminders come from the device, so that they come without a network; it gives no medical advice',
    ],
    checks: [
      'A dose taken at 23:55 belongs to that day',
      'Pressing "taken" twice records one dose',
      'On the day the clocks change each dose is due once',
    ],
    has: ['reminders'],
    later: ['pdf', 'sync'],
    asks: ['who-uses', 'platform', 'storage'],
    offers: ['accessible', 'backup-file', 'print-view', 'tests-first'],
  },
  'wedding-app': {
    shape: 'product',
    covers: ['rsvp'],
    nouns:
      'wedding website, wedding app, wedding planner, party planner, event planner, birthday app, invitation website, gift registry, guest list app, baby shower, save the date, secret santa, gift list, wedding, our wedding',
    users: 'Guests of all ages on their phones, and the hosts',
    heart: 'A guest answers in half a minute; the hosts always know who comes.',
    flows: [
      'What, when, where, how to get there',
      'Answer for yourself and those invited along, with food and notes',
      'Hosts: the list with answers, numbers and those still silent',
    ],
    data: { Guest: 'name, group, contact, code', Answer: 'guest, comes, food, note, changed' },
    rules: [
      "A guest's link opens only their own group; answers can be changed until a day",
      'Names are not shown to other guests unless wanted',
    ],
    checks: [
      'Changing an answer twice keeps one with the last state',
      'Guessing a code leads nowhere and is slowed',
    ],
    later: ['gallery', 'payments', 'chat'],
    asks: ['page-texts', 'who-edits', 'look'],
    offers: ['seed-data', 'csv-export', 'mobile-first', 'print-view'],
  },
} as const satisfies Record<string, AppKind>;
