import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeToolIds, type ProjectTypeId } from '../../catalogue/code.ts';
import { features, type FeatureId } from '../../knowledge/features/index.ts';
import { writeCode } from './write-code.ts';

const written = (goal: string, projectType: ProjectTypeId = 'web-app') =>
  writeCode({ goal, projectType, tool: 'cursor' });
const rulesOf = (goal: string, projectType?: ProjectTypeId): readonly string[] =>
  written(goal, projectType).sections.flatMap(({ spans }) => spans.flatMap(({ rule }) => rule ?? []));

describe('[AO-04] what is said rules out what would fight it, in every line', () => {
  const subjects = [
    'crm',
    'kanban board',
    'expense splitter',
    'habit tracker',
    'recipe box',
    'inventory for a shop',
    'quiz app',
    'booking page',
    'chess game',
    'wiki',
  ];
  test.each([
    ['only me', /\b(?:small team|assigned to|members?|roles?|invit)/i],
    ['no account', /\bsign(?:ed|s)? in\b|\baccounts?\b|password/i],
    ['only on this device', /\bserver\b|\btransaction\b/i],
    ['no database', /\b409\b|idempotency/i],
    ['anonymous', /with name|display name/i],
  ])('%s', (limit, fights) => {
    const found = subjects.flatMap((subject) =>
      written(`${subject}, ${limit}`).sections.flatMap(({ id, spans }) =>
        spans.flatMap(({ text, rule }) =>
          id !== 'goal' && rule !== 'frame' && fights.test(text) ? [`${subject}: ${text}`] : [],
        ),
      ),
    );
    expect(found).toEqual([]);
  });

  test('a number of times a day is no day of the calendar', () => {
    for (const often of ['three times a day', 'twice a day', 'once per day'])
      expect(written(`reminder app, ${often}`).text).not.toMatch(/tried (?:right|just) /);
  });

  test('what no row works out is named in the checks, to the letter', () => {
    const { text } = written('tool for our chess club, big red arrows, ends on 3 December at 20:00');
    expect(text).toContain('"big red arrows", "ends on 3 December at 20:00"');
  });
});

describe('what is built inside a host is no app of its own', () => {
  test.each([
    ['habit tracker in Google Sheets', 'Google Sheets'],
    ['inventory in a spreadsheet', 'Spreadsheet'],
    ['CRM in Airtable', 'Airtable'],
    ['kitchen timer with Arduino', 'Arduino'],
    ['booking system for my salon in WordPress', 'WordPress'],
    ['chore chart to print', 'Print'],
    ['quiz for a pub night on slides', 'Slides'],
  ])('%s', (goal, host) => {
    const rules = rulesOf(goal);
    expect(rules.filter((rule) => /^(?:kind|feature):/.test(rule))).toEqual([]);
    expect(rules).toContain(`stack:${host}`);
    expect(written(goal).text).not.toContain('keep to its stack');
  });

  test('what only comes from there or goes there is built as ever', () => {
    const rules = rulesOf('dashboard from Google Sheets');
    expect(rules).toContain('kind:dashboard');
    expect(rules).not.toContain('stack:Google Sheets');
  });

  test('an engine has its line beside those of the game', () => {
    const rules = rulesOf('pong in Godot');
    expect(rules).toContain('stack:Godot');
    expect(rules).toContain('kind:arcade-game');
  });
});

describe('where it runs rules out what cannot be there', () => {
  test.each([
    ['solitaire in the terminal', /network|reload|press|browser|touch|phone/i],
    ['snake in the terminal', /frames? per second|touch|phone|browser/i],
    ['todo list in the terminal', /mouse|press|tab\b|browser/i],
    ['modal in SwiftUI', /dialog element|Escape|ARIA/],
    ['CRM for one person', /two people|assigned|team/i],
  ])('%s', (goal, cannot) => {
    const added = written(goal).sections.filter(({ id }) => id !== 'goal' && id !== 'closing');
    expect(added.map(({ text }) => text).join('\n')).not.toMatch(cannot);
  });
});

describe('the parts of a goal', () => {
  test.each([
    [
      'site with search by price, rooms and map area, quick',
      '"site with search by price, rooms and map area", "quick"',
    ],
    ['site for a run: sign up, limit of 400 runners', '"sign up", "limit of 400 runners"'],
    ['tool for export as csv, pdf or xlsx, dark mode', '"tool for export as csv, pdf or xlsx", "dark mode"'],
    [
      'app met export als csv, pdf of xlsx, een donker thema',
      '"app met export als csv, pdf of xlsx", "een donker thema"',
    ],
  ])('stay whole where a list is only understood together: %s', (goal, parts) => {
    expect(written(goal).text).toContain(parts);
  });
});

