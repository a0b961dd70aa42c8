import type { AppKind } from '../code-rows.ts';
import { businessKinds } from './business.ts';
import { componentKinds } from './components.ts';
import { gameKinds } from './games.ts';
import { personalKinds } from './personal.ts';
import { programKinds } from './programs.ts';
import { publishingKinds } from './publishing.ts';
import { serviceKinds } from './services.ts';

const rows = {
  ...personalKinds,
  ...businessKinds,
  ...publishingKinds,
  ...gameKinds,
  ...componentKinds,
  ...serviceKinds,
  ...programKinds,
};

/** A kind of software that exists. */
export type AppKindId = keyof typeof rows;

export const appKinds: Readonly<Record<AppKindId, AppKind>> = rows;
