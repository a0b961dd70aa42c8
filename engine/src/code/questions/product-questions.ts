import { hasSource, isReadOnly } from '../reading/is-read-only.ts';
import { ask, type Asked, type Asking } from './asked.ts';
import { recordQuestion } from './record-question.ts';
import { ruleQuestions } from './rule-questions.ts';

const ofKind: Readonly<Record<string, readonly Asked[]>> = {
  dashboard: [
    ask('fact', 'figures', 'Figures', 'Which figures it shows'),
    ask('fact', 'source', 'Source', 'Where the figures come from'),
  ],
  chatbot: [ask('fact', 'commands', 'Commands', 'What it answers to, and what it does then')],
  assistant: [ask('fact', 'knowledge', 'Knowledge', 'What it answers from, what people answer')],
  scraper: [
    ask('fact', 'pages', 'Pages', 'Which pages, and what is read from them'),
    ask('fact', 'result', 'Result', 'How often, and where the result goes'),
  ],
  job: [ask('fact', 'from-to', 'From and to', 'Where the data comes from, where it goes')],
  webhook: [ask('fact', 'follows', 'What follows', 'What follows when it is called')],
  'browser-extension': [ask('fact', 'pages', 'Pages', 'On which pages it works, what starts it')],
  'formula-calculator': [ask('rule', 'formula', 'Calculation', 'The formula or the rates it counts with')],
  map: [ask('fact', 'source', 'Places', 'Where the places come from')],
  quiz: [ask('fact', 'source', 'Questions', 'Where the questions come from')],
};

const users = ask('people', 'users', 'Users', 'Who uses it, and what each may do');
const callers = ask('people', 'users', 'Callers', 'Who calls it, and what each may do');
const game = ask('rule', 'game-rules', 'Rules', 'What one does, and how it is won or lost');
const purpose = ask('fact', 'purpose', 'What it does', 'What one can do with it');
const source = ask('fact', 'source', 'Source', 'Where the data comes from, for which place');
const looksUp =
  /\b(?:departures|arrivals|timetables?|(?:bus|train|tram|ferry|boat)s? (?:leaves?|comes?|goes|departs?|times)|weather|forecasts?|bins?|garbage|rubbish|exchange|prices|news|scores|results|facts|quotes|statistics|air quality|holidays)\b/i;
const devices = ask('stack', 'devices', 'Devices', 'iPhone, Android or both, offline or not');
const files = ask('fact', 'from-to', 'From and to', 'Where the files are, and what comes out');
const ownFiles =
  /\b(?:my|our|\d+) (?:[\w-]+ )?(?:photos|pictures|files|scans|pdfs|documents|songs|mp3s|e-?mails|invoices|receipts|notes)\b/i;
const turned = ask('fact', 'example', 'Example', 'One example: what goes in, what comes out');
const turns = /\b(?:turns?|converts?|transforms?|extracts?) (?:\w+ ){1,4}(?:into|to|from)\b/i;
/** A bot that speaks by itself answers to nothing. */
const speaks = /\b(?:posts?|sends?|announces?|tells?|shows?|publish(?:es)?)\b/i;
const glance = ask('fact', 'glance', 'At a glance', 'What you want to see at a glance');

// Kinds that one person uses, or whose roles everybody knows.
const alone =
  /^(?:shop|chat|chatbot|assistant|job|webhook|social|blog|portfolio|cv|landing|link-page|url-shortener|auth|.*game|.*calculator|.*converter|todo|notes|timer|weather|quiz|budget|log|habit|reminder|recipe|password|editor|previewer|viewer|music|file-tool|generator|scraper|simulator|browser-extension|snippets|gallery)$/;
const people =
  /\b(?:members|staff|teams?|customers|clients|tenants|parents|volunteers|students|pupils|teachers|guests|patients|employees|colleagues|drivers|players|residents|neighbou?rs|coaches|families|flatmates|roommates|visitors|suppliers|technicians|nurses|doctors|trainers|club|school|company|firm|association|office|church|clinic|kitchen|warehouse|department|choir|orchestra|band|village|town|shop|hotel|restaurant|agency|community|organi[sz]ation|charity|library|museum|studio|hospital|care home|practice|ward|kindergarten|co-?op|farm|gym|our|we|us)\b/i;
