import { ownKeyProviders, type OwnKeyProvider } from '@whetstone/contract';
import type { Settings } from '../../settings.ts';

/** Of whom this site takes keys: none where it is switched off, other addresses only where the owner allows them. */
export const keyProviders = ({ ownKeys }: Pick<Settings, 'ownKeys'>): OwnKeyProvider[] =>
  ownKeys
    ? ownKeyProviders.filter(
        (provider) => provider !== 'openai-compatible' || ownKeys.allowed !== 'providers',
      )
    : [];