describe('in doubt nothing is added', () => {
  test.each([
    'tool for our chess club to enter game results and show the ladder',
    'repair shop for bikes needs a list of jobs with status, customer phone, works on a phone',
    "site for my mum's pottery studio, opening times thu-sat 11-18, courses with price 65 euro",
    'website for volunteer fire brigade with news and how to join, static, in simple markdown files',
    'page where I paste a csv from my bank and it shows spending per month and category',
    'simple api that gives back a qr code png for a text, node, no database',
    'endpoint that takes an address and returns dates as ics, data comes from a json file',
    'webhook receiver in go that takes stripe events and writes orders to sqlite',
    'class schedule for our dance school',
  ])('a word that only stands beside what is wanted brings no kind: %s', (goal) => {
    expect(rulesOf(goal).filter((rule) => rule.startsWith('kind:'))).toEqual([]);
  });

  test.each([
    ['a list of jobs with status', 'work-orders'],
    ['print a little tag with a number', 'tags'],
    ['website with news, vehicles, and how to join', 'vehicles'],
    ['courses with price 65 euro', 'courses'],
    ['webhook receiver that takes stripe events and writes orders', 'events'],
    ['endpoint that reads the saved dates', 'favorites'],
    ['sign up with name only', 'accounts'],
  ] as const satisfies readonly (readonly [string, FeatureId])[])(
    'a name that means something else too is no feature: %s, not %s',
    (goal, id) => {
      expect(rulesOf(goal)).not.toContain(`feature:${id}`);
    },
  );

  test.each([
    'in my laravel app let the admins export the members list as excel',
    'login with google in our existing express app, keep the password login',
    'import contacts from csv into our django app, show errors per line',
  ])('an app that exists gets no data, order or accounts: %s', (goal) => {
    const { sections, text } = written(goal);
    expect(sections.map(({ id }) => id)).toContain('work');
    for (const id of ['data', 'order', 'later', 'users']) expect(sections.map((s) => s.id)).not.toContain(id);
    expect(text).not.toContain(features.accounts.plan);
  });

  test('nothing waits that the person did not put off', () => {
    const ids = Object.keys(features) as FeatureId[];
    fc.assert(
      fc.property(
        fc.constantFrom(...ids),
        fc.constantFrom('habit tracker', 'CRM', 'quiz app'),
        (id, kind) => {
          const named = features[id].words.split(', ')[0] ?? '';
          expect(written(`${kind} with ${named}`).sections.map((section) => section.id)).not.toContain(
            'later',
          );
        },
      ),
    );
  });
});

test.each([
  'online store for handmade soap',
  'habit tracker',
  'todo list',
  'booking site for our tennis courts',
])('what is plainly meant keeps what is known of its kind: %s', (goal) => {
  expect(rulesOf(goal).some((rule) => rule.startsWith('kind:'))).toBe(true);
});

describe('a line says what its words say', () => {
  test.each(['must not get slow when scrolling', 'must not double when it is sent twice'])(
    'what must not happen is measured and not "refused": %s',
    (demand) => {
      expect(written(`a list of birds, ${demand}`).text).not.toMatch(/refused/);
    },
  );

  test.each(['max 3 devices per pupil', 'limit 60 requests per minute'])(
    'a number that is said has its check: %s',
    (limit) => {
      expect(written(`something for our lab, ${limit}, and a list`).text).toContain(`"${limit}": `);
    },
  );

  test.each([
    'not more than three buttons on a page',
    'max 2 colors',
    'around 8000 rows',
    'at most 3 seconds to load',
    'graph over the last 12 months',
    'must not look childish',
    'two people edit at the same time',
    'works within 5 km',
    'we may not use the cloud',
  ])('what limits looks, speed or the maker has no check of input: %s', (limit) => {
    expect(written(`something for our lab, ${limit}, and a list`).text).not.toContain(`"${limit}": `);
  });

  test.each([
    'no photos, videos or sounds',
    'without ads, trackers',
    'red, green or blue',
    'if older than 5 years, warn me',
    'drag stalls (3m, 4m; 6m)',
    'button says "sorry, closed: back soon"',
    'csv with ; and umlauts',
    'max. 8 names',
    'in 3m, 4m, 6m',
  ])('what is only understood together is not torn: %s', (part) => {
    for (const goal of [`a list for our lab: ${part}`, `a list for our lab. ${part}. big letters`]) {
      const { text } = written(goal);
      expect(text.slice(text.indexOf('phrase by phrase'))).toContain(part);
    }
  });

  test.each(codeToolIds)('"the order above" is spoken of only where there is one: %s', (tool) => {
    for (const goal of [
      'a shared list with dark mode',
      'a habit tracker',
      'star rating in vue 3, half stars',
    ]) {
      const { sections, text } = writeCode({ goal, projectType: 'web-app', tool });
      const hasOrder = sections.some(({ id }) => id === 'order');
      expect(hasOrder || !/order above|first slice|above/i.test(text)).toBe(true);
    }
  });

  test('nothing that is listed is only repeated', () => {
    expect(
      written('app for parents: who drives, how many seats free, push when a driver cancels').text,
    ).not.toMatch(/as named: who/);
  });
});

