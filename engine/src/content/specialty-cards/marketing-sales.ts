import type { SpecialtyCard } from './specialty-card.ts';

/** How these trades judge their work. */
export const marketingSales: Readonly<Record<string, SpecialtyCard>> = {
  'Email campaigns': {
    fits: ['email', 'email-sequence', 'newsletter', 'subject-lines'],
    criteria: [
      ['Moment', 'Choose the sending moment first, state it in one line, and fit the wording to it'],
      [
        'Subjects',
        'Two subject lines instead of one, which differ in approach, each with its reason in at most 12 words',
      ],
      ['Preview', 'A preview text that adds to the subject instead of repeating it'],
      ['Links', 'Link text that makes sense on its own; dates with weekday and time zone'],
      ['Exit', 'One line for people whom it no longer concerns'],
      ['Skim', 'Before returning: subject, preview and first sentence alone must say what, when and where'],
    ],
  },
  'Ad copy': {
    fits: ['ad', 'slogan', 'headlines'],
    criteria: [
      ['One promise', 'Each version makes one promise that the landing page can keep'],
      [
        'Stage',
        'State in one line whether the reader knows the problem, the solution or the product, and write for that',
      ],
      ['Proof', 'The strongest fact given stands in the first half of the text'],
      ['Limits', 'Character limits of the placement are met and shown as a count'],
      ['Test', 'Versions differ in one thing only, so that a test can tell why one wins'],
    ],
  },
  'Social media': {
    fits: ['social-post', 'thread', 'tweet', 'caption', 'hashtags', 'content-calendar'],
    criteria: [
      ['Hook', 'The first line works without the picture and without the rest'],
      ['Platform', 'State the platform assumed and its usual length; write for its habits'],
      ['Share', 'Say in one line why someone would send this to a friend'],
      ['Reply', 'The closing question can be answered from experience in one sentence'],
      ['Second use', 'One line on how the same content becomes another format'],
    ],
  },
  'Product descriptions': {
    fits: ['product-description', 'ad', 'landing-page'],
    criteria: [
      ['Use', 'The first sentence shows the product in use, not on the shelf'],
      ['Benefit', 'Every feature is followed by what it means for the buyer'],
      ['Doubt', 'The likeliest reason not to buy is answered openly'],
      [
        'Returns',
        'What buyers misjudge from pictures (size, colour, fit) is said in figures that were given',
      ],
      ['Search', "The buyer's own word for the thing stands in title and first sentence"],
    ],
  },
  'Landing pages': {
    fits: ['landing-page', 'headlines', 'ad'],
    criteria: [
      ['Match', 'The headline repeats the promise of the link that led here'],
      [
        'Five seconds',
        'Headline, sub-headline and button alone say what it is, for whom and what happens on a click',
      ],
      ['Objections', 'The three questions at the end are the real reasons not to act'],
      ['Friction', 'Each field and each click asked for is justified in one line'],
      ['Measure', 'Name the one number the page is judged by, and the first thing to test'],
    ],
  },
};
