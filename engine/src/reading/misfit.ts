import type { Notice } from '../result.ts';

const image =
  /^(?:\W*)(?:create|generate|make|draw|paint|design|render|produce|give me|show me)\b[^.]{0,40}?\b(?:image|picture|photo|photograph|drawing|painting|logo|icon|illustration|wallpaper|portrait|sketch of|3d (?:character|cartoon|render)|mobile poster|visiting card|avatar)\b|\b(?:ultra-realistic 3d|midjourney|stable diffusion|dall-?e)\b/i;
const imageNoun =
  /^(?:an? )?(?:[\w-]+ ){0,5}(?:image|photo|portrait|illustration|logo design|wallpaper|avatar creation|3d cartoon scene)(?: (?:of|with|for|in)\b|$)/i;
const video =
  /\b(?:create|generate|make|produce|render) (?:me )?(?:an? )?(?:[\w-]+ ){0,3}(?:video|clip|animation|movie trailer|film)\b(?! (?:script|idea|title|description|essay|player|series))/i;
const build =
  /\b(?:build|create|develop|make|code|design|program)\b (?:me )?(?:an? |the |my |our )?(?:[\w./#+-]+ ){0,4}(?:website|web ?app|web application|mobile app|android app|ios app|app|saas|dashboard|chrome (?:extension|plugin)|browser extension|rest api|crud|web store|online store|e-commerce (?:site|store)|chat ?bot|game in|wordpress plugin|plugin)\b/i;

const written =
  /\b(?:names?|slogans?|ideas?|descriptions?|plan for|pitch|strategy|marketing|copy|tagline|blog|article|e-?mail|post|captions?|script|story|title|prompt|review|report|essay|alt text|explain|lines|under)\b/i;

/** A notice when the request names a medium that another screen serves (rule R1); `bare` marks a noun phrase without a verb. The goal itself is never moved. */
export const findMisfit = (request: string, bare: boolean): Notice | undefined => {
  const text = request.slice(0, 300);
  if (written.test(text)) return undefined;
  if (video.test(text))
    return { rule: 'R1', message: 'This looks like a video. Open it in Visual Prompter?', screen: 'visual' };
  if (image.test(text) || (bare && imageNoun.test(text)))
    return { rule: 'R1', message: 'This looks like an image. Open it in Visual Prompter?', screen: 'visual' };
  if (build.test(text)) {
    return {
      rule: 'R1',
      message: 'This looks like software to build. Open it in Code Prompter?',
      screen: 'code',
    };
  }
  return undefined;
};
