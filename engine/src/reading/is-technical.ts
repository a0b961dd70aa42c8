import type { FrozenSpan } from './frozen-spans.ts';

const technicalWords =
  /\b(?:python|typescript|sql|postgres\w*|mysql|html|css|bash|linux|ubuntu|gentoo|docker|kubernetes|promql|prometheus|grafana|git|github|regex|api|json|xml|yaml|npm|vue\d?|svelte\w*|django|laravel|php|golang|kotlin|flutter|matlab|numpy|pandas|pytorch|torch|tensorflow|jax|sklearn|scikit\S*|seaborn|matplotlib|\\\w+|overleaf|google sheets|vba|wordpress|nginx|odoo|drupal|roblox|luau?|arduino|esp32|verilog|cocotb|systemverilog|nasm|x86\S*|nix(?:-shell|pkgs)?|ffmpeg|wget|curl|selenium|pyqt\d?|jest|webpack|vite|terraform|ansible|aws|azure|hadoop|dwh|mongodb|redis|elasticsearch|faiss|\.net|visual studio|wsdl|autolisp|autocad|gams|ssms|powershell|algorithm|compiler|middleware|smart contract|npcap|sv constraints|\d+[- ]bit|jetpack|composable|filesystem|file system|busybox|ssh|sudo|grep|awk|kubectl|systemd|dns|segfault|stack ?trace|browser console|biblatex|sni|http|tcp|udp|tftp|via installed|javascript|node\.js|spring(?: security|boot| boot)|url|excel)\b/i;
/** Words that also name a snake, a season, a parcel or a pane: technical beside a word of the trade alone. */
const eitherWords =
  /\b(?:java|shell|windows|cluster|node|react|angular|flask|ruby|rails|rust|swift|octave|latex|unity|assembly|spark|snowflake|spring|code|function|plugin|script in|kernel|partition|cron|pods?|console|install|server|package|framework)\b/gi;
const trade =
  /\b(?:script\w*|compil\w*|import(?:s|ed|ing)?|librar(?:y|ies)|variables?|class(?:es)?|modules?|errors?|exceptions?|commands?|terminal|program(?:s|ming|mer)?|debug\w*|apps?|deploy\w*|repo(?:sitory)?|files?|folders?|strings?|arrays?|loops?|pars(?:e|er|ing)|syntax|developers?|software|drivers?|pc|laptop|computer|components?|hooks?|render\w*|backend|frontend|databases?|web|requests?|endpoints?|versions?|comprehensions?|tuples?|data ?frames?|objects?|returns?|scheme|thread\w*|async|await|stack|memory|bytes?|login|users?|queries|query|dashboard|keyboard)\b/i;

const technicalKinds = new Set<FrozenSpan['kind']>(['code', 'file', 'flag']);

const namesTool = (text: string): boolean => {
  const named = new Set(text.match(eitherWords)?.map((word) => word.toLowerCase()));
  return named.size > 1 || (named.size === 1 && trade.test(text));
};

/** True for instructions that concern code or a technical tool, by their words or by code and file names in them. */
export const isTechnical = (instructions: string, frozen: readonly FrozenSpan[]): boolean =>
  /(?<![\w])(?:c\+\+|c#|f#)(?!\w)/i.test(instructions.slice(0, 4_000)) ||
  technicalWords.test(instructions.slice(0, 4_000)) ||
  /\bin R\b(?!\.)|\bR (?:package|script|code)\b/.test(instructions.slice(0, 4_000)) ||
  namesTool(instructions.slice(0, 4_000)) ||
  frozen.some((span) => technicalKinds.has(span.kind) && span.start < instructions.length);
