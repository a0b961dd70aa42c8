import type { DeliverableId } from '../../reading/deliverable-nouns.ts';
import type { Deliverable } from './deliverable.ts';
import { fiction } from './fiction.ts';
import { learning } from './learning.ts';
import { lists } from './lists.ts';
import { longForm } from './long-form.ts';
import { marketing } from './marketing.ts';
import { messages } from './messages.ts';
import { planning } from './planning.ts';
import { technical } from './technical.ts';
import { workPapers } from './work-papers.ts';

/** Every deliverable that a goal can name. */
export const deliverables: Readonly<Record<DeliverableId, Deliverable>> = {
  ...messages,
  ...marketing,
  ...longForm,
  ...fiction,
  ...lists,
  ...planning,
  ...learning,
  ...technical,
  ...workPapers,
};
