import type { Person } from './person.ts';

/** Written for tuning; what is measured for judgment is written by others and never read here. */
export const persons: readonly Person[] = [
  {
    name: 'Ruth, tea shop in Leeds',
    cards: [
      {
        name: 'My tea shop',
        fields: {
          business: 'Harrow Tea, a family tea shop',
          'business-place': 'Otley Road, Leeds',
          'business-country': 'England',
          customers: 'neighbours, students, 40 cafés that buy from us',
          edge: 'we blend ourselves and name every garden',
          prices: 'tea from £4 for 50 g, workshops £35',
          hours: 'Tuesday to Saturday, 9 to 5.30',
          team: 'two staff and me',
          signs: 'Ruth and the Harrow Tea team',
          look: 'dark green and cream, hand-drawn leaves',
        },
      },
      {
        name: 'How we write',
        fields: {
          tone: 'warm and plain, a little dry',
          address: 'first names, “we” for us',
          avoided: 'passionate, elevate, journey',
          closing: '“Warmly, Ruth”',
        },
      },
    ],
    goals: [
      {
        goal: 'Write a letter telling our wholesale customers that prices go up by 6% on 1 February',
        wanted: ['business', 'tone', 'address', 'closing', 'avoided', 'signs'],
        fine: ['customers', 'prices', 'edge', 'business-place'],
      },
      {
        goal: 'instagram caption for our new oolong',
        wanted: ['business', 'tone', 'avoided'],
        fine: ['address', 'business-place', 'customers', 'edge', 'prices'],
      },
      {
        goal: 'google ads for the tea shop',
        wanted: ['business', 'business-place', 'edge', 'customers'],
        fine: ['tone', 'avoided', 'address', 'prices', 'hours'],
      },
      {
        goal: 'Reply to a bad review that says our staff were rude',
        wanted: ['business', 'tone', 'closing', 'signs'],
        fine: ['team', 'address', 'avoided', 'business-place'],
      },
      {
        goal: 'shift rota for the shop over Christmas',
        wanted: ['team', 'hours'],
        fine: ['business'],
      },
      { goal: 'what should I cook tonight with leeks and eggs', wanted: [] },
      { goal: 'how do I get red wine out of a linen tablecloth', wanted: [] },
      {
        goal: 'voicemail greeting for when we are closed',
        wanted: ['business', 'hours'],
        fine: ['tone', 'address', 'avoided', 'business-place'],
      },
      { goal: 'poster for our tea tasting evening', door: 'visual', wanted: ['business', 'look'] },
      { goal: 'a fox sleeping under a maple tree in autumn', door: 'visual', wanted: [] },
    ],
  },
  {
    name: 'Jan, father of two, rents a flat',
    cards: [
      {
        name: 'Me',
        fields: {
          country: 'England',
          home: 'second-floor flat in Bristol, no garden, small balcony facing east',
          tenure: 'rented, private landlord, since 2021',
          household: 'two adults, two children',
          children: 'Mia, 7, year 2, and Tom, 4',
          diet: 'vegetarian, Tom has a nut allergy',
          kitchen: 'gas hob, small fan oven, no microwave',
          time: 'half an hour on weekdays',
          languages: 'Polish native, English B2',
          work: 'bus driver, 9 years',
          health: 'bad knee',
          signature: 'Jan Novak',
        },
      },
    ],
    goals: [
      {
        goal: 'letter to my landlord about mould in the bedroom',
        wanted: ['tenure', 'signature'],
        fine: ['country', 'home', 'household', 'children'],
      },
      {
        goal: 'weeknight dinner ideas',
        wanted: ['diet', 'time', 'household', 'kitchen'],
        fine: ['children'],
      },
      { goal: 'my son has tantrums every evening', wanted: ['children'] },
      { goal: 'lunchbox ideas', wanted: ['diet', 'children'], fine: ['time', 'household'] },
      {
        goal: 'tax return for the first time, what do I need',
        wanted: ['country', 'work'],
        fine: ['household'],
      },
      { goal: 'explain the difference between present perfect and past simple', wanted: ['languages'] },
      { goal: 'couch to 5k plan for me', wanted: ['health', 'time'] },
      { goal: 'a birthday card for my colleague', wanted: [] },
      { goal: 'which vegetables can I grow on the balcony', wanted: ['home'], fine: ['time', 'diet'] },
      { goal: 'is nuclear fusion close?', wanted: [] },
      {
        goal: 'rewrite my cover letter for a depot manager job',
        wanted: ['work', 'signature'],
        fine: ['languages'],
      },
      { goal: 'screen time rules for the kids', wanted: ['children'] },
      {
        goal: 'day out with the kids this weekend',
        wanted: ['children', 'home'],
        fine: ['household', 'diet'],
      },
    ],
  },
  {
    name: 'Petra, teacher',
    cards: [
      {
        name: 'My 8b',
        fields: {
          class: 'year 8, 27 pupils, four with little English',
          room: 'beamer, no tablets, one lab a week',
          course: '3 lessons of 45 minutes a week',
          knows: 'cells and microscopes, not yet genetics',
        },
      },
      {
        name: 'Me',
        fields: {
          work: 'biology teacher, 11 years, comprehensive school',
          country: 'Germany',
          diet: 'vegan',
        },
      },
    ],
    goals: [
      { goal: 'lesson plan on photosynthesis', wanted: ['class', 'room', 'course'], fine: ['knows', 'work'] },
      { goal: 'worksheet about osmosis', wanted: ['class'], fine: ['knows', 'room', 'course'] },
      {
        goal: 'write to the parents about the trip to the botanical garden',
        wanted: ['class'],
        fine: ['work'],
      },
      { goal: 'vegan cake for a birthday', wanted: [] },
      { goal: 'how much parental leave can I take', wanted: ['country'], fine: ['work'] },
      { goal: 'write a report comment for a pupil who talks too much', wanted: [], fine: ['class', 'work'] },
      { goal: 'recipe for a quick lunch', wanted: ['diet'] },
    ],
  },
  {
    name: 'Sam, developer',
    cards: [
      {
        name: 'Rota',
        fields: {
          product: 'a rota app for bakeries',
          stack: 'TypeScript 5, React 19, Hono, PostgreSQL 17, Drizzle',
          database: 'PostgreSQL 17',
          runs: 'Docker on Hetzner, Node 24',
          conventions: 'small files, no any, errors as values',
          untouched: 'public API and migrations that are merged',
          tests: 'vitest beside the code',
          users: '300 bakers, mostly on phones',
        },
      },
      {
        name: 'My tea shop',
        fields: { business: 'Oak & Leaf, an online tea shop', hours: 'Monday to Friday, 9 to 5' },
      },
    ],
    goals: [
      {
        goal: 'Fix the bug where a shift that ends after midnight shows on the wrong day',
        door: 'code',
        wanted: ['stack', 'conventions', 'untouched', 'tests'],
        fine: ['product', 'runs', 'database'],
      },
      {
        goal: 'add dark mode to our app',
        door: 'code',
        wanted: ['stack', 'conventions'],
        fine: ['product', 'tests', 'untouched', 'users'],
      },
      { goal: 'Python script that renames my holiday photos by date', door: 'code', wanted: [] },
      { goal: 'a snake game in plain javascript', door: 'code', wanted: [] },
      { goal: 'write a commit message for the new login limit', wanted: [], fine: ['stack', 'product'] },
      { goal: 'release notes for version 2.3', wanted: ['product', 'users'], fine: ['stack'] },
      {
        goal: 'write a postgres query that counts shifts per baker and week',
        door: 'code',
        wanted: ['database'],
        fine: ['stack', 'product'],
      },
      {
        goal: 'bug report: the export button does nothing in Safari',
        wanted: ['product'],
        fine: ['stack', 'users'],
      },
    ],
  },
  {
    name: 'Ines, freelance physiotherapist',
    cards: [
      {
        name: 'Practice',
        fields: {
          business: 'a one-woman physiotherapy practice',
          'business-place': 'Graz, Austria',
          customers: 'people over 50 with back pain, office workers',
          edge: 'first appointment within three days, home visits',
          prices: '€75 for 45 minutes, no contract with insurers',
          rules: 'cancel 24 hours before, else half the fee',
          capacity: 'an hour a week, no paid ads',
          proof: '4.9 stars from 120 reviews',
        },
      },
      {
        name: 'Over fifty',
        fields: {
          reader: 'women and men over 50, active, wary of surgery',
          doubts: 'that exercises take too long',
        },
      },
      {
        name: 'Me',
        fields: { age: '41', diet: 'no pork', vehicle: 'Renault Zoe 2019', garden: 'sunny, sandy soil' },
      },
    ],
    goals: [
      {
        goal: 'flyer for my practice',
        wanted: ['business', 'business-place', 'edge', 'customers'],
        fine: ['reader', 'prices', 'proof', 'doubts'],
      },
      {
        goal: 'marketing plan for the practice',
        wanted: ['business', 'customers', 'capacity'],
        fine: ['edge', 'business-place', 'reader', 'proof', 'prices'],
      },
      {
        goal: 'a client wants a refund for a missed appointment, how do I answer',
        wanted: ['rules', 'business'],
        fine: ['prices'],
      },
      {
        goal: 'landing page for a back pain course',
        wanted: ['business', 'proof', 'doubts'],
        fine: ['reader', 'customers', 'edge', 'business-place', 'prices'],
      },
      { goal: 'when do I plant tomatoes in my garden', wanted: ['garden'] },
      { goal: 'my car makes a clicking noise when I turn', wanted: ['vehicle'] },
      { goal: 'a bedtime story about a hedgehog', wanted: [] },
      {
        goal: 'blog post about lifting boxes without hurting your back',
        wanted: ['business', 'reader'],
        fine: ['customers', 'doubts', 'business-place', 'edge'],
      },
    ],
  },
];