/** Whoever builds for a relative shares it with them. */
const relatives =
  /\b(?:my|our) (?:[\w-]+ )?(?:grandmother|grandma|grandfather|grandpa|mum|mom|mother|dad|father|parents|wife|husband|partner|kids|children|son|daughter|family|friends?|brother|sister|aunt|uncle)\b/i;
const forOneself = /\b(?:i|me|my|myself)\b/i;
/** "App for our allotment society" says for whom, not what for. */
const namesOnlyUsers =
  /\b(?:app|tool|platform|system|portal|api|software|solution|page)(?:$|\W*$| (?:for|at|of)\b)/i;
const told = /\b(?:to|with|that|which|where|so|who)\b|:/i;
const tracked = /^(?:budget|log|habit|library-catalogue)$/;

const wellKnown = /\b(?:mortgage|loan|bmi|tip|vat|interest|percent\w*|age|grade|gpa|discount|calorie)\b/i;

// Goals that name the deed instead of the thing: "scrape the listings and mail me".
const kindOf = ({ kind, task }: Asking['reading']): string => {
  if (kind?.id === 'formula-calculator' && wellKnown.test(task)) return 'calculator';
  return kind?.id ?? (/^(?:scrape|crawl|watch|monitor)\b/i.test(task) ? 'scraper' : '');
};

/** What a product turns on that its goal leaves open: who, by which rule, with what data. */
export function productQuestions(asking: Asking): readonly Asked[] {
  const { reading, type, options, roles, rules, parts, named } = asking;
  const hasKnownRules = parts.some(
    ({ id: part }) => part !== 'cards' && reading.kind?.parts?.some((rule) => rule.id === part) === true,
  );
  const prose = reading.prose.slice(0, 1_500);
  const id = kindOf(reading);
  if (id.endsWith('game') || /\b(?:game|puzzle|riddle)\b/i.test(reading.task.slice(0, 60)))
    return hasKnownRules || rules > 0 || reading.words > 20 ? [] : [game];
  if (turns.test(prose)) return [turned];
  const isApi = type.id === 'api';
  const readsAlone =
    isApi &&
    (looksUp.test(prose) || isReadOnly(reading.goal)) &&
    !/\b(?:manag|stor|creat|updat)\w+/i.test(prose);
  const isShared =
    relatives.test(prose) ||
    (people.test(prose) &&
      !/\b(?:allows?|lets?|enables?) (?:the )?(?:users?|people)\b/i.test(prose) &&
      !(forOneself.test(prose) && !/\b(?:our|we|us)\b/i.test(prose)));
  const decisive = rules > 0 ? [] : ruleQuestions(prose);
  const kept = recordQuestion(reading);
  const isBare =
    id === '' &&
    decisive.length + kept.length === 0 &&
    reading.words < 14 &&
    namesOnlyUsers.test(prose) &&
    !told.test(prose);
  const hasUsers =
    (isApi && id !== 'webhook' && !readsAlone) ||
    (isShared && !alone.test(id) && (rules === 0 || reading.words < 20));
  const isOpen = type.id === 'mobile-app' && options.platform === undefined;
  const asked = [
    ...(isBare ? [purpose] : []),
    ...(id === 'chatbot' && decisive.length > 0
      ? []
      : id === 'chatbot' && speaks.test(prose)
        ? [source]
        : (ofKind[id] ?? [])),
    ...((readsAlone || (!isApi && looksUp.test(prose))) && !hasSource(reading.goal) ? [source] : []),
    ...decisive.slice(0, 1),
    ...(hasUsers && roles < 2 && !/^Who\b/.test(decisive[0]?.label ?? '') ? [isApi ? callers : users] : []),
    ...decisive.slice(1, 2),
    ...kept,
    ...(isOpen && named.length === 0 && !/\b(?:iphones?|ios|android|ipads?)\b/i.test(prose) ? [devices] : []),
    ...(tracked.test(id) ? [glance] : []),
  ];
  if (asked.length === 0 && ownFiles.test(prose) && !isShared) return [files];
  return asked;
}
