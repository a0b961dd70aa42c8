import type { Notice } from '../result.ts';
import type { Dialect } from './dialects/dialect.ts';
import type { MediumPart } from './medium-part.ts';
import type { ScenePlan } from './plan/plan-scene.ts';
import type { VisualReading } from './reading/read-visual-goal.ts';

const longLettering = 25;
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
  { notices: ofMedium }: MediumPart,
): readonly Notice[] {
  const head = reading.text.slice(0, 200);
  const notices: (Notice | false)[] = [
    wasCut && { rule: 'V9', message: `${dialect.name} takes a shorter text: the end of your goal was cut.` },
    ...ofMedium(reading, plan, dialect),
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
