import { lintRule } from '../lint-rule.ts';
import { missing } from '../missing.ts';

const light =
  /\b(?:\w*light\w*|lit|sun\w*|shadow\w*|shadowless|dusk|dawn|night\w*|day|noon|morning|evening|overcast|golden|glow\w*|neon|dark\w*|bright\w*|candle\w*|fire\w*|moon\w*|twilight|backlit|fog\w*|cloud\w*|stars?|starry|lamps?|flames?|lightning|storm\w*)\b/i;

/** The light decides the mood; left open, every picture has another. */
export const lightNamed = lintRule({
  id: 'light-named',
  weight: 2,
  severity: 'warning',
  check: ({ prompt, kind, required }) => {
    if (kind !== 'visual' || !required.has('light-named')) return 'not-applicable';
    if (light.test(prompt.prose)) return 'pass';
    return missing(prompt, {
      message: 'Nothing says what the light is like.',
      fix: 'Name the light, such as "soft daylight from the left".',
    });
  },
});
