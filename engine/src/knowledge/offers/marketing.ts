import type { Offer } from '../rows.ts';

/** Offers of marketing, sales and what is written for customers. */
export const marketingOffers = {
  'google-limits': {
    label: 'Google Ads limits',
    wish: 'Give 15 headlines of at most 30 characters and 4 descriptions of at most 90, each with its character count.',
    why: 'Google rejects anything longer',
    about: 'format',
  },
  'meta-limits': {
    label: 'Meta ad format',
    wish: 'Give a primary text under 125 characters, a headline under 40 and a link description under 30.',
    why: 'Anything longer is cut off',
    about: 'format',
  },
  'no-superlatives': {
    label: 'No “best” or “leading”',
    wish: 'Use no superlatives and no claims that cannot be proven.',
    why: "Platforms may reject them, and readers don't believe them",
  },
  'keyword-in-headline': {
    label: 'Search term in headlines',
    wish: 'Put the search term in at least five headlines.',
    why: 'It can raise your quality score',
  },
  'three-angles': {
    label: 'Three angles',
    wish: 'Give three angles: price, fear of making a mistake, and convenience; label each one.',
    why: 'You can test them instead of guessing',
    about: 'versions',
    said: { facts: ['count'] },
  },
  'test-plan': {
    label: 'What to test first',
    wish: 'Say which two versions to test against each other and what would decide it.',
    why: 'A test settles what opinions cannot',
  },
  'hook-two-lines': {
    label: 'Hook in the first two lines',
    wish: 'Make the first two lines work on their own; many people go no further.',
    why: 'People decide from the first lines whether to go on',
  },
  'no-hashtags': {
    label: 'No hashtags',
    wish: 'Do not use hashtags.',
    why: 'Hashtags can make a post look like an ad',
    about: 'hashtags',
  },
  'five-hashtags': {
    label: 'Three to five hashtags',
    wish: 'End with three to five specific hashtags.',
    why: 'Your post gets lost under broad hashtags',
    about: 'hashtags',
  },
  'line-breaks': {
    label: 'Short paragraphs',
    wish: 'Use paragraphs of one or two sentences with a blank line between them.',
    why: 'Most people will read it on a phone',
  },
  'no-engagement-bait': {
    label: 'No “Agree?” at the end',
    wish: 'Do not end with “Agree?” or “Thoughts?”; ask something only these readers can answer.',
    why: "It's obvious when a post begs for comments",
  },
  'x-280': {
    label: 'At most 280 characters',
    wish: 'Keep it to 280 characters.',
    why: 'Short posts are more likely to be read in full',
    about: 'length',
  },
  'caption-125': {
    label: 'Point in the first 125 characters',
    wish: 'Put the point in the first 125 characters of the caption.',
    why: 'The rest is hidden until someone taps “more”',
  },
  'alt-text-too': {
    label: 'Alt text for the picture',
    wish: 'Add alt text of at most 125 characters that says what is in the picture.',
    why: "People who can't see the picture know what it shows",
  },
  'carousel-slides': {
    label: 'Carousel slides',
    wish: 'Give it as 7 slides: a hook, five points of at most 20 words, and a last slide that says what to do.',
    why: 'People spend only a few seconds on each slide',
    about: 'format',
  },
  'content-calendar': {
    label: 'As a calendar',
    wish: 'Give it as a table: date, channel, topic, first line, picture.',
    why: 'You can work straight from it',
    about: 'format',
  },
  reuse: {
    label: 'Reuse it elsewhere',
    wish: 'Add a tip on how to reuse it on one other channel.',
    why: 'You get two posts out of one idea',
  },
  'benefit-first': {
    label: 'Benefit before feature',
    wish: 'First say what the reader gains, then the feature that makes it possible.',
    why: 'Features inform, but benefits persuade',
  },
  'bullets-facts': {
    label: 'Five facts as bullet points',
    wish: 'Add five bullet points with hard facts, each under 12 words.',
    why: 'People skim rather than read',
    about: 'format',
  },
  'answer-doubt': {
    label: 'Address the main doubt',
    wish: 'Address the main doubt before the reader raises it.',
    why: 'Unanswered doubts turn people away',
  },
  'no-invented-facts': {
    label: 'Make nothing up',
    wish: 'Do not make up any facts, figures, awards or quotes; leave out what I did not give you.',
    why: "False claims cost you people's trust",
  },
  'headline-five': {
    label: 'Five headlines',
    wish: 'Give five headlines: one with a benefit, one question, one with a figure, one that answers an objection, and one plain.',
    why: 'Most people read only the headline',
  },
  'page-order': {
    label: 'Landing page order',
    wish: 'Put it in this order: promise, proof, how it works, objections, offer, what happens after the click.',
    why: 'It answers doubts in the order they come up',
    about: 'format',
  },
  'one-button': {
    label: 'A single button label',
    wish: 'Give one button label that says what happens when people click it.',
    why: 'A clear label gets more clicks than “Submit”',
  },
  'faq-three': {
    label: 'Three questions answered',
    wish: 'Add the three questions people are most likely to ask, with answers.',
    why: 'Saves you from answering emails',
  },
  'preview-text': {
    label: 'Subject and preview text',
    wish: 'Give a subject line under 45 characters and preview text under 90 that continues it.',
    why: 'People see the two together in their inbox',
  },
  'ps-line': {
    label: 'A P.S.',
    wish: 'End with a P.S. that repeats the main point and any deadline.',
    why: 'Many people read the P.S. before the rest of the email',
  },
  'plain-text-mail': {
    label: 'Like an ordinary email',
    wish: 'Write it as a plain email without sections or buttons.',
    why: 'It feels personal and is more likely to reach the inbox',
  },
  'sequence-plan': {
    label: 'What each email does',
    wish: 'For any emails, say when each goes out, what it is for and what the subject line is.',
    why: 'Keeps the emails from repeating one another',
    about: 'format',
  },
  'check-names': {
    label: 'Check each name',
    wish: 'For each name, say how people would spell it after hearing it, what it might mean in other languages and what else I should check, such as trademarks, domains or existing uses.',
    why: 'People have to be able to spell it when they hear it',
  },
  'name-groups': {
    label: 'Grouped by type',
    wish: 'Group them: descriptive, made-up, metaphorical, or named after a person or place.',
    why: 'You can see which type you like',
    about: 'format',
  },
  'tagline-six': {
    label: 'At most six words',
    wish: 'Keep each tagline to six words.',
    why: 'People remember short taglines better',
    about: 'length',
    said: { facts: ['length'] },
  },
  'meta-limits-seo': {
    label: 'Search title and description',
    wish: 'Give a title of at most 60 characters and a meta description of at most 155.',
    why: 'Anything longer is cut off in search results',
  },
  'outline-headings': {
    label: 'Questions as headings',
    wish: 'Use the questions people search for as headings.',
    why: 'Search engines may show your text as the answer',
  },
  'no-keyword-stuffing': {
    label: 'Use the search term naturally',
    wish: 'Use the search term early on, and elsewhere only where it sounds natural.',
    why: 'Pages stuffed with keywords rank lower',
  },
  'internal-links': {
    label: 'Where to link to other pages',
    wish: 'Mark three places for links to our other pages.',
    why: 'Links keep visitors on your site',
  },
  'press-form': {
    label: 'Standard press format',
    wish: 'Use the standard press format: headline, dateline, the who, what, when, where and why in the first paragraph, a quote, background, and contact details.',
    why: 'Editors can use it as is',
    about: 'format',
  },
  'local-angle': {
    label: 'A local angle',
    wish: 'Bring out what it means for people here.',
    why: 'People care most about what is close to home',
  },
  'shot-list': {
    label: 'What viewers see and hear',
    wish: 'Give two columns, what viewers see and what they hear, with the time in seconds.',
    why: 'You can start filming right away',
    about: 'format',
  },
  'first-three-seconds': {
    label: 'First three seconds',
    wish: 'Write three openings for the first three seconds.',
    why: 'That is when most people leave',
    about: 'versions',
  },
  captions: {
    label: 'Short captions',
    wish: 'Add a caption of at most six words for each picture or shot.',
    why: "Captions can say what pictures alone can't",
  },
  'words-per-second': {
    label: 'Fit the time available',
    wish: 'Plan for 2.3 spoken words per second.',
    why: "You won't have to rush at the end",
    about: 'length',
  },
  'reply-public-private': {
    label: 'Continue in private',
    wish: 'Answer in three sentences in public and offer to continue in private.',
    why: 'Other readers see your reply, but not the details',
  },
  'no-defending': {
    label: "Don't get defensive",
    wish: 'Do not get defensive or explain at length.',
    why: 'Defensiveness makes people angrier',
  },
  'result-first': {
    label: 'Result in one line first',
    wish: 'Begin with the result in one line.',
    why: 'Busy readers may read only the first line',
  },
  'before-after-figures': {
    label: 'Before and after',
    wish: 'Show the figures before and after, and over what period.',
    why: 'The figures prove that something changed',
  },
  'budget-split': {
    label: 'Split the budget',
    wish: 'Split the budget by channel or item, with a reason for each.',
    why: 'You can discuss the reasons, not just the numbers',
    about: 'costs',
  },
  'weekly-measure': {
    label: 'What to track every week',
    wish: 'Name three numbers to look at each week, and what to do if they get worse.',
    why: 'You notice problems in time',
  },
  'thirty-days': {
    label: 'A 30-day plan',
    wish: 'Lay it out for the next 30 days, week by week, with who does what.',
    why: 'You know what to do each week',
    about: 'format',
  },
  'flyer-words': {
    label: 'At most 40 words',
    wish: 'Keep it to 40 words: what, when, where, and why people should care.',
    why: 'Most people only glance at it',
    about: 'length',
  },
} as const satisfies Record<string, Offer>;
