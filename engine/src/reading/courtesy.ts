import type { TextEdit, TextRange } from './text-edits.ts';
import { wishReason } from './wish-reason.ts';

const reason = 'Courtesy costs tokens';
const isWish = /^(?:i|you)\b/i;

// Openings that ask politely; what follows has to be the request itself. Whoever is greeted by name stays.
const openings = [
  /^(?:hi|hello|hey|dear)\b(?: (?:there|everyone|assistant))?[!,.]+\s*/i,
  /^(?:please|pls|plz|plaese|kindly)(?:,)?\s+(?=\p{L})/iu,
  /^(?:can|could|would|will) you (?:please |kindly |possibly |maybe )?(?:help me (?:to )?|be so kind (?:as )?to )?(?=(?:act|pretend|write|create|make|draft|compose|generate|list|suggest|explain|describe|give|tell|show|summari[sz]e|translate|rewrite|rephrase|provide|prepare|design|find|compare|analy[sz]e|review|plan|build|develop|come|recommend|outline|edit|proofread|convert|help|check|calculate|solve|estimate|turn|make|shorten|fix|improve|correct|change|put|expand|sort|organi[sz]e|polish|simplify|answer|add)\b)/i,
  /^(?:i (?:need|want|would like|'d like)|i'd like|i’d like) you to (?:please )?(?=\p{Ll})/iu,
  /^i (?:need|want|would like|have) to (?=(?:write|create|draft|compose|prepare|translate|summari[sz]e|rewrite|rephrase|proofread|compare)\b)(?![^.?!]{3,150},? (?:please|can you|could you|(?:and|but) (?:i )?(?:have no|no idea|don['’]?t (?:have|know)|can['’]?t|am stuck)|(?:where|how) (?:do|can|should|could) i)\b)/i,
  /^i['’]d like to (?=(?:write|create|draft|compose|prepare|translate|summari[sz]e|rewrite|rephrase|proofread|compare)\b)/i,
  /^you (?:should|must|need to|have to|will need to) (?=(?:write|create|make|draft|compose|generate|list|suggest|explain|describe|give|tell|summari[sz]e|translate|rewrite|rephrase|provide|prepare|design|find|compare|analy[sz]e|review|plan|outline|edit|proofread|answer|solve|calculate)\b)/i,
  /^help me (?:to )?(?=(?:write(?! down\b)|create|make|draft|compose|generate|design|outline|come up)\b)/i,
];
const german = /^(?:bitte|kannst du(?: mir)?(?: bitte)?|könntest du(?: mir)?(?: bitte)?)\s+(?=\p{Ll})/iu;
const closings = [
  /,?\s+(?:please|pls|plz|por favor|bitte|s'il te plaît|s'il vous plaît)(?=[.!?]*$)/iu,
  /[,;]?\s*(?:many )?thank(?:s| you)\b(?: (?:very|so) much)?(?: in advance)?(?: for your (?:help|time))?[.! ]*$/i,
];

const pleasantry =
  /^(?:(?:hi|hello|hey)(?: there| all| everyone)?|(?:many )?thank(?:s| you)(?: (?:very|so) much)?(?: in advance)?(?: for (?:your|the) (?:help|time))?)[!.,\s]*$/i;

const named = /^(?:hi|hello|hey|dear) \p{L}+[!,.]+\s+(?=\S)/iu;

/** Length of a greeting by name at the edge of a sentence: it stays, and the request begins behind it. */
export const namedGreetingIn = (sentence: string): number => named.exec(sentence)?.[0].length ?? 0;

/** Edits that drop courtesy from the edges of one sentence (rule K2); brevity words and conditions stay. An `alone` sentence is never dropped whole. */
export const courtesyEdits = (goal: string, sentence: TextRange, alone: boolean): readonly TextEdit[] => {
  if (
    !alone &&
    sentence.end - sentence.start < 60 &&
    pleasantry.test(goal.slice(sentence.start, sentence.end))
  ) {
    return [{ start: sentence.start, end: sentence.end, to: '', rule: 'courtesy', reason }];
  }
  const edits: TextEdit[] = [];
  const text = goal.slice(sentence.start, sentence.end);
  let start = sentence.start + (openings[0]?.test(text) ? 0 : namedGreetingIn(text));
  let asked = false;
  for (const opening of openings) {
    const hit = opening.exec(goal.slice(start, Math.min(sentence.end, start + 160)));
    if (!hit || hit[0].length >= sentence.end - start) continue;
    asked ||= /^(?:can|could|would|will) you/i.test(hit[0]);
    const why = isWish.test(hit[0]) ? wishReason : reason;
    edits.push({ start, end: start + hit[0].length, to: '', rule: 'courtesy', reason: why });
    start += hit[0].length;
  }
  const polite = german.exec(goal.slice(start, Math.min(sentence.end, start + 60)));
  if (polite && !goal.slice(sentence.start, sentence.end).includes('?')) {
    edits.push({ start, end: start + polite[0].length, to: '', rule: 'courtesy', reason });
  }
  for (const closing of closings) {
    const tail = Math.max(start, sentence.end - 60);
    const hit = closing.exec(goal.slice(tail, sentence.end));
    if (!hit || tail + hit.index <= start) continue;
    edits.push({
      start: tail + hit.index,
      end: tail + hit.index + hit[0].length,
      to: '',
      rule: 'courtesy',
      reason,
    });
    break;
  }
  if (asked && goal[sentence.end - 1] === '?' && !edits.some((edit) => edit.end === sentence.end)) {
    edits.push({
      start: sentence.end - (goal[sentence.end - 2] === ' ' ? 2 : 1),
      end: sentence.end,
      to: '.',
      rule: 'courtesy',
      reason,
      quiet: true,
    });
  }
  return edits;
};
