import type { KindCard } from '../kinds/kind-card.ts';
import type { ChangePack } from './changes.ts';
import type { PartPack } from './parts.ts';
import type { ProgramPack } from './programs.ts';
import type { RulePack } from './rules.ts';
import type { SitePack } from './sites.ts';

/** Groups in which the cards of kinds are written down and loaded. */
export type KindGroup = 'people' | 'tools' | 'components' | 'features' | 'subjects';

/** What not every goal needs: the cards of kinds by group, and what parts, sites, changes, small programs and stated rules are told by. */
export interface CodePacks extends Readonly<Record<KindGroup, readonly KindCard[]>> {
  readonly parts: PartPack;
  readonly sites: SitePack;
  readonly changes: ChangePack;
  readonly programs: ProgramPack;
  readonly rules: RulePack;
}

/** Where a card is written down. */
export interface KindPlace {
  readonly group: KindGroup;
  readonly id: string;
}

/** Says which packs were not given without which the prompt cannot be written. */
export interface MissingPacks {
  readonly missing: readonly (keyof CodePacks)[];
}
