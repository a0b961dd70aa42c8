import type { PersonClaims } from '@whetstone/database';
import type { Dependencies } from '../http/dependencies.ts';
import type { Model } from './model.ts';

/** A model that writes for somebody, and what the screens call it. */
export interface ModelInUse {
  readonly model: Model;
  readonly name: string;
}

/** The one place that knows which model writes for a person; `undefined` where the rules do. */
export const modelFor = (
  { model, settings }: Pick<Dependencies, 'model' | 'settings'>,
  _person: PersonClaims,
): Promise<ModelInUse | undefined> => Promise.resolve(model && { model, name: settings.aiName });
