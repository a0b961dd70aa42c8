import type { VisualReading } from '../reading/read-visual-goal.ts';
import { leftOpen, type Axis } from './axis.ts';
import { choicesOf } from './looks/find-look.ts';

const palettes = choicesOf(
  'muted earthy colors|two opposing colors, one of them sparing|nearly one color in many shades|pale, washed-out colors|deep, saturated colors',
);
/** Each kind of subject begins elsewhere, so that not every picture is offered the same. */
const kinds = ['place', 'person', 'object', 'animal', 'food'];
const rotated = <T>(all: readonly T[], by: number): readonly T[] => [...all.slice(by), ...all.slice(0, by)];

/** The palette: left open at first, and what a variation changes where view and light are fixed. */
export const colorAxis = (reading: VisualReading): Axis | undefined =>
  reading.namesColors
    ? undefined
    : {
        id: 'color',
        label: 'Colors',
        choices: [leftOpen, ...rotated(palettes, Math.max(0, kinds.indexOf(reading.subject.kind)))],
        rule: 'V3',
        reason: 'The colors were open',
      };
