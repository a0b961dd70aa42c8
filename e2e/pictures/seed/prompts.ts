/** Prompts of a person who has used the product for a while: title, folder, tags, words. */
export const keptPrompts: readonly (readonly [
  title: string,
  folder: string | null,
  tags: readonly string[],
  words: string,
])[] = [
  [
    'Price letter to wholesale customers',
    'Wholesale',
    ['letter', 'prices'],
    'Write a letter telling our wholesale customers that prices go up by 6% on February 1. Keep it to {{words=150}} words. Give the reason: {{reason=our own costs rose|better leaf|first rise in years}}.',
  ],
  [
    'Reminder for an unpaid invoice',
    'Wholesale',
    ['email', 'money'],
    'Write a friendly reminder to {{customer}} about invoice {{number}}, due on {{date}}. One paragraph, no threats.',
  ],
  [
    'New stockist welcome',
    'Wholesale',
    ['email'],
    'Write a welcome email to a café that has just placed its first order of 12 kg.',
  ],
  [
    'Tasting notes for a shelf card',
    'Shop',
    ['product', 'short'],
    'Describe this tea in at most 40 words for a shelf card: {{tea}}. Name two flavours, one memory, no superlatives.',
  ],
  [
    'Autumn newsletter',
    'Newsletter',
    ['newsletter', 'autumn'],
    'Write an autumn newsletter of 250 words for people who bought from us this year. Lead with the new oolong, then the tasting on 14 October.',
  ],
  [
    'Newsletter: ten subject lines',
    'Newsletter',
    ['newsletter', 'short'],
    'Give ten subject lines of at most 45 characters for a newsletter about {{subject}}. No emoji, no question marks.',
  ],
  [
    'Instagram caption, new oolong',
    'Social',
    ['social', 'short'],
    'Write three captions of at most 30 words for a photo of an oolong being poured.',
  ],
  [
    'Answer to a one-star review',
    'Social',
    ['reviews'],
    'Write an answer of at most 60 words to this review. Thank them, name what went wrong, offer a replacement: {{review}}',
  ],
  [
    'Job advert for the shop floor',
    'Staff',
    ['jobs'],
    'Write a job advert for a part-time shop assistant, 20 hours, £12.50 an hour, Saturdays included.',
  ],
  [
    'Training sheet: brewing for customers',
    'Staff',
    ['training'],
    'Write a one-page training sheet on brewing three sorts of tea for customers. Times and temperatures in a table.',
  ],
  [
    'Rota message to the team',
    'Staff',
    ['short'],
    'Write a short message that asks the team for their free days in {{month}} by Friday.',
  ],
  [
    'Product photo, copper kettle',
    'Pictures',
    ['picture', 'product'],
    'Product photo of a copper kettle on pale stone, soft window light from the left, clear space on the left for text.',
  ],
  [
    'Poster for the tasting evening',
    'Pictures',
    ['picture', 'poster'],
    'Poster for a tea tasting on 14 October, 7 pm. Two colours, one large leaf, the words “An evening with oolong”.',
  ],
  [
    'Clip: pouring tea',
    'Pictures',
    ['video'],
    'Close-up of tea being poured into a white cup, eight seconds, the camera circles the cup slowly.',
  ],
  [
    'Booking page for tastings',
    'Website',
    ['code'],
    'Build a page where visitors book a seat at a tasting: date, number of seats, name, email. Twelve seats an evening.',
  ],
  [
    'Stock list as an API',
    'Website',
    ['code'],
    'Build a REST API for our stock list: teas, batches, kilos, a warning below 5 kg. TypeScript and PostgreSQL.',
  ],
  [
    'Questions for a supplier call',
    null,
    ['supplier'],
    'List the ten questions to ask a tea grower in Assam before ordering 50 kg.',
  ],
  [
    'Speech for the tenth anniversary',
    null,
    ['speech'],
    'Write a speech of three minutes for ten years of the shop. Thank Amir, who was there from the first day.',
  ],
  [
    'Complaint to the parcel service',
    null,
    ['letter'],
    'Write a complaint about four broken parcels in November, with dates and what we ask for.',
  ],
  [
    'Allergen note for the café menu',
    'Shop',
    ['short'],
    'Write an allergen note of two sentences for the menu.',
  ],
  [
    'Gift box insert',
    'Shop',
    ['product', 'short'],
    'Write the card that lies in a gift box of three teas: 50 words, warm, no sales talk.',
  ],
  [
    'Explain caffeine to a customer',
    'Shop',
    ['answers'],
    'Explain in 80 words why green tea has less caffeine than black, and when that is not true.',
  ],
  [
    'Terms for tastings',
    'Website',
    ['legal'],
    'Write plain terms for booking a tasting: refunds up to 48 hours before, one change of date for free.',
  ],
  [
    'A very long title that someone pasted from a goal without thinking about how it would look in a list of prompts',
    null,
    ['a-tag-that-is-rather-long-as-well', 'long'],
    'Short words under a long title.',
  ],
  [
    'Mother’s Day window',
    'Shop',
    ['picture'],
    'Sketch a shop window for Mother’s Day with three teapots and paper leaves.',
  ],
  [
    'Returns policy in plain English',
    'Website',
    ['legal', 'short'],
    'Rewrite our returns policy in plain English, at most 120 words.',
  ],
];

/** Folder and the folder that it lies in. */
export const keptFolders: readonly (readonly [name: string, parent: string | null])[] = [
  ['Customers', null],
  ['Wholesale', 'Customers'],
  ['Shop', 'Customers'],
  ['Words', null],
  ['Newsletter', 'Words'],
  ['Social', 'Words'],
  ['Staff', null],
  ['Pictures', null],
  ['Website', null],
];

export const keptCards = [
  {
    kind: 'business',
    name: 'My tea shop',
    facts: [
      { field: 'business', text: 'a family tea shop in Leeds that supplies 40 cafés and delis' },
      { field: 'team', text: 'two staff' },
    ],
    prompters: ['content', 'visual'],
  },
  {
    kind: 'voice',
    name: 'How we write',
    facts: [{ text: 'We use first names and sign off “Warmly”.' }, { text: 'No exclamation marks.' }],
    prompters: ['content'],
  },
  {
    kind: 'project',
    name: 'Our website',
    facts: [{ text: 'TypeScript, React and PostgreSQL; one server, no accounts.' }],
    prompters: ['code'],
  },
] as const;
