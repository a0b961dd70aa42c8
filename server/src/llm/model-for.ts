import type { PersonClaims } from '@whetstone/database';
import type { Dependencies } from '../http/dependencies.ts';
import { isNear } from '../settings/read-model.ts';
import type { Model } from './model.ts';

/** A model that writes for somebody, whose it is, and what the screens call it. */
export interface ModelInUse {
  readonly model: Model;
  readonly name: string;
  readonly source: 'own' | 'site' | 'local';
}

const isLocal = ({ settings: { baseUrl } }: Model): boolean =>
  baseUrl !== undefined && isNear(new URL(baseUrl));

/**
 * The one place that knows which model writes for a person: their own key's, else the site's; `undefined` where the rules
 * do. Throws where a kept key cannot be opened.
 */
export async function modelFor(
  { model, ownModels, settings }: Pick<Dependencies, 'model' | 'ownModels' | 'settings'>,
  { sub }: Pick<PersonClaims, 'sub'>,
): Promise<ModelInUse | undefined> {
  const own = await ownModels.of(sub);
  if (own) return { model: own, name: own.settings.model, source: 'own' };
  if (!model) return undefined;
  return isLocal(model)
    ? { model, name: model.settings.model, source: 'local' }
    : { model, name: settings.aiName, source: 'site' };
}
