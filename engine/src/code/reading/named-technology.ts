/** Option groups of the form that a goal can already have answered. */
type StackGroup = 'frontend' | 'styling' | 'backend' | 'database' | 'auth' | 'platform' | 'apiPattern';

export interface NamedTechnology {
  /** As the goal writes it. */
  readonly name: string;
  readonly groups: readonly StackGroup[];
}

const technologies: readonly (readonly [RegExp, readonly StackGroup[]])[] = [
  [/\bReact Native\b/i, ['platform', 'frontend']],
  [/\bReact(?:\.?js)?\b(?! Native)/i, ['frontend']],
  [/\bNext\.?js\b/i, ['frontend']],
  [/\bVue(?:\.?js)?\b/i, ['frontend']],
  [/\bNuxt(?:\.?js)?\b/i, ['frontend']],
  [/\bSvelte(?:Kit)?\b/i, ['frontend']],
  [/\bAngular\b/i, ['frontend']],
  [/\bAstro\b/, ['frontend']],
  [/\b(?:HTML5?|vanilla (?:JavaScript|JS))\b/i, ['frontend']],
  [/\bTailwind(?: ?CSS)?\b/i, ['styling']],
  [/\b(?:Sass|SCSS)\b/i, ['styling']],
  [/\bBootstrap\b/i, ['styling']],
  [/\b(?:CSS3|plain CSS|CSS)\b/i, ['styling']],
  [/\bNode(?:\.?js)?\b/i, ['backend']],
  [/\bExpress(?:\.?js)?\b/, ['backend']],
  [/\bNestJS\b/i, ['backend']],
  [/\b(?:FastAPI|Flask|Django)\b/i, ['backend']],
  [/\b(?:Go(?:lang)?(?= (?:server|api|service|backend)|[.,]|$)|(?<=\bin )Go)\b/, ['backend']],
  [/\b(?:Rails|Laravel|Spring(?: Boot)?|ASP\.NET|PHP|Python|Java(?!Script)|Rust|C#)(?![\w+#])/i, ['backend']],
  [/\b(?:PostgreSQL|Postgres|MySQL|SQLite|MongoDB|Redis|MariaDB)\b/i, ['database']],
  [/\b(?:Supabase|Firebase)\b/i, ['database', 'auth']],
  [
    /\b(?:Auth0|Clerk|JWT|OAuth2?|SSO|magic links?|(?:Google|GitHub|Apple|Facebook) (?:log-?in|sign-?in|auth\w*))\b/i,
    ['auth'],
  ],
  [/\b(?:Flutter|SwiftUI|Swift|Kotlin|Expo)\b/, ['platform']],
  [/\b(?:GraphQL|tRPC|gRPC|REST(?:ful)?)\b/, ['apiPattern']],
];

// One search instead of two dozen for the many goals that name none.
const anyTechnology = new RegExp(technologies.map(([{ source }]) => source).join('|'), 'i');

/** Technologies that the goal names, in the order of the list. */
export function namedTechnologies(goal: string): readonly NamedTechnology[] {
  if (!anyTechnology.test(goal)) return [];
  return technologies.flatMap(([pattern, groups]) => {
    const name = pattern.exec(goal)?.[0];
    return name === undefined ? [] : [{ name, groups }];
  });
}

/** Whether the goal names a language or technology at all, so that none has to be chosen. */
export const namesLanguage = (goal: string): boolean =>
  /(?<![\w])(?:python|javascript|typescript|java|c\+\+|c#|rust|go(?:lang)?|ruby|php|swift|kotlin|scala|haskell|perl|lua|r|bash|shell\w*|powershell|sql|html5?|css3?|vb\.net|matlab|dart|elixir|clojure|scheme|gdscript|solidity|terraform|ansible|julia|glsl|hlsl|wgsl|vhdl|verilog|cuda|assembly|latex|ocaml|fortran|cobol|pascal|vba|zig|nim|racket|erlang|lisp|pandas|flask|django|jquery|react|numpy|pytorch|tensorflow|c)(?![\w+#])(?= |[.,;:!?)]|$)/i.test(
    goal.replace(/\b(?:to|can|will|and) go\b/gi, ''),
  );
