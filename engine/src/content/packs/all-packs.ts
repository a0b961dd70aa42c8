import { questions } from '../answers/questions.ts';
import { reasoning } from '../answers/reasoning.ts';
import { roles } from '../answers/roles.ts';
import { transforms } from '../answers/transforms.ts';
import { fiction } from '../deliverables/fiction.ts';
import { learning } from '../deliverables/learning.ts';
import { lists } from '../deliverables/lists.ts';
import { longForm } from '../deliverables/long-form.ts';
import { marketing } from '../deliverables/marketing.ts';
import { messages } from '../deliverables/messages.ts';
import { planning } from '../deliverables/planning.ts';
import { technical } from '../deliverables/technical.ts';
import { workPapers } from '../deliverables/work-papers.ts';
import { allLanguages } from '../../languages/all-languages.ts';
import { closeReading } from '../../reading/close-reading.ts';
import { matters } from '../asking/matters.ts';
import { everyday } from '../everyday/answers.ts';
import { cases } from '../everyday/cases.ts';
import { occasions } from '../occasions.ts';
import { style } from '../rules/style.ts';
import { translated } from '../rules/translated.ts';
import { trades } from '../specialty-cards/specialty-cards.ts';
import type { AnswerGroups, ContentPacks } from './content-packs.ts';

/** Every shape of an answer, by group. */
export const answerGroups: AnswerGroups = {
  messages,
  marketing,
  longForm,
  fiction,
  lists,
  planning,
  learning,
  technical,
  workPapers,
  questions,
  reasoning,
  roles,
  transforms,
  everyday,
};

/** All that the content generator can draw on: for the server and for tests, which need not load it piece by piece. */
export const allPacks: ContentPacks = {
  ...answerGroups,
  closeReading,
  cases,
  matters,
  style,
  translated,
  occasions,
  ...trades,
  ...allLanguages,
};
