import type { PersonClaims } from '@whetstone/database';
import type { Dependencies } from '../../http/dependencies.ts';
import { ServiceError } from '../../http/service-error.ts';
import type { Generation, Started } from './generation.ts';

/** What was written for a key of the caller's. Throws `not_found`. */
export const findByKey = (
  _needs: Pick<Dependencies, 'database'>,
  _person: PersonClaims,
  _key: string,
): Promise<Started<Generation>> =>
  Promise.reject(new ServiceError('not_found', 'Nothing is kept under this key. Generate it again.'));
