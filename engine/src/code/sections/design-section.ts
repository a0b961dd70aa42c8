import type { Block } from '../prompt/block.ts';
import { added, bullet, type Line } from '../prompt/line.ts';
import { namesColours } from '../reading/design-cues.ts';
import { inspirationLines } from './inspirations.ts';
import type { PlanContext } from './plan-context.ts';

/** Colours in the goal's words, the chosen site style, and the reference sites (rule B10). */
export function designSection({ reading, options, type, form }: PlanContext): Block | undefined {
  if (form !== 'product' && form !== 'change') return undefined;
  const lines: Line[] = reading.colours.map((sentence) => [
    { text: sentence.replace(/\.$/, ''), origin: 'goal' as const },
  ]);
  if (namesColours(reading.goal) && type.hasScreens) {
    lines.push(
      added(
        'Text on each of these colours has a contrast of at least 4.5:1',
        'B10',
        'Your colours, readable',
      ),
    );
  }
  if (options.inspiration !== undefined && (type.id === 'website' || type.id === 'web-app')) {
    lines.push(
      ...inspirationLines[options.inspiration].map((text) => added(text, 'B10', 'The style you chose')),
    );
  }
  for (const url of referenceUrls(options.referenceUrls)) {
    lines.push([
      ...added('Reference for layout and mood, not for texts or pictures: ', 'B10', 'The site you named'),
      { text: url, origin: 'goal' },
    ]);
  }
  if (lines.length === 0) return undefined;
  return {
    id: 'design',
    title: 'Design',
    reason: 'How it should look',
    headed: true,
    lines: lines.map(bullet),
  };
}

// The screen checks addresses as they are typed; here anything else is dropped, so that no other text gets in.
const referenceUrls = (urls: readonly string[] = []): readonly string[] =>
  [...new Set(urls.map((url) => url.trim()))].filter((url) => /^https?:\/\/[^\s<>"]{1,2000}$/i.test(url));
