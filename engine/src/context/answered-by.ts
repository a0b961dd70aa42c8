import type { CardFieldId } from '../catalogue/fields.ts';
import { cardFieldRows } from '../knowledge/card-fields.ts';

/** A question as the tables put it: what it asks for and how. */
export interface Put {
  readonly fact: string;
  readonly ask: string;
}

const fields = new Map<string, CardFieldId[]>();
for (const field of Object.keys(cardFieldRows) as CardFieldId[])
  for (const question of cardFieldRows[field].answers)
    fields.set(question, [...(fields.get(question) ?? []), field]);

/** The fields that answer a question. */
export const answeredBy = ({ fact, ask }: Put): readonly CardFieldId[] => fields.get(`${fact}: ${ask}`) ?? [];
