/** What a letter, mail or message is for. */
export interface Occasion {
  readonly when: RegExp;
  /** Facts that its reader needs (D3). */
  readonly needs: readonly string[];
  /** What it says, in order; absent where the occasion is known too vaguely (D2). */
  readonly order?: string;
  /** True where nothing is asked of the reader. */
  readonly asksNothing?: true;
}

/** The first that fits counts, so the narrow ones stand in front. */
export const occasions: readonly Occasion[] = [
  {
    when: /\bcold (?:e-?mails?|outreach|mails?)\b/i,
    needs: ['why this recipient', 'one proof', 'next step', 'name of the sender'],
    order:
      'why this reader, the trouble it takes off them, one proof, one question that can be answered in a line',
  },
  {
    when: /\bout[- ]of[- ]office\b|\bauto[- ]?repl(?:y|ies)\b/i,
    needs: ['dates', 'who covers'],
    order: 'until when I am away, who helps meanwhile and with what, when I answer',
    asksNothing: true,
  },
  {
    when: /\bcease[- ]and[- ]desist\b/i,
    needs: ['what was used and where', 'date to stop by', 'sender', 'recipient'],
    order:
      'what is ours and since when, what was used and where, what has to stop and by when, what follows if it does not; [legal check] where law is claimed',
  },
  {
    when: /\bcondolen\w+|\bsympathy (?:card|note|message|letter)\b/i,
    needs: ['name of the person who died'],
    order: 'sorrow in plain words, one memory or trait given here, one concrete offer; no advice, no sayings',
    asksNothing: true,
  },
  {
    when: /\b(?:reply|response|respond\w*|answer)\b.{0,30}\breviews?\b/i,
    needs: ['name of the reviewer', 'what is done about it', 'contact'],
    order:
      'thanks or regret tied to what they wrote, what is done about it, one way to reach us; no argument, no standard phrases',
    asksNothing: true,
  },
  {
    when: /^\W*(?:please )?(?:(?:write|draft|compose|give) (?:me )?(?:an? )?(?:[\p{L}-]+ )?)?(?:reply|respond|answer|response)\b.{0,20}\b(?:customer|client|guest|buyer|member|patient|supplier|tenant)s?\b/iu,
    needs: ['name of the recipient'],
    order:
      'that their request was understood, the decision and its reason, what is possible instead or comes next; warm, no standard phrases',
    asksNothing: true,
  },
  {
    when: /\b(?:follow[- ]?up|thank(?: you)?)\b.{0,40}\binterview\b|\binterview\b.{0,40}\bfollow[- ]?up\b/i,
    needs: ['name of the recipient', 'position', 'one moment of the talk'],
    order: 'thanks tied to one moment of the talk, what I would bring to it, the next step',
  },
  {
    when: /\b(?:parents|carers|guardians)\b/i,
    needs: ['reply-by date', 'contact'],
    order:
      'what takes place and why, when and where, what it costs and what to bring, what to sign or send back and by when, whom to ask',
  },
  {
    when: /\b(?:love letter|letter of love|good morning|good night|romantic|pen ?pal|future self|younger self|from (?:a )?(?:man|husband|wife|woman)|to my (?:wife|husband|girlfriend|boyfriend|fianc[eé]e?|son|daughter|mother|father|mom|mum|dad|grand\w+|best friend|sister|brother))\b/i,
    needs: [],
    order:
      'a moment to begin in, things that only these two know as far as given, what is felt shown by what happened, an end that stays; no business phrases',
    asksNothing: true,
  },
  {
    when: /\b(?:remind|reminder|upcoming|coming up)\b/i,
    needs: ['event name', 'date and time', 'place or link'],
    order: 'what is coming up, when and where, one action for the reader',
  },
  {
    when: /\b(?:invit|rsvp|party|wedding|celebration|open house)/i,
    needs: ['occasion', 'date and time', 'place', 'reply-by date'],
  },
  {
    when: /\bwelcom/i,
    needs: ['name of the company or group', 'first step', 'contact'],
    order: 'what the reader now has or belongs to, the first step and how to take it, whom to ask',
  },
  {
    when: /\b(?:resign|resignation|leaving|notice period)\b/i,
    needs: ['last working day', 'position', 'recipient'],
    order:
      'the decision and the last day, thanks in one sentence, the handover I offer; no reason that is not given',
  },
  {
    when: /\bfarewell\b|\bmy last (?:day|week)\b/i,
    needs: ['last day', 'one shared moment', 'contact'],
    order: 'that I go and when, one thing that stays with me, thanks, how to keep in touch',
    asksNothing: true,
  },
  {
    when: /\b(?:interview|job|position|application|apply|vacancy|hiring|candidate)\b/i,
    needs: ['position', 'company', 'name of the recipient'],
  },
  {
    when: /\b(?:ask\w*|request\w*|negotiat\w+|beg\w*)\b.{0,40}\b(?:discount|lower|better price|rebate|extension|more time|refund|favou?r)\b/i,
    needs: ['what exactly is asked for', 'reason or proof', 'reply-by date'],
    order: 'the request, its reason, what makes it easy to say yes, by when I need the answer',
  },
  {
    when: /\b(?:apolog|sorry|mistake|outage|delay|inconvenience)/i,
    needs: ['what went wrong', 'what is done about it', 'date it is solved'],
    order:
      'what went wrong, without excuse, what it meant for the reader, what is done about it and by when, how to reach us',
  },
  {
    when: /\b(?:landlord|tenant|rent|flat|apartment|noise|neighbou?rs?)\b/i,
    needs: ['address', 'date it began', 'what was done so far', 'date it should be settled'],
  },
  {
    when: /\b(?:complain|complaint|refund|faulty|broken|damaged|dispute|return)\b/i,
    needs: ['order number', 'date of purchase', 'what went wrong', 'remedy asked for'],
    order:
      'what was bought or agreed and when, what went wrong, what I ask for and by when; facts where anger would stand',
  },
  {
    when: /\b(?:price (?:increase|rise|change)|(?:rais|increas)\w+ (?:our |the |my )?(?:prices?|rates?|fees?))\b/i,
    needs: ['old and new price', 'start date', 'reason'],
    order: 'the change and its date first, the reason, what it means for the reader, what they can do now',
  },
  {
    when: /\b(?:overdue|unpaid|late payment|outstanding (?:invoice|payment))\b/i,
    needs: ['invoice number', 'amount', 'due date', 'how to pay'],
    order:
      'which invoice, the amount and since when it is due, how to pay, what comes next; friendly and firm',
  },
  {
    when: /\b(?:declin\w+|reject\w*|turn(?:ing)? (?:\p{L}+ )?down|say(?:ing)? no)\b/iu,
    needs: ['name of the recipient', 'reason'],
    order:
      'the answer within the first two sentences, thanks for something specific, the reason as far as it is given, what is possible instead, if anything',
    asksNothing: true,
  },
  {
    when: /\bcancel\w*\b.{0,40}\b(?:subscription|membership|contract|policy|gym|insurance|account)\b/i,
    needs: ['contract or customer number', 'end date'],
    order: 'what is ended and as of when, the number it runs under, a confirmation asked for',
  },
  {
    when: /\bconfirm\w*\b/i,
    needs: ['what is confirmed', 'date and time', 'place or link'],
    order: 'what is confirmed, with date, time and place, what the reader prepares, whom to ask',
  },
  {
    when: /\b(?:meeting|appointment|schedule|reschedule|call|demo)\b/i,
    needs: ['topic', 'date and time', 'place or link'],
  },
  {
    when: /\b(?:invoice|payment|late fee|bill|debt)\b/i,
    needs: ['invoice number', 'amount', 'due date', 'how to pay'],
  },
  {
    when: /\b(?:follow[- ]?up|following up|checking in)\b/i,
    needs: ['what was agreed', 'date of the last contact', 'next step'],
    order: 'what was last agreed, what is new since then, one easy next step; no reproach',
  },
  {
    when: /\b(?:thank|gratitude|appreciat)/i,
    needs: ['name of the recipient', 'what they did', 'what came of it'],
    order: 'what they did, what came of it, what it meant; nothing is asked for',
    asksNothing: true,
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
    when: /\b(?:raise|salary|promotion)\b/i,
    needs: ['position', 'two results', 'amount asked for'],
    order: 'the request, two results with their figures, the amount, a date to talk about it',
  },
  {
    when: /\b(?:vacation|leave|sick|absence|day off|time off|holiday)\b/i,
    needs: ['dates', 'who covers', 'recipient'],
    order: 'the dates and the reason in a line, who covers what, how I can be reached',
  },
  {
    when: /\b(?:partner|partnership|collaborat|sponsor|proposal|outreach|investor|pitch)/i,
    needs: ['who I am', 'what I propose', 'why this recipient', 'next step'],
    order: 'why this reader, what each side gains, one proof, one small next step',
  },
];
