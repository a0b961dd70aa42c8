import type { FrozenSpan } from './frozen-spans.ts';

const technicalWords =
  /\b(?:python|java(?:script)?|typescript|sql|postgres\w*|mysql|html|css|bash|shell|linux|windows|ubuntu|gentoo|docker|kubernetes|cluster|promql|prometheus|grafana|git|github|regex|api|json|xml|yaml|npm|node(?:\.js)?|react|vue\d?|angular|svelte\w*|django|flask|laravel|php|ruby|rails|rust|golang|kotlin|swift|flutter|matlab|octave|numpy|pandas|pytorch|torch|tensorflow|jax|sklearn|scikit\S*|seaborn|matplotlib|latex|\\\w+|overleaf|excel|google sheets|vba|wordpress|nginx|odoo|drupal|unity|roblox|luau?|arduino|esp32|verilog|cocotb|systemverilog|assembly|nasm|x86\S*|nix(?:-shell|pkgs)?|ffmpeg|wget|curl|selenium|pyqt\d?|jest|webpack|vite|terraform|ansible|aws|azure|spark|hadoop|dwh|snowflake|mongodb|redis|elasticsearch|faiss|spring(?: security| ?boot)?|\.net|visual studio|wsdl|autolisp|autocad|gams|ssms|powershell|code|algorithm|compiler|function|middleware|plugin|script in|smart contract|npcap|sv constraints|\d+[- ]bit|jetpack|composable|filesystem|file system|busybox|kernel|partition|ssh|sudo|cron|grep|awk|kubectl|pods?|systemd|dns|segfault|stack ?trace|browser console|console|url|biblatex|install|server|package|framework|sni|http|tcp|udp|tftp|via installed)\b/i;

const technicalKinds = new Set<FrozenSpan['kind']>(['code', 'file', 'flag']);

/** True for instructions that concern code or a technical tool, by their words or by code and file names in them. */
export const isTechnical = (instructions: string, frozen: readonly FrozenSpan[]): boolean =>
  /(?<![\w])(?:c\+\+|c#|f#)(?!\w)/i.test(instructions.slice(0, 4_000)) ||
  technicalWords.test(instructions.slice(0, 4_000)) ||
  frozen.some((span) => technicalKinds.has(span.kind) && span.start < instructions.length);
