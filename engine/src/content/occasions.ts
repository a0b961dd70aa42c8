/** What a letter, mail or message is for. */
export interface Occasion {
  readonly when: RegExp;
  /** Facts that its reader needs (D3). */
  readonly needs: readonly string[];
  /** Facts without which it can be written, and better with them (F1). */
  readonly asks?: readonly string[];
  /** What first-rate ones have, in a sentence; absent where the occasion is known too vaguely (D2). */
  readonly line?: string;
  /** What comes back where it is more than the text itself (D4). */
  readonly returns?: string;
  /** True where nothing is asked of the reader. */
  readonly asksNothing?: true;
  /** True where it lives on what these two share. */
  readonly personal?: true;
}

/** The first that fits counts, so the narrow ones stand in front. */
export const occasions: readonly Occasion[] = [
  {
    when: /\bcold (?:e-?mails?|outreach|mails?)\b/i,
    needs: ['what I offer', 'one proof', 'what the reader should do'],
    line: 'Begin with why I write to this reader of all people, and end on a question that can be answered in a line.',
  },
  {
    when: /\bout[- ]of[- ]office\b|\bauto[- ]?repl(?:y|ies)\b/i,
    needs: ['dates', 'who covers'],
    line: 'Say until when I am away and who helps meanwhile, and little else.',
    asksNothing: true,
  },
  {
    when: /\bcease[- ]and[- ]desist\b/i,
    needs: ['what was used and where', 'date to stop by'],
    line: 'Say soberly what is ours, what has to stop and by when, and what follows if it does not; mark with [legal check] where law is claimed.',
  },
  {
    when: /\bcondolen\w+|\bsympathy (?:card|note|message|letter)\b/i,
    needs: ['name of the person who died', 'what I remember of them'],
    line: 'Plain words of sorrow, and something of the person who died if I told you of it; no advice, no sayings.',
    personal: true,
    asksNothing: true,
  },
  {
    when: /\b(?:reply|response|respond\w*|answer)\b.{0,30}\breviews?\b/i,
    needs: ['what the review says', 'what is true of it', 'what is done about it'],
    line: 'Take up what they wrote, say what is done about it, and do not argue.',
    asksNothing: true,
  },
  {
    when: /^\W*(?:please )?(?:(?:write|draft|compose|give) (?:me )?(?:an? )?(?:[\p{L}-]+ )?)?(?:reply|respond|answer|response)\b.{0,20}\b(?:customer|client|guest|buyer|member|patient|supplier|tenant|parent|student|applicant|neighbou?r)s?\b/iu,
    needs: ['what they wrote', 'what I want to answer'],
    line: 'Where my decision is still open, first tell me in two sentences which way you would go, then give that reply and the one for the other decision.',
    returns: 'your view where it is needed, then the reply',
    asksNothing: true,
  },
  {
    when: /\b(?:follow[- ]?up|thank(?: you)?)\b.{0,40}\binterview\b|\binterview\b.{0,40}\bfollow[- ]?up\b/i,
    needs: ['position', 'one moment of the talk', 'name of the recipient'],
    line: 'Tie the thanks to a moment of the talk, and keep it short.',
  },
  {
    when: /\b(?<!\b(?:my|our|her|his|their) )(?:parents|carers|guardians)\b/i,
    needs: ['what they must know', 'what they should do or bring'],
    line: 'Let a busy parent see at one look what happens when, and what they have to do.',
  },
  {
    when: /\b(?:love letter|letter of love|good morning|good night|romantic|pen ?pal|future self|younger self|from (?:a )?(?:man|husband|wife|woman)|letter to (?:my |our )?(?:wife|husband|girlfriend|boyfriend|fianc[eé]e?|son|daughter|mother|father|mom|mum|dad|grand\w+|best friend|sister|brother))\b(?!['’]s)/i,
    needs: ['a moment we shared', 'what I want to say'],
    line: 'Show what is felt by something that happened, not by big words.',
    personal: true,
    asksNothing: true,
  },
  {
    when: /\b(?:remind|reminder|upcoming|coming up)\b/i,
    needs: ['event name', 'date and time', 'place or link'],
    line: 'Let the reader see at one look what, when and where, and the one thing to do.',
  },
  {
    when: /\b(?:(?<!was |been |is )declin(?:e|es|ing)|(?:can['’]?t|cannot) (?:come|make it|attend)|reject(?!ion)\w*|turn(?:ing)? (?:\p{L}+ )?down|say(?:ing)? no)\b/iu,
    needs: ['reason', 'what I offer instead'],
    line: 'Give the answer in the first sentences, kindly, and a reason only as far as I gave one.',
    asksNothing: true,
  },
  {
    when: /(?:\bneighbou?rs?\b.{0,40}\bparty\b|\bparty\b.{0,40}\bneighbou?rs?\b)(?<!\b(?:apolog|sorry|excuse|complain).{0,120})/i,
    needs: ['start and end', 'our names', 'phone number'],
    line: 'Say from when until when it may get loud, and how to reach us if it is too much.',
    asksNothing: true,
  },
  {
    when: /\b(?:invit|rsvp|save[- ]the[- ]date|open house|(?:our|my) (?:\p{L}+ )?(?:party|wedding|celebration)\b(?<!\b(?:apolog|sorry|complain).{0,120}))/iu,
    needs: ['occasion', 'date and time', 'place', 'reply-by date'],
    line: 'Let the reader see at one look what, when and where, and how to reply, and make them want to come.',
  },
  {
    when: /\bwelcom/i,
    needs: ['name of the company or group', 'first step', 'contact'],
    line: 'Give one first step that is easy to take, and someone to ask.',
  },
  {
    when: /\b(?:resign|resignation|leaving|notice period)\b/i,
    needs: ['last working day', 'position', 'employer'],
    line: 'Say the decision and the last day at once, then thanks and an offer to hand over; no reason I did not give.',
  },
  {
    when: /\bfarewell\b|\bmy last (?:day|week)\b/i,
    needs: ['last day', 'one shared moment', 'contact'],
    line: 'Say that I go and when, what stays with me, and how to keep in touch.',
    personal: true,
    asksNothing: true,
  },
  {
    when: /\b(?:application|apply(?:ing)?) (?:for|to) (?:an? |the |our |my )?(?:\p{L}+ ){0,2}(?:flat|apartment|room|house|loan|grant|allotment|kindergarten|nursery|school)\b/iu,
    needs: ['who we are', 'income or means', 'why this one'],
    line: 'Say early who we are and why we are a safe choice, and offer the papers they will want.',
  },
  {
    when: /\b(?:interview|job|position|application|apply|vacancy|hiring|candidate)\b/i,
    needs: ['position', 'company', 'what they must know'],
  },
  {
    when: /\b(?:ask\w*|request\w*|negotiat\w+|beg\w*)\b.{0,40}\b(?:discount|lower|better price|rebate|extension|more time|refund|favou?r)\b/i,
    needs: ['what exactly is asked for', 'reason or proof', 'reply-by date'],
    line: 'Say early what I ask for and why, and make it easy to say yes.',
  },
  {
    when: /\b(?:they|insur\w+|bank|office|authority|council|city|airline)\b.{0,40}\b(?:refus|den(?:y|ie)|reject|turn\w* down|won['’]?t pay)|\breject\w* (?:my|our)\b/i,
    needs: ['reason they gave', 'why it is wrong', 'number of the case', 'date of their letter'],
    line: 'Say what was decided, why it is wrong, and what I ask for; facts where anger would stand.',
  },
  {
    when: /\bcomplain/i,
    needs: ['what went wrong', 'remedy asked for', 'when it was', 'order or booking number'],
    line: 'Say what went wrong and what I ask for; facts where anger would stand.',
  },
  {
    when: /\b(?:apolog|sorry).*\b(?:friend|wife|husband|girlfriend|boyfriend|partner|sister|brother|mother|mum|mom|dad|father|neighbou?r)\b/i,
    needs: ['what happened', 'how I want to make it good'],
    line: 'Say without excuse that I am sorry and for what, and make no more of it than it is.',
    personal: true,
  },
  {
    when: /\b(?:apolog|sorry|mistake|outage|delay|(?:order|parcel|delivery|train)s? (?:is|are|will be) late|inconvenience)/i,
    needs: ['what went wrong', 'what is done about it', 'date it is solved'],
    line: 'Say without excuse what went wrong, what it meant for the reader, and what is done about it.',
  },
  {
    when: /\b(?:we|shop|store|office|practice|company|studio)(?:['’]re| are| is| will)? (?:mov(?:e|es|ing)(?! out)|relocat\w+)\b|\bnew address\b/i,
    needs: ['new address', 'date of the move', 'what stays the same'],
    line: 'Let the reader see at one look where and from when.',
    asksNothing: true,
  },
  {
    when: /\b(?:(?:price|rent|fee)s? (?:increase|rise|change|goe?s? up|will (?:go up|rise|increase))|(?:rais|increas)\w+ (?:our |the |my )?(?:prices?|rates?|fees?))\b/i,
    needs: ['old and new price', 'start date', 'reason'],
    line: 'Say the change and its date first, then the reason and what the reader can do.',
  },
  {
    when: /\bmov(?:e|ing) out\b|\b(?:end|terminat\w+|notice)\b.{0,30}\b(?:lease|tenancy|rental|flat|apartment)\b/i,
    needs: ['last day', 'address', 'new address'],
    line: 'Say what is ended and as of when, and ask for a confirmation.',
  },
  {
    when: /^(?=.*\b(?:nois\w+|loud\w*|broken|mou?ld\w*|damp|heating|leak\w*|damage\w*|park\w*|deposit|repair\w*|tree|fence|smell\w*|barks?|barking|cold|stop|not|n['’]t)\b).*\b(?:landlord|landlady|tenants?|rent|flat|apartment|noise|neighbou?rs?)\b/i,
    needs: ['since when', 'what was done so far', 'what I want by when'],
  },
  {
    when: /\b(?:refund|faulty|broken|damaged|scratched|defective|dispute|return|incomplete|never (?:came|arrived)|(?:lost|wrong|missing) (?:item|size|order|parcel|package|suitcase|luggage|delivery|parts?))\b/i,
    needs: ['what went wrong', 'remedy asked for', 'when it was', 'order or booking number'],
    line: 'Say what went wrong and what I ask for; facts where anger would stand.',
  },
  {
    when: /\b(?:overdue|unpaid(?! (?:leave|internship|overtime|work|trial|volunteer|time off))|late payment|outstanding (?:invoice|payment))\b/i,
    needs: ['invoice number', 'amount', 'due date', 'how to pay'],
    line: 'Be friendly and firm, and let the reader see at one look what is owed, since when, and how to pay.',
  },
  {
    when: /\bcancel\w*\b.{0,40}\b(?:subscription|membership|contract|policy|gym|insurance|account)\b/i,
    needs: ['contract or customer number', 'end date'],
    line: 'Say what is ended and as of when, and ask for a confirmation.',
  },
  {
    when: /\bconfirm(?:s|ed|ing)?\b|\b(?:order|booking|appointment|reservation) confirmation\b/i,
    needs: ['what is confirmed', 'date and time', 'place or link'],
    line: 'Let the reader see at one look what is confirmed, when and where.',
  },
  {
    when: /\b(?:meeting|appointment|schedule|reschedule|call|demo)\b/i,
    needs: ['what it is about', 'date and time', 'place or link'],
  },
  {
    when: /\b(?:invoice|payment|late fee|bill|debt)\b/i,
    needs: ['invoice number', 'amount', 'due date', 'how to pay'],
  },
  {
    when: /\b(?:follow[- ]?up|following up|checking in)\b/i,
    needs: ['what was agreed', 'date of the last contact', 'next step'],
    line: 'Recall what was agreed, say what is new, and offer one easy next step; no reproach.',
  },
  {
    when: /^(?!.*\b(?:ask|request)\b).*\b(?:thank(?!(?:s| you)(?: (?:in advance|so much|a lot))?[.!\s]*$)|gratitude|appreciat)/i,
    needs: ['what they did', 'what came of it'],
    line: 'Say what they did and what came of it; ask for nothing.',
    personal: true,
    asksNothing: true,
  },
  {
    when: /\b(?:christmas|holiday|easter|new year\S*) (?:\p{L}+ )?(?:card|greetings?|wishes|message|letter)\b/iu,
    needs: [],
    asks: ['what happened this year', 'what I want to say'],
    asksNothing: true,
    personal: true,
  },
  {
    when: /^(?!.*\b(?:forgot|forgotten|missed|offended|angry|hurt)\b).*\b(?:birthday|congratulat\w*|graduat\w+|new baby|retire\w*|get[- ]well|wedding (?:card|wishes))\b/iu,
    needs: [],
    asks: ['something about them', 'a moment we shared'],
    line: 'Build it on what I told you about them, not on phrases from a card.',
    asksNothing: true,
    personal: true,
  },
  {
    when: /\b(?:sale|discount|offer\w*|promo\w*|launch|product|newsletter|black friday)\b/i,
    needs: ['product', 'offer and price', 'end date', 'link'],
  },
  {
    when: /\b(?:recommend|reference letter|letter of recommendation)\b/i,
    needs: ['name of the person', 'how I know them', 'two achievements', 'what it is for'],
  },
  {
    when: /\b(?:a|pay|my) (?:raise|rise)\b|\b(?:salary|promotion)\b/i,
    needs: ['position', 'two results', 'amount asked for'],
    line: 'Tie what I ask for to results I gave, and end by asking for a talk.',
  },
  {
    when: /\b(?:(?:on|my|parental|maternity|paternity|sick|annual|unpaid|medical) (?:vacation|leave|holiday)|sick (?:note|today)|(?:['’]m|am|is|are) (?:off )?(?:sick|ill)|absence|days? off|time off|(?:vacation|holiday) request|miss(?:es|ing)? (?:school|work|class|practice|training|the (?:meeting|class|call|training|rehearsal|practice|exam|lesson|match|event)))\b/i,
    needs: ['how long', 'reason', 'what is urgent meanwhile'],
    line: 'Say the dates, the reason in a line, and how I can be reached.',
  },
  {
    when: /\b(?:partnership|collaborat|sponsor|proposal|outreach|investor|pitch)/i,
    needs: ['who I am', 'what I propose', 'why this recipient'],
    line: 'Say why I write to this reader, what each side gains, and one small next step.',
  },
];
