import type { KindPacks } from './kind-packs.ts';
import { componentKinds, featureKinds } from './part-kinds.ts';
import { peopleKinds } from './people-kinds.ts';
import { subjectKinds } from './subject-kinds.ts';
import { toolKinds } from './tool-kinds.ts';

/** Every card: for the server and for tests, which need not load them piece by piece. */
export const allKinds: KindPacks = {
  people: peopleKinds,
  tools: toolKinds,
  components: componentKinds,
  features: featureKinds,
  subjects: subjectKinds,
};
