import type { Contribution } from '../plan-line.ts';
import type { Scene } from '../scene.ts';

/** R1: a goal that another screen serves better is told so and treated all the same. */
export const wrongScreen = (scene: Scene): Contribution =>
  scene.reading.misfit ? { notices: [scene.reading.misfit] } : {};
