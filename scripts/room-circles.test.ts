import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const source = join(import.meta.dirname, '../web/src');
const imported = /\b(?:from|import)\s*\(?\s*'(\.[^'?]+)'/g;

/** A room of the web: a page, a screen, a shared part, a part of the prompters, or a whole folder such as `ui`. */
function roomOf(file: string): string {
  const folders = dirname(file);
  const [room] =
    /^app\/prompters\/[^/]+/.exec(folders) ?? /^(?:public|app|shared)\/[^/]+|^[^/]+/.exec(folders) ?? [];
  return room ?? folders;
}

function readRooms(): Map<string, Set<string>> {
  const rooms = new Map<string, Set<string>>();
  for (const file of globSync('{public,app,shared,ui,lib,config,content}/**/*.{ts,tsx}', { cwd: source })) {
    const room = roomOf(file);
    const needed = rooms.get(room) ?? new Set();
    rooms.set(room, needed);
    for (const [, path = ''] of readFileSync(join(source, file), 'utf8').matchAll(imported)) {
      const other = roomOf(join(dirname(file), path));
      if (other !== room) needed.add(other);
    }
  }
  return rooms;
}

/** Rooms that need each other, directly or through others; undefined where there are none. */
function findCircle(rooms: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] | undefined {
  const done = new Set<string>();
  const walk = (room: string, way: readonly string[]): readonly string[] | undefined => {
    if (way.includes(room)) return [...way.slice(way.indexOf(room)), room];
    if (done.has(room)) return undefined;
    for (const next of rooms.get(room) ?? []) {
      const circle = walk(next, [...way, room]);
      if (circle) return circle;
    }
    done.add(room);
    return undefined;
  };
  for (const room of rooms.keys()) {
    const circle = walk(room, []);
    if (circle) return circle;
  }
  return undefined;
}

describe('the rooms of the web', () => {
  it('are found, with what they need', () => {
    const rooms = readRooms();
    expect(rooms.get('shared/sign-in')).toContain('shared/auth-forms');
    expect(rooms.get('app/prompters/content')).toContain('app/prompters/draft');
  });

  it('need each other in no circle', () => {
    expect(findCircle(readRooms())).toBeUndefined();
  });

  it('would be caught in one', () => {
    const rooms = { home: ['desk'], desk: ['notes', 'paper'], notes: [], paper: ['desk'] };
    const graph = new Map(Object.entries(rooms).map(([room, needed]) => [room, new Set(needed)]));
    expect(findCircle(graph)).toEqual(['desk', 'paper', 'desk']);
  });
});
