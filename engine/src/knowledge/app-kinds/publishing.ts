import type { AppKind } from '../code-rows.ts';

/** Sites that are read, and places where people meet and learn. */
export const publishingKinds = {
  portfolio: {
    shape: 'site',
    nouns:
      'portfolio, portfolio website, portfolio site, personal website, personal site, photographer website, artist website, personal portfolio, cv website, resume website, online resume, designer website, photography website, personal page, team webpage',
    users: 'Somebody who may give work and looks for half a minute',
    heart: "The best work first, what was one's own part in it, and one way to get in touch.",
    flows: [
      'Who, what, for whom: one sentence above the work',
      'Work: few pieces, each with problem, part, result',
      'About and contact',
    ],
    data: { Work: 'title, year, client, part, text, pictures, order' },
    rules: [
      'Pictures load small first and keep their place; nothing jumps',
      'No invented clients, numbers or quotes: marked placeholders until real ones come',
    ],
    checks: [
      'The first picture is seen within two seconds on a phone',
      'Each piece has its own address and preview picture',
      'With keyboard alone everything opens and closes',
    ],
    has: ['contact-form', 'responsive'],
    later: ['posts', 'languages', 'cms'],
    asks: ['page-goal', 'page-texts', 'look'],
    offers: ['seo-basics', 'dark-mode', 'accessible', 'deploy-notes'],
  },
  'landing-page': {
    shape: 'site',
    nouns:
      'landing page, one page website, one-page website, single page site, coming soon page, product page, launch page, sales page, waitlist page, marketing site, marketing website, fundraiser page, promo page, squeeze page, homepage, home page, hero section',
    users: 'Somebody who came from a link and decides in ten seconds',
    heart: 'What it is, for whom, and the one thing to do, before any scrolling.',
    flows: [
      'Claim, one sentence, the one action',
      'Why: three reasons that can be checked, with picture',
      'Doubts answered; the action again',
    ],
    rules: [
      'One action on the whole page, with one wording',
      'No invented customers, numbers or quotes: marked placeholders',
      'The form keeps what was typed when sending fails',
    ],
    checks: [
      'At 360 pixels the claim and the action are seen without scrolling',
      'The page is readable before scripts run and loads under two seconds on a slow phone',
    ],
    has: ['responsive'],
    later: ['languages', 'posts', 'cms'],
    asks: ['page-goal', 'page-texts', 'look'],
    offers: ['seo-basics', 'accessible', 'dark-mode', 'deploy-notes'],
  },
  'company-site': {
    shape: 'site',
    nouns:
      'company website, business website, corporate website, small business website, agency website, law firm website, my company, our company, my business, my law firm, law firm, plumber, electrician, contractor, accountant, cleaning company, plumber website, consulting website, school website, brochure site, gym website, real estate agent website, company site, solutions website, showcase its products, introduction website, hotel website',
    users: 'People who heard the name and check if it fits them',
    heart: 'What they do, for whom, where, and how to reach them, without searching.',
    flows: [
      'Start: what, for whom, proof, next step',
      'Services with what they include and for whom they are',
      'About with real people; contact',
    ],
    data: { Service: 'title, text, order', Person: 'name, role, picture' },
    rules: [
      'Texts in plain files or one place, so that they can be changed without code',
      'Phone, address and hours are the same everywhere and can be pressed',
    ],
    checks: ['Each page has its own title and description'],
    has: ['contact-form', 'responsive'],
    later: ['posts', 'languages', 'newsletter'],
    asks: ['page-goal', 'page-texts', 'who-edits'],
    offers: ['seo-basics', 'accessible', 'deploy-notes', 'mobile-first'],
  },
  blog: {
    shape: 'site',
    covers: ['posts'],
    nouns:
      'blog, blog website, news website, news site, magazine, blogging platform, personal blog, news blog, article website, newsletter site, medical journal, online magazine, news portal, news app, article publishing, journal website, wiki, documentation site, docs site, knowledge base, podcast website, podcast site, newspaper, newsroom',
    users: 'Readers who come from a search or a link to one article',
    heart: 'One article reads well on a phone and leads to the next.',
    flows: [
      'Article: title, date, author, text; what belongs to it',
      'List with the newest, by subject; search',
      'Write: draft, preview, publish, correct',
    ],
    data: {
      Article: 'title, slug (unique), summary, body, author, status, published, changed',
      Subject: 'name, slug',
    },
    rules: [
      'Addresses stay when titles change; old ones redirect',
      'A date in the future publishes on that day; drafts are seen by their author only',
    ],
    checks: [
      'A draft\'s address is "not found" for others',
      'Changing a title keeps the old link working',
      "The article's text is in the HTML before scripts run",
    ],
    has: ['posts', 'search'],
    later: ['comments', 'newsletter', 'languages'],
    asks: ['who-edits', 'page-texts', 'access'],
    offers: ['seo-basics', 'dark-mode', 'seed-data', 'deploy-notes'],
  },
  'social-network': {
    shape: 'product',
    covers: ['posts', 'follow', 'likes'],
    nouns:
      'instagram for, pinterest for, tiktok for, facebook for, twitter for, linkedin for, social network, social media app, social media platform, twitter clone, instagram clone, community platform, social app, photo sharing app, discussion platform, facebook clone, reddit clone, microblog, campus discussion, social platform, pinterest clone, tiktok clone, linkedin clone',
    users: 'People on a phone, often, for a minute',
    heart: 'Posting takes seconds, and what people see is from those they chose.',
    flows: [
      'Feed of those you follow, newest first',
      'Write a post with text and picture; answer, like, share',
      'Profile: own posts, follow, edit',
    ],
    data: {
      Post: 'author, text, pictures, created, deleted at',
      Follow: 'follower, followed',
      Like: 'post, user; unique',
      Comment: 'post, author, text, created',
    },
    rules: [
      'Paging by cursor, so that new posts do not shift the list',
      'Deleting an account removes its posts; blocked people see nothing of each other',
    ],
    checks: [
      'Scrolling while others post shows nothing twice',
      'A post with a script in it shows it as text',
      "Somebody else's post cannot be deleted through the API",
    ],
    has: ['accounts', 'profiles', 'comments', 'moderation'],
    later: ['chat', 'recommendations', 'push'],
    asks: ['access', 'who-uses', 'platform'],
    offers: ['seed-data', 'mobile-first', 'rate-limit', 'tests-first'],
  },
  'chat-app': {
    shape: 'product',
    covers: ['chat'],
    nouns:
      'chat app, chat, messaging app, chat application, messenger, group chat, chat room, chatroom, whatsapp clone, slack clone, discord clone, real time chat, live chat, team chat, chat website',
    users: 'People who write short messages, often with a bad connection',
    heart: 'Messages arrive once, in order, and are still there tomorrow.',
    flows: [
      'List of conversations with the last message and number of unread',
      'A conversation: write, send, see it arrive, load older',
      'Begin one; add and remove people',
    ],
    data: {
      Conversation: 'title, members',
      Member: 'conversation, user, joined, last read',
      Message: 'conversation, author, text, sent, client id (unique)',
    },
    rules: [
      "A client id makes sending again harmless; the server's order counts",
      'Only members read and write, checked on every message and on joining the live channel',
      'Messages written offline wait, are marked, and go out in order',
    ],
    checks: [
      'Half a minute without a network, three messages: each arrives once and in order',
      'Somebody removed gets nothing more from that moment',
      'A message of 10,000 characters and one with <script> do no harm',
    ],
    has: ['chat', 'accounts'],
    later: ['video-calls', 'push', 'uploads'],
    asks: ['who-uses', 'access', 'platform'],
    offers: ['seed-data', 'tests-first', 'dark-mode', 'rate-limit'],
  },
  forum: {
    shape: 'product',
    covers: ['forum'],
    nouns:
      'reddit for, stack overflow for, quora for, forum, discussion forum, q&a website, q&a platform, question and answer, message board, discussion board, stack overflow clone, community forum, web board, q&a site, whistleblower',
    users: 'People with a question from a search, and a few who answer a lot',
    heart: 'A good answer is found later by somebody else.',
    flows: [
      'Ask: title with similar questions while typing',
      'A thread: answers, the best one marked, comments',
      'Find by subject and words; what has no answer yet',
    ],
    data: {
      Thread: 'title, body, author, subject, created',
      Reply: 'thread, author, body, created, accepted',
      Vote: 'reply, user, value; unique',
    },
    rules: [
      'Editing leaves a mark; deleting with replies leaves a placeholder',
      'New accounts are limited in number of posts and links',
    ],
    checks: [
      'Accepting another answer moves the mark',
      'A vote sent twice counts once',
      'A locked thread refuses answers on the server',
    ],
    has: ['search', 'moderation'],
    later: ['notifications', 'achievements'],
    asks: ['access', 'who-uses', 'who-edits'],
    offers: ['seed-data', 'seo-basics', 'rate-limit', 'tests-first'],
  },
  dating: {
    shape: 'product',
    covers: ['matching'],
    nouns:
      'dating app, dating website, matrimonial website, matrimonial, tinder clone, matchmaking website, matchmaking app, friend finder, roommate finder, mentor matching',
    users: 'People who want to be sure who is on the other side',
    heart: 'Nobody can be written to without having agreed.',
    flows: [
      'Profile with pictures and what they are looking for',
      'Suggestions one by one: yes, no, later',
      'Both yes: a conversation opens',
    ],
    data: {
      Profile: 'user, name, born, about, pictures, looking for, hidden',
      Choice: 'from, to, answer; unique',
      Match: 'a, b, since',
    },
    rules: [
      'Age is checked at sign-up; place is shown as a distance only',
      'Block and report are within reach everywhere and work at once, both ways',
    ],
    checks: [
      'Only one side said yes: no message can be sent, the API included',
      'A blocked person finds the other nowhere',
    ],
    has: ['accounts', 'profiles', 'chat', 'blocking', 'moderation'],
    later: ['video-calls', 'subscriptions'],
    asks: ['platform', 'access', 'who-uses'],
    offers: ['seed-data', 'mobile-first', 'security-pass', 'rate-limit'],
  },
  'swipe-app': {
    shape: 'product',
    covers: ['matching'],
    nouns:
      'tinder for, swipe app, swiping app, swipe through, bumble for, tinder like, tinder style, pet adoption, adoption app, adopt pets, shelter dogs, animal shelter',
    users: 'People deciding on a phone, one at a time; those who offer and answer',
    heart: 'One good picture and the two facts people decide by, then yes or no.',
    flows: [
      'One at a time: picture, name, what decides; yes, no, undo the last',
      'Those I said yes to: details, and the way to get in touch',
      'Whoever offers: add, change, mark as gone; see who is interested and answer',
    ],
    data: {
      Profile: 'owner, name, facts, place, pictures, status',
      Choice: 'person, profile, answer, when; unique per person and profile',
      Interest: 'person, profile, message, status',
    },
    rules: [
      'Nothing is shown twice after a no, unless it was taken back; what is gone leaves at once, and those interested are told',
      'Swiping has buttons and keys beside it; the next pictures are loaded ahead',
      'The end of the pile says so and offers to widen the choice',
    ],
    checks: [
      'A yes without a network arrives once when it is back',
      'Something marked as gone is not shown to anybody again',
      'With the keyboard alone, people can say yes, no and undo',
    ],
    later: ['chat', 'maps'],
    asks: ['access', 'platform', 'who-edits'],
    offers: ['seed-data', 'mobile-first', 'accessible', 'email-confirm'],
  },
  'quiz-app': {
    shape: 'product',
    covers: ['taking-quizzes'],
    nouns:
      'quiz app, quiz, quiz game, trivia, trivia app, trivia game, quiz website, practice test, exam app, quiz maker, quiz platform, driving test practice, test practice website, trivia contest, online exam, personality quiz',
    users: 'Those who take it, on a phone; those who write the questions',
    heart: 'Each answer teaches something, and the result is fair.',
    flows: [
      'Take: question, answer, right or wrong with the reason, next',
      'Result: score, what was wrong, again',
      'Questions as data: text, answers, right one, reason',
    ],
    data: {
      Quiz: 'title, status, settings',
      Question: 'quiz, text, kind, answers, right ones, reason, order',
      Attempt: 'quiz, person or name, answers, points, started, finished',
    },
    rules: [
      'Right answers are not in the page before they are due; points are calculated on the server',
      'Order of answers is shuffled once per attempt and stays after a reload; an attempt can be continued',
    ],
    checks: [
      'The network response for a question does not contain the solution',
      'A reload mid-quiz continues at the same question with the same order',
      'All right, all wrong and none answered give right results',
    ],
    has: ['taking-quizzes', 'score'],
    later: ['multiplayer', 'certificates'],
    asks: ['who-uses', 'questions-from', 'access'],
    offers: ['seed-data', 'tests-first', 'mobile-first', 'csv-import'],
  },
  'learning-platform': {
    shape: 'product',
    covers: ['courses'],
    nouns:
      'udemy for, coursera for, khan academy for, learning platform, e learning platform, lms, learning management system, course platform, online course platform, student portal, education platform, educational website, training portal, teaching platform, school portal, tutoring platform, course website, classroom app, online learning',
    users: 'Learners in short pieces of time; teachers who see how it goes',
    heart: 'Everybody knows what comes next and how far they are.',
    flows: [
      'Learner: my courses, continue where I left off, next lesson',
      'Lesson: content, task, done',
      'Teacher: build a course, see who is stuck where',
    ],
    data: {
      Course: 'title, description, lessons',
      Lesson: 'course, title, content, order',
      Enrollment: 'learner, course, since',
      LessonDone: 'learner, lesson, when',
    },
    rules: [
      "Inserting or moving lessons keeps everybody's progress",
      'A lesson counts as done by a rule that can be read, not by opening it',
    ],
    checks: [
      'A lesson added in the middle leaves finished learners at finished-but-one',
      'A learner cannot open a course they are not in by its address',
    ],
    has: ['accounts', 'courses', 'progress'],
    later: ['certificates', 'payments', 'forum'],
    asks: ['who-uses', 'page-texts', 'access'],
    offers: ['seed-data', 'roles-table', 'accessible', 'tests-first'],
  },
  directory: {
    shape: 'product',
    nouns:
      'yelp for, tripadvisor for, directory, directory website, search website, price comparison website, price comparison, comparison website, business directory, charity finder, charity app, find a global charity, listing website, lookup site, resource list, guide website, store locator, aggregator',
    users: 'Somebody who must choose and does not know the names',
    heart: 'From "something like this" to two or three that fit.',
    flows: [
      'Search and filter by what decides',
      'One entry: facts, source, date of the facts',
      'Put some side by side',
    ],
    data: { Entry: 'name, kind, facts, place, source, checked on' },
    rules: [
      'Each fact has a date and a source; unknown is "not given" and never zero',
      'The choice is in the address',
    ],
    checks: ['Filters combine and survive reload', 'Entries without a fact sort last, both ways'],
    has: ['search', 'filters'],
    later: ['reviews', 'maps', 'accounts'],
    asks: ['data-from', 'who-edits', 'volume'],
    offers: ['seed-data', 'csv-import', 'seo-basics', 'mobile-first'],
  },
  'finance-site': {
    shape: 'product',
    covers: ['market-data'],
    nouns:
      'crypto tracker, portfolio tracker, stock app, stock reports, trading app, investment tracker, banking app, bank app, wallet app, crypto app, stock market app, trading platform, quote tracker, price tracker, net worth tracker, trading simulator, expense report app',
    users: 'Somebody who looks several times a day and trusts the figures',
    heart: 'Each figure has its time and can be checked by hand.',
    flows: [
      'My list: price, change, value, with the time of the price',
      'One position: what was bought and sold, gain by a named method',
      'Add a purchase or sale',
    ],
    data: {
      Position: 'symbol, quantity',
      Trade: 'symbol, kind, quantity, price, fees, currency, date',
      Price: 'symbol, value, currency, time',
    },
    rules: [
      'Decimal arithmetic and never floats; gain by one method, named on the screen',
      'Closed markets, splits and missing prices are shown as such; nothing here is advice',
    ],
    checks: [
      'Buying twice and selling half gives the gain calculated by hand',
      'Selling more than is held is refused',
      'With the price service down, old prices show with their time',
    ],
    has: ['charts'],
    later: ['notifications', 'export', 'currencies'],
    asks: ['data-from', 'who-uses', 'access'],
    offers: ['tests-first', 'csv-import', 'dark-mode', 'seed-data'],
  },
  'editor-tool': {
    shape: 'product',
    covers: ['drawing'],
    nouns:
      'image editor, drawing app, drawing application, whiteboard, photo editor, markdown editor, html editor, code editor, text editor, diagram tool, mind map, mind map app, paint app, pixel art editor, video editor, meme generator, pdf editor, pdf tool, color palette generator, logo maker, resume builder, cv builder, flip art, music notation, css generator, regex tester, json formatter, image compressor, text analysis tool, word counter, word frequency, lorem ipsum generator, password generator, typing speed test, typing test, file encryption tool, file converter, diff viewer, color picker',
    users: 'Somebody in the middle of other work who wants this one thing done',
    heart: 'Input to result in seconds, and nothing made is lost.',
    flows: [
      'Begin with something: new, opened, dropped or pasted',
      'Work on it with the result in sight',
      'Take it away: copy, save as a file',
    ],
    rules: [
      'Work in progress is kept on the device and offered again after a crash',
      'Very large, empty and broken input each give a clear message and never freeze the page',
      'Files stay on the device unless the goal says otherwise',
    ],
    checks: [
      'A reload mid-work brings it back',
      'A file ten times the usual size keeps the page usable',
      'What was saved and opened again is the same',
    ],
    has: ['undo'],
    later: ['accounts', 'collaboration', 'templates'],
    asks: ['output-form', 'device', 'storage'],
    offers: ['keyboard-first', 'one-file', 'dark-mode', 'tests-first'],
  },
  'ai-app': {
    shape: 'product',
    covers: ['chatbot'],
    nouns:
      'ai app, ai chatbot, chatbot, ai assistant, gpt wrapper, rag app, ai writing tool, ai agent, document chat, chat with pdf, ai tool, ai chat, chat with documents, ai image generator, text summarizer, customer support bot, ai tutor, story generator',
    users: 'Somebody who asks in their own words and must see what an answer rests on',
    heart: 'Answers that show their sources, and a clear "I do not know".',
    flows: [
      'Ask, see the answer stream in, stop it, ask again',
      'See the sources of an answer and open them',
      'Earlier conversations',
    ],
    data: {
      Conversation: 'user, title, created',
      Message: 'conversation, role, text, model, tokens, created',
      Source: 'document, passage, place',
    },
    rules: [
      'Keys stay on the server; length, rate and cost per person are limited',
      'Text of documents and users is data for the model, never an instruction to the app',
      'Refused, cut off, too long and away each have a message',
    ],
    checks: [
      'A document that says "ignore all rules" changes nothing but the answer about it',
      'A question the sources do not answer gets "not in the sources"',
      'Stopping stops the cost too',
    ],
    has: ['chatbot'],
    later: ['teams', 'subscriptions'],
    asks: ['model-provider', 'data-from', 'who-uses'],
    offers: ['rate-limit', 'seed-data', 'tests-first', 'security-pass'],
  },
  'video-platform': {
    shape: 'product',
    covers: ['video'],
    nouns:
      'netflix for, youtube for, twitch for, video platform, youtube clone, netflix clone, streaming app, streaming platform, video streaming, video player, live streaming, video course site, movie streaming, online streaming video player',
    users: 'People who watch on all kinds of screens and connections',
    heart: 'It starts at once and continues where they left off.',
    flows: [
      'Find and start; continue where they left off',
      'The player: seek, speed, captions, full screen',
      'Add: upload with progress, title, picture',
    ],
    data: { Item: 'title, owner, source, length, picture, status', Progress: 'user, item, second' },
    rules: [
      'Uploads resume after an interruption; an item shows when it is ready and says what it waits for',
      'Private items need a signed address that expires',
    ],
    checks: [
      'Interrupting and resuming an upload does not start it over',
      "A private item's address does not work tomorrow",
    ],
    later: ['comments', 'recommendations', 'subscriptions'],
    asks: ['data-from', 'who-uses', 'access'],
    offers: ['seed-data', 'keyboard-first', 'dark-mode', 'accessible'],
  },
  'gallery-app': {
    shape: 'product',
    covers: ['gallery', 'carousel'],
    nouns:
      'photo gallery app, image gallery, photo gallery, photo album, photo app, wallpaper app, slide show, slideshow, slideshow app, photo viewer, image viewer, picture viewer, family photos, photo sharing site',
    users: 'People looking, on a phone or a television; one who sorts',
    heart: 'The next picture is there before it is asked for.',
    flows: [
      'A grid of small pictures; one opens large with next, previous and close by key, swipe and button',
      'Slide show: start, pause, speed, full screen; the order can be shuffled',
      'Add pictures, several at once; caption, order, remove',
    ],
    data: { Picture: 'file, width, height, caption, taken, order', Album: 'title, cover, pictures in order' },
    rules: [
      'Small versions for the grid, the next two large ones loaded ahead; sizes reserved so that nothing jumps',
      'Rotated phone pictures are shown upright; broken files show as such and stop nothing',
      'With reduced motion pictures change without sliding',
    ],
    checks: [
      'A hundred large photos scroll smoothly on a phone',
      'Closing gives focus back to the picture that was opened',
      'One broken file among ten: nine are shown, one is named',
    ],
    later: ['comments', 'sharing', 'accounts'],
    asks: ['data-from', 'access', 'device'],
    offers: ['keyboard-first', 'mobile-first', 'accessible', 'dark-mode'],
  },
  'map-app': {
    shape: 'product',
    covers: ['maps'],
    nouns:
      'map app, store finder, places app, hiking app, trail app, geocaching, real estate map, bus tracker, location app, map of, interactive map, where to, campground finder, ev charging, city guide, earthquake map, flight tracker',
    users: 'Somebody outdoors, with the sun on the screen',
    heart: 'What is near, in a list and on the map, that agree.',
    flows: [
      'Where I am or a typed place; what is near, nearest first',
      'One place: what, how far, how to get there',
    ],
    data: { Place: 'name, kind, latitude, longitude, address, hours' },
    rules: [
      'Refusing the location leads to the typed place; many pins are grouped',
      'Distances state their unit and are straight-line unless a route was calculated',
    ],
    checks: ['List and map always show the same places', 'Two places on one spot can both be opened'],
    has: ['maps'],
    later: ['reviews', 'routes', 'accounts'],
    asks: ['data-from', 'platform', 'who-edits'],
    offers: ['works-offline', 'seed-data', 'mobile-first', 'tests-first'],
  },
} as const satisfies Record<string, AppKind>;
