import { countWords } from '../../reading/complexity.ts';
import type { Reading } from '../../reading/reading.ts';
import { answerOfExplanation } from './answer-of-explanation.ts';
import { answerOfQuestion } from './answer-of-question.ts';
import { answerOfText } from './answer-of-text.ts';
import { named, none, type ChosenAnswer } from './chosen-answer.ts';
import { codeKind, listLike, namesOnly } from './shared-cues.ts';

const formula = /[=^√∫∑]|\b(?:sum|integral|root|series|function|limit|value of|probability|reciprocals?)\b/i;
/** "Act as a sommelier, I have duck tonight": the case is told with the role. */
const ownCase = /[,.;:]\s*(?:i|we) (?:have|am|are|need|want|own|got|earn|live|plan|would like)\b/i;
/** "Act as my landlord, I want to practise": the other side of a talk. */
const rehearses =
  /^\W*(?:please )?(?:pretend|imagine) (?:that )?you(?:['’]?re| are) .{3,60}\b(?:and|,) (?:then )?i\b|\b(?:practi[sc]e|rehearse)\b|^\W*(?:please )?(?:act|pretend|be|play|behave)(?: (?:as|like|to be|you(?:['’]re| are)))? my (?:boss|landlord|landlady|ex|mother|father|mum|mom|dad|teacher|neighbou?r|client|customer|husband|wife|partner|sister|brother|interviewer)\b/i;
const shortens = /^(?:shorten|condense|cut|trim|abridge|shorter)$/;
const saysWhy =
  /\b(?:explain|justify|list|mark|show|tell me) (?:me )?(?:each|every|all|my|the|your|what|why)\b|\bwith (?:explanations|reasons)\b/i;
const proofVerbs = /^(?:prove|verify|disprove|show)$/;

/** The shape that the answer should have by what the goal asks for: the deliverable's where it produces one, else the act's. */
export const answerOfAct = (reading: Reading): ChosenAnswer => {
  const { act, deliverable } = reading;
  switch (act) {
    case 'role':
      if (rehearses.test(reading.goal.slice(0, 600))) return none('roles', 'player');
      return none(
        'roles',
        reading.roleKind !== 'player' && ownCase.test(reading.goal.slice(0, 600))
          ? 'consulted'
          : (reading.roleKind ?? 'advisor'),
      );
    case 'question':
      return answerOfQuestion(reading);
    case 'compute':
      if (proofVerbs.test(reading.verb ?? '')) return none('reasoning', 'proof');
      if (reading.verb === 'count') return none('reasoning', 'small');
      return /^(?:estimate|approximate|guess)$/.test(reading.verb ?? '') && !formula.test(reading.request)
        ? none('questions', 'range')
        : none('reasoning', 'compute');
    case 'rewrite':
      if (shortens.test(reading.verb ?? '')) return none('transforms', 'shorten');
      return none(
        'transforms',
        /^(?:expand|elaborate)$/.test(reading.verb ?? '') && !/\b(?:to|into) \d/.test(reading.request)
          ? 'expand'
          : 'rewrite',
      );
    case 'correct':
      return none('transforms', saysWhy.test(reading.goal.slice(0, 600)) ? 'correctAndExplain' : 'correct');
    case 'translate':
    case 'summarise':
      return none('transforms', act);
    case 'extract': {
      if (reading.data && /\b(?:table|spreadsheet|csv|columns?)\b/i.test(reading.request))
        return none('transforms', 'table');
      const given = reading.data
        ? countWords(reading.goal.slice(reading.data.range.start, reading.data.range.start + 400))
        : 0;
      return given < 6 && /\ball\b|s\b/.test(reading.request)
        ? none('reasoning', 'list')
        : none('transforms', 'extract');
    }
    case 'classify':
      if (/^\W*(?:please )?rate (?:my|our|this)\b/i.test(reading.request)) return none('reasoning', 'judge');
      if (/^(?:sort|group|arrange)$/.test(reading.verb ?? '')) return none('reasoning', 'small');
      // "Help me decide between two flats" asks for advice, not for a label.
      if (/\bhelp (?:me|us) (?:to )?decide\b|\bdecide between\b/i.test(reading.goal.slice(0, 200)))
        return none('everyday', 'decision');
      if (/\b(?:whether|if)\b/i.test(reading.request)) return none('transforms', 'decide');
      return none('transforms', 'classify');
    case 'explain':
      return answerOfExplanation(reading);
    case 'code':
      if (/command$|one-liner$|snippet$/i.test(reading.noun ?? '')) return none('questions', 'technical');
      return named(codeKind(reading));
    case 'list':
      if (deliverable === 'names' && /\bnames? of (?:the |all |some )?\p{L}/iu.test(reading.request))
        return none('reasoning', 'whole');
      // Concepts to be learned are no ideas to be had.
      if (
        deliverable === 'ideas' &&
        /\b(?:concepts?|topics?)\b.{0,60}\b(?:learn\w*|know\w*|underst\w+|master\w*|stud\w+)\b/i.test(
          reading.request,
        )
      )
        return none('reasoning', 'list');
      if (deliverable && listLike.has(deliverable)) return named(deliverable);
      if (/\b(?:needed|required|needs?|necessary) (?:to|for|in)\b|\brequired\b/i.test(reading.request))
        return none('reasoning', 'needs');
      return none('reasoning', /\b(?:all|every|complete|full)\b/i.test(reading.request) ? 'whole' : 'list');
    case 'compare':
      return none('reasoning', 'compare');
    case 'judge':
      if (
        /^\W*(?:please )?check (?:my|this|the) (?:maths?|sums?|calculations?|arithmetic|figures)\b/i.test(
          reading.request,
        )
      )
        return none('reasoning', 'compute');
      return /\b(?:your|honest) (?:thoughts|opinion|view)\b/i.test(reading.request) && namesOnly(reading)
        ? none('questions', 'opinion')
        : none('reasoning', 'judge');
    case 'plan':
      if (/\b(?:training|workshop|seminar|course|class) (?:on|about|in|for)\b/i.test(reading.request))
        return named('lesson-plan');
      return none('reasoning', 'plan');
    case 'write':
    case 'open':
      return answerOfText(reading, act);
  }
};
