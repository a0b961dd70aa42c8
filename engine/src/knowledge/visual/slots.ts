import type { Aspect } from './rows.ts';

const words = (text: string): readonly string[] => text.split(', ');

/** What a phrase of ours is about, in the words of its row. */
export const slots = [
  'lettering',
  'setting',
  'moment',
  'detail',
  'texture',
  'around',
  'view',
  'lens',
  'camera',
  'tempo',
  'timing',
  'held',
  'ending',
  'light',
  'lit',
  'colour',
  'look',
  'medium',
  'finish',
  'twist',
] as const;
export type Slot = (typeof slots)[number];

/** What a phrase decides by its place in a row; the rest is told by its words. */
export const decidedBy: Readonly<Record<Slot, readonly Aspect[]>> = {
  lettering: [],
  setting: ['place', 'background'],
  moment: ['pose'],
  detail: ['material'],
  texture: ['material'],
  around: [],
  view: ['view'],
  camera: ['camera', 'view'],
  timing: [],
  held: [],
  ending: [],
  light: ['light'],
  colour: ['colour'],
  medium: ['medium'],
  finish: [],
  look: [],
  lit: [],
  lens: ['composition'],
  tempo: [],
  twist: [],
};

/** Sections of a prompt, as the page names them. */
export type SectionId = 'subject' | 'composition' | 'light' | 'motion' | 'style' | 'settings';

export const titles: Readonly<Record<SectionId, readonly [title: string, reason: string]>> = {
  subject: ['Subject', 'What the picture shows, in your words'],
  composition: ['Composition', 'Where it is seen from'],
  light: ['Light', 'How it is lit and colored'],
  motion: ['Motion', 'What the camera does, and how it runs'],
  style: ['Style', 'How it is made'],
  settings: ['Settings', 'What the service reads besides the text'],
};

/** Which slots a section holds, in order. */
export const order: readonly (readonly [SectionId, readonly Slot[]])[] = [
  ['subject', ['setting', 'lettering', 'moment', 'detail', 'texture', 'around']],
  ['composition', ['view', 'lens', 'twist']],
  ['motion', ['camera', 'tempo', 'timing', 'held', 'ending']],
  ['light', ['light', 'lit', 'colour']],
  ['style', ['medium', 'look', 'finish']],
];

/** Slots that stand in one sentence with the one before, where that is of this kind. */
export const leaning: Readonly<Partial<Record<Slot, Slot>>> = {
  texture: 'detail',
  colour: 'light',
  finish: 'medium',
};

/** Rule and margin note of a slot. */
export const reasons: Readonly<Record<Slot, readonly [rule: string, reason: string]>> = {
  lettering: ['V6', 'Lettering, as spelled here'],
  setting: ['V2', 'Place: you left it open'],
  moment: ['V2', 'Moment: you left it open'],
  detail: ['V2', 'Detail that looks observed'],
  texture: ['V2', 'Texture, seen close'],
  around: ['V2', 'What a place or weather as you named it brings'],
  view: ['V2', 'View: you left it open'],
  twist: ['V2', 'What this version changes'],
  camera: ['M1', 'Camera: one move'],
  timing: ['M2', 'Timing: you left it open'],
  held: ['M2', 'What must not change from frame to frame'],
  ending: ['M2', 'Ending: you left it open'],
  light: ['V3', 'Light: you left it open'],
  colour: ['V3', 'Colors that suit it'],
  medium: ['V4', 'Style, spelled out'],
  finish: ['V4', 'Style, seen close'],
  look: ['V4', 'The look you named, spelled out'],
  lit: ['V3', 'What the light you named does'],
  lens: ['V2', 'What the view or use you named asks for'],
  tempo: ['M2', 'What the technique you named asks for'],
};

/** Words that say nothing of a scene by themselves: that a goal has them too is no repetition. */
export const plainWords = words(
  'little, own, complete, enough, exact, clear, whose, half, with, from, that, this, into, onto, over, under, than, then, them, they, their, there, its, the, and, for, ' +
    'not, but, all, any, each, one, other, more, most, less, very, just, only, side, frame, view, seen, light, ' +
    'soft, close, closely, shadow, clear, large, small, wide, whole, behind, front, above, below, near, ' +
    'through, along, across, between, around, against, room, left, right, middle, third, same, edge, look, ' +
    'shot, natural, camera, frame, moment, line, colour, place, thing, part, ground, background, surface, subject, person, people, hold, ' +
    'holding',
);

/** What is kept first where a service stops listening. */
export const ranks: readonly Slot[] = [
  'lettering',
  'medium',
  'look',
  'tempo',
  'lens',
  'lit',
  'twist',
  'view',
  'camera',
  'light',
  'setting',
  'moment',
  'timing',
  'ending',
  'held',
  'detail',
  'around',
  'colour',
  'texture',
  'finish',
];
