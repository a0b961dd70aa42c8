import type { ProjectTypeId } from '../../catalogue/code.ts';
import { testing } from '../frames/change-kinds.ts';
import { namesLanguage } from './named-technology.ts';
import { changeVerbs, makeVerbs } from './verbs.ts';

/** What the person wants back: something to use, a small program, a change, an answer, or the steps. */
export type GoalForm = 'product' | 'program' | 'change' | 'question' | 'steps';

const productNouns =
  'app|application|engine|saas|software|marketplace|crm|solution|website|web ?site|site|platform|portal|dashboard|system|page|webpage|web page|store|shop|game|forum|blog|service|tool|software|extension|plugin|plug-in|clone|simulator|tracker|manager|editor|player|generator|calculator|converter|component|widget|interface|ui|gui|form|bot|api|backend|server|mini-program|prototype|mvp|portfolio|crm|cms|board|viewer|visualizer|planner|scheduler|organi[sz]er';
const programNouns =
  'program|programme|script|function|cipher|(?<!\\b(?:gets?|receives?|has|have|enters?|types?|with|by|per|one|own|each|every|unique|secret|valid|new|their|his|her) (?:an? |the )?)code|class|method|query|regex|regexp|regular expression|command|one-liner|liner|snippet|algorithm|macro|procedure|config|configuration|dockerfile|docker[ -]compose|makefile|notebook|sql|loop|boilerplate|parser|decryptor|iterator|decorator|hook|struct|interface|shader|schema|shellscript|shell script|función|funcion|fonction|funktion|funzione|função|skript|programma|programa|programm|consulta|requête|abfrage';
const codeNouns =
  '(?<!\\b(?:no|without|without an?|without any|external|other) )library|file|package|contract|workflow|pipeline|sketch|pattern|request|formula|expression|statement|module|test';
const nounScan = new RegExp(
  `(?<!\\b(?:qr|bar|zip|post|postal|promo|discount|voucher|access|invite|join|security|one-time|dress|country|status|colou?r)[ -])\\b(?:(?<product>${productNouns})|(?<program>${programNouns})|(?<code>${codeNouns}))(?:s|es)?\\b`,
  'gi',
);
const commandLine = /\b(?:cli|command[ -]?line|terminal|console)\b/i;

const steps =
  /^(?:show|tell|teach|walk|guide|explain(?: to)?) (?:me )?(?:the steps|how to|through|step by step)|^(?:give me )?(?:the )?steps (?:to|for)|\bwalk me through\b/i;
const interrogative =
  /^(?:how|what|why|which|where|when|who|is|are|do|does|did|can|could|should|would|will)\b/i;
const asksHow =
  /^(?:(?:explain|describe|tell me|find out)(?: to me| me)? (?:what|where|why) (?:this|the|our|my|these)\b|how (?:to|do|can|would|should|could)|is (?:there|it)|what|why (?:is|are|does|do|did|can|isn|aren|doesn|don|won))\b/i;

/**
 * Reads the form from the instruction (courtesy taken off), the phrase that names the thing, and the last sentence;
 * `hasKind` where the phrase names a known kind of product.
 */