test.each([
  'the pdf ticket cuts long titles, please repair it, layout must stay',
  'the list of 500 members is sorted wrong, please fix it',
  'the mail goes out twice on sundays in our state office, please fix it',
])('a fault is not laid at a place that its words do not tell: %s', (goal) => {
  expect(written(goal).text).toContain('Reproduce it first');
  expect(written(goal).text).not.toContain('Look first at');
});

test.each([
  'sensor app that alerts me when the water tank is empty',
  'website about famous plane crashes',
  'dashboard showing the performance of my stocks',
  'slack bot that posts every new pull request',
  'shell script to restart a service if it hangs',
  'site for my house cleaner business',
])('what a new thing is for is no trouble of one that exists: %s', (goal) => {
  expect(rulesOf(goal).filter((rule) => /^(?:act|fault)/.test(rule))).toEqual([]);
});

test.each(['my script that sends the invoices crashes', 'the page that lists our orders is empty'])(
  'trouble of something that is pointed at is trouble, whatever it is for: %s',
  (goal) => {
    expect(rulesOf(goal)).toContain('act:debug');
  },
);

test('an addition to existing code stays one where it names a page', () => {
  expect(rulesOf('put our phone number on the contact page', 'feature')).toContain('act:add-feature');
});

test('[AO-01] what is in brackets stays whole, and a fault is not asked to be met', () => {
  const { text } = written(
    'driving time calculator for truckers, tells me when to stop (4.5h, 9h day, twice a week 10)',
  );
  expect(text).not.toMatch(/"twice a week 10\)"/);
  expect(written('the form sends two mails, find it and fix it').text).not.toContain('phrase by phrase');
});

describe('what is said of existing code in another language', () => {
  const kept =
    /angerührt|no debe tocarse|ne faut pas toucher|non va toccato|mag veranderen|nie wolno ruszać|inte ska röras|não se deve mexer/;
  const told = (goal: string) => {
    const { text, notices } = written(goal);
    return { keeps: kept.test(text), notices: notices.map(({ message }) => message) };
  };

  test.each([
    'agrega un buscador a mi web de recetas en PHP, que filtre por ingrediente, rápido',
    'der Login in meiner Rails-App akzeptiert leere Passwörter, behebe das',
    'ajoute un mode sombre à notre site, sans toucher au menu',
    'aggiungi il carrello al mio sito, paga con carta',
    'voeg een zoekveld toe aan onze website, snel',
    'napraw logowanie w mojej aplikacji, bez zmiany wyglądu',
    'lägg till en mörk vy i vår app, rör inte menyn',
    'corrija o login do meu site, sem mudar o menu',
  ])('a change keeps what is there: %s', (goal) => {
    expect(told(goal)).toEqual({
      keeps: true,
      notices: ['Your goal is about existing code, so nothing for a new app was added.'],
    });
  });

  test.each([
    'eine Vereinsseite für unseren Tennisclub mit Platzbuchung, 6 Plätze',
    'une boutique en ligne pour mes bougies, avec panier',
    'app per prenotare i tavoli del mio ristorante, 18 tavoli',
    'aplikacja do śledzenia wydatków na samochód, tankowania, naprawy',
    'una tienda de velas artesanales para mi negocio, con carrito',
  ])('what is built from nothing keeps nothing: %s', (goal) => {
    expect(told(goal)).toEqual({ keeps: false, notices: [] });
  });
});
