import type { OfferId } from '../offers/index.ts';
import type { QuestionId } from '../questions/index.ts';
import type { Topic } from '../rows.ts';

export const topics: Readonly<Record<string, Topic<QuestionId, OfferId>>> = {};
