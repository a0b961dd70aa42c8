import { missingSlots } from '../content/asking/slots.ts';
import { setScene } from '../content/set-scene.ts';
import type { Rewrite } from './enhancement.ts';
import { unchanged } from './enhancement.ts';

/** The brief's openings: what the verb becomes in a thin request for a document. */
const openings: Readonly<Record<string, string>> = {
  generate: 'Create a detailed',
  create: 'Develop a comprehensive',
  write: 'Compose a professional',
};
const opening = /^(generate|create|write)( me)? (?:a|an|the) (?=\p{Ll}|\p{Lu}\p{Ll})/iu;
const welcome =
  /^(?:(?:write|create|generate|make|draft|compose|prepare)\s+)?(?:me\s+)?(?:(?:a|an|the|our)\s+)?(?:new\s+)?welcome e-?mail\b/i;
const toned =
  /\b(?:professional|detailed|comprehensive|funny|casual|friendly|informal|humorous|short|brief|heartfelt|emotional|angry|simple|personal|formal|warm|witty|playful|sarcastic|honest|angry|kind|romantic)\b/i;

// A promise of "detailed" or "professional" is worth something only with a measure, which the suffix gives.
const suffixes = {
  email: 'with a subject line, one clear action and a body of at most 120 words',
  article: 'with a title, 3 to 5 sections with headings and 600 to 900 words',
  other: 'with its aim, its reader and its outcome stated in the first paragraph',
} as const;

const suffixFor = (id: string): keyof typeof suffixes | undefined => {
  if (id === 'email' || id === 'letter' || id === 'cover-letter') return 'email';
  if (id === 'blog-post' || id === 'article' || id === 'essay') return 'article';
  return [
    'report',
    'proposal',
    'plan',
    'strategy',
    'business-plan',
    'policy',
    'press-release',
    'landing-page',
    'newsletter',
    'presentation',
    'documentation',
    'analysis',
    'market-analysis',
    'job-description',
  ].includes(id)
    ? 'other'
    : undefined;
};

/** Thin requests for a document get its measure and blanks for the facts that it needs; all else stays. */
export const fillOutContent = (text: string): Rewrite => {
  const scene = setScene({ goal: text });
  const { deliverableId, reading } = scene;
  const english = reading.language.code === 'en';
  if (
    !english ||
    !deliverableId ||
    reading.complexity !== 'low' ||
    reading.data ||
    (reading.act !== 'write' && reading.act !== 'open') ||
    /\[|\bwith an? (?:subject|title)\b/.test(text)
  )
    return unchanged(text);
  const suffix = suffixFor(deliverableId);
  if (!suffix) return unchanged(text);
  let body = text.replace(/(?<![.!])[.!]+$/, '');
  const edits: { from: string; to: string; reason: string }[] = [];
  const improvements: string[] = [];
  const begun = welcome.exec(body) ?? opening.exec(body);
  const to =
    begun &&
    (welcome.test(body) ? 'Compose a professional welcome email' : openings[(begun[1] ?? '').toLowerCase()]);
  if (begun && to && !toned.test(body)) {
    const from = begun[0].trim();
    body = `${to}${welcome.test(body) ? '' : ' '}${body.slice(begun[0].length)}`;
    edits.push({ from, to, reason: 'Says what kind of text is wanted' });
    improvements.push(`"${from}" became "${to}"`);
  }
  if (reading.size.exact === undefined && reading.size.leaning === 'usual') {
    body += `, ${suffixes[suffix]}`;
    edits.push({ from: '', to: suffixes[suffix], reason: 'Gives it a measure' });
    improvements.push(`Measure added: ${suffixes[suffix]}`);
  }
  const slots = missingSlots(scene).slice(0, 3);
  if (slots.length === 0)
    return edits.length > 0 ? { text: `${body}.`, edits, improvements } : unchanged(text);
  const blanks = slots.map((slot) => `[${slot}]`).join(', ');
  edits.push({ from: '', to: blanks, reason: 'Facts to fill in' });
  improvements.push(
    slots.length === 1
      ? `Blank added for ${slots[0] ?? ''}`
      : `Blanks added for ${slots.length} facts that the ${reading.noun ?? 'text'} needs`,
  );
  return { text: `${body}: ${blanks}.`, edits, improvements };
};
