import { type Selector, type Targets, transform, type Visitor } from 'lightningcss';

const version = (major: number, minor = 0) => (major << 16) | (minor << 8);
/** The oldest browsers of `vite.config.ts`, in this library's form. */
const targets: Targets = {
  chrome: version(125),
  edge: version(125),
  firefox: version(126),
  safari: version(17, 5),
};

/** Parts that only some fields have, by the field's type. */
const fieldParts = [
  [/^-webkit-(?:date|calendar)/, /^(?:date|datetime-local|month|time|week)$/],
  [/^-webkit-(?:inner|outer)-spin-button$/, /^number$/],
  [/^-webkit-search/, /^search$/],
  [/^file-selector-button$/, /^file$/],
] as const;

const run = (css: string, visitor: Visitor<never>, unusedSymbols: string[] = []) =>
  transform({
    filename: 'document.css',
    code: Buffer.from(css),
    minify: true,
    targets,
    visitor,
    unusedSymbols,
  })
    .code.toString()
    // The library writes some prefixed declarations once more each time.
    .replaceAll(/(?<=[;{])([^;{}]+)(?:;\1)+(?=[;}])/g, '$1');

function classesOf(css: string): Set<string> {
  const found = new Set<string>();
  run(css, { Selector: (selector) => collectClasses(selector, found) });
  return found;
}

function collectClasses(selector: Selector, found: Set<string>): void {
  for (const part of selector) {
    if (part.type === 'class') found.add(part.name);
    if (part.type !== 'pseudo-class' || !('selectors' in part)) continue;
    for (const inner of part.selectors ?? []) if (Array.isArray(inner)) collectClasses(inner, found);
  }
}

const named = (css: string, pattern: RegExp) => [...css.matchAll(pattern)].flatMap(([, name]) => name ?? []);

/** Properties and animations that a sheet defines and never uses. */
function idleNames(css: string): string[] {
  const used = new Set(named(css, /var\((--[\w-]+)/g));
  const idle = named(css, /(?:[{;]|@property )(--[\w-]+)/g).filter((name) => !used.has(name));
  const animations = named(css, /animation(?:-name)?:([^;}]*)/g).join(' ');
  const still = named(css, /@keyframes ([\w-]+)/g).filter((name) => !animations.includes(name));
  return [...new Set([...idle, ...still])];
}

/** What holds selectors of which one is enough. */
const listing = new Set(['has', 'is', 'where']);

const initialValues = /@layer properties\{.*?\}\}\}/s;

/**
 * What the framework leaves open, by the page's own sheet: a name that no rule sets is its fallback, and one that the
 * theme sets needs none.
 */
function settleFallbacks(css: string): string {
  const set = new Set(named(css.replace(initialValues, ''), /[{;](--[\w-]+):/g));
  return css.replaceAll(
    /var\((--(?:default|tw)-[\w-]+),((?:[^()]|\([^()]*\))*)\)/g,
    (whole, name: string, fallback: string) =>
      set.has(name) ? (name.startsWith('--default-') ? `var(${name})` : whole) : fallback,
  );
}

/** The words of strings that list classes: at least half of them name one. Prose names one now and then. */
function classWords(literals: readonly string[], classes: ReadonlySet<string>): Set<string> {
  const lists = literals
    .map((literal) => literal.split(/\s+/).filter((word) => word !== ''))
    .filter((words) => words.filter((word) => classes.has(word)).length * 2 >= words.length);
  const words = new Set(lists.flat());
  const beginnings = [...words].filter((word) => word.endsWith('-'));
  return new Set(
    [...classes].filter((name) => words.has(name) || beginnings.some((start) => name.startsWith(start))),
  );
}

/**
 * What of a sheet a page can need, minified: rules of classes and elements that stand in none of its strings are left
 * out, then what only these used. A class put together from parts counts as named where its beginning ends with "-".
 */
export function pruneStyles(css: string, literals: readonly string[]): string {
  const classes = classesOf(css);
  const needed = classWords(literals, classes);
  const elements = new Set(['html', 'body', ...literals.filter((literal) => /^[a-z]\w*$/.test(literal))]);
  const isPossible = (selector: Selector): boolean =>
    selector.every((part) => {
      if (part.type === 'class') return needed.has(part.name);
      if (part.type === 'pseudo-class' && listing.has(part.kind) && 'selectors' in part)
        return (part.selectors ?? []).some((inner) => !Array.isArray(inner) || isPossible(inner));
      // The reset's ring for one browser: our own for all of them stands after it.
      if (part.type === 'pseudo-class' && part.kind === 'custom') return part.name !== '-moz-focusring';
      if (part.type === 'type') return elements.has(part.name);
      if (part.type !== 'pseudo-element') return true;
      const name = 'name' in part ? part.name : part.kind;
      return fieldParts.every(
        ([parts, field]) => !parts.test(name) || literals.some((word) => field.test(word)),
      );
    });
  const style = ({ value }: { value: { selectors: Selector[] } }) =>
    value.selectors.some(isPossible) ? undefined : [];
  // The reset's color of hints in fields: our own stands after it.
  const supports = ({ value }: { value: { condition: object } }) =>
    JSON.stringify(value.condition).includes('-apple-pay-button') ? [] : undefined;
  let pruned = run(
    css,
    { Rule: { style, supports } },
    [...classes].filter((name) => !needed.has(name)),
  );
  pruned = settleFallbacks(pruned);
  const dropped = new Set<string>();
  for (;;) {
    const idle = idleNames(pruned).filter((name) => !dropped.has(name));
    if (idle.length === 0) return pruned;
    for (const name of idle) dropped.add(name);
    pruned = run(pruned, {}, [...dropped]);
  }
}
