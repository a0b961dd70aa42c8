import type { MediumPart } from './medium-part.ts';
import { secondsAsked } from './plan/duration-axis.ts';

const sound =
  /\b(?:dialogue|voice-?over|soundtrack|background music|sound effects?|narrat(?:or|ion)|with (?:music|sound|audio))\b/i;
/** What is to be known of clips alone. */
export const videoNotices: MediumPart['notices'] = (reading, plan, dialect) => [
  dialect.seconds !== undefined &&
    (secondsAsked(reading) ?? plan.seconds) !== plan.seconds && {
      rule: 'M3',
      message: `Your goal asks for ${secondsAsked(reading)} seconds; the nearest that ${dialect.name} makes is ${plan.seconds}.`,
    },
  reading.camera?.isMixed === true && {
    rule: 'M1',
    message: 'Your goal asks for two camera moves; one clip carries one well.',
  },
  dialect.id === 'stable-video' && {
    rule: 'M4',
    message:
      'Stable Video reads no text: make the first frame, then animate it. Its clips last about 4 seconds.',
  },
  dialect.id === 'stable-video' &&
    reading.sequence !== undefined && {
      rule: 'M4',
      message: 'It cannot follow an order of events: only the first moment can be given.',
    },
  dialect.id === 'veo-2' &&
    (sound.test(reading.text.slice(0, 4000)) || reading.quoted.length > reading.lettering.length) && {
      rule: 'V9',
      message: 'Veo 2 makes silent clips: sound and dialogue need another tool.',
    },
];
