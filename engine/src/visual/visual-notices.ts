import type { Notice } from '../result.ts';
import type { Dialect } from './dialects/dialect.ts';
import type { ScenePlan } from './plan/plan-scene.ts';
import { secondsAsked } from './plan/duration-axis.ts';
import type { VisualReading } from './reading/read-visual-goal.ts';

const longLettering = 25;
const brands =
  /\b(?:vw|volkswagen|coca-cola|pepsi|nike|adidas|disney|pixar|marvel|lego|ferrari|porsche|bmw|mercedes|tesla|starbucks|mcdonald'?s|pok[eé]mon|pikachu|batman|superman|spider-?man|star wars|harry potter|barbie|darth vader|godzilla|in the style of \p{Lu}\p{L}+)\b/iu;
const sound =
  /\b(?:dialogue|voice-?over|soundtrack|background music|sound effects?|narrat(?:or|ion)|with (?:music|sound|audio))\b/i;
const textTask =
  /^(?:please )?(?:write|draft|compose|summari[sz]e|translate|explain|rewrite|answer|list|proofread|analy[sz]e|why (?:is|are|do|does|did)|how (?:do|does) (?:i|you|we))\b/i;
const codeTask =
  /^(?:please )?(?:build|code|implement|program|debug|develop|fix)\b.{0,60}\b(?:app|application|website|api|script|function|component|bug|code|program|game)\b/i;

const ofYours =
  /\b(?:(?:of|with|for) (?:me|myself|us)\b|(?:where|how) i look|\b(?:my|our) (?:\w+ )?(?:dogs?|cats?|pet|son|daughter|wife|husband|mom|mum|dad|mother|father|grandma|grandpa|grandmother|grandfather|family|kids?|child|children|baby|girlfriend|boyfriend|friends?|boss|team|house|garden|car|face|product|logo|company|shop|store)\b(?! called| named))/i;

/** What the person should know and the prompt cannot say. */
export function visualNotices(
  reading: VisualReading,
  plan: ScenePlan,
  dialect: Dialect,
  wasCut: boolean,
): readonly Notice[] {
  const head = reading.text.slice(0, 200);
  const notices: (Notice | false)[] = [
    wasCut && { rule: 'V9', message: `${dialect.name} takes a shorter text: the end of your goal was cut.` },
    dialect.seconds !== undefined &&
      (secondsAsked(reading) ?? plan.seconds) !== plan.seconds && {
        rule: 'M3',
        message: `Your goal asks for ${secondsAsked(reading)} seconds; the nearest that ${dialect.name} makes is ${plan.seconds}.`,
      },
    plan.wonOverStyle !== undefined && {
      rule: 'V4',
      message: `Your goal says "${plan.wonOverStyle}", so the chosen style was left out.`,
    },
    reading.language.code !== 'en' && {
      rule: 'L1',
      message: `Your words stay in ${reading.language.name}; what we add is English, which these services read best.`,
    },
    reading.lettering.some(({ words }) => words.length > longLettering) && {
      rule: 'V6',
      message: `Lettering of more than ${longLettering} characters is often misspelled: shorten it, or add it afterwards.`,
    },
    !dialect.readsFlags &&
      reading.flags.length > 0 && {
        rule: 'V9',
        message: 'Your goal holds Midjourney flags, which this service does not read: they were left out.',
      },
    reading.camera?.isMixed === true && {
      rule: 'M1',
      message: 'Your goal asks for two camera moves; one clip carries one well.',
    },
    dialect.id === 'adobe-firefly' &&
      brands.test(reading.text.slice(0, 4000)) && {
        rule: 'V9',
        message: 'Your goal names a brand or a known style, which Firefly may refuse.',
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
    reading.edit !== undefined && {
      rule: 'V11',
      message: `This changes a picture that exists: upload it with this prompt, where ${dialect.name} edits pictures.`,
    },
    !reading.answered.some((id) => id.startsWith('looks')) &&
      reading.edit === undefined &&
      (reading.genre === undefined || reading.genre === 'avatar') &&
      ofYours.test(reading.text.slice(0, 400)) && {
        rule: 'V11',
        message:
          'The service does not know what yours looks like: upload a photo with it, or describe it here.',
      },
    textTask.test(head) && {
      rule: 'R1',
      message: 'This looks like a text. Open it in Content Prompter?',
      screen: 'content',
    },
    codeTask.test(head) && {
      rule: 'R1',
      message: 'This looks like software. Open it in Code Prompter?',
      screen: 'code',
    },
    reading.isAbstract &&
      reading.lettering.length === 0 && {
        rule: 'V10',
        message: 'This is an idea rather than a sight: say what should be seen, or write about it instead.',
        screen: 'content',
      },
  ];
  return notices.filter((notice) => notice !== false);
}
