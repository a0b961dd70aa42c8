import type { Asked, Asking } from './asked.ts';
import { changeQuestions, tellsFault } from './change-questions.ts';
import { componentQuestions } from './component-questions.ts';
import { productQuestions } from './product-questions.ts';
import { isSite } from './is-site.ts';
import { programQuestions } from './program-questions.ts';
import { siteQuestions } from './site-questions.ts';

const mostQuestions = 3;
/** A goal of that many words has said what its person wants said. */
const full = 50;
const rich = 32;

/** A program of some lines, whatever form was chosen for it. */
const isProgram =
  /^(?:(?:python|bash|powershell|node|sql|excel|vba|js|javascript|r)[:,] |(?:an? )?(?:(?:[\w-]+ )?(?:script|macro|vba|regex|one-liner|function|cron ?job)\b|(?:compare|convert|merge|read|plot|analy[sz]e|summari[sz]e|rename|split|extract|parse|resize|deduplicate|clean up) (?:\w+ ){0,3}(?:pdfs?|files?|csvs?|photos|pictures|images|folders?|workbooks?|spreadsheets?|logs?|texts?|lists?|contacts?|tables?|sheets?)\b))/i;

const builds =
  /^(?:please |i want |i need |we need )?(?:build|create|make|write|develop|design|code|something|merge|combine|convert|compare|split|extract|sort|find|list|count|rename|parse|download|scrape|generate|print|draw|calculate|plot|group|export|import|sync|an? |app\b|tool\b|site\b|[\w-]+ (?:app|tool|bot|site|website|extension|api|dashboard|game|tracker|script|calculator|planner)\b)/i;

/** What is there already is to be changed, whatever form was chosen for it. */
const isChange = (prose: string): boolean =>
  /^(?:make|speed|improve|fix|clean|change|update|optimi[sz]e) (?:up )?(?:the|our|my|this|it)\b/i.test(
    prose,
  ) ||
  (!builds.test(prose) &&
    (tellsFault(prose) ||
      /\b(?:is|are|so|too|very) slow\b|\btakes? (?:over |about |more than )?\d/i.test(prose)));

/** A page to be read, whatever form was chosen for it. */
const isPage = ({ reading, type }: Asking): boolean =>
  type.id === 'web-app' &&
  reading.wishes.length === 0 &&
  reading.kind === undefined &&
  /^(?:an? |the |our |my )?(?:[\w-]+ ){0,2}(?:page|site|website) (?:for|about|on)\b/i.test(reading.prose);

/** What only the person can know of this goal, most useful first, at most three (rule B14). */
export function questionsOf(asking: Asking): readonly Asked[] {
  const { words, language } = asking.reading;
  if (language.code !== 'en' || words >= full) return [];
  return listFor(asking).slice(0, words < rich ? mostQuestions : 2);
}

function listFor(asking: Asking): readonly Asked[] {
  switch (asking.form) {
    case 'product':
      if (isProgram.test(asking.reading.prose)) return programQuestions(asking);
      if (isChange(asking.reading.prose)) return changeQuestions(asking);
      if (asking.type.id === 'component') return componentQuestions(asking);
      return isSite(asking.reading, asking.type.id) || isPage(asking)
        ? siteQuestions(asking)
        : productQuestions(asking);
    case 'change':
      return changeQuestions(asking);
    case 'program':
      return programQuestions(asking);
    case 'question':
    case 'steps':
      return [];
  }
}
