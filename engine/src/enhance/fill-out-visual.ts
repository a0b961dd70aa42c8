import { suggestScene } from './suggest-scene.ts';
import type { Rewrite } from './enhancement.ts';
import { unchanged } from './enhancement.ts';

const request =
  /^(?:(?:create|generate|make|draw|paint|show|give|produce)(?: me)? )?(?:an? |the )?(?:image|picture|photo|drawing|video|clip) (?:of|showing|with) (?=\p{L})/iu;
const light =
  /\b(?:light|lit|lighting|sun\w*|night|dawn|dusk|dark\w*|neon|candle\w*|moon\w*|shadow\w*|bright|golden hour|studio|glow\w*|fire\w*|lamp\w*|morning|evening|noon|foggy|stormy)\b/i;
const view =
  /\b(?:view|close-?up|wide|angle|shot|portrait|macro|aerial|overhead|from above|from below|background|foreground|side|front|behind|pov|zoom\w*|framing|frame|panorama)\b/i;
const thin = 12;

/** Short descriptions lose the words "an image of" and gain view and light where both were left open. */
export const fillOutVisual = (text: string): Rewrite => {
  if (/[^\p{Script=Latin}\p{N}\p{P}\p{Z}]/u.test(text)) return unchanged(text);
  const edits: { from: string; to: string; reason: string }[] = [];
  const improvements: string[] = [];
  let body = text;
  const asked = request.exec(body);
  if (asked) {
    const rest = body.slice(asked[0].length);
    body = rest;
    edits.push({ from: asked[0].trim(), to: '', reason: 'The screen already says what is being made' });
    improvements.push(`"${asked[0].trim()}" removed: the first words carry the most weight`);
  }
  const sentence = body.replace(/(?<![.!])[.!]+$/, '');
  const words = sentence.split(/\s+/).length;
  if (
    words >= 2 &&
    words < thin &&
    !light.test(sentence) &&
    !view.test(sentence) &&
    !/[?"“]/.test(sentence)
  ) {
    const added = suggestScene(sentence);
    // What the next run would not see as named is not added.
    if (added !== undefined && (light.test(added) || view.test(added))) {
      edits.push({ from: '', to: added, reason: 'Viewpoint and light were left open' });
      improvements.push('Added view and lighting, which you had left open');
      body = `${sentence}, ${added}`;
    }
  }
  return edits.length > 0 ? { text: body, edits, improvements } : unchanged(text);
};
