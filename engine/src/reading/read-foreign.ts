import type { ActId } from './act-verbs.ts';
import type { DeliverableId } from './deliverable-nouns.ts';
import { foreignActs, foreignDeliverables } from './foreign-acts.ts';

interface ForeignReading {
  readonly act: ActId;
  readonly deliverable?: DeliverableId;
}

/** Act and deliverable of a goal in another language, from word lists; `open` where the language has none. */
export const readForeign = (instructions: string, code: string): ForeignReading => {
  const text = instructions.slice(0, 600).toLowerCase();
  const words = text.match(/[\p{L}-]+/gu) ?? [];
  const verbs = Object.entries(foreignActs[code] ?? {}) as [ActId, string][];
  const nouns = Object.entries(foreignDeliverables[code] ?? {}) as [DeliverableId, string][];
  const early = ` ${words.slice(0, 4).join(' ')} `;
  const named = verbs
    .flatMap(([name, list]) => list.split('|').map((verb) => ({ name, verb })))
    .filter(({ verb }) => early.includes(` ${verb} `))
    .toSorted((a, b) => b.verb.length - a.verb.length)[0]?.name;
  const act = named ?? (/[?？]/.test(text) ? 'question' : 'open');
  const places = nouns.flatMap(([id, list]) =>
    list.split('|').flatMap((noun) => {
      const at = (' ' + words.join(' ') + ' ').indexOf(` ${noun} `);
      return at < 0 || at > 90 ? [] : [{ id, at, size: noun.length }];
    }),
  );
  const first = places.toSorted((a, b) => a.at - b.at || b.size - a.size)[0];
  return { act: act === 'open' && first ? 'write' : act, ...(first && { deliverable: first.id }) };
};
