import { componentKinds, featureKinds } from '../kinds/part-kinds.ts';
import { peopleKinds } from '../kinds/people-kinds.ts';
import { subjectKinds } from '../kinds/subject-kinds.ts';
import { toolKinds } from '../kinds/tool-kinds.ts';
import { changes } from './changes.ts';
import type { CodePacks } from './code-packs.ts';
import { parts } from './parts.ts';
import { programs } from './programs.ts';
import { rules } from './rules.ts';
import { sites } from './sites.ts';

/** Every pack: for the server and for tests, which need not load them piece by piece. */
export const allPacks: CodePacks = {
  people: peopleKinds,
  tools: toolKinds,
  components: componentKinds,
  features: featureKinds,
  subjects: subjectKinds,
  parts,
  sites,
  changes,
  programs,
  rules,
};
