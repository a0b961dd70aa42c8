import { lintRule } from '../lint-rule.ts';
import { missing } from '../missing.ts';

const view =
  /\b(?:views?|shots?|angles?|close[- ]?ups?|seen (?:from|at|straight)|in frame|fills? the frame|frames?|framing|aerial|bird'?s[- ]eye|overhead|from (?:above|below|behind|the side|the front)|eye[- ]level|ground level|wide|margins?|centered|off[- ]center|macro|portrait|panorama|three-quarter|full figures?|half-length|one third|foreground|background|composition|visible|high above|drone|pov|table height|filling the picture|flat mark|motif)\b/i;

/** Where the picture is taken from, or what is in the frame, is not left to chance. */
export const viewNamed = lintRule({
  id: 'view-named',
  weight: 2,
  severity: 'warning',
  check: ({ prompt, kind, required }) => {
    if (kind !== 'visual' || !required.has('view-named')) return 'not-applicable';
    if (view.test(prompt.prose)) return 'pass';
    return missing(prompt, {
      message: 'Nothing says where the picture is taken from.',
      fix: 'Name the view, such as "eye-level view" or "seen from above".',
    });
  },
});
