import { items, words } from './deliverable.ts';
import type { Deliverable } from './deliverable.ts';

/** Texts that have to win attention from people who did not ask for them. */
export const marketing = {
  'social-post': {
    form: 'prose',
    length: words(60, 150),
    gist: 'Write one post of {length} whose first line makes sense on its own.',
    parts: [
      ['First line', 'First line of at most 12 words that carries the news, since the rest is folded away'],
      ['Body', 'Short paragraphs of 1 to 2 sentences; one concrete detail rather than three adjectives'],
      ['Close', 'One question or one action at the end; at most 3 hashtags'],
    ],
    checks: ['The first line can stand alone', 'There is one call to action at most'],
    expert: [
      ['Angles', 'Two openings that differ in angle, each with its reason in at most 12 words'],
      ['Comment', 'The closing question can be answered from experience, in one sentence'],
    ],
    returns: 'the post only, ready to paste',
  },
  thread: {
    form: 'prose',
    length: items(6, 9, 'posts'),
    gist: 'Write a thread of {length}, each under 280 characters.',
    parts: [
      ['Each post', 'Under 280 characters, one idea, understandable on its own'],
      ['Frame', 'First post says what readers get; last post sums up and asks for one action'],
    ],
    checks: ['Every post has at most 280 characters'],
    expert: [['Pull', 'Each post ends so that the next is wanted, without saying so']],
    returns: 'the numbered posts only',
  },
  caption: {
    form: 'line',
    length: items(5, 8, 'captions'),
    gist: 'Give {length} that differ in approach, each of at most 25 words.',
    parts: [
      ['Size', 'At most 25 words each'],
      ['Variety', 'Each takes another approach, such as plain, playful, question, quote'],
    ],
    checks: ['No caption merely describes what can be seen'],
    expert: [['Cut', 'The first 8 words carry each caption, since the rest is cut off in the feed']],
    returns: 'the numbered captions only',
  },
  hashtags: {
    form: 'line',
    length: items(10, 15, 'hashtags'),
    gist: 'Give {length}, from broad to specific.',
    parts: [['Mix', 'A third broad, a third of the topic, a third specific to this post']],
    checks: ['No hashtag appears twice in another spelling'],
    expert: [['Fit', 'Mark those whose usual content differs from this post']],
    returns: 'the hashtags on one line, separated by spaces',
  },
  ad: {
    form: 'prose',
    length: items(3, 3, 'versions'),
    gist: 'Give {length}; each has a headline of at most 30 characters and a text of at most 90.',
    parts: [
      [
        'Each version',
        'Headline of at most 30 characters, text of at most 90, call to action of at most 4 words',
      ],
      ['Variety', 'One version leads with the problem, one with the result, one with proof'],
      ['Claims', 'Only claims that the facts here support; no superlative, price or figure of your own'],
    ],
    checks: ['Every limit of characters holds', 'No version could be mistaken for another'],
    expert: [
      ['Objection', 'Each version answers one reason not to buy'],
      ['Landing', 'Name the first sentence that the page behind each version must have'],
    ],
    returns: 'the versions as a table: headline, text, call to action',
    slots: ['product', 'offer', 'who it is for'],
  },
  leaflet: {
    form: 'prose',
    length: words(120, 220),
    gist: 'Write {length} in panels: what it is, why it matters to the reader, what to do, contact.',
    parts: [
      ['Cover', 'Front panel: a headline of at most 8 words and one sentence'],
      ['Inside', '3 short panels with a heading each, one point per panel'],
      ['Back', 'What to do now, with place, time and contact: bracketed blanks where not given'],
    ],
    checks: ['It can be understood in 20 seconds', 'Each panel makes sense on its own'],
    expert: [
      ['Picture', 'One line per panel on what is shown beside the text'],
      ['Pocket', 'The one fact worth keeping stands on the back'],
    ],
    returns: 'the text panel by panel',
    slots: ['place', 'date', 'contact'],
  },
  slogan: {
    form: 'line',
    length: items(8, 10, 'slogans'),
    gist: 'Give {length} of at most 7 words each.',
    parts: [
      ['Size', 'At most 7 words each'],
      ['Variety', 'At least 4 approaches: benefit, contrast, rhythm, question'],
    ],
    checks: ['None would fit a competitor unchanged'],
    expert: [['Aloud', 'Each can be said in one breath; mark the strongest and say why in at most 12 words']],
    returns: 'the numbered slogans only',
  },
  headlines: {
    form: 'line',
    length: items(8, 12, 'titles'),
    gist: 'Give {length} of at most 60 characters each.',
    parts: [
      ['Size', 'At most 60 characters each'],
      ['Variety', 'At least 4 approaches: plain, number, question, contrast'],
      ['Honesty', 'Each promises only what the content holds'],
    ],
    checks: ['No two titles start with the same word'],
    expert: [['Search', 'The word people would search for stands in the first half']],
    returns: 'the numbered titles only',
  },
  'product-description': {
    form: 'prose',
    length: words(80, 150),
    gist: 'Write {length}: one sentence on what it is and for whom, then the benefits with the feature behind each.',
    parts: [
      ['Opening', 'First sentence: what it is and what it does for the buyer'],
      ['Benefits', '3 to 5 bullets, each a benefit with the feature that brings it'],
      ['Close', 'Size, material, scope of delivery: only as given here'],
    ],
    checks: [
      'Each benefit names the feature it rests on',
      'No figure, award or review appears that was not given',
    ],
    expert: [
      ['Doubt', 'The most likely reason to send it back is answered in one sentence'],
      ['Search', 'The words a buyer would type stand in title and first sentence'],
    ],
    returns: 'the description only: opening, bullets, close',
    slots: ['product name', 'material and size', 'main features'],
  },
  'landing-page': {
    form: 'prose',
    length: words(300, 500),
    gist: 'Write the page copy in {length}: headline, sub-headline, three benefits, proof, call to action.',
    parts: [
      [
        'Top',
        'Headline of at most 10 words, sub-headline of one sentence, call to action of at most 4 words',
      ],
      ['Middle', 'Three benefits with one sentence each, how it works in 3 steps, a place for proof'],
      ['Bottom', '3 questions with answers, then the same call to action again'],
      ['Proof', 'Where a quote, figure or logo would stand, put a bracketed blank'],
    ],
    checks: [
      'Headline and call to action agree on one promise',
      'There is one call to action, worded the same each time',
    ],
    expert: [
      ['Stage', 'State in one line what a visitor already knows on arriving, and fit the headline to it'],
      ['Objections', 'The three questions are the real reasons not to act'],
    ],
    returns: 'the copy section by section, each under its name',
    slots: ['product', 'offer', 'proof'],
  },
  persona: {
    form: 'list',
    gist: 'Give one page: who it is, what they try to get done, how they choose, what holds them back, in their own words.',
    parts: [
      ['Person', 'Situation and job to be done before age and hobbies'],
      ['Choice', 'How they choose today, and what they give up for it'],
      ['Doubts', '3 reasons not to buy, in words they would use'],
      ['Grounds', 'Each line is given, or marked as an assumption with the question that would test it'],
    ],
    checks: ['Each line would change something in what we offer or say'],
    expert: [
      ['Not', 'Who looks similar and is not meant'],
      ['Proof', 'Three interview questions that could overturn it'],
    ],
    returns: 'the persona only',
    slots: ['product', 'what is known of customers'],
  },
  'call-script': {
    form: 'prose',
    length: words(200, 350),
    gist: 'Write {length}: opening, reason, one question, replies to 3 objections, the ask.',
    parts: [
      ['Opening', 'The first 10 seconds: who calls, why this person, permission to go on'],
      ['Question', 'One question about their problem before any offer'],
      ['Objections', 'The 3 likeliest objections, each with a reply of 2 sentences'],
      ['Ask', 'One small next step with a day and a time to choose from'],
    ],
    checks: ['Every line can be said in one breath', 'The other side speaks within the first 20 seconds'],
    expert: [
      ['Out', 'How to end well after a clear no'],
      ['Voicemail', 'A version of 2 sentences for the machine'],
    ],
    returns: 'the script only, with the speaker before each line',
    slots: ['product', 'name of the caller', 'one proof'],
  },
  'video-script': {
    form: 'prose',
    length: words(130, 300),
    gist: 'Write {length} to be spoken, as a table: seconds, what is seen, what is said.',
    size: '{length} to be spoken, about 140 a minute',
    parts: [
      ['Form', 'One table: seconds, what is seen, what is said'],
      ['Hook', 'In the first 5 seconds a reason to stay'],
      ['Middle', 'One idea, shown rather than told, in at most 3 steps'],
      ['Close', 'One thing to do, said once'],
    ],
    checks: [
      'The seconds add up to the length asked for',
      'It can be followed without sound and without picture',
    ],
    expert: [
      ['Versions', 'Two hooks that differ in approach'],
      ['Cheap', 'Mark what can be filmed in one place'],
    ],
    returns: 'the script as one table',
  },
  tweet: {
    form: 'line',
    gist: 'Write it in at most 280 characters, with at most 2 hashtags.',
    parts: [
      ['Size', 'At most 280 characters in all, with at most 2 hashtags'],
      ['Opening', 'The news or the claim in the first 8 words'],
    ],
    checks: ['It makes sense to someone who knows nothing of the background'],
    expert: [['Versions', 'Two versions that differ in approach, each with its reason in at most 10 words']],
    returns: 'the text only, ready to paste',
  },
  announcement: {
    form: 'prose',
    length: words(100, 180),
    gist: 'Write {length}: the news in the first sentence, what it means for the reader, what to do now.',
    parts: [
      ['Opening', 'The news in the first sentence, with its date'],
      ['Middle', 'What it means for the reader, in at most 3 concrete points'],
      ['Close', 'One thing to do now, with where to do it'],
    ],
    checks: ['Prices, dates and names stand exactly as given', 'There is one call to action'],
    expert: [
      ['Questions', 'The two questions that readers will ask are answered'],
      ['Short', 'A second version of at most 40 words'],
    ],
    returns: 'the announcement only',
    slots: ['product', 'date', 'link'],
  },
  'press-release': {
    form: 'prose',
    length: words(300, 400),
    gist: 'Write a press release of {length}: headline, dateline, lead, body, quote, about, contact.',
    parts: [
      ['Lead', 'Who, what, when, where and why in the first 40 words'],
      ['Parts', 'Headline, dateline, lead, body, one quote, about paragraph, contact'],
      ['Quote', 'The quote is a bracketed blank with a suggestion of what it should say'],
    ],
    checks: ['It can be cut from the end without losing the news', 'No sentence praises without a fact'],
    expert: [
      ['News', 'One line on why an editor would print it this week'],
      ['Figures', 'Each figure names its source'],
    ],
    returns: 'the press release only',
    slots: ['date', 'place', 'person quoted', 'press contact'],
  },
} as const satisfies Record<string, Deliverable>;
