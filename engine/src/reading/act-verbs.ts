/** What the goal asks the assistant to do. */
export type ActId =
  | 'write'
  | 'list'
  | 'explain'
  | 'compute'
  | 'classify'
  | 'extract'
  | 'correct'
  | 'rewrite'
  | 'translate'
  | 'summarise'
  | 'compare'
  | 'judge'
  | 'plan'
  | 'code'
  | 'role'
  | 'question'
  | 'open';

/** Leading verbs of English requests and the act that each names; the deliverable may still decide otherwise. */
export const actVerbs: ReadonlyMap<string, ActId> = new Map(
  (
    [
      [
        'write',
        'write writte reply create make draft compose generate craft produce prepare invent author pen ghostwrite build design develop do provide give get bring continue complete finish fill come think tell say show help formulate put add set deliver send express announce record log document construct simulate include figure',
      ],
      [
        'list',
        'list suggest name recommend propose brainstorm curate offer enumerate find look choose pick search share',
      ],
      [
        'explain',
        'explain describe discuss teach define clarify elaborate illustrate interpret introduce cover demonstrate detail walk outline narrate understand',
      ],
      [
        'compute',
        'calculate compute solve evaluate estimate integrate differentiate derive prove invert approximate determine count sum factor simplify convert measure verify',
      ],
      ['classify', 'classify categorize categorise label decide tag rate sort group assess indicate select'],
      ['extract', 'extract identify pull spot detect recognize recognise parse'],
      ['correct', 'correct proofread spellcheck spell-check fix'],
      [
        'rewrite',
        'rewrite rephrase paraphrase reword edit improve polish shorten condense expand simplify reformat format transform turn capitalize capitalise modify adapt revise restructure replace refine enhance adjust',
      ],
      ['translate', 'translate localize localise'],
      ['summarise', 'summarize summarise recap digest abridge'],
      ['compare', 'compare contrast'],
      [
        'judge',
        'review critique evaluate analyze analyse assess check examine audit investigate inspect judge',
      ],
      ['plan', 'plan schedule organize organise arrange strategize structure'],
      [
        'code',
        'optimize optimise automate migrate configure install implement code program debug refactor script deploy',
      ],
      ['role', 'act behave pretend roleplay role-play play'],
    ] as const
  ).flatMap(([act, verbs]) => verbs.split(' ').map((verb) => [verb, act] as const)),
);

/** Verbs and phrases that only narrow a request; a sentence that starts with one is a condition on it. */
export const modifierOpening =
  /^(?:and )?(?:also,? )?(?:include|use|using|assign|whenever|(?:where|if|when) possible|make (?:it|sure|them|each|the\b)|ensure|be(?= \p{L})|be sure|keep|avoid|consider|mention|try|note(?: that)?|remember|add|don['’]?t|do not|never|no|not|only|always|must|should|limit|start|end|begin|format|follow(?![- ]up)|focus|emphasi[sz]e|highlight|don’t|assume|please note|stick to|refer|cite|pay attention|take into account|leave out|skip|write (?:in|it in|it as)|answer (?:in|with|as)|with|without|at (?:least|most)|no more than|max(?:imum)?\b|minimum\b|up to|each|every|the (?:tone|style|length|format|answer|output|response|result|text|article|post|email|story|title|message|letter|method|language|audience|main character|protagonist|available|use|total)\b|it (?:should|must|needs?|has to|can|will)|they (?:should|must|need)|you (?:should|must|can|may|need to|have to|don't|will need)|your (?:answer|response|output|list|text)|tone|style|length|audience|language|format|target|mood)(?![\p{L}])/iu;

/** Participles of passive requests ("should be written") and their verb. */
export const passiveVerbs: ReadonlyMap<string, string> = new Map(
  Object.entries({
    written: 'write',
    made: 'make',
    compiled: 'list',
    listed: 'list',
    created: 'create',
    classified: 'classify',
    categorized: 'classify',
    translated: 'translate',
    summarized: 'summarize',
    corrected: 'correct',
    explained: 'explain',
    described: 'describe',
    generated: 'generate',
    drafted: 'draft',
    rewritten: 'rewrite',
    given: 'give',
    provided: 'provide',
  }),
);
