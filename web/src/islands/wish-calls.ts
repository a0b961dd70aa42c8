import type { LibraryMark } from '@whetstone/contract';
import { api } from '../lib/api/api.ts';
import { bodyOf } from '../lib/api/body-of.ts';
import type { Wish } from '../shared/island-data/marks.ts';

/** How a prompt stands for the person after a call, or which copy was kept. */
type Outcome =
  | (Pick<LibraryMark, 'votes' | 'is_favorite' | 'has_voted'> & { note?: string | null })
  | { keptId: string };

const library = api.library[':id'];

/** How a prompt stands for whoever is signed in. Throws `ApiError`. */
export const readMarks = (id: string) => bodyOf(library.$get({ param: { id } }));

/** Does what was wished, or takes it back. Throws `ApiError`. */
export async function carryOut(wish: Wish, id: string, isOn: boolean): Promise<Outcome> {
  if (wish === 'keep') return { keptId: (await bodyOf(api.prompts.copy.$post({ json: { id } }))).id };
  const mark = wish === 'vote' ? library.vote : library.favorite;
  return bodyOf(isOn ? mark.$put({ param: { id } }) : mark.$delete({ param: { id } }));
}
