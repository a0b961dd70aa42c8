import { ask, type Asked, type Asking } from './asked.ts';
import { namesPlatform } from './names-platform.ts';
import { ruleQuestions } from './rule-questions.ts';

const stack = ask('stack', 'stack', 'Language and framework', 'Language and framework, with versions');
const columns = ask('fact', 'columns', 'Exported', 'What the file holds, column by column');
// By the card of the feature.
const ofFeature: Readonly<Record<string, Asked>> = {
  filter: ask('fact', 'feature', 'Filter by', 'What it filters or sorts by'),
  import: ask('fact', 'columns', 'The file', 'Columns of the file, with a sample row'),
  permissions: ask('people', 'users', 'Roles', 'The roles, and what each may do'),
  payment: ask('rule', 'payment', 'Payment', 'What is paid, how much, and through whom'),
  audit: ask('fact', 'feature', 'Recorded', 'Which changes, and who sees them'),
  search: ask('fact', 'feature', 'Searched', 'What is searched, among how many entries'),
  export: columns,
  notifications: ask('rule', 'reminding', 'Sent', 'What sets it off, who gets it, and how'),
  comments: ask('rule', 'users', 'Comments', 'Who may write, who may delete'),
  upload: ask('rule', 'files', 'Files', 'Which files, how large, and who sees them'),
  i18n: ask('fact', 'languages', 'Languages', 'Which languages, and who translates'),
  'rate-limit': ask('rule', 'limit', 'Limit', 'How many in which time, and for whom'),
};
// Deeds that not everybody may do.
const guarded =
  /\b(?:export|delete|edit|admin\w*|approve|invite|share|bulk|discounts?|coupons?|refunds?|archive|restore|waiting list|assign|publish|hide)\b/i;

const toldWho =
  /\b(?:admins?|staff|owners?|managers?|editors?) only\b|\b(?:let|allow|so that|only|for) (?:the |our |all )?(?:users?|customers?|members?|admins?|people|guests?|staff|owners?|managers?)\b|\b(?:users?|customers?|members?|admins?|people|guests?|staff|owners?|managers?) (?:can|should|may|must|want)\b/i;
const leftovers = ask('rule', 'leftovers', 'What hangs on it', 'What becomes of what belongs to it');
const everywhere = /^(?:dark-mode|i18n|rate-limit|sign-in|permissions|two-factor|audit)$/;
// A program that was left among the features belongs to no page.
const joins =
  /^(?:please )?(?:add|show|let|allow|make|put|give|implement|create|support|enable|introduce|integrate|offer|ask|users?|customers?|members?|people|when|if|an?|the|our|my|we|i)\b/i;
const ofFiles =
  /\b(?:folder|documents?|docs|files?|pictures|photos|pdfs?|images|csv|json|xml|statements?|exports?)\b.*\b(?:to|into|as)\b/i;
const sample = ask('fact', 'example', 'Example', 'One example: what goes in, what comes out');
const limits = ask('rule', 'limits', 'Rule', 'The rule: who may, how much, until when');
/** Somebody may do what nobody could. */
const gains =
  /^(?:please )?(?:add|let|allow|give|support|enable|introduce|offer|(?:users?|customers?|members?|people|guests?) (?:can|should|may|must|want|need))\b/i;
/** Too small for a rule of its own. */
const small =
  /\b(?:button|icon|page|tooltip|toggle|shortcut|column|logo|link|spinner|animation|tests?|docs?|tags?|labels?|categor(?:y|ies))\b/i;
const until = ask('rule', 'until', 'Changes', 'Until when, and what may be changed');
const source = ask('fact', 'source', 'Source', 'Where the data comes from');
const fetched =
  /^(?:please )?(?:show|display|tell|add|let)\b.*\b(?:parcels?|shipments?|deliver(?:y|ies)|weather|exchange rates?|opening hours|stock levels?|availability)\b/i;
const scope = ask('fact', 'where', 'Where', 'Which pages it covers, and which not');
const tried = ask('fact', 'tried', 'Tried so far', 'What you have tried so far');
const placed =
  /[`'"“]|\b[\w-]+\.(?:tsx?|jsx?|py|php|rb|java|cs|go|rs|vue|css|html?|sql)\b|\b\w+\(\)|\/[\w-]+\/|\b(?:page|screen|form|dialog|modal|menu|header|footer|sidebar|checkout|log-?in|dashboard|settings|profile|endpoint|table|query|safari|chrome|firefox|iphones?|android|ios|windows|mac)\b/i;
const isPlaced = (goal: string): boolean => placed.test(goal) || /\b[a-z]+[A-Z]\w+/.test(goal);
const shown = /["“`]|(?<!\w)'\w|\b(?:NaN|undefined|null|404|40[0-9]|50[0-9]|no error|exception|error:)/;
const compared = /\b(?:instead of|should|expected|but (?:it )?(?:shows?|gives?|returns?|does)|not find)\b/i;
/** What is wrong is a value, so one case of it says most. */
const miscounts =
  /\b(?:wrong|incorrect\w*|twice|double[ds]?|duplicat\w*|missing|off by|rounded|mixed up|not (?:right|correct)|differs?|ignores?|out of order|days? off|hours? off|one off|(?:price|total|amount|value|result|sum) of (?:0|zero)|shows? (?:0|zero|nothing))\b/i;
