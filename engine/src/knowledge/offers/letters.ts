import type { Offer } from '../rows.ts';

/** Letters, mails and messages: what a practised writer would decide. */
export const letterOffers = {
  'dated-facts': {
    label: 'What happened, by date',
    wish: 'List what happened in chronological order, in short, neutral sentences.',
    why: 'Facts in order are hard to argue with',
  },
  'legal-basis': {
    label: 'Name the right behind it',
    wish: 'Name the kind of law or contract term it rests on, and mark it if I should check it for my country.',
    why: 'They see that you know your rights',
  },
  'deadline-14': {
    label: 'A deadline of 14 days',
    wish: 'Set a 14-day deadline for a reply.',
    why: 'No deadline means no answer',
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
    why: 'It may be read in court',
  },
  'by-post-and-mail': {
    label: 'Suitable for registered mail',
    wish: 'Lay it out as a formal letter with both addresses, date, reference and subject.',
    why: 'Ready for registered mail',
    about: 'layout',
  },
  'half-page-letter': {
    label: 'Half a page',
    wish: 'Keep it to half a page.',
    why: 'Officials read the first half',
    about: 'length',
    said: { facts: ['length'] },
  },
  'mirror-the-ad': {
    label: 'Use the ad’s own words',
    wish: 'Use the keywords from the job ad where they are true of me.',
    why: 'Software and people look for them',
  },
  'proof-for-claims': {
    label: 'A result for each claim',
    wish: 'Back each strength with a result or an example I gave, and claim nothing beyond what I told you.',
    why: 'Most letters make claims without proof',
  },
  'strong-opening': {
    label: 'No “I am writing to apply”',
    wish: 'Begin with the strongest reason to hire me, not with “I am writing to apply”.',
    why: 'The first line decides if the second is read',
  },
  'one-page-250': {
    label: 'At most 250 words',
    wish: 'Keep it to 250 words.',
    why: 'Recruiters give it half a minute',
    about: 'length',
    said: { facts: ['length'] },
  },
  'gap-in-one-line': {
    label: 'The weak spot in one line',
    wish: 'Address the doubt in one calm sentence and move on.',
    why: 'A long explanation makes it look bigger',
  },
  'leave-no-reasons': {
    label: 'Only what is needed',
    wish: 'Say only that I am leaving and when, and thank them; no reasons.',
    why: 'What is not written cannot be used against you',
  },
  handover: {
    label: 'Offer a handover',
    wish: 'Offer to hand over my work, and say what that covers.',
    why: 'Leaving on good terms costs little',
  },
  'ask-reference': {
    label: 'Ask for a reference',
    wish: 'Ask for a reference in one sentence.',
    why: 'Easiest to get while you are there',
  },
  'confirm-receipt': {
    label: 'Ask for confirmation',
    wish: 'Ask them to confirm receipt and the end date in writing.',
    why: 'You have proof of the date',
  },
  'one-detail': {
    label: 'One real detail',
    wish: 'Build it around the one detail I gave.',
    why: 'Shows that you noticed',
  },
  'no-phrases': {
    label: 'No stock phrases',
    wish: 'Leave out phrases that could be in anyone’s card.',
    why: 'It should not sound store-bought',
  },
  'handwritten-length': {
    label: 'Fits on a card',
    wish: 'Keep it to 60 words so that I can write it by hand.',
    why: 'Cards are small',
    about: 'length',
    said: { facts: ['length'] },
  },
  'three-lengths': {
    label: 'Three lengths',
    wish: 'Give me three: a line, a card, a letter.',
    why: 'You choose by how much space you have',
    about: 'versions',
    said: { facts: ['count'] },
  },
  'own-it-first': {
    label: 'Say sorry in the first line',
    wish: 'In the first sentence, say sorry and for what exactly, without “if” or “but”.',
    why: 'Everything before it sounds like an excuse',
  },
  'no-excuses': {
    label: 'No excuses',
    wish: 'Explain in at most one sentence, and make no excuses.',
    why: 'Reasons sound like excuses',
  },
  'offer-amends': {
    label: 'End on what I will do',
    wish: 'End on what I will do, not on being forgiven.',
    why: 'Asking for forgiveness puts them under pressure',
  },
  'when-where-first': {
    label: 'Date and place first',
    wish: 'Put date, time and place at the top, on lines of their own.',
    why: 'People look up these details later',
  },
  'rsvp-line': {
    label: 'A line for replies',
    wish: 'End with a line that says how and by when to reply.',
    why: 'You know how many will come',
    about: 'reply',
  },
  'short-for-chat': {
    label: 'A short version for chat',
    wish: 'Add a version of at most 40 words for a group chat.',
    why: 'Most will read it there',
    about: 'versions',
    said: { facts: ['count'] },
  },
  'calendar-text': {
    label: 'Text for the calendar',
    wish: 'Add a title and a description that fit a calendar entry.',
    why: 'One paste and it is in',
  },
  'no-better-place': {
    label: 'No “better place”',
    wish: 'Do not explain the death, and do not say that time heals or that they are in a better place.',
    why: 'It is well meant but hurts many people',
  },
  'offer-concrete-help': {
    label: 'Offer something concrete',
    wish: 'Offer one concrete thing I can do, instead of “let me know”.',
    why: 'Grieving people do not ask',
  },
  'memory-of-them': {
    label: 'A memory',
    wish: 'Build it around one memory of the person who died, as I gave it.',
    why: 'It is what families keep',
  },
  'figures-first': {
    label: 'Results first',
    wish: 'Begin with the results, in figures, then the request.',
    why: 'Value persuades; need does not',
  },
  'talk-script': {
    label: 'What to say in the meeting',
    wish: 'Add what I can say in the meeting, and answers to the three likeliest objections.',
    why: 'The email only opens the door',
  },
  'plan-b': {
    label: 'If there is no money',
    wish: 'Add what I can ask for instead if there is no budget.',
    why: 'Days off and training cost an employer less',
  },
  'invoice-facts': {
    label: 'Invoice facts in a block',
    wish: 'Put invoice number, amount, due date and account in a block I can fill in.',
    why: 'They can pay without searching',
  },
  'assume-forgot': {
    label: 'Assume they forgot',
    wish: 'Assume that it was an oversight and leave them a way to save face.',
    why: 'Most did forget',
  },
  'three-escalations': {
    label: 'Three levels of firmness',
    wish: 'Give me three versions, from friendly to last warning.',
    why: "You send the next one if there's no reply",
    about: 'versions',
    said: { facts: ['count'] },
  },
  'clear-no': {
    label: 'Say no in the first line',
    wish: 'Say no in the first two sentences, without “unfortunately”.',
    why: 'A late no feels like a trick',
  },
  'no-reasons': {
    label: 'No reasons to argue with',
    wish: 'Give no reason that can be argued with.',
    why: 'Every reason invites an argument',
  },
  'keep-relation': {
    label: 'Keep the door open',
    wish: 'End with something true that keeps the relationship alive.',
    why: "A no doesn't have to be the end",
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
    wish: 'Add two short follow-ups for after 3 and 10 days, each with something new.',
    why: 'Most replies come after the second email',
  },
  'their-words': {
    label: 'About them, not me',
    wish: 'Begin with something true about them, and use “you” more often than “I”.',
    why: 'Emails about the sender get deleted',
  },
  'no-attachment': {
    label: 'No attachments or links',
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
    why: 'Done in one go',
  },
  rhyme: {
    label: 'In rhyme',
    wish: 'Make it rhyme, four to eight lines.',
    why: 'Good for reading aloud',
    about: 'form',
  },
  'inside-joke': {
    label: 'Room for our joke',
    wish: 'Leave a marked spot for our private joke.',
    why: 'Only you know that',
  },
  'read-aloud': {
    label: 'Easy to read aloud',
    wish: 'Write it for the ear: short sentences, nothing I would stumble over.',
    why: 'It may be read out',
  },
  'by-rule': {
    label: 'Point by point',
    wish: 'Respond to the decision point by point, quoting its words.',
    why: 'Each reason has to be refuted in turn',
  },
  'ask-for-hearing': {
    label: 'Ask for a review by a person',
    wish: 'Ask for a person to look at it again, and for the reasons in writing.',
    why: 'Opens the way to the next step',
  },
  'hardship-facts': {
    label: 'Hardship in facts',
    wish: 'Describe the hardship in facts and figures, not in feelings.',
    why: 'Facts can justify a decision on the record, feelings cannot',
  },
  'two-examples': {
    label: 'Two examples',
    wish: 'Use two examples from what I gave, each in three sentences.',
    why: 'Readers believe scenes',
  },
  'comparison-line': {
    label: 'How they compare',
    wish: 'Say in one sentence how they compare with others I have seen, going by what I told you.',
    why: 'The line readers look for',
  },
  'contact-offer': {
    label: 'Offer to take a call',
    wish: 'End by offering to answer questions by phone.',
    why: 'Shows you stand behind what you wrote',
  },
  'customer-number': {
    label: 'Contract details at the top',
    wish: 'Put a block at the top for customer number, contract and address.',
    why: 'Helps them find you in the system',
  },
  'stop-debit': {
    label: 'Stop the payments',
    wish: 'Withdraw my permission to debit my account as of the end date.',
    why: 'Companies keep charging for canceled contracts',
  },
  'no-win-back': {
    label: 'No calls to win me back',
    wish: 'Say that I do not wish to be called about it.',
    why: 'Saves you a sales pitch',
  },
  'questions-in-it': {
    label: 'Something to reply to',
    wish: 'Include two things that are easy to reply to.',
    why: 'Profiles die for lack of an opening line',
  },
  'show-dont-tell': {
    label: 'Show, do not list',
    wish: 'Show traits through small scenes, with no list of adjectives.',
    why: 'Everyone claims to be honest and fun',
  },
  'say-it-first': {
    label: 'The news in the first lines',
    wish: 'Give the news in the first two sentences, then the reason.',
    why: 'Waiting for it is worse',
  },
  'what-stays': {
    label: 'What does not change',
    wish: "Say what stays the same, going by what I've told you.",
    why: 'The first thing people worry about',
  },
} as const satisfies Record<string, Offer>;
