/** What a letter or mail is for, and the facts that its reader then needs (D3). */
export const occasions: readonly { readonly when: RegExp; readonly needs: readonly string[] }[] = [
  {
    when: /\bcold (?:e-?mail|outreach|mail)\b/i,
    needs: ['why this recipient', 'one proof', 'next step', 'name of the sender'],
  },
  {
    when: /\b(?:remind|reminder|upcoming|coming up)\b/i,
    needs: ['event name', 'date and time', 'place or link'],
  },
  {
    when: /\b(?:invit|rsvp|party|wedding|celebration|open house)/i,
    needs: ['occasion', 'date and time', 'place', 'reply-by date'],
  },
  { when: /\bwelcom/i, needs: ['name of the company or group', 'first step', 'contact'] },
  {
    when: /\b(?:interview|job|position|application|apply|vacancy|hiring|candidate)\b/i,
    needs: ['position', 'company', 'name of the recipient'],
  },
  {
    when: /\b(?:resign|resignation|leaving|notice period)\b/i,
    needs: ['last working day', 'position', 'recipient'],
  },
  {
    when: /\b(?:apolog|sorry|mistake|outage|delay|inconvenience)/i,
    needs: ['what went wrong', 'what is done about it', 'date it is solved'],
  },
  {
    when: /\b(?:landlord|tenant|rent|flat|apartment|noise|neighbou?rs?)\b/i,
    needs: ['address', 'date it began', 'what was done so far', 'date it should be settled'],
  },
  {
    when: /\b(?:complain|complaint|refund|faulty|broken|damaged|dispute|return)\b/i,
    needs: ['order number', 'date of purchase', 'what went wrong', 'remedy asked for'],
  },
  {
    when: /\b(?:meeting|appointment|schedule|reschedule|call|demo)\b/i,
    needs: ['topic', 'date and time', 'place or link'],
  },
  {
    when: /\b(?:invoice|payment|overdue|late fee|bill|debt)\b/i,
    needs: ['invoice number', 'amount', 'due date', 'how to pay'],
  },
  {
    when: /\b(?:follow[- ]?up|following up|checking in)\b/i,
    needs: ['what was agreed', 'date of the last contact', 'next step'],
  },
  {
    when: /\b(?:ask\w*|request\w*|negotiat\w+|beg\w*)\b.{0,40}\b(?:discount|lower|better price|rebate|extension|raise|refund|favou?r)\b/i,
    needs: ['what exactly is asked for', 'reason or proof', 'reply-by date'],
  },
  {
    when: /\b(?:sale|discount|offer\w*|promo\w*|launch|product|newsletter|black friday)\b/i,
    needs: ['product', 'offer and price', 'end date', 'link'],
  },
  {
    when: /\b(?:thank|gratitude|appreciat)/i,
    needs: ['name of the recipient', 'what they did', 'what came of it'],
  },
  {
    when: /\b(?:recommend|reference letter|letter of recommendation)\b/i,
    needs: ['name of the person', 'how I know them', 'two achievements', 'what it is for'],
  },
  { when: /\b(?:raise|salary|promotion)\b/i, needs: ['position', 'two results', 'amount asked for'] },
  {
    when: /\b(?:vacation|leave|sick|absence|day off|time off|holiday)\b/i,
    needs: ['dates', 'who covers', 'recipient'],
  },
  {
    when: /\b(?:partner|partnership|collaborat|sponsor|proposal|outreach|investor|pitch)/i,
    needs: ['who I am', 'what I propose', 'why this recipient', 'next step'],
  },
];

/** Facts that any letter needs when its occasion is not known. */
export const usualNeeds = ['name of the recipient', 'name of the sender'] as const;
