import { namesLanguage } from '../reading/named-technology.ts';
import { ask, type Asked, type Asking } from './asked.ts';
import { ruleQuestions } from './rule-questions.ts';

const stack = ask('stack', 'stack', 'Language and framework', 'Language and framework, with versions');
const columns = ask('fact', 'columns', 'Exported', 'What the file holds, column by column');
// By the card of the feature.
const ofFeature: Readonly<Record<string, Asked>> = {
  filter: ask('fact', 'feature', 'Filter by', 'What it filters or sorts by'),
  import: ask('fact', 'columns', 'The file', 'The columns of the file, with an example row'),
  permissions: ask('people', 'users', 'Roles', 'The roles, and what each may do'),
  payment: ask('rule', 'payment', 'Payment', 'What is paid, how much, and through whom'),
  audit: ask('fact', 'feature', 'Recorded', 'Which changes are recorded, and who sees them'),
  search: ask('fact', 'feature', 'Searched', 'What is searched, and among how many entries'),
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
const leftovers = ask(
  'rule',
  'leftovers',
  'What hangs on it',
  'What happens to what hangs on it, and whether it can be undone',
);
const everywhere = /^(?:dark-mode|i18n|rate-limit|sign-in|permissions|two-factor|audit)$/;
// A program that was left among the features belongs to no page.
const joins =
  /^(?:please )?(?:add|show|let|allow|make|put|give|implement|create|support|enable|introduce|integrate|offer|ask|users?|customers?|members?|people|when|if|an?|the|our|my|we|i)\b/i;
const ofFiles = /\b(?:folder|files|pictures|photos|pdfs|images)\b.*\b(?:to|into|as)\b/i;
const acts = /^(?:remind|send|notify|warn|limit|block|hide|mark|highlight|require|bulk)\b/i;
const there = ask(
  'fact',
  'there',
  'Already there',
  'What is there already that it builds on: endpoint, table, component',
);
const scope = ask('fact', 'where', 'Where', 'Which pages or parts it covers, and which not');
const tried = ask('fact', 'tried', 'Tried so far', 'What you have tried, and what came of it');
const placed =
  /[`'"“]|\b[\w-]+\.(?:tsx?|jsx?|py|php|rb|java|cs|go|rs|vue|css|html?|sql)\b|\b\w+\(\)|\/[\w-]+\/|\b(?:page|screen|form|dialog|modal|menu|header|footer|sidebar|checkout|log-?in|dashboard|settings|profile|endpoint|table|query|safari|chrome|firefox|iphones?|android|ios|windows|mac)\b/i;
const isPlaced = (goal: string): boolean => placed.test(goal) || /\b[a-z]+[A-Z]\w+/.test(goal);
const shown = /["'“`]|\b(?:NaN|undefined|null|404|40[0-9]|50[0-9]|no error|exception|error:)/;
const compared = /\b(?:instead of|should|expected|but (?:it )?(?:shows?|gives?|returns?|does)|not find)\b/i;

/** What a change to code that exists needs: where, with what, what shows, by which rule. */
export function changeQuestions(asking: Asking): readonly Asked[] {
  const { reading, options, named } = asking;
  const { goal } = reading;
  const prose = reading.prose.slice(0, 1_500);
  const isKnown =
    named.length > 0 ||
    namesLanguage(goal) ||
    [options.frontend, options.backend].some((choice) => choice !== undefined);
  const asksStack = isKnown ? [] : [stack];
  const where = (label: string) => (isPlaced(goal) ? [] : [ask('fact', 'where', 'Where', label)]);
  switch (asking.change?.id ?? 'add') {
    case 'fix':
      return [
        ...(shown.test(goal)
          ? []
          : [ask('fact', 'error', 'What it shows', 'Error message, or what is seen, word for word')]),
        ...where('Where it happens: page, file, device or browser'),
        ...(compared.test(prose) ? [] : [ask('fact', 'steps', 'Steps', 'What one does until it happens')]),
        ...asksStack,
        tried,
      ];
    case 'speed':
      return [
        ...(/\d/.test(prose)
          ? []
          : [ask('fact', 'speed', 'Now and wanted', 'How long it takes now, and how long it may take')]),
        ask('fact', 'load', 'Amount', 'How much data or how many people it is slow with'),
        ...asksStack,
        tried,
      ];
    case 'data':
      return [
        ask('fact', 'load', 'Amount', 'How much data there is, and whether it may stand still meanwhile'),
        ...asksStack,
      ];
    case 'replace':
    case 'restructure':
      if (ofFiles.test(prose)) return asksStack;
      return [
        ...(/\bto (?:\w+ )?v?\d/i.test(prose)
          ? [ask('fact', 'load', 'Size', 'How large it is, and what else it builds on')]
          : /^rename|\b(?:because|since|so that|too)\b/i.test(prose)
            ? []
            : [ask('fact', 'why', 'Reason', 'What is bad about it today')]),
        ask('rule', 'kept', 'Must stay', 'What must stay exactly as it is'),
        ...asksStack,
      ];
    case 'add':
      return [
        ...decisive(asking),
        ...(everywhere.test(reading.kind?.id ?? '')
          ? [scope]
          : joins.test(goal) || reading.kind
            ? where('Where it belongs: page, file or component')
            : []),
        ...asksStack,
        ...(!everywhere.test(reading.kind?.id ?? '') && (joins.test(goal) || acts.test(goal) || reading.kind)
          ? [there]
          : []),
      ];
  }
}

function decisive({ reading: { prose, kind, words }, rules }: Asking): readonly Asked[] {
  if (rules > 0 || words > 25) return [];
  const own = ofFeature[kind?.id ?? ''];
  if (own !== undefined) return [own];
  return [
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
