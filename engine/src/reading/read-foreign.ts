import type { ActId } from './act-verbs.ts';
import type { DeliverableId } from './deliverable-nouns.ts';

/** Words by which an act or a deliverable is known in one language, divided by `|`. */
export interface ForeignWords {
  readonly acts: Partial<Record<ActId, string>>;
  readonly deliverables: Partial<Record<DeliverableId, string>>;
}

interface ForeignReading {
  readonly act: ActId;
  readonly deliverable?: DeliverableId;
}

/** Act and deliverable of a goal in another language, from word lists; `open` where the language has none. */
export const readForeign = (instructions: string, words: ForeignWords | undefined): ForeignReading => {
  const text = instructions.slice(0, 600).toLowerCase();
  const spoken = text.match(/[\p{L}-]+/gu) ?? [];
  const verbs = Object.entries(words?.acts ?? {}) as [ActId, string][];
  const nouns = Object.entries(words?.deliverables ?? {}) as [DeliverableId, string][];
  const early = ` ${spoken.slice(0, 4).join(' ')} `;
  const named = verbs
    .flatMap(([name, list]) => list.split('|').map((verb) => ({ name, verb })))
    .filter(({ verb }) => early.includes(` ${verb} `))
    .toSorted((a, b) => b.verb.length - a.verb.length)[0]?.name;
  const act = named ?? (/[?？]/.test(text) ? 'question' : 'open');
  const places = nouns.flatMap(([id, list]) =>
    list.split('|').flatMap((noun) => {
      const at = (' ' + spoken.join(' ') + ' ').indexOf(` ${noun} `);
      return at < 0 || at > 90 ? [] : [{ id, at, size: noun.length }];
    }),
  );
  const first = places.toSorted((a, b) => a.at - b.at || b.size - a.size)[0];
  return { act: act === 'open' && first ? 'write' : act, ...(first && { deliverable: first.id }) };
};
