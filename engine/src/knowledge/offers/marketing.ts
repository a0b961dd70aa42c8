import type { Offer } from '../rows.ts';

/** Offers of marketing, sales and what is written for customers. */
export const marketingOffers = {
  'google-limits': {
    label: 'Google Ads limits',
    wish: 'Give 15 headlines of at most 30 characters and 4 descriptions of at most 90, each with its character count.',
    why: 'Longer ones are rejected',
    about: 'format',
  },
  'meta-limits': {
    label: 'Meta ad format',
    wish: 'Give primary text under 125 characters, a headline under 40 and a link description under 30.',
    why: 'Anything longer is cut off',
    about: 'format',
  },
  'no-superlatives': {
    label: 'No “best” or “leading”',
    wish: 'Use no superlatives and no claims we cannot prove.',
    why: 'Platforms and readers reject them',
  },
  'keyword-in-headline': {
    label: 'Search term in headlines',
    wish: 'Put the search term in at least five headlines.',
    why: 'Raises the quality score',
  },
  'three-angles': {
    label: 'Three angles',
    wish: 'Give three angles: price, fear of a mistake, ease; label them.',
    why: 'You test instead of guessing',
    about: 'versions',
    said: { facts: ['count'] },
  },
  'test-plan': {
    label: 'What to test first',
    wish: 'Say which two versions to test against each other and what would decide it.',
    why: 'Opinions cannot settle it',
  },
  'hook-two-lines': {
    label: 'Hook in the first two lines',
    wish: 'Make the first two lines work on their own; they are all that shows.',
    why: 'The rest hides behind “more”',
  },
  'no-hashtags': {
    label: 'No hashtags',
    wish: 'No hashtags.',
    why: 'They look like advertising',
    about: 'hashtags',
  },
  'five-hashtags': {
    label: 'Five hashtags',
    wish: 'End with three to five specific hashtags.',
    why: 'Broad ones bury your post',
    about: 'hashtags',
  },
  'line-breaks': {
    label: 'Short lines',
    wish: 'Use lines of one or two sentences with blank lines between.',
    why: 'It is read on a phone',
  },
  'no-engagement-bait': {
    label: 'No “agree?”',
    wish: 'Do not end on “Agree?” or “Thoughts?”; ask something only this reader can answer.',
    why: "It's obvious when a post begs for comments",
  },
  'x-280': {
    label: 'At most 280 characters',
    wish: 'Keep it to 280 characters.',
    why: 'Anything longer is cut off',
    about: 'length',
  },
  'caption-125': {
    label: 'First 125 characters',
    wish: 'Put the point in the first 125 characters of the caption.',
    why: 'That is all that shows',
  },
  'alt-text-too': {
    label: 'Alt text for the picture',
    wish: 'Add alt text of at most 125 characters that says what is in the picture.',
    why: 'For people who cannot see it',
  },
  'carousel-slides': {
    label: 'Carousel slides',
    wish: 'Give it as 7 slides: a hook, five points of at most 20 words, a last slide that says what to do.',
    why: 'Slides are read in seconds',
    about: 'format',
  },
  'content-calendar': {
    label: 'As a calendar',
    wish: 'Give it as a table: date, channel, topic, first line, picture.',
    why: 'Ready to work from',
    about: 'format',
  },
  reuse: {
    label: 'Reuse it elsewhere',
    wish: 'Add a tip on how to reuse it on one other channel.',
    why: 'One idea, two posts',
  },
  'benefit-first': {
    label: 'Benefit before feature',
    wish: 'First say what the buyer gains, then the fact that makes it so.',
    why: 'Features explain, they do not sell',
  },
  'bullets-facts': {
    label: 'Five facts in bullets',
    wish: 'Add five bullets with hard facts, each under 12 words.',
    why: 'Buyers scan',
    about: 'format',
  },
  'answer-doubt': {
    label: 'Address the doubt',
    wish: 'Address the main doubt before the buyer has it.',
    why: 'Unanswered doubts are why buyers leave',
  },
  'no-invented-facts': {
    label: 'Nothing invented',
    wish: 'Invent no material, size, award or review; leave out what I did not give.',
    why: 'False claims lead to returns',
  },
  'headline-five': {
    label: 'Five headlines',
    wish: 'Give five headlines: benefit, question, figure, objection, plain.',
    why: 'The headline does most of the work',
  },
  'page-order': {
    label: 'Landing page order',
    wish: 'Order it: promise, proof, how it works, objections, offer, what happens after the click.',
    why: 'The order people’s doubts come in',
    about: 'format',
  },
  'one-button': {
    label: 'One button label',
    wish: 'Give one button label that says what happens on click.',
    why: 'The word “submit” sells nothing',
  },
  'faq-three': {
    label: 'Three questions answered',
    wish: 'Add the three questions that keep people from buying, with answers.',
    why: 'Saves you from answering emails',
  },
  'preview-text': {
    label: 'Subject and preview text',
    wish: 'Give a subject under 45 characters and preview text under 90 that carries on from it.',
    why: 'They are read together',
  },
  'ps-line': {
    label: 'A P.S.',
    wish: 'End with a P.S. that repeats the offer and the date.',
    why: 'It is read before the middle',
  },
  'plain-text-mail': {
    label: 'Looks like an ordinary email',
    wish: 'Write it as a plain email without sections or buttons.',
    why: 'Feels personal, lands in the inbox',
  },
  'sequence-plan': {
    label: 'What each email does',
    wish: 'For each email, say when it goes out, what it is for, and its subject.',
    why: 'Otherwise sequences repeat themselves',
    about: 'format',
  },
  'check-names': {
    label: 'Check each name',
    wish: 'For each name, say how people would spell it on hearing it and what it may mean in other languages, and remind me to check the trademark and domain.',
    why: 'A name has to work over the phone',
  },
  'name-groups': {
    label: 'Grouped by type',
    wish: 'Group them: descriptive, made-up, metaphor, founder or place.',
    why: 'You learn what you like',
    about: 'format',
  },
  'tagline-six': {
    label: 'At most six words',
    wish: 'Keep each to six words.',
    why: 'Longer ones are not remembered',
    about: 'length',
    said: { facts: ['length'] },
  },
  'meta-limits-seo': {
    label: 'Title and description limits',
    wish: 'Give a title of at most 60 characters and a meta description of at most 155.',
    why: 'Longer ones are cut off in results',
  },
  'outline-headings': {
    label: 'Headings that answer',
    wish: 'Use headings that are the searcher’s own questions.',
    why: 'They may be shown as answers',
  },
  'no-keyword-stuffing': {
    label: 'Term where it sounds natural',
    wish: 'Use the term in the title, first paragraph and one heading, otherwise only where natural.',
    why: 'Keyword stuffing ranks lower',
  },
  'internal-links': {
    label: 'Places for links',
    wish: 'Mark three places for links to our other pages.',
    why: 'Visitors keep browsing',
  },
  'press-form': {
    label: 'Press release format',
    wish: 'Write it as a press release: headline, place and date, who-what-when-where-why in the first paragraph, quote, background, contact.',
    why: 'Editors can use it as it is',
    about: 'format',
  },
  'local-angle': {
    label: 'A local angle',
    wish: 'Bring out what it means for people here.',
    why: 'Local papers print that',
  },
  'shot-list': {
    label: 'What viewers see',
    wish: 'Give two columns: what is seen and what is said, with seconds.',
    why: 'Ready to film',
    about: 'format',
  },
  'first-three-seconds': {
    label: 'First three seconds',
    wish: 'Write three openings for the first three seconds.',
    why: 'That is when most people leave',
    about: 'versions',
  },
  captions: {
    label: 'On-screen text',
    wish: 'Add on-screen text of at most six words for each shot.',
    why: 'Most watch without sound',
  },
  'words-per-second': {
    label: 'Fit the time',
    wish: 'Keep it to 2.3 spoken words a second.',
    why: 'Then it fits the time',
    about: 'length',
  },
  'reply-public-private': {
    label: 'Move it to a call',
    wish: 'Answer in three sentences in public and offer to continue in private.',
    why: 'The public part is for other readers',
  },
  'no-defending': {
    label: 'No defending',
    wish: 'Do not get defensive or explain at length.',
    why: 'Others are reading too',
  },
  'result-first': {
    label: 'Result in the first line',
    wish: 'Begin with the result in one line.',
    why: 'Busy readers stop there',
  },
  'before-after-figures': {
    label: 'Before and after',
    wish: 'Show the figures before and after, and over what period.',
    why: 'It proves the change',
  },
  'budget-split': {
    label: 'Budget split',
    wish: 'Split the budget by channel with a reason for each.',
    why: 'You have something to discuss',
    about: 'costs',
  },
  'weekly-measure': {
    label: 'What to measure weekly',
    wish: 'Name three figures to look at each week, and what to do if they fall.',
    why: 'You notice problems in time',
  },
  'thirty-days': {
    label: 'A 30-day plan',
    wish: 'Lay it out for the next 30 days, week by week, with who does what.',
    why: 'You can start on Monday',
    about: 'format',
  },
  'flyer-words': {
    label: 'At most 40 words',
    wish: 'Keep it to 40 words: what, when, where, and why people should come.',
    why: 'It is read from several feet away',
    about: 'length',
  },
} as const satisfies Record<string, Offer>;
