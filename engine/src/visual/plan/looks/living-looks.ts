import type { livingNouns } from '../../reading/living-nouns.ts';
import type { Look } from './look.ts';

export const livingLooks: Readonly<Record<keyof typeof livingNouns, Look>> = {
  part: {
    view: 'close view at eye level|tight macro view|three-quarter view',
    setting: 'dark background without detail|plain pale background|soft, colorless blur behind',
    light: 'raking light from one side|soft wraparound light|hard light with one clear shadow',
    detail: 'pores, lines and fine texture visible',
  },
  crowd: {
    view: 'medium-wide shot at eye level, every face clear|seen from slightly above, all of them in frame|low angle, figures staggered in depth',
    setting:
      'simple background that sets the group apart|in a lived-in room, soft behind|outdoors, background far and soft',
    light:
      'soft daylight that reaches every face|low sun from behind that outlines them|warm lamplight from one side',
    detail: 'each face and posture different',
  },
  child: {
    view: "shot at a child's eye level|wide shot, small figure in open space|seen from above, at a grown-up's height",
    setting: 'simple, softly blurred background|in a bright room, soft behind|outdoors, greenery soft behind',
    light:
      'bright, gentle daylight|low sun from behind that glows in the hair|soft window light from one side',
    detail: 'natural skin, loose hair and cloth',
  },
  maker: {
    view: 'medium shot that takes in face and hands|close view of the hands at work, face soft behind|view over the shoulder onto the work',
    setting: 'the place of work all around, soft behind|plain dark backdrop|crowded everyday workplace',
    light:
      'directional window light on face and hands|one work lamp close by, the rest dim|cool morning light through an open door',
    detail: 'worn tools and cloth, true texture of the material',
  },
  performer: {
    view: 'low angle, whole gesture in frame|close shot of face and hands|wide shot, small figure in a pool of light',
    setting: 'dark stage, background falling away|bare rehearsal room|crowd as dark shapes in the foreground',
    light: 'spotlight from above and behind|warm footlights from below|hazy colored side light',
    detail: 'tension in hands and posture',
  },
  athlete: {
    view: 'low angle, whole movement in frame|side view along the line of movement|close shot of face and effort',
    setting: 'open surroundings of the sport, soft behind|plain dark backdrop|wide empty surroundings',
    light:
      'hard low sun that outlines the body|bright floodlight from above|flat overcast light on every muscle',
    detail: 'strained muscles, dust, sweat and cloth in motion',
  },
  legend: {
    view: 'full figure from a low angle, strong silhouette|three-quarter portrait, face and dress in detail|wide shot, small figure in a vast setting',
    setting: 'misty, age-old landscape far behind|dim stone hall behind|plain dark backdrop',
    light: 'low sun breaking through cloud|cold moonlight from one side|warm torchlight from below',
    detail: 'hand-made cloth, leather and metal with signs of wear',
  },
  futurist: {
    view: 'full figure from slightly below|close view of the head, reflections on the surface|wide shot, small figure in empty space',
    setting: 'clean technical interior, soft behind|barren, dusty plain|plain dark backdrop',
    light:
      'cool main light with a thin warm rim|hard sunlight from one side, black shadows|soft glow of instruments',
    detail: 'fine seams, scratches and reflections on hard surfaces',
  },
  person: {
    view: 'half-length shot from slightly below eye level|close shot of face and shoulders|full figure seen from the side',
    setting: 'plain backdrop in one muted tone|quiet room, soft behind|outdoors, background far and soft',
    light:
      'large soft window light from one side|low sun from behind that outlines the hair|open shade, even light on the face',
    detail: 'natural skin and fabric texture',
  },
  pet: {
    view: 'low view at animal eye level, {whole}|close view of the face, eyes sharp|seen from above, face lifted to us',
    setting: 'softly blurred home interior|short grass and soft greenery behind|plain studio backdrop',
    light: 'window light that catches in the eyes|low sun through the fur|bright open shade',
    detail: 'single strands of fur, moist eyes',
  },
  farm: {
    view: 'low view at animal eye level, {whole}|three-quarter view from the front|wide view, small under a big sky',
    setting: 'open pasture, soft behind|inside a wooden barn|hazy hills far behind',
    light: 'clear morning light from the side|low sun from behind|soft overcast light',
    detail: 'texture of coat, horn and hoof',
  },
  wild: {
    view: 'eye-level view, {whole}|tight view of head and eyes|wide view, small in its habitat',
    setting: 'natural habitat, soft behind|open ground and far horizon|plain dark background',
    light: 'low warm light from the side|dappled light through leaves|soft light of a misty dawn',
    detail: 'single strands of fur, wet nose, alert eyes',
  },
  bird: {
    view: 'side view at bird height, {whole}|three-quarter view from slightly below|close view of head and eye',
    setting: 'natural habitat, far and soft behind|clear open sky behind|plain pale backdrop',
    light:
      'clear side light that models the feathers|low light from behind through the feathers|soft overcast light',
    detail: 'crisp structure of each feather',
  },
  insect: {
    view: 'macro view from the side, eyes in focus|macro view straight from above|macro view from the front',
    setting: 'smooth green blur behind|plain white ground|dark blur behind',
    light: 'diffused light without glare|light from behind through the thin parts|one small hard light',
    detail: 'fine hairs, joints and facets visible',
  },
  sea: {
    view: 'side view at the same depth, {whole}|seen from below against the surface|close view of the head',
    setting: 'open blue water behind|dark deep water behind|pale sandy bottom',
    light: 'sunlight filtered from the surface|one bright beam from above|dim blue light of deep water',
    detail: 'wet sheen and skin pattern',
  },
  reptile: {
    view: 'close view at ground level, {whole}|macro view of head and eye|seen straight from above',
    setting: 'natural habitat, soft behind|plain dark background|smooth green blur behind',
    light:
      'warm side light that rakes the skin|diffused light without glare|light from behind along the outline',
    detail: 'every scale and fold of the skin',
  },
  beast: {
    view: 'low angle, {whole}|close view of head and eye|wide view, towering over its surroundings',
    setting: 'rugged, misty landscape behind|dark cavern behind|bare sky behind',
    light: 'low sun breaking through storm cloud|fiery glow from one side|cold moonlight along the outline',
    detail: 'skin, claws and eyes as real as those of a living animal',
  },
};