export function goalFormOf(
  instruction: string,
  phrase: string,
  lastSentence: string,
  projectType: ProjectTypeId,
  hasKind = false,
): GoalForm {
  if (steps.test(instruction) || /\bwalk me through\b/i.test(lastSentence)) return 'steps';
  const first = /^[\p{L}']+/u.exec(instruction)?.[0]?.toLowerCase() ?? '';
  // "Who is on call this weekend? We are six vets …" tells what a product is to answer.
  const asksOfPeople =
    /^(?:web-app|website|mobile-app)$/.test(projectType) &&
    /^(?:who|whose|where|when)\b/i.test(instruction) &&
    /\b(?:we|our|us|my)\b/i.test(lastSentence) &&
    !lastSentence.endsWith('?');
  if (asksOfPeople) return 'product';
  if (asksHow.test(instruction) || (interrogative.test(instruction) && instruction.endsWith('?')))
    return 'question';
  if (
    !makeVerbs.has(first) &&
    lastSentence.endsWith('?') &&
    asksHow.test(lastSentence.replace(/^.*?(?=\b(?:how|what|which)\b)/i, ''))
  ) {
    return 'question';
  }
  if (
    worksOnFiles.test(instruction) &&
    (namesLanguage(instruction) || /\b(?:node|powershell|bash|shell)\b/i.test(instruction))
  )
    return 'program';
  if (
    (changeVerbs.has(first) && !nounFirst.test(instruction)) ||
    testing.test(instruction) ||
    (projectType === 'feature' &&
      /^(?:move|transfer) (?:our|my|the|all)\b.* (?:in)?to\b/i.test(instruction)) ||
    /^(?:(?:make|convert|translate|rewrite) (?:my|our|this)|rewrite the)\b/i.test(instruction)
  )
    return 'change';
  if (
    projectType === 'feature' &&
    standsAlone.test(phrase) &&
    !/^(?:the|our|my|this|users?)\b/i.test(instruction)
  )
    return namesLanguage(instruction) ? 'program' : 'product';
  if (asksForFix(instruction)) return 'change';
  if (makesProgram(instruction, phrase, projectType, hasKind) || runsAlone.test(lastSentence))
    return 'program';
  return projectType === 'feature' ? 'change' : 'product';
}

// "Repair orders for a workshop" are things, no order to repair.
const nounFirst = /^(?:repair|update|upgrade|port) \p{L}+s?(?: \p{L}+)? (?:for|of|at) (?:our|my|an?|the)\b/iu;

// "Rename all columns in our csv files" changes files by a program, not code.
const worksOnFiles =
  /^(?:rename|convert|merge|split|move|copy|resize|compress|sort|clean|combine) .{0,40}\b(?:csv|excel|pdf|image|photo|log|json|text|markdown|mp3|video)s?(?: files?| columns| rows)?\b/i;

// A thing of its own, whatever type was left selected.
const standsAlone =
  /^(?:(?:an?|build|create|make|write|develop) )*(?:[\p{L}\d.#+-]+ ){1,4}(?:tool|bot|extension|app|game|generator|add-?in|plug-?in|clone|simulator|visuali[sz]er|maker)$/iu;
const runsAlone = /\b(?:have|let|make) the program\b|\bthis program\b/i;
const codeForProduct =
  /\b(?:code|script|program)\b[^.]{0,30}\b(?:for|to (?:develop|build|create|make|implement)|which implements?) [^.]{0,60}\b(?:app|application|web ?site|site|game|platform|editor|dashboard|api|web app)\b/i;

// The last noun of the phrase that names the thing decides ("practice test website"), else the first one after it.
function makesProgram(
  instruction: string,
  phrase: string,
  projectType: ProjectTypeId,
  hasKind: boolean,
): boolean {
  const head = instruction.slice(0, 220);
  if (commandLine.test(phrase) || (commandLine.test(head.slice(0, 80)) && !namesProduct(phrase))) return true;
  if (/\bboilerplate\b/i.test(head)) return namesLanguage(head);
  if (codeForProduct.test(head)) return false;
  const named = [...phrase.matchAll(nounScan)];
  if (
    /^write\b/i.test(instruction) &&
    named.some(({ groups }) => (groups?.['program'] ?? groups?.['code']) !== undefined)
  )
    return true;
  const last = named.at(-1) ?? (hasKind ? undefined : head.matchAll(nounScan).next().value);
  if (last?.groups?.['code'] !== undefined) return namesLanguage(head) && !/\b(?:html5?|css3?)\b/i.test(head);
  const isService = /\b(?:server|backend|engine)$/i.test(last?.[0] ?? '') && projectType !== 'api';
  return isService || last?.groups?.['program'] !== undefined;
}

/** Whether the text ends on "fix it" and the like: a told fault, whatever stands before. */
export const asksForFix = (text: string): boolean =>
  /\b(?:fix|repair|solve|correct|debug) (?:it|this|that|the bug|the problem)\b[ ,.!?]*(?:please)?[ .!]*$/i.test(
    text.slice(-60),
  );

const productEnd = new RegExp(`\\b(?:${productNouns})s?$`, 'i');

/** Whether the phrase ends on the noun of a product: "ferry dispatch board". */
export const namesProduct = (phrase: string): boolean => productEnd.test(phrase.trim());
