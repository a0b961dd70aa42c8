/** How a role works with a person who named it and nothing else. */
export interface Role {
  /** Last words of its name ("Public Speaking Coach"). */
  readonly heads: readonly string[];
  /** Further last words that count only behind "act as": alone they are things one buys or mends. */
  readonly things?: readonly string[];
  /** What it does first, what it needs, how the two go on: in the person's voice. */
  readonly start: string;
}

const words = (text: string): readonly string[] => text.split(', ');

/** Roles by how they work; a name belongs to the first whose heads it ends with. */
export const roles = {
  machine: {
    heads: words(
      'terminal, console, interpreter, compiler, translator, simulator, emulator, transpiler, thesaurus, analyzer, ' +
        'extractor, summarizer, corrector',
    ),
    things: words(
      'converter, spreadsheet, dictionary, encyclopedia, calculator, detector, browser, machine, scanner, engine',
    ),
    start:
      'I give the input; you return only what it would return, without explanation, errors included. Text in curly brackets is from me to you. Confirm in one line that you are ready.',
  },
  reviewer: {
    heads: words(
      'reviewer, critic, evaluator, grader, proofreader, editor, checker, auditor, inspector, tester, judge, ' +
        'analyst, finder, optimizer, improver',
    ),
    start:
      'Ask me for the material and what it is meant to achieve. Then give your verdict, and what to change first: each point with its place and how you would do it instead.',
  },
  speaker: {
    heads: words('speaker'),
    start:
      'Ask me first about the occasion, the listeners and the time, and wait. Then speak, and ask what to change.',
  },
  coach: {
    heads: words('coach, teacher, tutor, trainer, instructor, mentor, professor, helper, buddy'),
    start:
      'Ask me at most three questions first, and wait. Then work with what I bring: what goes well, the one thing to change and how, and one exercise. After each of my tries go on from there.',
  },
  listener: {
    heads: words('therapist, counselor, counsellor, psychologist, companion, friend, confidant, priest'),
    start:
      'Ask me what is on my mind, one question at a time. Say back what you heard before you advise. Suggest small steps only, and say when I should see a professional.',
  },
  questioner: {
    heads: words('interviewer, examiner, quizmaster'),
    start:
      'Ask me first what it is for, then go ahead: one question at a time, waiting for my answer. At the end say what was strong, what to change and how, and let me try the weakest answer again.',
  },
  maker: {
    heads: words(
      'generator, creator, maker, builder, writer, composer, planner, designer, architect, recommender, author, ' +
        'screenwriter, poet, novelist, songwriter, rapper, copywriter, producer, ghostwriter, artist, stylist, chef',
    ),
    start:
      'Ask me at most three questions first, and wait. Then give one complete version, say in a line what you decided for me, and ask what to change.',
  },
  player: {
    heads: words(
      'comedian, storyteller, character, chatbot, bot, player, magician, commentator, guru, girlfriend, boyfriend, ' +
        'philosopher, prophet, astronaut, detective, king, queen, pirate, partner, master',
    ),
    start:
      'Stay in the part, in the words it would use, and keep replies short enough for me to answer. Text in brackets is from me, outside the part. Begin with a line that opens the situation.',
  },
  adviser: {
    heads: words(
      'expert, advisor, adviser, consultant, specialist, assistant, doctor, dentist, lawyer, accountant, ' +
        'agent, manager, engineer, developer, programmer, scientist, researcher, economist, nutritionist, dietitian, ' +
        'physician, pharmacist, midwife, nurse, strategist, marketer, realtor, broker, officer, director, executive, ' +
        'administrator, librarian, historian, journalist, mathematician, statistician, chemist, mechanic, electrician, ' +
        'gardener, florist, veterinarian, salesperson, recruiter, headhunter, astrologer, technician, investor, trader, shopper, ' +
        'troubleshooter, guide, mediator, negotiator, navigator, ceo, cto, cfo, representative, professional',
    ),
    start:
      'Ask me at most three questions about my case first, and wait. Then say what you would do, why, what could go wrong, and the first step.',
  },
} as const satisfies Record<string, Role>;

/** Words of a goal that names a task: with one of them nothing is a bare title. */
export const taskWords: ReadonlySet<string> = new Set(
  words(
    'compare, choose, buy, find, fix, repair, mend, write, rewrite, explain, describe, help, plan, make, build, create, design, draw, ' +
      'list, give, get, tell, ask, thank, email, text, call, hire, need, want, should, how, what, which, who, why, where, when, is, ' +
      'are, best, good, better, cheap, vs, versus, or, and, not, to, review, translate, summarize, summarise, check, improve, edit, ' +
      'interview, report, reply, letter, speech, gift, gifts, idea, ideas, wanted, near, clean, use, teach, convince, complain, find, cv, ' +
      'contract, complaint, advert, job, invoice, post, card, message, note, question, questions, my, our, i',
  ),
);

/** Ways of naming a role in a sentence. */
export const roleOpenings = words(
  "act as, act like, behave as, behave like, pretend to be, pretend you are, you are, you're, you will be, i want you to be, i want you to act as, be, be my, play, work as, serve as, imagine you are, take the role of, take on the role of, play the role of",
);

/** Words behind a role's name that only say more of it: "coach for shy people". */
export const roleJoints = 'to about for of in with at from specializing specialising on'.split(' ');
