/** "I want to quit smoking", not "I need 3 sentences for …" and not "I have to fire someone". */
const reaches =
  /^\W*(?:i|we)(?:['’]d| would| really| just| am| are|['’]m|['’]re)* (?:need|want|like|wish|hope|trying) to (?!know|see|tell|hear|understand|have|get|be\b|give|put|write|send|let|make|create|design|do\b|complain|ask|say|apologi|thank|invite|explain|answer|reply|respond|announce|warn|congratulat)|^\W*learn\b/i;

/** Whether somebody says what they want to get done or become. */
export const isReached = (opening: string): boolean => reaches.test(opening);
