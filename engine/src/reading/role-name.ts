/** How a role works with the person: which frame serves it. */
export type RoleKind = 'coach' | 'reviewer' | 'interpreter' | 'generator' | 'advisor' | 'player';

const heads: readonly (readonly [RoleKind, RegExp])[] = [
  [
    'interpreter',
    /(?:terminal|console|interpreter|compiler|translator|converter|simulator|emulator|spreadsheet|engine|transpiler|dictionary|encyclopedia|thesaurus|calculator|detector|browser|machine|oracle|analyzer|analyser|extractor|scanner|summarizer|summariser|corrector)$/,
  ],
  [
    'reviewer',
    /(?:reviewer|critic|evaluator|grader|proofreader|editor|checker|auditor|inspector|fact-checker|tester|examiner|judge|analyst|finder|optimizer|optimiser|improver)$/,
  ],
  [
    'coach',
    /(?:coach|teacher|tutor|trainer|instructor|mentor|interviewer|professor|therapist|counselor|counsellor|(?<!(?:conversation|language|debate|sparring|chat) )partner|helper|companion|buddy)$/,
  ],
  [
    'generator',
    /(?:generator|creator|maker|builder|writer|composer|planner|designer|architect|recommender|author|screenwriter|poet|novelist|songwriter|rapper|copywriter|producer|ghostwriter|artist|stylist|chef)$/,
  ],
  [
    'player',
    /(?:^|[\s-])(?:comedian|storyteller|character|chatbot|bot|player|magician|commentator|gaslighter|shell|guru|friend|girlfriend|boyfriend|philosopher|prophet|lunatic|drunk person|(?:conversation|language|debate|sparring|chat) partner|astronaut|detective|king|queen|santa claus|yoda|pirate)$/,
  ],
  [
    'advisor',
    /(?:expert|advisor|adviser|consultant|specialist|assistant|doctor|dentist|psychologist|lawyer|accountant|agent|manager|engineer|developer|programmer|scientist|researcher|economist|nutritionist|dietitian|physician|pharmacist|midwife|nurse|strategist|marketer|realtor|broker|officer|director|executive|administrator|admin|librarian|historian|journalist|mathematician|statistician|etymologist|chemist|mechanic|electrician|gardener|florist|geographer|veterinarian|salesperson|recruiter|owner|gnomist|astrologer|technician|hypnotherapist|investor|trader|shopper|troubleshooter|guide|mediator|negotiator|navigator|monitor|master|mastermind|yogi|dj|dm|ceo|cto|cfo|cio|cmo|attendant|representative|support|ist|ologist)$/,
  ],
];

const notRoles = /(?:^|\s)(?:list|gist|checklist|playlist|wishlist|twist|artist statement|ui|role of .*)$/;
// "my neighbor keeps parking" tells what happens; a role is a name.
const statement =
  /^(?:i|i['’]?m|my|our|we|someone|somebody|everyone|nobody)\b|\b(?:my|our)\s|\b(?:got|gets|keeps?|isn['’]?t|doesn['’]?t|won['’]?t|can['’]?t|wants?|needs?)\s/i;
const stop =
  /\s(?:for|of|in|with|to|on|at|from|who|that|and|using|specializing|specialising|crafting|writing|working|helping|teaching|by)\s|[:(,–—|]|\s-\s/;

/** The kind of role that a bare noun phrase names, such as `Public Speaking Coach`; undefined for things. */
export const roleKindOf = (phrase: string): RoleKind | undefined => {
  if (statement.test(phrase)) return undefined;
  const name = phrase
    .toLowerCase()
    .replace(/(?<!["“”'’.!])["“”'’.!]+$/, '')
    .replace(/^["“”]/, '')
    .replace(/\s+role$/, '')
    .trim();
  const head = name.split(stop)[0]?.trim() ?? '';
  if (head === '' || notRoles.test(head)) return undefined;
  // A "Character Creation Guide" is a text; a "Travel Guide" is a person.
  if (
    /\bguide$/.test(head) &&
    (head.split(' ').length > 2 || /^(?:(?:an?|our|short|quick) )*guide$/.test(head))
  )
    return undefined;
  return heads.find(([, pattern]) => pattern.test(head))?.[0];
};
