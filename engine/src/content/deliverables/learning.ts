import { items, words } from './deliverable.ts';
import type { Deliverable } from './deliverable.ts';

/** Teaching and explaining: what someone can do afterwards. */
export const learning = {
  'thesis-statement': {
    form: 'prose',
    gist: 'Give one sentence that takes a position somebody could argue against, with the reasons it rests on.',
    parts: [
      [
        'Claim',
        'One sentence that takes a position somebody could argue against, with the reasons it rests on',
      ],
      ['Others', 'Below it one sentence each for two other positions'],
    ],
    checks: [],
    expert: [['Objection', 'The strongest objection to it, in a sentence']],
    returns: 'the thesis statement first',
  },
  'lesson-plan': {
    form: 'table',
    gist: 'Give aims, a table with minutes, activity and material, and how to check what was learned.',
    parts: [
      ['Aims', '2 to 3 aims: what learners can do at the end'],
      ['Course', 'A table: minutes, what the teacher does, what learners do, material'],
      ['Check', 'How each aim is checked within the lesson'],
      ['Levels', 'One easier and one harder task'],
    ],
    checks: ['The minutes add up', 'Each activity serves an aim'],
    expert: [
      ['Misconceptions', 'The two likeliest errors and the question that brings each to light'],
      ['Talk', 'Share of time in which learners speak or do'],
    ],
    returns: 'the lesson plan only',
    slots: ['age or level', 'length', 'subject'],
  },
  curriculum: {
    form: 'table',
    gist: 'Give modules in order; per module the aim, topics, a task and the time it takes.',
    parts: [
      ['Modules', '6 to 10 modules: aim as "can do", topics, task that proves it, hours'],
      ['Order', 'What each module needs from earlier ones'],
      ['Start', 'What learners should know before, and how to test it'],
    ],
    checks: ['No module uses what has not been taught', 'Each aim has a task that proves it'],
    expert: [
      ['Review', 'Where earlier material comes back'],
      ['Cut', 'What to leave out if there is half the time'],
    ],
    returns: 'the modules as a table, then the notes',
    slots: ['learners', 'total hours'],
  },
  quiz: {
    form: 'list',
    length: items(8, 12, 'questions'),
    gist: 'Give {length} from easy to hard; the answers with reasons follow at the end.',
    parts: [
      ['Questions', 'One thing per question; no trick wording'],
      ['Wrong answers', 'Where answers are offered, each wrong one is a real misconception'],
      ['Key', 'Answers at the end, each with its reason in one sentence'],
    ],
    checks: ['Each question has exactly one best answer', 'The key can be marked without judgement'],
    expert: [
      ['Levels', 'Recall, use and judgement, each about a third; mark which'],
      ['Weight', 'Points per question'],
    ],
    returns: 'the questions, then the key',
  },
  'discussion-questions': {
    like: 'quiz',
    form: 'list',
    length: items(5, 8, 'questions'),
    gist: 'Give {length} that can be answered in more than one way, each with what a strong answer holds.',
    parts: [
      [
        'Questions',
        'Each asks for a judgement, a comparison or a cause, none for a fact alone; from near to far',
      ],
      ['Key', 'Per question 3 points that a strong answer holds, and the mistake that weak ones make'],
      ['Place', 'The passage, scene or case that each one starts from, where you are certain of it'],
    ],
    checks: ['Two good answers to each can disagree', 'No question holds its answer'],
    expert: [
      ['Marking', 'A scale of 4 steps with what can be seen on each'],
      ['Further', 'One follow-up for those who are quickly done'],
    ],
    returns: 'the numbered questions, each with its key',
  },
  'study-guide': {
    form: 'list',
    gist: 'Give the key ideas in order, each with an example and a question to test oneself.',
    parts: [
      ['Ideas', '8 to 12 key ideas, each in 1 to 2 sentences with an example'],
      ['Links', 'What depends on what'],
      ['Test', 'One question per idea; answers at the end'],
    ],
    checks: ['Someone could prepare from this text alone'],
    expert: [
      ['Confusions', 'Pairs that are often mixed up, and how to tell them apart'],
      ['Order', 'What to learn first if there is one hour'],
    ],
    returns: 'the study guide only',
  },
  questionnaire: {
    form: 'list',
    length: items(8, 12, 'questions'),
    gist: 'Give {length} with answer options; easy ones first.',
    parts: [
      ['Questions', 'One thing per question; neutral wording'],
      ['Answers', 'Scales with labelled ends and the same direction; at most 2 open questions'],
      ['Frame', 'One sentence before: why it is asked and how long it takes'],
    ],
    checks: ['No question suggests its answer', 'Options do not overlap'],
    expert: [
      ['Use', 'Per question: the decision that its answer changes'],
      ['Drop-out', 'Sensitive questions last, and skippable'],
    ],
    returns: 'the questionnaire only',
  },
  'interview-questions': {
    form: 'list',
    length: items(8, 12, 'questions'),
    gist: 'Give {length}, each with what a strong answer shows.',
    parts: [
      ['Focus', 'Questions mostly about what the person has done, not what they would do'],
      ['Key', 'Per question: what a strong and a weak answer sound like, in one line each'],
      ['Follow-up', 'One follow-up question each'],
    ],
    checks: ['No question touches what may not be asked', 'Each question tests one thing'],
    expert: [['Scoring', 'A scale of 4 steps with an anchor for each']],
    returns: 'the numbered questions with their keys',
    slots: ['position'],
  },
  instructions: {
    form: 'list',
    gist: 'Give what is needed, then numbered steps with how to tell that each worked, and the points where it usually goes wrong.',
    parts: [
      ['Before', 'Begin with what it leads to, what must be in place, and how long it takes'],
      [
        'Steps',
        'Give numbered steps, one action each, exact enough for somebody who has never done it, with how to tell that it worked',
      ],
      ['Trouble', 'Say at its step where it usually goes wrong, how to notice it and how to get back'],
      ['Danger', 'Put a warning before the step it concerns'],
    ],
    checks: ['Someone who has never done it can follow without asking'],
    expert: [['Why', 'Why the steps stand in this order, and which can be left out when']],
    returns: '',
  },
  explanation: {
    form: 'prose',
    gist: 'Give the short answer first, then how it works with one example, and put right the usual misunderstanding.',
    parts: [
      [
        'Order',
        'Give the short answer in one sentence, then how it works, with one concrete example carried through',
      ],
      ['Terms', 'Explain each technical term where it first appears'],
      ['Error', 'Put right the commonest misunderstanding, and say where it is simplified'],
    ],
    checks: [],
    expert: [['Limits', 'Where the explanation stops being exact']],
    returns: 'the explanation',
  },
  faq: {
    form: 'list',
    length: items(6, 10, 'questions'),
    gist: 'Give {length} in the words people use, each with an answer of at most 60 words.',
    parts: [
      ['Wording', 'Questions in the words people would use, most frequent first'],
      ['Replies', 'Each answer of at most 60 words, with the answer in its first sentence'],
      ['Facts', 'Only facts given here; bracketed blanks elsewhere'],
    ],
    checks: ['No answer sends the reader elsewhere without having answered'],
    expert: [['Unasked', 'Two questions that people do not dare to ask']],
    returns: 'the questions with answers',
  },
  presentation: {
    form: 'list',
    length: items(8, 12, 'slides'),
    gist: 'Give {length}; per slide a title that makes a statement, up to 4 points and what is shown.',
    parts: [
      [
        'Each slide',
        'Title as a statement, at most 4 points of 8 words, what is shown, speaker note of 2 sentences',
      ],
      ['Course', 'First slide: the question; last slide: the decision asked for'],
      ['File', 'A chat cannot return a file: give text that can be pasted slide by slide'],
    ],
    checks: ['The titles alone tell the argument', 'One idea per slide'],
    expert: [
      ['Objection', 'One slide in reserve for the likeliest objection'],
      ['Time', 'Minutes per slide and in total'],
    ],
    returns: 'the slides in order',
    slots: ['audience', 'length of the talk'],
  },
  'literature-review': {
    form: 'prose',
    length: words(500, 800),
    gist: 'Write {length} ordered by question, not by author; mark each place that needs a citation with [citation].',
    parts: [
      ['Order', 'From the field to the gap to the aim of this work'],
      ['Sources', 'Cite only works that you are certain exist; elsewhere put [citation]'],
      ['Voice', 'What is known, disputed and open are told apart'],
    ],
    checks: [
      'Every claim about the field has a citation or [citation]',
      'The gap follows from what was said before',
    ],
    expert: [
      ['Disagreement', 'Where findings conflict, say what could explain it'],
      ['Strength', 'Weigh by design and sample, not by number of papers'],
    ],
    returns: 'the text only, then the list of citations to verify',
  },
  'case-study': {
    form: 'prose',
    length: words(400, 700),
    gist: 'Write {length}: situation, problem, what was done, result, what others can take from it.',
    parts: [
      ['Parts', 'Situation, problem, what was done and why, result, lesson'],
      ['Figures', 'Before and after in the same unit; bracketed blanks where not given'],
      ['Voice', 'Quotes only where their words were given'],
    ],
    checks: ['The result is tied to what was done', 'Something that went wrong is in it'],
    expert: [
      ['Other causes', 'What else could explain the result'],
      ['Transfer', 'Under which conditions it would not work'],
    ],
    returns: 'the case study, part by part',
    slots: ['customer or case', 'starting figure', 'result'],
  },
  'patient-leaflet': {
    form: 'prose',
    length: words(250, 400),
    gist: 'Write {length} in everyday words for a reader without medical training; say when to get help.',
    parts: [
      ['Words', 'Everyday words, sentences of at most 15 words, medical terms explained in brackets'],
      ['Parts', 'What it is, what to do, what to expect, when to get help'],
      ['Alarm', 'Signs that need help at once in a list of their own'],
    ],
    checks: ['A twelve-year-old could read it', 'Doses and times stand only where they were given'],
    expert: [
      ['Fear', 'The question patients do not ask is answered'],
      ['Teach back', 'Three questions that show whether it was understood'],
    ],
    returns: 'the text for the patient only',
    slots: ['diagnosis or procedure', 'contact for help'],
  },
} as const satisfies Record<string, Deliverable>;
