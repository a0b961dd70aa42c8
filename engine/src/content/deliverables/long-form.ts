import { items, words } from './deliverable.ts';
import type { Deliverable } from './deliverable.ts';

/** Texts that people choose to read for several minutes. */
export const longForm = {
  'blog-post': {
    form: 'prose',
    length: words(600, 900),
    gist: 'Write {length} in 3 to 5 sections with headings; the opening says what the reader will be able to do.',
    size: '{length} in 3 to 5 sections with headings',
    parts: [
      ['Opening', "Opening of at most 60 words: the reader's question and the short answer"],
      ['Sections', 'Each section makes one point and shows it with a concrete case'],
      ['Close', 'Last paragraph: the one thing to do next'],
    ],
    checks: ['The headings alone tell the argument', 'Each section holds at least one concrete detail'],
    expert: [
      ['Angle', 'State in one line what this post says that others on the topic do not'],
      [
        'Search',
        'Title of at most 60 characters and a description of at most 155, both with the words people search for',
      ],
      ['Evidence', 'Mark each claim that needs a source with [source]'],
    ],
    returns: 'the blog post only, starting with its title',
  },
  article: {
    form: 'prose',
    length: words(700, 1000),
    gist: 'Write {length}: a lead that carries the news, then sections with headings.',
    parts: [
      ['Lead', 'Lead of 2 sentences that says what is new and why it matters'],
      ['Body', 'Facts before background; one idea per paragraph'],
      ['Sources', 'Mark each claim that needs a source with [source]; no quote is made up'],
    ],
    checks: ['The lead can stand alone', 'No person is quoted whose words were not given'],
    expert: [
      ['Other side', 'The strongest opposing view gets a fair paragraph'],
      ['Cut', 'No paragraph can go without a loss'],
    ],
    returns: 'the article only, starting with its headline',
  },
  essay: {
    form: 'prose',
    length: words(600, 900),
    gist: 'Write {length}: thesis in the first paragraph, one argument per paragraph, a conclusion that goes further.',
    parts: [
      ['Thesis', 'The first paragraph ends on a thesis that someone could dispute'],
      ['Paragraphs', 'Per paragraph one argument, its evidence and what follows from it'],
      ['Objection', 'The strongest objection is stated fairly and answered'],
    ],
    checks: ['Every paragraph serves the thesis', 'The conclusion adds a consequence instead of a summary'],
    expert: [
      ['Terms', 'Key terms are defined where they first carry weight'],
      ['Limits', 'Say where the thesis stops being true'],
    ],
    returns: 'the essay only',
  },
  outline: {
    form: 'list',
    length: items(5, 8, 'main points'),
    gist: 'Give an outline of {length}, each with 2 to 4 sub-points.',
    parts: [
      ['Each point', 'A heading that makes a statement, then 2 to 4 sub-points of at most 12 words'],
      ['Order', 'Say in one line what the order follows: time, importance or cause'],
    ],
    checks: ['No sub-point would fit better under another heading'],
    expert: [['Gap', 'Mark the points that still need material, and which']],
    returns: 'the outline as a nested list',
  },
  report: {
    form: 'prose',
    length: words(500, 900),
    gist: 'Write {length}: summary first, then findings with their evidence, then recommendations.',
    parts: [
      ['Summary', 'Summary of at most 100 words with the finding that matters most'],
      ['Findings', 'Each finding in one sentence, followed by its evidence'],
      [
        'Advice',
        'At most 5 recommendations, each with who acts and by when; blanks where this was not given',
      ],
    ],
    checks: ['Each recommendation follows from a finding', 'Facts and judgements are told apart'],
    expert: [
      ['Limits', 'A short section on what the data cannot show'],
      ['Decision', 'First line: the decision this report is meant to serve'],
    ],
    returns: 'the report only, starting with the summary',
  },
  summary: {
    form: 'prose',
    length: words(80, 150),
    gist: 'Write {length}; the most important point comes first.',
    parts: [
      ['Order', 'Main point first, then what supports it, then what follows from it'],
      ['Faith', 'Only what the source says; its own terms for its key ideas'],
    ],
    checks: ['Nothing is added and no main point is missing'],
    expert: [
      ['Weight', 'Space is shared out as in the source, not by what is easy to say'],
      ['Certainty', "The source's doubts and conditions survive"],
    ],
    returns: 'the summary only',
  },
  speech: {
    form: 'prose',
    length: words(300, 500),
    gist: 'Write a speech of {length}, to be spoken aloud at about 130 words a minute.',
    parts: [
      ['Opening', 'First sentence: an image, a moment or a claim, not thanks'],
      ['Middle', 'One idea, shown in at most 3 concrete moments'],
      ['Sound', 'Sentences of at most 20 words that are easy to say aloud'],
      ['End', 'Last sentence can be remembered word for word'],
    ],
    checks: ['The one idea can be named in a sentence', 'No sentence needs to be read twice'],
    expert: [
      ['Delivery', 'Mark pauses with [pause] and the words to stress in bold'],
      ['Room', 'One line on who sits there and what they feel before it begins'],
    ],
    returns: 'the speech only',
  },
  review: {
    form: 'prose',
    length: words(150, 250),
    gist: 'Write {length}: verdict first, then what works, what does not, and for whom it is.',
    parts: [
      ['Verdict', 'Verdict in the first sentence'],
      ['Evidence', 'Each praise and each complaint has a concrete instance'],
      ['Fit', 'Last sentence: whom it suits and whom it does not'],
    ],
    checks: [
      'At least one weakness and one strength is named',
      'No detail is invented: blanks where my experience is not given',
    ],
    expert: [['Measure', 'Say what it was judged against']],
    returns: 'the review only',
  },
  quote: {
    form: 'line',
    length: items(1, 3, 'sentences'),
    gist: 'Give {length}; name author and source only if you are certain of them.',
    parts: [
      ['Source', 'Author and source only if you are certain; otherwise write it as your own and say so'],
    ],
    checks: ['No real person is credited with words that cannot be traced'],
    expert: [['Use', 'One line on where it would fit and where it would sound hollow']],
    returns: 'the quote, then its source or "own wording"',
  },
} as const satisfies Record<string, Deliverable>;
