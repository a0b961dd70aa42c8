import type { DeedKind } from '../../reading/find-deed-kind.ts';
import { livingLooks } from './living-looks.ts';
import type { Look } from './look.ts';

/** What somebody does decides how near we are, whoever it is. */
export const deedLooks: Readonly<Record<DeedKind, Look>> = {
  handwork: { view: livingLooks.maker.view },
  sport: {
    view: livingLooks.athlete.view,
    light: 'clear side light that shapes the movement|low sun from behind',
  },
  feeling: {
    view: 'close shot, expression clear|half-length shot, hands in frame|profile view from the side',
    light: 'soft light from the front, gentle on the face|low, warm light',
  },
  quiet: {
    view: 'medium shot, the whole posture in frame|close shot of the face|seen from behind, over the shoulder',
    light: 'still, soft light from one side|late, fading light',
  },
  handling: {
    view: 'medium shot, face{object} in frame|close view of {hands}|three-quarter view from slightly above',
    light: 'clear light on face and hands|soft natural light from one side',
  },
  travel: {
    view: 'wide shot at eye level, room ahead in the direction of movement|low angle from ahead|seen from behind at a distance',
    light: 'low light from the side, long shadows|soft overcast light',
  },
};
