import type { Demand } from '../code-rows.ts';

/** Demands about who gets in, who sees what, and things done together. */
export const sharingDemands = {
  'no-account-shared': {
    words:
      'without an account, without account, without accounts, no account, no accounts, no login, no logins, no sign up, no signup, no sign ups, no registration, without registration, without signing up, no passwords, no password, without login, without a login, without logging in',
    with: 'share, shared, link, friends, group, parents, members, each, everyone, players, residents, guests, colleagues, neighbours, neighbors, who is coming, volunteers, families, roommates, flatmates, vote, votes',
    never:
      'only me, only i, just me, multiplayer, two players, newsletter, shared pin, one pin, shared password, one password, passphrase',
    decide: [
      'Nobody is asked who they are: whoever has the link sees the shared page at once',
      'What somebody entered is changed with a secret that their device got when it was made, and with a private link shown once then; the server compares it at every write',
    ],
    check: 'A second device with the page but without that secret sees the entry and cannot change it',
    replaces: ['accounts', 'guest-access', 'known-group', 'profiles', 'roles', 'social-login'],
    isBeside: true,
  },
  'no-account-alone': {
    words:
      'without an account, without account, without accounts, no account, no accounts, no login, no sign up, no signup, no registration, without registration, without signing up, without login, without a login, without logging in',
    never:
      'share, shared, link, friends, group, parents, members, each, everyone, players, residents, guests, colleagues, neighbours, neighbors, who is coming, volunteers, families, roommates, flatmates, vote, votes, only me, can enter, only i, only we, can edit, can add, just me, api, endpoint',
    decide: ['Nobody is asked who they are; what is kept is kept on the device and is there after a restart'],
    check: 'From a first start to the end of the main flow nothing asks who one is',
    replaces: ['accounts', 'guest-access', 'profiles'],
    isBeside: true,
  },
  'link-share': {
    words:
      'share by link, shared by link, share via link, by link, a link is enough, link is enough, one link, private link, secret link, share link, shareable link, share a link',
    decide: [
      'The link holds at least 128 random bits, is neither listed nor indexed, and can be replaced when it got around',
    ],
    check: 'A guessed or a replaced link shows nothing, not even that it ever existed',
    replaces: ['invitations'],
    isBeside: true,
  },
  'own-entries': {
    words:
      'only their own, change only their own, edit only their own, only his own, only her own, their own entry, their own entries, only own entries',
    decide: [
      'Each write is checked on the server against who made that very record, not only hidden on the page',
    ],
    check: "Somebody else's entry, called directly by its id: refused and unchanged",
    isBeside: true,
  },
  'double-opt-in': {
    words: 'double opt in, double optin, confirmed opt in, opt in mail',
    decide: [
      'An address is written to only after its confirmation link was opened (single use, with an end date); what is not confirmed by then is deleted',
      'The form answers the same whether an address is new, waiting or known; each mail has an unsubscribe link that works without signing in',
    ],
    check:
      'Opened twice, opened too late and signed up twice each do the right thing; an unconfirmed address gets the one confirmation and nothing else',
    replaces: ['consent', 'newsletter'],
  },
  bidding: {
    words: 'bid, bids, bidding, auction, auction site, highest bid',
    decide: [
      'A bid is weighed by the clock of the server in one transaction with the highest so far; too low or too late it is refused with the amount that would count',
      'A bid is final and stays listed with its time; everyone sees the highest amount and when it ends, counted down from the server',
    ],
    check:
      'Two equal bids in the same moment: one counts; one just before and one just after the end; one below the step',
    replaces: ['auctions'],
  },
  'page-password': {
    words:
      'password for, password protected, protected by password, behind a password, with a password, protected with a password',
    with: 'gallery, galleries, page, pages, album, albums, area, section, files, clients, client, download',
    never: 'reset, forgot, manager',
    decide: [
      'Each has its own password, stored hashed and changed without a release; it is checked on the server before any picture or file is sent, and tries are slowed down',
      'Pictures and files behind it have addresses that do not work without it, and nothing of it is indexed',
    ],
    check: 'The address of a protected picture, opened in a fresh browser: refused',
    replaces: ['accounts'],
  },
  'no-ip': {
    words: 'no ip stored, no ip, no ips, no ip addresses, without storing ip, no ip logging, no logs kept',
    decide: [
      'No address, browser name or account is kept with an entry, neither in the database nor in the logs of server, proxy and errors; times are kept to the day',
      'Misuse is limited by a counter in memory that is gone after a restart',
    ],
    check: "After one entry, a search of database and logs for the sender's address finds nothing",
  },
  'play-by-link': {
    words:
      'multiplayer, two players online, play online, against a friend, online multiplayer, two players with one link',
    with: 'link, online, multiplayer, remote, phones, devices',
    decide: [
      'The state of the game is on the server, and each move is checked there against the rules and whose turn it is; the first two who open the link play, whoever comes later watches',
      'Who loses the connection comes back to the same side by a key on the device; the other one sees that they are gone',
    ],
    check:
      'A move out of turn, a move after the end and a third player are refused; a reload in mid-game goes on',
    replaces: ['multiplayer'],
    isBeside: true,
  },
  'many-currencies': {
    words:
      'different currencies, several currencies, multiple currencies, multi currency, other currencies, any currency',
    decide: [
      'Each amount keeps its own currency and the rate of its day, which is stored with it and never changed later; sums are shown in one currency, rounded once at the end',
    ],
    check:
      'An old entry shows the same sum after rates have changed; a currency without decimals (yen) is right',
    replaces: ['currencies'],
    isBeside: true,
  },
  doses: {
    words: 'medication, dose, doses, pill, pills, medicine',
    with: 'app, reminder, reminders, missed, times, remind, reminds, tracker',
    decide: [
      'A dose has a planned time and exactly one state: due, taken, skipped, missed; taken is one large press that can be taken back for a few minutes',
      'Missed after a stated grace period, it is told once to whoever was named, by a server, so that it arrives when the phone is off',
    ],
    check:
      'Phone off when it is due: one message; taken within the grace period: none; the change to summer time moves nothing',
    unless: ['medication-tracker'],
  },
  departures: {
    words: 'next tram, next bus, next train, next metro, departures, departure board, live departures',
    decide: [
      "Departures come from the operator's open data or API, named in the answer with its terms; each shows the minutes left, the planned time and how old the data is",
      'Without network the last known ones are shown and marked as such; a cancelled one says so',
    ],
    check:
      'Just after midnight, with a delay, with a cancelled run and in flight mode it shows the truth or says that it cannot',
  },
  'home-widget': {
    words:
      'widget on the home screen, home screen widget, home widget, lock screen widget, widget on my home screen',
    decide: [
      'The widget shows the last data with its time, is refreshed as often as the system allows and no more, and opens the matching screen',
    ],
    check:
      'After a restart of the phone, in flight mode and with the app closed it shows the last state with its age',
    isBeside: true,
  },
  autosave: {
    words: 'autosave, autosaves, auto save, saves automatically, saved automatically, saves by itself',
    decide: [
      'Saved a moment after the last change and when the page is left; it always shows whether all is saved; two open tabs do not overwrite each other unseen',
    ],
    check:
      'Closed in the middle of typing, at most the last second is lost; full storage is told and loses nothing',
    isBeside: true,
  },
  'shared-pin': {
    words:
      'shared pin, one pin, a shared password, shared password, one password, common password, pin for all, same pin',
    decide: [
      'One PIN for all, stored hashed and changed without a release; it is asked for once per device and checked by the server at every write, and wrong tries are slowed down per address',
      'Changing it ends all that is open; who did what is known only as far as somebody enters a name',
    ],
    check:
      'A write without it is refused when sent directly; after it was changed, old devices are asked again',
    replaces: ['accounts', 'guest-access', 'staff', 'roles'],
  },
  'one-vote': {
    words: 'one vote per, vote once, one vote each, votes once, single vote, only one vote',
    decide: [
      'Who a voter is (personal code, link or account) is settled before anything is counted; poll and voter together are a unique key, so a second vote changes or is refused as stated',
      'The list of who has voted and the list of votes cannot be joined afterwards, unless votes are meant to be open',
    ],
    check: 'The same voter twice in the same moment counts once; a made-up code counts not at all',
    isBeside: true,
  },
  'hidden-results': {
    words:
      'results hidden, hidden until, results are hidden, results only after, results at the end, secret until',
    with: 'result, results, vote, votes, poll, voting, answers',
    decide: [
      'Until the end no answer of the server holds a count, also none from which one could be worked out; the end goes by the clock of the server, and nobody can vote after it',
    ],
    check: 'Just before the end every call is searched for counts: none; just after it all see the same ones',
    isBeside: true,
  },
  'approve-first': {
    words:
      'must be approved, approved before, need approval, needs approval, entries are approved, approve entries, approved first, has to be approved',
    with: 'entry, entries, comment, comments, guestbook, post, posts, review, reviews, photos, submissions, listing, listings',
    decide: [
      'What was sent in is in no page, feed or answer of the server until it is approved; who approves gets a list with one press for yes and no, behind a sign-in or a secret link',
      'The sender is told that it waits; text is shown as text and never as HTML; sending is limited per address',
    ],
    check:
      'Before approval the entry is not found by its id either; refused, it stays out; a script tag comes out as text',
    replaces: ['moderation', 'approvals'],
    isBeside: true,
  },
  'date-countdown': {
    words:
      'countdown page, countdown to, countdown until, countdown for our, countdown for the, days until, days left until',
    decide: [
      'The target is a date with a named time zone; what is left is worked out from now at each tick, and at zero a stated text takes its place for good',
    ],
    check: 'One second before, at and after zero, in another time zone and after a laptop slept it is right',
    replaces: ['countdown'],
  },
  lending: {
    words: 'lend tools, lend, lends, lending, borrow, borrows, borrowing, borrowed, lend out',
    with: 'until when, until, back, return, returned, returns, neighbours, neighbors, who has, tools, books, equipment',
    never: 'library api, bank, mortgage, credit',
    decide: [
      'A thing is with one person at a time: asked for, handed over, due back, returned; handing over is one transaction, and the owner confirms the return',
      'What is due soon and what is late is shown to both sides; what is lent can be asked for next, in order',
    ],
    check:
      'Two ask for the same thing at once: one gets it, the other is next; the thing is free again only after the return is confirmed',
    unless: ['library-system'],
  },
  expiry: {
    words: 'expiry date, expiry dates, expiration date, expiration dates, best before, use by date',
    decide: [
      'Stock is kept by batch, each with its own date; what expires first is shown and given out first, and what is past its date is listed apart',
    ],
    check:
      'Two batches of one item: the older goes first; on the last day it is still good, a day later it is listed as expired',
  },
  'daily-pick': {
    words: 'each day, every day, of the day, per day, daily',
    with: 'random poem, random quote, random, same for everyone, quote of, word of, poem of, fact of, riddle',
    decide: [
      'The pick follows from the date in one named time zone and the fixed order of the list, so that everyone gets the same without a server keeping it; adding to the list does not change past days',
    ],
    check:
      'Two browsers on one date show the same; it changes at midnight of that zone; nothing repeats before the list is through',
  },
} as const satisfies Record<string, Demand>;
