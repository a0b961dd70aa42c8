import type { Reading } from '../../reading/reading.ts';
import { isStatement } from '../../reading/statement.ts';
import { named, none, type ChosenAnswer } from './chosen-answer.ts';
import { codeKind, listLike, namesOnly } from './shared-cues.ts';

const forSmall =
  /\bbed ?time\b|\b(?:for|to) (?:my |our |small |little |young )*(?:kids|children|toddlers?|preschoolers|kindergart\w+|[2-8][- ]year[- ]olds?)\b|\bage[ds]? [2-8]\b/i;
/** The description of something that does not exist is made up, not explained. */
const invented =
  /\b(?:fantasy|fictional|imaginary|invented|made[- ]up|magical|dnd|d&d|rpg|character|villain|hero|heroine|protagonist|creature|monster|kingdoms?)\b/i;
const handled =
  /\b(?:merge|extract|convert|parse|sort|filter|split|replace|count|remove|group|join|loop|read|print|rename|delete|select)\b/i;
/** Questions that find out what somebody knows. */
const tested =
  /\b(?:quiz|tests?|exams?|trivia|comprehension|multiple[- ]choice|practi[sc]e|true or false|revision|homework|chapter|lesson|students|pupils|class|learners?|graders?|answers)\b/i;
const learned =
  /\bnotes (?:on|about|of|from)\b|\b(?:study|exams?|tests?|revision|lecture|chapter|class|course)\b/i;
/** "Give me the 5 …", but not "make a comparison of three …". */
const orderOnly =
  /^\W*(?:please )?(?:\p{L}+ )?(?:me |us |out |down |up with )*(?:a list of |the |some |my |our )*$/iu;
const notesToSpeak = /\bnotes for (?:an?|my|our|the) (?:\p{L}+ ){0,2}(?:toast|speech|talk)\b/iu;
/** "A conclusion for my essay" is a part of it. */
const partOfEssay =
  /\b(?:conclusion|introduction|intro|opening|hook|first paragraph|last paragraph|title) (?:for|to|of) (?:my|our|an?|the|this) (?:\p{L}+ )?essay\b/iu;
/** "Write about …", "… in 500 words": a text whose kind is left open. */
const freeText = ({ size, request, technical }: Reading): boolean =>
  !technical &&
  (/^\W*(?:please )?write (?:me )?(?:something |a few lines |a bit |a text )?about\b/i.test(request) ||
    (/^(?:please )?(?:write|compose|draft)\b/i.test(request) &&
      /\b(?:words|pages?|paragraphs?)$/i.test(size.exact ?? '')));

const aboutWork: ReadonlySet<Reading['deliverable']> = new Set([
  undefined,
  'analysis',
  'report',
  'review',
  'quiz',
]);
const ofOneself =
  /\bself[- ]?(?:evaluation|assessment|appraisal|review)\b(?! (?:quiz|test|questions?|tool|checklist))/i;
const spoken = /\b(?:safety|toolbox|shift|crew|pre-?shift) briefing\b|\bbriefing\b.*\b\d+ ?min(?:ute)?s?\b/i;

const sent: ReadonlySet<Reading['deliverable']> = new Set([
  'email',
  'letter',
  'message',
  'social-post',
  'tweet',
]);

