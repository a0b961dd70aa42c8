import { items, words } from './deliverable.ts';
import type { Deliverable } from './deliverable.ts';

/** Teaching and explaining: what someone can do afterwards. */
export const learning = {
  'thesis-statement': {
    form: 'prose',
    gist: 'Give one sentence that takes a position somebody could argue against, with the reasons it rests on.',
    parts: [['Others', 'Below it, give one sentence each for two other positions I could take']],
    checks: [],
    expert: [['Objection', 'Add the strongest objection to it, in a sentence']],
    returns: 'the thesis statement first',
  },
  'lesson-plan': {
    form: 'table',
    gist: 'Make it ready to run: a timetable that adds up, what I do and what they do in each part, and how we see at the end what they can do.',
    parts: [
      [
        'Material',
        'Put in the questions, tasks and examples themselves, so that nothing is left to prepare but copies',
      ],
    ],
    checks: [],
    expert: [
      ['Mistakes', 'Name the mistakes to expect, with the question that brings each to light'],
      ['Levels', 'Say what the quick and the slow do, and what goes first if time runs out'],
    ],
    returns: '',
    slots: ['age or level', 'length', 'subject'],
  },
  curriculum: {
    form: 'table',
    gist: 'Start from what people should be able to do at the end and build back from there; each part has a task that proves it.',
    parts: [['Order', 'Use nothing before it has been taught, and say what they should know at the start']],
    checks: [],
    expert: [['Review', 'Show where earlier things come back, and what to leave out with half the time']],
    returns: '',
    slots: ['learners', 'total hours'],
  },
  quiz: {
    form: 'list',
    length: items(8, 12, 'questions'),
    gist: 'Go from easy to hard, one thing at a time, each with one clear best answer; give the answers with short reasons apart from the questions.',
    parts: [['Wrong', 'Where answers are offered, make each wrong one a common mistake']],
    checks: [],
    expert: [['Levels', 'Mix remembering, using and judging, and mark which is which']],
    returns: 'the questions, then the answers',
  },
  'discussion-questions': {
    like: 'quiz',
    form: 'list',
    length: items(5, 8, 'questions'),
    gist: 'Ask what thoughtful people can answer differently, each question tied to something concrete, from close at hand to far-reaching.',
    parts: [['Answers', 'Below each, say in a line what a strong answer would bring in']],
    checks: [],
    expert: [['Further', 'Add a second question to each, for when the talk stalls']],
    returns: 'the questions',
  },
  'study-guide': {
    form: 'list',
    gist: 'Put what matters most into an order that makes sense, short enough to go over in one sitting, each idea with an example.',
    parts: [['Mixed up', 'Set side by side what is often mixed up']],
    checks: [],
    expert: [
      ['Test', 'End with a few questions to test myself, and say what to learn first if there is one hour'],
    ],
    returns: '',
    asks: ['exam date', 'where I stand now'],
  },
  questionnaire: {
    form: 'list',
    length: items(8, 12, 'questions'),
    gist: 'Ask only what will be used: one thing per question, in neutral words, with answers that are easy to choose from.',
    parts: [
      ['Order', 'Begin with a line on why it is asked and how long it takes, and put what is personal last'],
    ],
    checks: [],
    expert: [['Use', 'Say for each question which decision its answer changes']],
    returns: 'the questionnaire only',
    asks: ['what it decides'],
  },
  'interview-questions': {
    form: 'list',
    length: items(8, 12, 'questions'),
    gist: 'Ask about what the person has really done and seen rather than for opinions, one thing per question, each with a follow-up that goes deeper.',
    parts: [['Listen', 'Say for each in a line what a telling answer sounds like']],
    checks: [],
    expert: [['Order', 'Say which ones to keep if there is time for three']],
    returns: 'the questions',
    slots: ['position'],
  },
  instructions: {
    form: 'list',
    gist: 'Make it something that a beginner can follow without asking: clear steps in order, how to tell that it worked, and where it usually goes wrong.',
    parts: [
      [
        'Before',
        'Start with what has to be at hand, and warn before a step that can do harm or lose something',
      ],
    ],
    checks: [],
    expert: [['Why', 'Say why the decisive step matters, and which ones can be left out when']],
    returns: '',
  },
  explanation: {
    form: 'prose',
    gist: 'Start with the heart of it in a sentence, then carry one concrete example all the way through.',
    parts: [
      [
        'Clear',
        'Explain each special word where it first comes up, and put right what most people get wrong about it',
      ],
    ],
    checks: [],
    expert: [['Limits', 'Say where the explanation stops being exact']],
    returns: '',
  },
  faq: {
    form: 'list',
    length: items(6, 10, 'questions'),
    gist: 'Ask in the words people really use, the most frequent question first, and answer each in its first sentence.',
    parts: [['Unasked', 'Take up the awkward question too, and send nobody elsewhere without an answer']],
    checks: [],
    expert: [['Tone', 'Sound like a person who knows the matter, and leave out what nobody asks']],
    returns: 'the questions with answers',
  },
  presentation: {
    form: 'list',
    length: items(8, 12, 'slides'),
    gist: 'Give me slides to paste: each title says its point, so that the titles alone tell the story, with little text and what to show.',
    parts: [['Talk', 'Add to each slide what I say, in spoken sentences']],
    checks: [],
    expert: [
      ['Reserve', 'Keep one slide in reserve for the likeliest objection, and give the minutes each takes'],
    ],
    returns: '',
    slots: ['audience', 'length of the talk'],
  },
  'literature-review': {
    form: 'prose',
    gist: 'Order it by argument rather than by author, and cite only works you are certain exist, with [citation] where another is needed.',
    parts: [
      ['Weigh', 'Tell apart what is known, disputed and open, and let it lead to the aim of this work'],
    ],
    checks: [],
    expert: [
      [
        'Conflict',
        'Where findings conflict, say what could explain it, and weigh by design rather than by number',
      ],
    ],
    returns: 'the text, then what to verify',
  },
  'case-study': {
    form: 'prose',
    length: words(400, 700),
    gist: 'Tell it as a story: the problem as it hurt, what was done and why, what changed, and what others can take from it.',
    parts: [['Proof', 'Use only the figures and quotes I gave, and leave in what was hard on the way']],
    checks: [],
    expert: [['Doubt', 'Say what else could explain the result, and where it would not work']],
    returns: 'the case study only',
    slots: ['customer or case', 'starting figure', 'result'],
  },
  'patient-leaflet': {
    form: 'prose',
    gist: 'Use everyday words and short sentences, and set apart the signs that need help at once; give doses and times only where I gave them.',
    parts: [['Course', 'Say what to do, what to expect and when, and what is no cause for worry']],
    checks: [],
    expert: [['Fear', 'Answer the question that patients do not dare to ask']],
    returns: 'the text for the patient only',
    slots: ['diagnosis or procedure', 'contact for help'],
  },
} as const satisfies Record<string, Deliverable>;
