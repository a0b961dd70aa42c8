import type { GenerationRequest, ModelQuestionsResponse } from '@whetstone/contract';
import type { PersonClaims } from '@whetstone/database';
import type { Dependencies } from '../../http/dependencies.ts';

/** What the model would ask and offer for a goal. */
export const askByModel = (
  _needs: Pick<Dependencies, 'database'>,
  _person: PersonClaims,
  _request: GenerationRequest,
): Promise<ModelQuestionsResponse> =>
  Promise.resolve({ questions: [], offers: [], written_by: { source: 'rules' }, left: null });
