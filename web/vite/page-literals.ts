import type { Rolldown } from 'vite';

const routeFile = /\/src\/routes(\/_public\/(?!route\.)[^?]+)\.tsx$/;
/** What stands on every plain document: its frame, and what the site script draws at once. */
const onEveryPage = /\/src\/(?:routes\/_public\/route\.tsx|islands\/site\.ts)$/;
const isOurs = (id: string) => /\/web\/src\/[^?]*\.tsx?(?:\?|$)/.test(id);

/** Every string that stands in a syntax tree; what surrounds an expression in a template counts as one each. */
function literalsIn(node: unknown, found: string[]): void {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node && 'value' in node) {
    const { type, value } = node;
    if (type === 'Literal' && typeof value === 'string') found.push(value);
    if (type === 'TemplateElement') found.push((value as { cooked?: string | null }).cooked ?? '');
  }
  for (const child of Object.values(node)) literalsIn(child, found);
}

/**
 * The strings from which each plain document is drawn, by its route's id, read from the browser's build: all of its own
 * modules, whatever it shows at first. Islands that come later bring the app's whole sheet.
 */
export function pageLiterals(build: Rolldown.PluginContext): Map<string, string[]> {
  const modules = [...build.getModuleIds()];
  const follow = (id: string, seen: Set<string>) => {
    if (seen.has(id) || !isOurs(id)) return;
    seen.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = build.getModuleInfo(id) ?? {};
    for (const next of importedIds) follow(next, seen);
    // A route's screen is a part of the route's file that the router asks for by itself.
    for (const part of dynamicallyImportedIds) if (part.startsWith(`${id}?`)) follow(part, seen);
  };
  const known = new Map<string, string[]>();
  const read = (id: string) => {
    const found = known.get(id) ?? [];
    if (!known.has(id)) literalsIn(build.parse(build.getModuleInfo(id)?.code ?? ''), found);
    known.set(id, found);
    return found;
  };
  const frame = modules.filter((id) => onEveryPage.test(id));
  const pages = new Map<string, string[]>();
  for (const id of modules) {
    const path = routeFile.exec(id)?.[1];
    if (path === undefined) continue;
    const reached = new Set<string>();
    for (const entry of [...frame, id]) follow(entry, reached);
    pages.set(path.replaceAll('.', '/').replace(/\/index$/, '/'), [...reached].flatMap(read));
  }
  return pages;
}
