import type { Edit } from '../reading/find-edit.ts';
import type { Axis } from './axis.ts';
import { choicesOf } from './looks/find-look.ts';

const keeping: Readonly<Record<Edit, string>> = {
  background:
    'everything in front exactly as it is, with clean edges around hair and fine parts|light on the subject adapted to the new background|soft blur on the new background, subject sharp',
  removal:
    'everything else exactly as it is, the gap filled with what lies around it|the gap filled and the picture cropped closer|the gap filled with plain, calm surface',
  addition:
    'everything else exactly as it is, the new part in the same light, scale and grain|the new part with its own shadow on its surroundings|the new part small and unobtrusive',
  restyle:
    'same composition, poses and faces, only the way of drawing changed|same subject, background simplified to fit the new style|same subject, colors adapted to the new style',
  animation:
    'small natural movement only, faces, bodies and setting exactly as in the picture|a single part moves, all else held still|light and air move, people held still',
  change:
    'change only this, everything else exactly as it is|a subtle change, still natural|a strong, clearly visible change',
};

/** How far a change to a picture that exists may reach. */
export const editAxis = (edit: Edit): Axis => ({
  id: 'edit',
  label: 'What stays',
  choices: choicesOf(keeping[edit]) as unknown as Axis['choices'],
  rule: 'V11',
  reason: 'What must not change is said, or it changes too',
});
