import type { DeliverableId } from '../../reading/deliverable-nouns.ts';
import { countWords } from '../../reading/complexity.ts';
import { addedLine } from '../plan-line.ts';
import type { Contribution, PlanLine } from '../plan-line.ts';
import type { Scene } from '../scene.ts';
import { missingSlots, namesNoSubject } from '../asking/slots.ts';

const factual: ReadonlySet<DeliverableId> = new Set([
  'blog-post',
  'article',
  'essay',
  'presentation',
  'study-guide',
  'thread',
  'report',
  'analysis',
]);
const personal: ReadonlySet<DeliverableId> = new Set([
  'newsletter',
  'social-post',
  'landing-page',
  'speech',
  'caption',
  'memo',
  'performance-review',
  'announcement',
  'pitch',
]);
const traceable =
  /\b(?:books?|papers?|articles?|studies|links?|websites?|movies?|films?|songs?|podcasts?|courses?|playlists?|poems?|authors?|citations?|sources?|references|tools|plugins|apps|companies|restaurants?|hotels?)\b/i;
/** Fewer words are the name of a subject, no material to keep to. */
const leastMaterial = 7;
const citing =
  /\b(?:mla|apa|chicago style|harvard (?:style|referencing)|vancouver style|citations?|cite|cited|bibliography|works cited|footnotes|peer[- ]reviewed|scholarly sources|(?:\d+|with|include|academic) (?:references|sources))\b/i;
const puzzle =
  /\b(?:possible|is there|can you (?:find|modify)|what series|find (?:a|an|all)|exactly one|construct|such that)\b/i;

const ownPapers =
  /\b(?:nda|contracts?|agreement|lease|reports?|meeting|call|minutes|notes|transcript|interviews?|survey|feedback|e-?mails?|thread|cv|resume|thesis|draft|policy|findings|document|pdf)\b/i;
const publicWork = /\b(?:book|novel|film|movie|play|series|opera|poem|story|article|paper)\b/i;
// A talk about volcanoes lives on facts that the speaker did not give; a toast does not.
const isLecture = ({ deliverableId, reading }: Scene): boolean =>
  deliverableId === 'speech' &&
  /^(?:talk|keynote|speech|presentation)$/i.test(reading.noun ?? '') &&
  /\b(?:about|on) (?!my\b|our\b|the (?:bride|groom|couple)\b)\p{L}/iu.test(reading.request);

/** U1, U2: only facts that are given or certain, and a way out where there may be no answer. */
export const knownFactsOnly = (scene: Scene): Contribution => {
  const { reading, deliverableId, level, layout, sure } = scene;
  if (scene.closed) return {};
  const lines: PlanLine[] = [];
  const add = (rule: string, text: string, reason: string): void => {
    lines.push(addedLine('requirements', rule, text, reason));
  };
  const works =
    sure &&
    (reading.act === 'judge' ||
      reading.act === 'correct' ||
      reading.act === 'rewrite' ||
      reading.act === 'summarise' ||
      reading.act === 'translate');
  // "NDA summary", "proofread our lease": a paper that only the person has.
  const ownPaper =
    (works || deliverableId === 'summary') &&
    !/\bwrite\b.{0,12}\b(?:report|paper)\b/i.test(reading.request) &&
    ownPapers.test(reading.request);
  const withheld =
    (works || ownPaper || /\battached\b/i.test(reading.request)) &&
    !reading.data &&
    !reading.facts.quoted &&
    !/:\s*\S+ \S+ \S/.test(reading.goal.slice(0, 600)) &&
    reading.complexity === 'low' &&
    (/\b(?:my|this|these|the (?:following|attached|given))\b/i.test(reading.request) || ownPaper);
  const bare = namesNoSubject(scene);
  if (bare && works)
    add('U1', 'If the material is not attached, ask for it first and wait', 'Your goal holds no material');
  else if (withheld)
    add(
      'U1',
      'If the material is not attached, ask for it first and wait',
      'The goal speaks of material that is not in it',
    );
  const material =
    reading.data &&
    (reading.act === 'write' || reading.act === 'open') &&
    scene.answer.form === 'prose' &&
    countWords(reading.goal.slice(reading.data.range.start, reading.data.range.start + 200)) >= leastMaterial;
  const cites =
    citing.test(reading.goal.slice(0, 1_000)) &&
    deliverableId !== undefined &&
    !['literature-review', 'bibliography', 'research-proposal'].includes(deliverableId) &&
    scene.answer.form === 'prose';
  if (cites) {
    add(
      'U1',
      'Cite only works that you are certain exist; put [citation] with what to look for where you are not, and list these at the end',
      'Citations are often made up',
    );
  } else if (material) {
    add(
      'U1',
      `Use only facts from the ${reading.data?.label.toLowerCase() ?? 'text'}; make none up`,
      'Stops guessing',
    );
  } else if (
    (deliverableId === 'report' || deliverableId === 'analysis' || deliverableId === 'presentation') &&
    (reading.goal.slice(0, 2_000).match(/\d+/g)?.length ?? 0) >= 3
  ) {
    add('U1', 'Use only facts given here; make none up', 'Stops guessing');
  } else if (deliverableId && (factual.has(deliverableId) || isLecture(scene)) && level !== 'standard') {
    add(
      'U1',
      'Use only facts given here or facts you are certain of; leave the others out',
      'Stops guessing',
    );
  } else if (deliverableId === 'summary' && !reading.data && publicWork.test(reading.request)) {
    add(
      'U1',
      'Where you are not certain what the work says, say so instead of filling in',
      'The work itself is not in your goal',
    );
  } else if (
    deliverableId &&
    personal.has(deliverableId) &&
    (level !== 'standard' || deliverableId === 'speech') &&
    missingSlots(scene).length === 0
  ) {
    add('U1', 'Make up no names, dates or figures', 'Stops guessing');
  } else if (
    ((reading.act === 'list' && !deliverableId) || reading.question === 'list' || deliverableId === 'list') &&
    traceable.test(reading.request)
  ) {
    add(
      'U1',
      /\b(?:links?|urls?)\b/i.test(reading.request)
        ? 'Name only what you are certain exists; where you are not sure of a link, give the words to search for instead'
        : 'Name only works and sources that you are certain exist; give no link from memory',
      'Stops guessing',
    );
  }
  if (reading.act === 'compute' || reading.question === 'quantity') {
    if (sure && puzzle.test(reading.request))
      add('U2', 'If there is no solution, say so and show why', 'A way out');
  } else if (
    reading.size.count &&
    layout.conditions.length > 0 &&
    (reading.act === 'question' || reading.act === 'list')
  ) {
    add('U2', `If fewer than ${reading.size.count.value} qualify, list those and say so`, 'A way out');
  }
  return { lines };
};