/** What is wrong could be anything, so its message says most. */
const breaks =
  /\b(?:errors?|crash\w*|fail\w*|exception|broken?|breaks|not work\w*|stopped working|stuck|hangs?|freez\w+|blank|empty|white screen|down|times? out|won['’]?t|can(?:['’]?t|not)|(?:does|do|is|are)n['’]?t)\b/i;
/** What people look at is changed for a reason that only they can tell. */
const screens =
  /\b(?:page|site|screen|dashboard|form|navigation|menu|onboarding|checkout|design|layout|ui|interface|app)\b/i;
const looks =
  /\b(?:looks?|layout|overlap\w*|align\w*|css|styl\w+|dark mode|font|colou?rs?|contrast|cut off|too (?:small|wide|big|narrow))\b/i;
const misbehaves =
  /\b(?:complain(?:s|ed|ing)?|looks? (?:wrong|odd|broken)|ignor(?:es|ing)|jumps?|flickers?|disappears?|vanish\w*|overlaps?|arrives? (?:twice|late)|logged out|randomly|all the time|loses?|forgets?)\b/i;
/** A fault told without "fix". */
export const tellsFault = (prose: string): boolean =>
  !joins.test(prose.replace(/^(?:the|an?|our|my|users?|customers?|members?|people|when) /i, '')) &&
  (miscounts.test(prose) || breaks.test(prose) || misbehaves.test(prose));
const tellsSteps =
  /\b(?:when(?:ever)?|after|if|once|as soon as|every time|while|on (?:click|submit|load|save))\b/i;

/** What a change to code that exists needs: where, with what, what shows, by which rule. */
export function changeQuestions(asking: Asking): readonly Asked[] {
  const { reading, options, named } = asking;
  const { goal } = reading;
  const prose = reading.prose.slice(0, 1_500);
  const isKnown =
    named.length > 0 ||
    namesPlatform(goal) ||
    [options.frontend, options.backend].some((choice) => choice !== undefined);
  const asksStack = isKnown ? [] : [stack];
  const where = (label: string) => (isPlaced(goal) ? [] : [ask('fact', 'where', 'Where', label)]);
  const id = asking.change?.id ?? 'add';
  switch (id === 'add' && tellsFault(prose) ? 'fix' : id) {
    case 'fix': {
      const isLooks = looks.test(prose);
      return [
        ...(shown.test(goal) || compared.test(prose)
          ? []
          : isLooks
            ? [ask('fact', 'error', 'What is seen', 'What is seen, and what should be')]
            : miscounts.test(prose)
              ? [ask('fact', 'error', 'An example', 'One case: what comes, and what should come')]
              : breaks.test(prose)
                ? [ask('fact', 'error', 'What it shows', 'Error message or log, word for word')]
                : []),
        ...(tellsSteps.test(prose) || isLooks
          ? []
          : [ask('fact', 'steps', 'Steps', 'What one does until it happens')]),
        ...where('Where: page, file, device or browser'),
        tried,
        ...asksStack,
      ];
    }
    case 'speed':
      return [
        ...(/\d/.test(prose)
          ? []
          : [ask('fact', 'speed', 'Now and wanted', 'How long it takes now, and may take')]),
        ...(/\b(?:builds?|pipelines?|ci|tests?|compil\w+|deploy\w*|start-?up)\b/i.test(prose)
          ? []
          : [ask('fact', 'load', 'Amount', 'With how much data or how many people')]),
        tried,
        ...asksStack,
      ];
    case 'tests':
      return [
        ...(miscounts.test(prose)
          ? [ask('fact', 'error', 'An example', 'One case: what comes, and what should come')]
          : []),
        ...asksStack,
      ];
    case 'data':
      return [ask('fact', 'load', 'Amount', 'How much data, and may it stand still'), ...asksStack];
    case 'replace':
    case 'restructure':
      if (ofFiles.test(prose)) return [sample, ...asksStack];
      return [
        ...(/\bto (?:\w+ )?v?\d/i.test(prose)
          ? [ask('fact', 'load', 'Size', 'How large it is, what it builds on')]
          : screens.test(prose) && !/\b(?:because|since|so that|too|so)\b/i.test(prose)
            ? [ask('fact', 'why', 'Reason', 'What is bad about it today')]
            : []),
        ask('rule', 'kept', 'Must stay', 'What must stay exactly as it is'),
        ...asksStack,
      ];
    case 'add':
      return [...ruleOf(asking), ...(everywhere.test(reading.kind?.id ?? '') ? [scope] : []), ...asksStack];
  }
}

function ruleOf(asking: Asking): readonly Asked[] {
  const found = decisive(asking);
  const { goal, kind, prose, words } = asking.reading;
  const isOpen =
    asking.rules === 0 &&
    gains.test(goal) &&
    words < 14 &&
    !everywhere.test(kind?.id ?? '') &&
    !small.test(prose);
  return found.length === 0 && isOpen ? [limits] : found;
}

function decisive({ reading: { prose, kind, words }, rules }: Asking): readonly Asked[] {
  if (rules > 0 || words > 25) return [];
  const own = ofFeature[kind?.id ?? ''];
  if (own !== undefined) return [own];
  return [
    ...(/\b(?:edit|change|cancel|move|reschedule)\w*\b.*\b(?:reservation|booking|appointment|order|subscription)s?\b/i.test(
      prose,
    )
      ? [until]
      : []),
    ...(fetched.test(prose) ? [source] : []),
    ...(/\bupload/i.test(prose) && ofFeature['upload'] ? [ofFeature['upload']] : []),
    ...(/\b(?:export|download)\b/i.test(prose)
      ? [columns]
      : ruleQuestions(prose)
          .filter(({ id }) => id !== 'amounts' && (id !== 'booking-rules' || /\bbook/i.test(prose)))
          .slice(0, 1)),
    ...(/\b(?:delete|remove|archive|merge|close)\b/i.test(prose) && !/\bundo\b/i.test(prose)
      ? [leftovers]
      : []),
    ...(guarded.test(prose) && !toldWho.test(prose)
      ? [ask('people', 'users', 'Users', 'Who may use it, and who may not')]
      : []),
  ];
}
