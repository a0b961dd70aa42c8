import { ownRecord, ownThings } from '../stated/own-record.ts';
import { rolesLine } from '../stated/roles.ts';
import type { Block } from '../prompt/block.ts';
import type { Place } from '../questions/asked.ts';
import { added, bullet, type Line } from '../prompt/line.ts';
import { mendsWhatIs, type PlanContext } from './plan-context.ts';

/** What a short goal leaves open, proposed as a first version (rule B2). */
export function versionSection(context: PlanContext): Block | undefined {
  const { reading, type, form, roles, given } = context;
  const { kind } = reading;
  const isTold = (which: Place): boolean => given.some(({ place }) => place === which);
  const choice = context.chosen('first-version');
  const named = ownLines(context);
  if (choice === 'none' || mendsWhatIs(context)) return undefined;
  if (kind === undefined || choice === undefined)
    return form === 'product' && named.length > 0 ? block(named) : undefined;
  const variant = kind.variants?.find(({ id }) => id === choice);
  const lines: Line[] = [...named];
  const hasOwnData =
    isTold('record') ||
    ownRecord(reading.prose, roles.length > 1) !== undefined ||
    ownThings(reading.prose, reading.kind?.data !== undefined) !== undefined;
  if (type.hasScreens || kind.isScreenless)
    lines.push(
      ...(variant?.first ?? kind.first)
        .filter(
          (text) => !(text.startsWith('No account') && (isTold('people') || sharedCue.test(reading.goal))),
        )
        .map((text) => added(text, 'B2', `What a ${kind.name} has`)),
    );
  if (type.id === 'api' && kind.data !== undefined && !hasOwnData) {
    const things = [...kind.data.matchAll(/[A-Z][\w ]*(?= \()/g)].map(([thing]) => thing.toLowerCase());
    lines.push(
      added(`List, read, create, change and delete: ${things.join(', ')}`, 'B2', 'What callers do with them'),
    );
  }
  if (kind.data !== undefined && !hasOwnData)
    lines.push(added(`Data: ${kind.data}`, 'B2', 'What it has to remember'));
  if (form !== 'steps' && variant === undefined)
    lines.push(...(kind.cases ?? []).map((text) => added(text, 'B8', 'Cases that break code')));
  return lines.length === 0 ? undefined : block(lines);
}

const nothingSaid =
  /^(?:please )?(?:(?:build|create|make|design)(?: me)? )?(?:an? |my |the |one )?(?:new |nice |good |simple )?(?:web ?site|site|web ?page|page|home ?page|app|web ?app|application)[.!]*$/i;
const mostParts = 4;
// Ways of working that hold without a screen too.
const anywhere: ReadonlySet<string> = new Set([
  'approval',
  'overdue',
  'messages-out',
  'shifts',
  'lending',
  'voting',
  'turns',
]);
const sharedCue =
  /\b(?:shar(?:e|ed|ing)|wife|husband|partner|family|friends|team|sync\w*|log ?in|accounts?|together|members|users)\b/i;

// Roles, the thing with its fields, and the ways of working that the goal names.
function ownLines(context: PlanContext): readonly Line[] {
  const { reading, type, form, roles, isThin, chosen, given } = context;
  if (form !== 'product' || reading.language.code !== 'en') return [];
  const lines: Line[] = [];
  if (nothingSaid.test(reading.goal) && type.hasScreens && given.length === 0)
    lines.push(
      added(
        'For whom and what for is not said: make a start, an about and a contact view with marked blanks in one style that is easy to change, and end with the 3 questions whose answers would change most',
        'U1',
        'The goal says hardly anything',
      ),
    );
  const told = rolesLine(roles);
  if (told !== undefined) lines.push(added(told, 'B2', 'Your goal tells roles apart'));
  const record =
    chosen('data') === undefined && reading.kind?.id.endsWith('game') !== true
      ? ownRecord(reading.prose, roles.length > 1)
      : undefined;
  if (record !== undefined)
    lines.push(
      added(
        `Data: ${record.thing} (${record.fields.join(', ')})${record.isEntered ? `; the system adds ${roles.length > 0 ? 'who and when' : 'the time'}` : ''}`,
        'B2',
        'Fields that your goal names',
      ),
    );
  const things =
    record === undefined ? ownThings(reading.prose, reading.kind?.data !== undefined) : undefined;
  if (things !== undefined) lines.push(added(`Data: ${things}`, 'B2', 'Things that your goal names'));
  const parts = type.hasScreens ? context.parts : context.parts.filter(({ id }) => anywhere.has(id));
  const said = parts.flatMap(({ id, line }) =>
    line === undefined ? [] : [added(line, 'B2', `You named it: ${id}`)],
  );
  return [...lines, ...said.slice(0, isThin ? mostParts : mostParts - 1)];
}

const block = (lines: readonly Line[]): Block => ({
  id: 'version',
  title: 'First version (assumed, change freely)',
  reason: 'The goal is short: this is what its kind usually has',
  headed: true,
  lines: lines.map(bullet),
});
