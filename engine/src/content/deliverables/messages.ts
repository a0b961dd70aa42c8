import { items, words } from './deliverable.ts';
import type { Deliverable } from './deliverable.ts';

/** Mail, letters and short messages: one sender, one reader, one action. */
export const messages = {
  email: {
    form: 'prose',
    length: words(80, 120),
    gist: 'Give a subject line and a body of {length}.',
    size: 'Body of {length}',
    parts: [
      ['Subject', 'Subject line of at most 50 characters that says what the email is about'],
      ['Body', 'Body in this order: the point, the details the reader needs, one action for the reader'],
    ],
    checks: [
      'The first sentence alone tells why the email was sent',
      'The reader is asked for exactly one action',
    ],
    expert: [
      [
        'Subject',
        'Two subject lines instead of one, which differ in approach, each with its reason in at most 12 words',
      ],
      ['Preview', 'Preview text that adds to the subject instead of repeating it'],
      ['Phone', 'Paragraphs of at most 3 lines; link text that makes sense on its own'],
    ],
    returns: 'the email as subject line and body',
    slots: 'occasion',
  },
  'email-sequence': {
    form: 'prose',
    length: items(3, 5, 'emails'),
    gist: 'Write {length}; give each its sending day, subject line and a body of 60 to 120 words.',
    parts: [
      [
        'Each email',
        'Per email: day sent, subject line of at most 50 characters, body of 60 to 120 words, one link text',
      ],
      ['Order', 'One idea per email, each building on the one before; the last one closes the sequence'],
      ['Exit', 'Say for each email who stops receiving the sequence after it, and why'],
    ],
    checks: ['No two emails share their main idea', 'Each email asks for exactly one action'],
    expert: [
      ['Trigger', 'Name the event that starts the sequence and what happens when it occurs twice'],
      [
        'Measure',
        'Per email: the one number that tells whether it worked, and what to change if it does not',
      ],
    ],
    returns: 'the sequence, one email after the other in sending order',
    slots: ['product or company', 'sender name', 'main link'],
  },
  newsletter: {
    form: 'prose',
    length: words(250, 400),
    gist: 'Give a subject line, an opening and 3 short items, {length} in all.',
    parts: [
      ['Subject', 'Subject line of at most 50 characters drawn from the strongest item'],
      ['Items', 'Opening of 2 sentences, then 3 items: heading, 2 to 4 sentences, one link text each'],
      ['Order', 'The item that concerns most readers comes first'],
    ],
    checks: ['Each item can be understood without the others', 'Every link text says where it leads'],
    expert: [
      ['Skimming', 'Headings alone tell what each item says'],
      ['Reply', 'One question at the end that readers can answer in a single sentence'],
    ],
    returns: 'the newsletter from subject line to sign-off',
    slots: ['publication name', 'items or news of this issue'],
  },
  'subject-lines': {
    form: 'line',
    length: items(8, 12, 'subject lines'),
    gist: 'Give {length}, each of at most 50 characters.',
    parts: [
      ['Variety', 'At least 4 different approaches, named in brackets behind each line'],
      ['Size', 'At most 50 characters each'],
    ],
    checks: ['Each line is true of what the email says'],
    expert: [['Preview', 'A preview text of 40 to 80 characters for each line']],
    returns: 'the numbered subject lines only',
  },
  letter: {
    form: 'prose',
    length: words(150, 250),
    gist: 'Write a letter of {length} with salutation and close.',
    parts: [
      [
        'Order',
        'Salutation, the reason for writing in the first sentence, the body, what should happen next, close',
      ],
      ['Body', 'One point per paragraph, most important first'],
    ],
    checks: ['The reason for writing stands in the first paragraph', 'The close fits the salutation'],
    expert: [
      ['Record', 'Dates, amounts and promises are worded so that the letter can be quoted later'],
      ['Reply', 'The reader knows what to do, by when and how'],
    ],
    returns: 'the letter only, ready to sign',
    slots: 'occasion',
  },
  'reference-letter': {
    form: 'prose',
    length: words(200, 300),
    gist: 'Write a reference of {length}: how I know the person, what they did and how well, for what I recommend them.',
    parts: [
      ['Opening', 'Who I am, in what role and for how long I have known the person'],
      ['Evidence', 'Two or three qualities, each with something the person did and what came of it'],
      ['Verdict', 'For what I recommend them and how strongly, in one sentence; how to reach me'],
    ],
    checks: [
      'Every quality has its instance, given here or a bracketed blank',
      'Nothing in it could be said of anyone',
    ],
    expert: [
      ['Comparison', 'Where the person stands among others I have known in that role'],
      ['Law', 'No word on health, family, religion or age'],
    ],
    returns: 'the letter only, ready to sign',
    slots: ['name of the person', 'how I know them', 'two achievements', 'what it is for'],
  },
  'cover-letter': {
    form: 'prose',
    length: words(220, 320),
    gist: 'Write a cover letter of {length} that ties my experience to the job.',
    parts: [
      ['Opening', 'First sentence: the position and the strongest reason I fit it'],
      ['Evidence', 'Two or three claims, each with something I did and what came of it'],
      ['Close', 'Last paragraph: why this employer, and the next step I ask for'],
    ],
    checks: ['Every claim about me comes from what I gave', 'Nothing merely repeats the resume'],
    expert: [
      ['Match', 'Each requirement of the job is answered or left out on purpose, never padded'],
      ['Gap', 'One weak spot is met openly in a single sentence'],
    ],
    returns: 'the cover letter only',
    slots: ['position', 'employer', 'two achievements', 'my name'],
  },
  memo: {
    like: 'report',
    form: 'prose',
    length: words(300, 450),
    gist: 'Write a memo of {length}: the recommendation first, then the figures and reasons it rests on, then the decision asked for.',
    size: 'Within {length}',
    parts: [
      ['Head', 'To, from, date and subject; the subject names the decision'],
      ['First', 'First paragraph: the recommendation, with the figure that decides it'],
      ['Reasons', 'The alternatives by the same measure, with what each costs and risks'],
      ['End', 'The decision asked for, by whom and by when'],
    ],
    checks: [
      'Every figure comes from what is given or is worked out from it',
      'The first paragraph stands alone',
    ],
    expert: [
      ['Counter', 'The strongest objection, met in one sentence'],
      ['Missing', 'The one figure that would settle it and is not here'],
    ],
    returns: 'the memo only',
  },
  message: {
    form: 'line',
    length: words(20, 60),
    gist: 'Write one message of {length} that can be sent as it stands.',
    parts: [['Shape', 'The point first, then at most one detail that only this reader knows']],
    checks: ['It can be read in one breath'],
    expert: [['Tone', 'Two versions that differ in closeness to the reader, each named in one word']],
    returns: 'the message only',
  },
} as const satisfies Record<string, Deliverable>;
