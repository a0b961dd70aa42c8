import type { thingNouns } from '../../reading/thing-nouns.ts';
import type { Look } from './look.ts';

const onTable = 'plain tabletop, background soft';

export const thingLooks: Readonly<Record<keyof typeof thingNouns, Look>> = {
  road: {
    view: 'low three-quarter view from the front, {whole}|straight side view, {whole}',
    setting: 'empty road and open sky|plain studio background',
    light: 'low sun drawing one long highlight along the body|large soft light from above',
    detail: 'reflections that follow the bodywork',
  },
  cycle: {
    view: 'straight side view, {whole}|low three-quarter view from the front',
    setting: 'plain wall behind|open path, soft behind',
    light: 'low sun, long shadow on the ground|soft overcast light',
    detail: 'thin spokes, chain and cables drawn correctly',
  },
  rail: {
    view: 'low view beside the track, three-quarter from the front|straight side view',
    setting: 'open country and track into the distance|station platform alongside',
    light: 'low sun along the side|soft light in haze',
    detail: 'rivets, soot and polished metal',
  },
  air: {
    view: 'three-quarter view from slightly below, {whole}|straight side view',
    setting: 'open sky with high cloud|far landscape below',
    light: 'clear sun from one side|low sun from behind',
    detail: 'panel lines and reflections of the sky',
  },
  vessel: {
    view: 'low three-quarter view from the water, {whole}|straight side view',
    setting: 'open water to the horizon|sheltered harbor, soft behind',
    light: 'low sun glinting on the water|soft grey light',
    detail: 'wet hull, ropes and reflections on the water',
  },
  hot: {
    view: "seen at a slant from the eater's seat|seen straight from above",
    setting: 'dark wooden table, background soft|pale stone table',
    light: 'light from behind that shows the steam|window light from one side',
    detail: 'glossy sauce, crisp edges, fresh garnish',
  },
  baked: {
    view: 'close view at table height|seen straight from above',
    setting: 'floured wooden board|linen cloth on a table',
    light: 'window light raking over the crust|soft morning light from behind',
    detail: 'open crumb, flakes and caramel edges',
  },
  fresh: {
    view: 'slightly raised view, {whole}|seen straight from above',
    setting: 'pale stone surface|dark slate surface',
    light: 'bright daylight from one side|light from behind through the flesh',
    detail: 'drops of water, true texture',
  },
  sweet: {
    view: 'close view at table height|seen straight from above',
    setting: 'smooth background in one pastel color|dark matte background',
    light: 'soft light with one bright highlight|light from behind',
    detail: 'smooth gloss, melting edges',
  },
  'hot-drink': {
    view: 'slightly raised three-quarter view|seen straight from above',
    setting: onTable + '|worn wooden counter|window sill, outside soft behind',
    light: 'light from behind that shows the steam|soft morning window light',
    detail: 'fine foam and rising steam',
  },
  'cold-drink': {
    view: 'straight view at table height, {whole}|slightly raised three-quarter view',
    setting: 'dark bar top, background falling away|bright plain background',
    light: 'light from behind that makes the liquid glow|bright hard sun with colored shadows',
    detail: 'cold drops on the glass, clear ice',
  },
  glassy: {
    view: 'straight view, {whole}|slightly raised three-quarter view',
    setting: 'plain gradient from grey to white|black background',
    light: 'light from behind with dark edges that draw the outline|one strip of light from the side',
    detail: 'true refraction and clean highlights',
  },
  metal: {
    view: 'close three-quarter view, {whole}|seen straight from above',
    setting: 'dark slate surface|weathered wood surface',
    light: 'one low light raking over the surface|large soft light with smooth reflections',
    detail: 'fine grain of the metal, crisp reflections',
  },
  cloth: {
    view: 'three-quarter view, {whole}|seen straight from above, laid flat',
    setting: 'seamless backdrop in one soft color|pale concrete surface',
    light: 'soft directional light that shows the material|hard sun with one crisp shadow',
    detail: 'stitching, weave and natural folds',
  },
  furniture: {
    view: 'three-quarter view, {whole}|straight front view',
    setting: 'bright bare room, plain floor|plain pale background',
    light: 'daylight from a window to the left|low sun with long shadows on the floor',
    detail: 'true grain and joints',
  },
  ceramic: {
    view: 'slightly raised view, {whole}|straight side view',
    setting: onTable + '|linen cloth|plain background in a warm grey',
    light: 'soft window light from the left|low side light that shows the form',
    detail: 'glaze, rim and small marks of the hand',
  },
  glowing: {
    view: 'straight view, {whole}|close view',
    setting: 'dark surroundings, just visible|rough wooden surface',
    light: 'its own warm light the only one|its own light against blue dusk',
  },
  device: {
    view: 'three-quarter view, {whole}|straight front view',
    setting: 'clean desk, background soft|plain dark gradient',
    light: 'large soft light with one clean highlight|thin rim light on dark',
    detail: 'exact edges, fine gaps, spotless surfaces',
  },
  paper: {
    view: 'seen straight from above|slightly raised three-quarter view, {whole}',
    setting: 'old wooden desk|plain linen surface',
    light: 'window light from one side, soft shadow|warm desk lamp',
    detail: 'paper fiber, worn corners',
  },
  plant: {
    view: 'close view at plant height|macro view of one part',
    setting: 'natural surroundings, soft behind|plain dark background',
    light: 'sun from behind through leaf and petal|soft overcast light',
    detail: 'veins, fine hairs and drops',
  },
  tree: {
    view: 'wide low view, {whole}|seen straight up along the trunk, wide',
    setting: 'open land and sky behind|edge of a forest, soft behind',
    light: 'low sun from one side|soft light in mist',
    detail: 'bark, twigs and single leaves',
  },
  shape: {
    view: 'flat, straight front view|tight framing, cut by the edges',
    setting: 'plain ground in one color|white ground',
    light: 'even light without shadow|soft light from one side',
  },
  toy: {
    view: 'low view at toy height, {whole}|slightly raised three-quarter view',
    setting: "child's room floor, soft behind|plain background in one bright color",
    light: 'bright soft daylight|low sun with long shadows',
    detail: 'paint, fabric and marks of play',
  },
  instrument: {
    view: 'three-quarter view, {whole}|close view along the strings or keys',
    setting: 'dark stage, background falling away|wooden floor and plain wall',
    light: 'one warm light from the side|spotlight from above',
    detail: 'grain, varnish and worn places',
  },
  statue: {
    view: 'three-quarter view from slightly below, {whole}|close view of the surface',
    setting: 'plain grey background|overgrown ground, soft behind',
    light: 'raking side light that models the form|soft overcast light',
    detail: 'true grain of its material',
  },
  object: {
    view: 'three-quarter view, {whole}|seen from slightly above',
    setting: 'plain light background|on a wooden floor by a plain wall',
    light: 'soft light from one side, gentle shadow|hard light with one clear shadow',
  },
  concept: {},
};
