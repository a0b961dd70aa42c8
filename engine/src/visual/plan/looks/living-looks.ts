import type { livingNouns } from '../../reading/living-nouns.ts';
import type { Look } from './look.ts';

export const livingLooks: Readonly<Record<keyof typeof livingNouns, Look>> = {
  part: {
    view: 'close view at eye level|tight macro view',
    setting: 'dark background without detail|plain pale background',
    light: 'raking light from one side|soft wraparound light',
  },
  crowd: {
    view: 'medium-wide shot at eye level, every face clear|seen from slightly above, all of them in frame',
    setting: 'simple background that sets the group apart|in a lived-in room, soft behind',
    light: 'soft daylight that reaches every face|low sun from behind that outlines them',
  },
  child: {
    view: "shot at a child's eye level|wide shot, small figure in open space",
    setting: 'simple, softly blurred background|in a bright room, soft behind',
    light: 'bright, gentle daylight|low sun from behind that glows in the hair',
    detail: 'flyaway hair, real folds in the clothes',
  },
  maker: {
    view: 'medium shot that takes in face and hands|close view of the hands at work, face soft behind',
    setting: 'the place of work all around, soft behind|plain dark backdrop',
    light: 'directional window light on face and hands|one work lamp close by, the rest dim',
    detail: 'marks of the work on hands and clothes',
  },
  worker: {
    view: 'medium shot that takes in face and hands|close view of the hands at work',
    setting: 'open place of work, soft behind|plain weathered wall behind',
    light: 'low sun from the side|flat overcast light',
    detail: 'weathered skin, worn working clothes',
  },
  performer: {
    view: 'low angle, whole gesture in frame|close shot of face and hands',
    setting: 'dark stage, background falling away|bare rehearsal room',
    light: 'spotlight from above and behind|warm footlights from below',
  },
  athlete: {
    view: 'low angle, whole movement in frame|side view along the line of movement',
    setting: 'open surroundings of the sport, soft behind|plain dark backdrop',
    light: 'hard low sun that outlines the body|bright floodlight from above',
    detail: 'strain in the body, dust or spray caught in the air',
  },
  legend: {
    view: 'full figure from a low angle, strong silhouette|three-quarter portrait, face and dress in detail',
    setting: 'misty, age-old landscape far behind|dim stone hall behind',
    light: 'low sun breaking through cloud|cold moonlight from one side',
    detail: 'worn metal, leather and heavy cloth',
  },
  futurist: {
    view: 'full figure from slightly below|close view of the head, reflections on the surface',
    setting: 'clean technical interior, soft behind|barren, dusty plain',
    light: 'cool main light with a thin warm rim|hard sunlight from one side, black shadows',
  },
  person: {
    view: 'half-length shot from slightly below eye level|close shot of face and shoulders',
    setting: 'plain backdrop in one muted tone|quiet room, soft behind',
    light: 'large soft window light from one side|low sun from behind that outlines the hair',
    detail: 'natural skin, single hairs, true fabric',
  },
  pet: {
    view: 'low view at animal height, {whole}|close view of the face, eyes sharp',
    setting: 'softly blurred home interior|short grass and soft greenery behind',
    light: 'window light that catches in the eyes|low sun through the fur',
    detail: 'single hairs, lively eyes',
  },
  farm: {
    view: 'low view at animal height, {whole}|three-quarter view from the front',
    setting: 'open pasture, soft behind|inside a wooden barn',
    light: 'clear morning light from the side|low sun from behind',
  },
  wild: {
    view: 'eye-level view, {whole}|tight view of head and eyes',
    setting: 'natural habitat, soft behind|open ground and far horizon',
    light: 'low warm light from the side|dappled light through leaves',
    detail: 'true texture of the coat, alert posture',
  },
  bird: {
    view: 'side view at bird height, {whole}|three-quarter view from slightly below',
    setting: 'natural habitat, far and soft behind|clear open sky behind',
    light: 'clear side light that models the feathers|low light from behind through the feathers',
    detail: 'each row of feathers distinct',
  },
  insect: {
    view: 'macro view from the side, eyes in focus|macro view straight from above',
    setting: 'smooth green blur behind|plain white ground',
    light: 'diffused light without glare|light from behind through the thin parts',
    detail: 'fine hairs and facets',
  },
  sea: {
    view: 'side view at the same depth, {whole}|seen from below against the surface',
    setting: 'open blue water behind|dark deep water behind',
    light: 'sunlight filtered from the surface|one bright beam from above',
  },
  reptile: {
    view: 'close view at ground level, {whole}|macro view of head and eye',
    setting: 'natural habitat, soft behind|plain dark background',
    light: 'warm side light that rakes the skin|diffused light without glare',
  },
  beast: {
    view: 'low angle, {whole}|close view of head and eye',
    setting: 'rugged, misty landscape behind|dark cavern behind',
    light: 'low sun breaking through storm cloud|fiery glow from one side',
  },
};