/** The answer of a goal that wants something written, or names no act. */
export const answerOfText = (reading: Reading, act: 'write' | 'open'): ChosenAnswer => {
  const { deliverable } = reading;
  if (deliverable === 'study-guide' && notesToSpeak.test(reading.request)) return named('speech');
  // "Reply to a bad review", "to an invitation": that is what is answered.
  const answered = !sent.has(deliverable) || /^invitation$/i.test(reading.noun ?? '');
  if (/^(?:reply|respond|answer)$/.test(reading.verb ?? '') && answered)
    return named(
      /\be?-?mail\b|\b(?:customer|client|guest|buyer|supplier|applicant)s?\b/i.test(reading.request)
        ? 'email'
        : 'message',
    );
  // What one writes about one's own year is no analysis, and what is said to a crew no report.
  if (aboutWork.has(deliverable) && ofOneself.test(reading.request)) return none('reasoning', 'write');
  if (deliverable === 'report' && spoken.test(reading.request)) return named('speech');
  if (
    deliverable === 'dialogue' &&
    /\b(?:practi[sc]e|learn(?:ing|ers?)?|beginners?|[abc][12])\b/i.test(reading.request)
  )
    return none('reasoning', 'open');
  if (deliverable === 'explanation' && invented.test(reading.request)) return none('reasoning', 'open');
  if (
    act === 'open' &&
    reading.technical &&
    deliverable &&
    listLike.has(deliverable) &&
    handled.test(reading.request)
  )
    return none('questions', 'technical');
  if (
    deliverable === 'script' &&
    /\b(?:voicemail|voice mail|answering machine|mailbox greeting|phone greeting|hold message)\b/i.test(
      reading.request,
    )
  )
    return named('message');
  if (
    deliverable === 'script' &&
    /\b(?:speech|toast|keynote|eulogy|welcome address)\b/i.test(reading.request)
  )
    return named('speech');
  if (deliverable === 'summary' && /\bmeeting:? .{40}/i.test(reading.request)) return named('meeting-notes');
  if (
    !reading.data &&
    deliverable === 'study-guide' &&
    /^(?:notes|cheat ?sheet)$/i.test(reading.noun ?? '') &&
    !learned.test(reading.request)
  )
    return /^notes$/i.test(reading.noun ?? '') ? none('reasoning', 'write') : none('reasoning', 'open');
  // A report in the voice of a novelist is no report.
  if (deliverable === 'report' && /\bin the style of \p{Lu}/u.test(reading.goal.slice(0, 600)))
    return none('reasoning', 'open');
  if (deliverable === 'essay' && partOfEssay.test(reading.request)) return none('reasoning', 'write');
  if (deliverable === 'explanation' && /\bdescription for (?:my|our)\b/i.test(reading.request))
    return none('reasoning', 'write');
  if (deliverable === 'explanation' && /\bdescription of (?:my|our)\b/i.test(reading.request))
    return named('product-description');
  // An abstract of one's own work is written from what is told, not shortened from a text.
  if (deliverable === 'summary' && !reading.data && reading.noun?.toLowerCase() === 'abstract')
    return none('reasoning', 'write');
  if (deliverable === 'story' && forSmall.test(reading.goal.slice(0, 600))) return named('childrens-story');
  if (
    deliverable === 'names' &&
    /^\W*(?:in )?(?:excel|(?:google )?sheets?)\b|\bcolumns? [a-z]\b|\brows\b/i.test(reading.request)
  )
    return none('questions', 'technical');
  if (deliverable === 'names' && /\bnames? of (?:the |all |some )?\p{L}/iu.test(reading.request))
    return none('reasoning', 'whole');
  if (
    reading.verb === 'tell' &&
    !deliverable &&
    !/\btell (?:my|our|his|her|their|them|him)\b/i.test(reading.request)
  )
    return none('reasoning', 'open');
  if (deliverable === 'script' && reading.technical) return named('code');
  if (
    deliverable === 'scene' &&
    /\b(?:screenplay|film script|movie script|sitcom|stage play|tv show)\b/i.test(reading.request)
  )
    return named('script');
  if (deliverable === 'script' && /\b(?:cold call|phone|sales call|call)\b/i.test(reading.request))
    return named('call-script');
  if (
    (deliverable === 'script' || deliverable === 'ad') &&
    /\b(?:radio|podcast) (?:ad|spot|advert|commercial|jingle)\b/i.test(reading.request)
  )
    return none('reasoning', 'audioSpot');
  if (
    deliverable === 'script' &&
    /\b(?:video|youtube|podcast|tiktok|reel|explainer|radio|tv|commercial|spot|ad)\b/i.test(reading.request)
  )
    return named('video-script');
  if (
    deliverable === 'leaflet' &&
    /\b(?:patients?|medication|surgery|diagnos\w+|blood|symptoms?|vaccin\w+)\b/i.test(reading.request)
  )
    return named('patient-leaflet');
  if (deliverable === 'list' && /^questions$/i.test(reading.noun ?? '')) {
    if (/\binterview/i.test(reading.request)) return named('interview-questions');
    if (tested.test(reading.request)) return named('quiz');
  }
  if (deliverable === 'quiz' && /\binterview/i.test(reading.request)) return named('interview-questions');
  if (reading.misfit?.screen === 'visual')
    return none('reasoning', /video/.test(reading.misfit.message) ? 'shotList' : 'picture');
  if (
    deliverable === undefined &&
    act === 'write' &&
    namesOnly(reading) &&
    /^(?:write|give|provide|say|spell|name|find|tell)$/.test(reading.verb ?? '')
  )
    return none('reasoning', 'small');
  if (deliverable === undefined && act === 'write' && freeText(reading)) return none('reasoning', 'text');
  if (reading.data && /\bin(?:to)? an? (?:\p{L}+ )?table\b/iu.test(reading.request))
    return none('transforms', 'table');
  // "Code Translator: …" is a title.
  if (act === 'open' && reading.titled && (deliverable === 'code' || deliverable === 'game'))
    return none('reasoning', 'open');
  if (deliverable) return named(deliverable === 'query' ? codeKind(reading) : deliverable);
  if (reading.technical && act === 'write') return named('code');
  if (
    act === 'write' &&
    reading.verb !== undefined &&
    reading.size.count &&
    reading.size.exact === undefined &&
    reading.request.includes(reading.size.count.text) &&
    orderOnly.test(reading.request.slice(0, reading.request.indexOf(reading.size.count.text)))
  )
    return none('reasoning', 'list');
  if (act === 'open' && reading.technical && isStatement(reading.request)) return none('everyday', 'told');
  if (reading.technical && !reading.titled) return none('questions', 'technical');
  if (act === 'write' && !/\b(?:i|me|my|we|us|our)\b/i.test(reading.goal.slice(0, 600)))
    return none('reasoning', 'open');
  return none('reasoning', act);
};
