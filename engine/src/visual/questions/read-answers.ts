import { answerText } from '../../reading/answer-text.ts';
import type { Answers } from '../../result.ts';
import type { MediumPart } from '../medium-part.ts';
import { moodLooks } from '../plan/looks/mood-looks.ts';
import { readVisualGoal, type VisualReading } from '../reading/read-visual-goal.ts';
import type { Asked } from './asked.ts';
import { isRemark, spoken, withoutPreface } from './spoken-answer.ts';

const deed = /^(?:\w+ing|\w+[^s]s)\b/i;
const preposition =
  /^(?:in|on|at|by|under|near|inside|behind|next to|beside|over|through|along|before|after|during|with)\b/i;

/** How one answer stands behind what is said before it. */
function joinedAs({ id, lead, quotes }: Asked, answer: string, before: string): string {
  if (quotes !== undefined) {
    const lines = quotes === 'parts' ? answer.split(/ ?[,;|/] /) : [answer];
    return `${lead}${lines.map((line) => `"${line}"`).join(', ')}`;
  }
  // "A dog sleeps in the garden at dusk" needs no comma.
  const leadsOn =
    id === 'action' ? deed : /^(?:surroundings|mood|colors)$/.test(id) ? preposition : undefined;
  if (leadsOn?.test(answer) && !before.includes(',')) return ` ${answer}`;
  const says = lead.replace(/^\W+/, '').trim();
  const rest =
    says !== '' && answer.toLowerCase().startsWith(`${says.toLowerCase()} `)
      ? answer.slice(says.length + 1)
      : answer;
  return lead + rest;
}

const isLooks = ({ id }: Asked): boolean => id.startsWith('looks');

/** The goal with the answers behind it, and where its clause about the camera alone begins. */
function written(
  bare: string,
  given: readonly Given[],
  clause: string | undefined,
): { readonly text: string; readonly camera: number | undefined } {
  const acts = given.some(({ question }) => question.id === 'action');
  const ranked = given
    .map(({ question, answer }) => ({
      answer,
      question:
        acts && isLooks(question) && question.lead === ', '
          ? { ...question, lead: `. The ${question.noun ?? 'subject'}: ` }
          : question,
    }))
    .toSorted(
      (one, other) => Number(one.question.lead.startsWith('.')) - Number(other.question.lead.startsWith('.')),
    );
  const said = ranked.reduce((text, { question, answer }) => text + joinedAs(question, answer, text), bare);
  const text = clause === undefined ? said : `${said}. ${clause}`;
  return { text, camera: clause === undefined ? undefined : said.length + 2 };
}

interface Given {
  readonly question: Asked;
  readonly answer: string;
}

/** Without what a service could take for its own syntax, and without marks that follow marks. */
const unmarked = (text: string): string =>
  text
    .replace(/["“”«»]/g, '')
    .replace(/(?<!\S)-+(?=\S)/g, '')
    .replace(/:\d(?:\.\d+)?(?=\))/g, '')
    .replace(/\s*([.,;:!?])[\s.,;:!?]*(?=[.,;:!?])/g, '')
    .replace(/\s+(?=[\s.,;:!?])/g, '');

const given = (questions: readonly Asked[], answers: Answers): readonly Given[] =>
  questions.flatMap((question) => {
    const said = unmarked(answerText(answers[question.id] ?? ''));
    const answer = (question.quotes === undefined ? withoutPreface(said) : said)
      .replace(question.quotes === undefined ? /[\s.,;:!?…-]+$/ : /[\s,;:-]+$/, '')
      .replace(/^[\s.,;:!?-]+/, '');
    return answer === '' || (question.quotes !== undefined && isRemark(answer))
      ? []
      : [spoken(question, answer)];
  });

/** The goal with the person's answers, as if it had said them; what they fix is nothing that is left open. */
export const readAnswers = (
  base: VisualReading,
  questions: readonly Asked[],
  { readers }: MediumPart,
  answers: Answers,
): VisualReading => {
  const all = given(questions, answers);
  if (all.length === 0) return base;
  const clause = base.camera?.clause;
  const bare = [...(clause === undefined ? [] : [clause]), ...(base.camera?.repeats ?? [])]
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), base.text)
    .replace(/[\s.,;:!?…]+$/, '');
  const of = (id: string): string | undefined => all.find(({ question }) => question.id === id)?.answer;
  const motif = base.isAbstract ? of('motif') : undefined;
  if (motif !== undefined)
    return {
      ...readVisualGoal(`${motif}, a symbol of ${bare.slice(base.leadInLength)}`, readers),
      answered: ['motif'],
    };
  const { text, camera } = written(bare, all, clause?.text);
  const full = readVisualGoal(text, readers);
  // "A young woman" says what the knight is, and adds nobody.
  const scene = readVisualGoal(
    written(
      bare,
      all.filter(({ question }) => !isLooks(question)),
      clause?.text,
    ).text,
    readers,
  );
  const mood = of('mood');
  const action = of('action');
  return {
    ...scene,
    text: full.text,
    lettering: full.lettering,
    quoted: full.quoted,
    absences: full.absences,
    flags: full.flags,
    isLong: full.isLong,
    leadInLength: base.leadInLength,
    use: base.use && { ...base.use, end: Math.min(base.use.end, bare.length) },
    subject: { ...base.subject, alone: false },
    genre: base.genre,
    isSentence: base.isSentence,
    counts: base.counts,
    relation: base.relation,
    ...(action === undefined
      ? { deed: base.deed, object: base.object, motion: base.motion, journey: base.journey }
      : { motion: scene.motion ?? action }),
    camera:
      base.camera === undefined || camera === undefined
        ? base.camera
        : {
            move: base.camera.move,
            clause: { start: camera, end: text.length, text: text.slice(camera) },
            repeats: [],
            isMixed: base.camera.isMixed,
          },
    setting: of('surroundings') === undefined ? base.setting : { ...scene.setting, stated: true },
    light:
      scene.light ??
      (mood !== undefined && !moodLooks.some(([cue]) => cue.test(` ${mood} `)) ? mood : undefined),
    namesColors: full.namesColors || of('colors') !== undefined,
    answered: all.map(({ question }) => question.id),
  };
};
