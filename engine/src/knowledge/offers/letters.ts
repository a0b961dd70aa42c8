import type { Offer } from '../rows.ts';

/** Letters, mails and messages: what a practised writer would decide. */
export const letterOffers = {
  'dated-facts': {
    label: 'What happened, by date',
    wish: 'List what happened in chronological order, in short, neutral sentences.',
    why: 'Facts in order are hard to argue with',
  },
  'legal-basis': {
    label: 'Name the legal basis',
    wish: 'Name the kind of law or contract term I am relying on, and tell me if I need to check it for my state or country.',
    why: 'Shows that you know your rights',
  },
  'deadline-14': {
    label: 'A deadline of 14 days',
    wish: 'Set a 14-day deadline for a reply.',
    why: 'People tend to put off replying when there is no deadline',
    about: 'deadline',
    said: { facts: ['date'] },
  },
  consequence: {
    label: 'Say what happens next',
    wish: 'Say in one sentence what I will do if nothing happens, without threats.',
    why: 'Makes the deadline mean something',
  },
  enclosures: {
    label: 'List of enclosures',
    wish: 'End with a list of what is enclosed.',
    why: 'The recipient can see whether anything is missing',
  },
  'no-insults': {
    label: 'Nothing I might regret',
    wish: 'Leave out anger, guesses and insults, even where I wrote them.',
    why: 'Angry words are hard to take back',
  },
  'by-post-and-mail': {
    label: 'A formal letter for registered mail',
    wish: 'Format it as a formal letter, with both addresses, the date, a reference line and a subject line.',
    why: 'A formal letter is taken more seriously',
    about: 'layout',
  },
  'half-page-letter': {
    label: 'Half a page',
    wish: 'Keep it to half a page.',
    why: 'Longer letters tend to be skimmed',
    about: 'length',
    said: { facts: ['length'] },
  },
  'mirror-the-ad': {
    label: 'Use the ad’s own words',
    wish: 'Use the keywords from the job ad where they are true of me.',
    why: 'Both software and recruiters look for those keywords',
  },
  'proof-for-claims': {
    label: 'A result for each claim',
    wish: 'Back each strength with a result or an example I gave, and claim nothing beyond what I told you.',
    why: "Claims without proof don't persuade",
  },
  'strong-opening': {
    label: 'A strong opening',
    wish: 'Begin with the strongest point, not with a stock phrase.',
    why: 'The first line decides whether the second one gets read',
  },
  'one-page-250': {
    label: 'At most 250 words',
    wish: 'Keep it to 250 words.',
    why: 'Readers rarely have time for more',
    about: 'length',
    said: { facts: ['length'] },
  },
  'gap-in-one-line': {
    label: 'The weak spot in one line',
    wish: 'Address any weak spot in one plain sentence and move on.',
    why: 'A long explanation makes it look bigger',
  },
  'leave-no-reasons': {
    label: 'Only what is needed',
    wish: 'Say only what is needed and when it takes effect, and thank them; give no reasons.',
    why: "What you don't write can't be used against you",
  },
  handover: {
    label: 'Offer to hand over my work',
    wish: 'Offer to hand over my work, and say what that covers.',
    why: 'Others can carry on without you',
  },
  'ask-reference': {
    label: 'Ask for a reference',
    wish: 'Ask for a reference in one sentence.',
    why: 'A reference is easiest to get while you still work there',
  },
  'confirm-receipt': {
    label: 'Ask for confirmation',
    wish: 'Ask them to confirm receipt and the effective date in writing.',
    why: 'You have proof of the date',
  },
  'one-detail': {
    label: 'One real detail',
    wish: 'Build it around the one detail I gave.',
    why: 'Shows that you paid attention',
  },
  'no-phrases': {
    label: 'No stock phrases',
    wish: 'Leave out stock phrases that anyone could have written.',
    why: 'Keeps it from sounding generic',
  },
  'handwritten-length': {
    label: 'Fits on a card',
    wish: 'Keep it to 60 words so that I can write it by hand.',
    why: "There isn't much room on a card",
    about: 'length',
    said: { facts: ['length'] },
  },
  'three-lengths': {
    label: 'Three lengths',
    wish: 'Give me three lengths: one line, a short version and a full one.',
    why: 'You can choose the one that fits',
    about: 'versions',
    said: { facts: ['count'] },
  },
  'own-it-first': {
    label: 'Say sorry in the first line',
    wish: 'In the first sentence, say sorry and exactly what for, without “if” or “but.”',
    why: 'Anything before the apology sounds like an excuse',
  },
  'no-excuses': {
    label: 'No excuses',
    wish: 'Explain in at most one sentence, and make no excuses.',
    why: 'Long explanations sound like excuses',
  },
  'offer-amends': {
    label: 'End with what I will do',
    wish: 'End with what I will do, not by asking for forgiveness.',
    why: 'Asking for forgiveness puts them under pressure',
  },
  'when-where-first': {
    label: 'Key details first',
    wish: 'Put the date and any time or place at the top, each on a line of its own.',
    why: 'People look up these details later',
  },
  'rsvp-line': {
    label: 'A line for replies',
    wish: 'End with a line that says how and by when to reply.',
    why: 'You get the replies in time',
    about: 'reply',
  },
  'short-for-chat': {
    label: 'A short version for chat',
    wish: 'Add a version of at most 40 words for a group chat.',
    why: 'Most people will read it there',
    about: 'versions',
    said: { facts: ['count'] },
  },
  'calendar-text': {
    label: 'Text for the calendar',
    wish: 'Add a title and a description that fit a calendar entry.',
    why: 'You can paste it right into your calendar',
  },
  'no-better-place': {
    label: 'No “better place”',
    wish: 'Do not explain the death, and do not say that time heals or that they are in a better place.',
    why: 'Such phrases are well meant but hurt many people',
  },
  'offer-concrete-help': {
    label: 'Offer something concrete',
    wish: 'Offer one concrete thing I can do, instead of “let me know.”',
    why: 'People who need help rarely ask for it',
  },
  'memory-of-them': {
    label: 'A memory',
    wish: 'Build it around the memory I gave you.',
    why: 'One real memory means more than vague praise',
  },
  'figures-first': {
    label: 'Results first',
    wish: 'Begin with the results, in figures, before any request.',
    why: 'What you have achieved persuades more than what you need',
  },
  'talk-script': {
    label: 'What to say when we talk',
    wish: 'Add what I can say when we talk, and answers to the three most likely objections.',
    why: "It's hard to find the right words on the spot",
  },
  'plan-b': {
    label: 'A plan B',
    wish: 'Add what I can do or ask for if the first plan fails.',
    why: 'You have something to fall back on',
  },
  'invoice-facts': {
    label: 'Invoice details in a block',
    wish: 'Put the invoice number, amount, due date and bank details for payment in a block I can fill in.',
    why: 'The customer can pay without looking anything up',
  },
  'assume-forgot': {
    label: 'Assume they forgot',
    wish: 'Assume that it was an oversight and leave them a way to save face.',
    why: 'Most people really did just forget',
  },
  'three-escalations': {
    label: 'Three levels of firmness',
    wish: 'Give me three versions, from a friendly reminder to a final warning.',
    why: "You send the next one if there's no reply",
    about: 'versions',
    said: { facts: ['count'] },
  },
  'clear-no': {
    label: 'Give my decision right away',
    wish: 'Give my decision in the first two sentences, without “unfortunately.”',
    why: 'A decision buried at the end feels like a trick',
  },
  'no-reasons': {
    label: 'No reasons to argue with',
    wish: 'Give no reason that can be argued with.',
    why: 'Every reason invites an argument',
  },
  'keep-relation': {
    label: 'Keep the door open',
    wish: 'End with something true that keeps the relationship alive.',
    why: 'You may need their goodwill later',
  },
  'under-90-words': {
    label: 'Under 90 words',
    wish: 'Keep it under 90 words.',
    why: 'It fits on a phone without scrolling',
    about: 'length',
    said: { facts: ['length'] },
  },
  'subject-three': {
    label: 'Three subject lines',
    wish: 'Give me three subject lines under 45 characters, none of them clickbait.',
    why: 'The subject line decides whether the email gets opened',
    about: 'subject',
  },
  'follow-ups': {
    label: 'Two follow-ups',
    wish: 'Add two short follow-ups to send after 3 and 10 days, each with something new.',
    why: 'Many people reply only after a reminder',
  },
  'their-words': {
    label: 'About them, not me',
    wish: 'Begin with something true about them, and use “you” more often than “I.”',
    why: 'Emails about the sender get deleted',
  },
  'no-attachment': {
    label: 'No attachments, one link at most',
    wish: 'Use no attachments and at most one link.',
    why: 'Spam filters and people distrust them',
  },
  'private-kept': {
    label: 'Keep it private',
    wish: 'Say nothing about health or family beyond what I wrote.',
    why: 'You do not have to justify yourself',
  },
  'out-of-office': {
    label: 'Out-of-office text too',
    wish: 'Add a two-sentence automatic reply with my return date.',
    why: "You won't have to write one separately",
  },
  rhyme: {
    label: 'In rhyme',
    wish: 'Make it rhyme, in four to eight lines.',
    why: 'Good for reading aloud',
    about: 'form',
  },
  'inside-joke': {
    label: 'Room for our joke',
    wish: 'Leave a marked spot for our private joke.',
    why: 'Only you know the joke',
  },
  'read-aloud': {
    label: 'Easy to read aloud',
    wish: 'Write it for the ear: short sentences, nothing I would stumble over.',
    why: 'Long sentences are hard to say out loud',
  },
  'by-rule': {
    label: 'Point by point',
    wish: 'Respond to the decision point by point, quoting its words.',
    why: 'Each reason has to be refuted in turn',
  },
  'ask-for-hearing': {
    label: 'Ask for a review by a person',
    wish: 'Ask that a person review the matter and give the reasons in writing.',
    why: "You'll need the reasons if you take it further",
  },
  'hardship-facts': {
    label: 'Hardship in facts',
    wish: 'Describe the hardship in facts and figures, not in feelings.',
    why: "It's easier to base a decision on facts",
  },
  'two-examples': {
    label: 'Two examples',
    wish: 'Use two examples from what I told you, each in three sentences.',
    why: 'Concrete examples are easier to believe than praise',
  },
  'comparison-line': {
    label: 'How they compare',
    wish: 'Say in one sentence how they compare with others I have seen, going by what I told you.',
    why: 'This is the line readers look for',
  },
  'contact-offer': {
    label: 'Offer to take a call',
    wish: 'End by offering to answer questions by phone.',
    why: 'Shows you stand behind what you wrote',
  },
  'customer-number': {
    label: 'Account details at the top',
    wish: 'Put a block at the top for my name, customer or contract number, and address.',
    why: 'Helps them find you in the system',
  },
  'stop-debit': {
    label: 'Stop the payments',
    wish: 'Withdraw my authorization to debit my account as of the end date.',
    why: 'Companies keep charging for canceled contracts',
  },
  'no-win-back': {
    label: 'No calls asking me to stay',
    wish: 'Say that I do not want to be called about my cancellation.',
    why: 'Spares you a sales pitch',
  },
  'questions-in-it': {
    label: 'Something to reply to',
    wish: 'Include two things that are easy to reply to.',
    why: 'Makes it easy to keep the conversation going',
  },
  'show-dont-tell': {
    label: "Show, don't tell",
    wish: 'Show character through small scenes instead of listing adjectives.',
    why: 'Readers believe what they can picture',
  },
  'say-it-first': {
    label: 'Give the news right away',
    wish: 'Give the news in the first two sentences, then the reason.',
    why: 'People want the news before the reasons',
  },
  'what-stays': {
    label: 'What does not change',
    wish: "Say what stays the same, going by what I've told you.",
    why: 'This is the first thing people worry about',
  },
} as const satisfies Record<string, Offer>;
