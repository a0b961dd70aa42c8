/** Kinds of context cards. */
export const cardKinds = [
  { id: 'me', name: 'Me', about: 'Home, household, work: what you say every time' },
  { id: 'business', name: 'My business', about: 'What you do, for whom, and what sets you apart' },
  { id: 'audience', name: 'An audience', about: 'Readers, customers or a class that you write for' },
  { id: 'voice', name: 'A voice', about: 'How your texts sound' },
  { id: 'project', name: 'A project', about: 'Stack, house rules, what must not change' },
] as const;

interface CardField {
  readonly kind: (typeof cardKinds)[number]['id'];
  /** On the form, and before the colon in a prompt. */
  readonly name: string;
  readonly example: string;
}

/** The fields of cards; which questions each answers is in `knowledge/card-fields.ts`. */
export const cardFields = {
  country: { kind: 'me', name: 'Country', example: 'England' },
  home: { kind: 'me', name: 'Where I live', example: 'a terraced house in Leeds, small garden facing north' },
  tenure: { kind: 'me', name: 'Own or rent', example: 'rented, private landlord, since 2021' },
  household: { kind: 'me', name: 'Household', example: 'two adults, two children' },
  children: { kind: 'me', name: 'My children', example: 'Mia, 7, year 2, and Tom, 4' },
  pets: { kind: 'me', name: 'My pets', example: 'Bruno, a labrador, 9 years, 32 kg' },
  diet: { kind: 'me', name: 'What we eat', example: 'vegetarian, no nuts' },
  kitchen: { kind: 'me', name: 'Kitchen', example: 'gas hob, fan oven, no microwave' },
  garden: { kind: 'me', name: 'Garden', example: 'half shade, heavy clay, frost until May' },
  tools: { kind: 'me', name: 'Tools at home', example: 'drill, level, basic hand tools' },
  vehicle: { kind: 'me', name: 'Car or bike', example: 'Skoda Fabia 2016, 90,000 km' },
  devices: { kind: 'me', name: 'Devices', example: 'Windows 11 laptop, iPhone 13' },
  programs: { kind: 'me', name: 'Programs', example: 'Excel 365, Canva, no Adobe' },
  work: { kind: 'me', name: 'My work', example: 'project manager in a housing charity, 12 years' },
  time: { kind: 'me', name: 'Time I have', example: 'half an hour on weekdays, Sunday mornings' },
  languages: { kind: 'me', name: 'My languages', example: 'Polish native, English B2' },
  age: { kind: 'me', name: 'My age', example: '52' },
  health: { kind: 'me', name: 'My health', example: 'bad knee, take blood thinners' },
  fitness: { kind: 'me', name: 'Sport and fitness', example: 'run 5 km twice a week' },
  interests: { kind: 'me', name: 'What I like', example: 'walking, jazz, crime novels' },
  faith: { kind: 'me', name: 'Faith', example: 'Catholic, not very strict' },
  passport: { kind: 'me', name: 'Passport', example: 'Irish' },
  contact: { kind: 'me', name: 'How to reach me', example: 'by mail, after 5 pm by phone' },
  signature: { kind: 'me', name: 'I sign as', example: 'Jan Novak' },
  learning: { kind: 'me', name: 'How I learn', example: 'by examples first, rules after' },
  answers: { kind: 'me', name: 'How I like answers', example: 'short, metric units, no introductions' },

  business: { kind: 'business', name: 'My business', example: 'Harrow Tea, a family tea shop' },
  'business-place': { kind: 'business', name: 'Where we are', example: 'Otley Road, Leeds' },
  customers: { kind: 'business', name: 'Our customers', example: 'neighbors, students, 40 cafés' },
  edge: { kind: 'business', name: 'What sets us apart', example: 'we blend ourselves and name every garden' },
  proof: { kind: 'business', name: 'Proof', example: '4.9 stars from 310 reviews, since 1998' },
  story: { kind: 'business', name: 'Our story', example: 'begun by my mother on a market stall' },
  team: { kind: 'business', name: 'Who works there', example: 'two staff and me' },
  prices: { kind: 'business', name: 'Our prices', example: 'tea from £4 for 50 g, workshops £35' },
  sells: { kind: 'business', name: 'What sells best', example: 'breakfast blend and gift boxes' },
  hours: { kind: 'business', name: 'Opening hours', example: 'Tuesday to Saturday, 9 to 5.30' },
  tax: { kind: 'business', name: 'Tax', example: 'VAT registered, prices with VAT' },
  rules: { kind: 'business', name: 'Our rules', example: 'returns within 30 days, no refunds on workshops' },
  channels: { kind: 'business', name: 'Where we are seen', example: 'Instagram 2,300, newsletter 900' },
  capacity: {
    kind: 'business',
    name: 'Time and money for marketing',
    example: '2 hours a week, £100 a month',
  },
  'business-contact': {
    kind: 'business',
    name: 'How customers reach us',
    example: '0113 496 0000, hello@harrow-tea.example',
  },
  'business-country': { kind: 'business', name: 'Country of the business', example: 'England' },
  signs: { kind: 'business', name: 'Who signs', example: 'Ruth and the Harrow Tea team' },
  look: { kind: 'business', name: 'Brand look', example: 'dark green and cream, hand-drawn leaves' },
  never: { kind: 'business', name: 'What we never say', example: 'no health claims, never “cheap”' },

  reader: { kind: 'audience', name: 'Audience', example: 'café owners, one or two places' },
  knows: { kind: 'audience', name: 'What they know', example: 'much of coffee, little of tea' },
  doubts: { kind: 'audience', name: 'What they doubt', example: 'that loose tea is too slow at the bar' },
  wants: { kind: 'audience', name: 'What they want', example: 'a second drink that earns as much' },
  reads: { kind: 'audience', name: 'How they read', example: 'on the phone, between two orders' },
  class: { kind: 'audience', name: 'My class', example: 'year 8, 27 pupils, four with little English' },
  room: { kind: 'audience', name: 'Room and equipment', example: 'beamer, no tablets, one lab a week' },
  course: { kind: 'audience', name: 'Lessons', example: '3 lessons of 45 minutes a week' },

  tone: { kind: 'voice', name: 'Tone', example: 'warm and plain, a little dry' },
  address: { kind: 'voice', name: 'Address', example: 'first names, “we” for us' },
  sentences: { kind: 'voice', name: 'Sentences', example: 'about 12 words, seldom two clauses' },
  favourites: { kind: 'voice', name: 'Words I use', example: 'leaf, cup, proper' },
  avoided: { kind: 'voice', name: 'Words I avoid', example: 'passionate, elevate, journey' },
  punctuation: { kind: 'voice', name: 'Punctuation', example: 'no exclamation marks, British spelling' },
  closing: { kind: 'voice', name: 'Sign-off', example: '“Warmly, Ruth”' },

  stack: { kind: 'project', name: 'Stack', example: 'TypeScript 5, React 19, Hono, PostgreSQL 17' },
  database: { kind: 'project', name: 'Database', example: 'PostgreSQL 17, Drizzle' },
  runs: { kind: 'project', name: 'Runs on', example: 'Docker on Hetzner, Node 24' },
  conventions: { kind: 'project', name: 'House rules', example: 'small files, no any, errors as values' },
  untouched: { kind: 'project', name: 'Must not change', example: 'public API, migrations, /legacy' },
  tests: { kind: 'project', name: 'Tests', example: 'vitest beside the code, run npm test' },
  users: { kind: 'project', name: 'Used by', example: '300 dispatchers, mostly on tablets' },
  product: { kind: 'project', name: 'What it is', example: 'a rota app for bakeries' },
} as const satisfies Record<string, CardField>;
