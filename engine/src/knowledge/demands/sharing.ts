import type { Demand } from '../code-rows.ts';

/** Demands about who gets in, who sees what, and things done together. */
export const sharingDemands = {
  'no-account-shared': {
    words:
      'without an account, without account, without accounts, no account, no accounts, no login, no logins, no sign up, no signup, no sign ups, no registration, without registration, without signing up, no passwords, no password, without login, without a login, without logging in',
    with: 'share, shared, link, friends, group, parents, members, each, everyone, players, residents, guests, colleagues, neighbours, neighbors, who is coming, volunteers, families, roommates, flatmates, vote, votes',
    never: 'only me, only i, just me, multiplayer, two players, newsletter',
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
} as const satisfies Record<string, Demand>;
