import { leftOpen, type Axis } from './axis.ts';
import { choicesOf } from './looks/find-look.ts';

/** Lettering alone has no point of view, only the room around it. */
export const marginAxis: Axis = {
  id: 'view',
  label: 'Margin',
  choices: [
    { ...leftOpen, label: 'Even margin' },
    ...choicesOf('wide margin on all sides|narrow margin, motif large|filling the picture to its edges'),
  ],
  rule: 'V2',
  reason: 'Room around the motif',
};
