import { taskVerbs } from './task-verbs.ts';

const salutation =
  /^[ \t>*]*(?:dear|hi|hello|hey|sehr geehrte[rs]?|liebe[rs]?|hallo|guten tag|chère?s?|bonjour|estimad[oa]s?|querid[oa]s?|hola|gentile|car[oaie]|caríssim[oa]|prezad[oa]s?|olá|beste|geachte|szanown[yai]|drog[ia]|cześć)\b[^\n.:;!?]{0,60}[,!]?[ \t]*$/imu;
const close =
  /^[ \t>*]*(?:(?:best|kind|warm|many)? ?regards|sincerely|yours \w+|best wishes|cheers|love|many thanks|(?:mit|viele|liebe|beste|herzliche) (?:freundlichen )?grüße?n?|cordialement|bien à vous|(?:un )?saludos?|atentamente|cordiali saluti|distinti saluti|atenciosamente|abraços|met vriendelijke groet(?:en)?|pozdrawiam|z poważaniem)\b[^\n.?]{0,40}$/imu;
const subjectLine =
  /^[ \t>*]*(?:subject|betreff|objet|asunto|oggetto|assunto|onderwerp|temat)\**:\**[ \t]*\S/im;
const eager =
  /^\W*(?:sure|certainly|absolutely|of course|gladly|gerne|natürlich|bien sûr|claro|certo|certamente|natuurlijk|oczywiście)\s*[,!.:]/iu;
const reported =
  /^\W*(?:(?:the|this|your) (?:image|picture|photo|illustration|video|clip|logo|code|app|script) (?:shows|depicts|features|captures|opens|works|does)|(?:das|dieses) (?:bild|video) zeigt|cette image montre|esta imagen muestra|i(?:['’]ve| have) (?:written|created|drawn|made|built|generated|prepared|drafted))\b/iu;
const fence = /^[ \t]*(?:```|~~~)/m;
const codeLine =
  /^[ \t]*(?:import\s+[\w{*].*|from\s+\S+\s+import\s.*|(?:export\s+)?(?:async\s+)?function\s+\w+\s*\(.*|def\s+\w+\s*\(.*:|(?:const|let|var)\s+\w+\s*=.*|class\s+\w+.*[{:]|return\b.*;|#include\b.*|<!doctype html.*|<\/?(?:html|head|body|div|script|style|button|form)\b.*>|select\s[^\n;]{1,200}\sfrom\s[^\n;]{1,200};)[ \t]*$/gimu;
const wants =
  /\b(?:i (?:need|want|would like)|i['’]d like|please|can you|could you|help me|you are|you will)\b|\?/i;
const lead =
  /(?:^|[.!?:;\n][ \t]*(?:[-*•]|\d+[.)])?[ \t]*)(?:(?:please|then|also|and|now|next|finally)\s+)?([a-z]+)/gi;

const words = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
const asks = (text: string): boolean =>
  wants.test(text) || [...text.matchAll(lead)].some(([, verb = '']) => taskVerbs.has(verb.toLowerCase()));

/** Lines without a stop or a colon at their end, as verse has them. */
const isVerse = (text: string): boolean =>
  text.split('\n').filter((line) => /^\s*\p{L}.{8,70}[^.:\s]$/u.test(line)).length >= 6;

/**
 * Whether a text is the result that a goal asks for, and not a request for it: one sure sign, or two that a request may
 * show too. What the person wrote themselves is no sign. A `plan`, for a picture or software, is long and asks for
 * nothing by itself, so there neither is one.
 */
export function carriesOut(goal: string, text: string, form: 'words' | 'plan'): boolean {
  const shows = (pattern: RegExp): boolean => pattern.test(text) && !pattern.test(goal);
  const codeLines = text.match(codeLine)?.filter((line) => !goal.includes(line.trim())) ?? [];
  if (shows(eager) || shows(reported) || shows(fence) || codeLines.length > 1) return true;
  const signs = [
    shows(salutation),
    shows(close),
    shows(subjectLine),
    isVerse(text) && !isVerse(goal),
    form === 'words' && asks(goal) && !asks(text),
    form === 'words' && words(text) > 60 + 3 * words(goal),
  ];
  return signs.filter(Boolean).length > 1;
}
