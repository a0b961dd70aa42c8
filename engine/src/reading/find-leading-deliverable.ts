import type { DeliverableId } from './deliverable-nouns.ts';
import { idsByNoun } from './find-deliverable.ts';
import type { FoundDeliverable } from './find-deliverable.ts';

// Single words that as often describe the next noun ("email server") lead a goal only where nothing of that kind follows.
const leads: ReadonlySet<DeliverableId> = new Set([
  'ad',
  'article',
  'blog-post',
  'caption',
  'cover-letter',
  'email',
  'essay',
  'job-description',
  'landing-page',
  'lesson-plan',
  'meal-plan',
  'training-plan',
  'workout',
  'recipe',
  'letter',
  'newsletter',
  'poem',
  'press-release',
  'product-description',
  'query',
  'quiz',
  'slogan',
  'social-post',
  'speech',
  'story',
  'tweet',
]);
const describedNext =
  /^(?:server|starters?|prep|prompts?|ideas?|generator|book|night|planner|excuse|help|club|pass|software|platform|app|tools?|clients?|marketing|address|account|settings?|provider|generator|website|list|writer|editor|theme|analysis|competition|contest|therapy|database|design|page|intro|introduction|errors?|management|security|office|copy|bubbles?|therap(?:y|ist)|recognition)$/;

const occasionOf =
  /^(?:cancellation|complaint|reminder|thank[- ]you|apology|resignation|invitation|welcome|farewell|confirmation|excuse|absence|rejection|birthday|wedding|retirement|sales|termination|warning|enquiry|inquiry|request|volunteers?|club|school|company|team|staff|members?|customer|parents?) (?=(?:letter|email|mail|speech|post|newsletter)\b)/i;

/** The deliverable that opens a goal of loose words ("instagram post new pumpkin coffee"); undefined when none does. */
export const findLeadingDeliverable = (text: string): FoundDeliverable | undefined => {
  const prefix =
    /^(?:(?:an?|my|our|weekly|monthly|daily|simple|easy|quick|short|cheap|healthy) )+/i.exec(text)?.[0]
      .length ?? 0;
  const occasion = occasionOf.exec(text.slice(prefix))?.[0].length ?? 0;
  if (occasion > 0) {
    const led = findLeadingDeliverable(text.slice(prefix + occasion));
    return (
      led && {
        ...led,
        noun: text.slice(prefix, prefix + occasion + led.noun.length),
        end: prefix + occasion + led.end,
      }
    );
  }
  const words = [...text.slice(prefix, prefix + 200).matchAll(/[\p{L}\p{N}&+'’-]+/gu)];
  for (let size = Math.min(3, words.length - 2); size > 0; size -= 1) {
    const last = words[size - 1];
    const next = words[size]?.[0].toLowerCase() ?? '';
    if (!last) continue;
    const noun = text.slice(prefix, prefix + last.index + last[0].length);
    const id = idsByNoun.get(noun.toLowerCase());
    if (!id || !leads.has(id) || describedNext.test(next)) continue;
    if (
      /^(?:starts?|begins?|ends|needs|keeps?|gets?|got|goes|went|comes|came|looks|sounds|says|takes|is|are|was|were|has|have|had|can|should|must|will|does|do|not)$/.test(
        next,
      )
    )
      continue;
    return { id, noun, end: prefix + noun.length, loose: true };
  }
  return undefined;
};
