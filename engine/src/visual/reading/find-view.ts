import type { GoalWords } from './goal-words.ts';

/** "From behind a fence" says where something comes from, not where we look from. */
const fromSomewhere = / from (?:behind|above|below) (?=(?:an?|the|his|her|its|their) )/g;

const views =
  / (close-?up|close up|macro|aerial|bird'?s[- ]eye|(?:extreme |medium-)?(?:close|wide|medium|long|establishing|oblique|bust|tilt|half-length|three-quarter|straight|raised|low|high|top|side|front|rear|back|ground|full|reverse|inside|skyline|scenic|eye)[- ](?:shot|view|angle|figure|body|down|level)|overhead|drone|from (?:above|below|behind|the side|the front|a distance|afar)|profile|portrait|selfie|panoram(?:a|ic)|over the shoulder|pov|point[- ]of[- ]view|(?:first|third)[- ]person|view of|isometric|cross-section|fisheye|tilt-shift|looking (?:up|down) at|in the (?:fore|back)ground|telephoto|headshot|(?:view|seen|shot|viewed) from|seen (?:at|straight)|extreme (?:close|wide)|worms-eye|flat lay|nahaufnahme|großaufnahme|luftaufnahme|vogelperspektive|von (?:oben|unten)|gros plan|plan large|vue du ciel|vue de|d'en haut|primer plano|plano general|vista (?:aérea|de)|primo piano|dall'alto|porträt|retrato|ritratto|van bovenaf) /;

/** The words by which the goal fixes the point of view, if any. */
export const findView = (goal: GoalWords): string | undefined =>
  views.exec(goal.spoken.replace(fromSomewhere, ' '))?.[1];
