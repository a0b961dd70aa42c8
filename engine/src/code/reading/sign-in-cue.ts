const signIn =
  /\b(?:log[ -]?in|sign[ -]?in|(?<!(?:e-?mail|newsletter|mailing list|waitlist|waiting list|volunteer|shift) )sign[ -]?up(?! (?:sheet|list|to|for (?:an? |the |our |one |(?:at most |max |up to )?\d+ )?(?:services?|shifts?|events?|class(?:es)?|courses?|workshops?|newsletter|updates|rides?|tours?|trips?))\b)|registration|(?<!(?:key|cash|land|class|visitors?|asset|risk|birth|death) )register(?! (?:found|new|an? (?!account)|the|each|every|items?|samples?|their (?!account)|for (?:an? |the )?(?:event|class|course|shift|tour|workshop)))|registering|user accounts?|their accounts?|member accounts?|account information)\b/i;
const refused =
  /\b(?:no|without|not? need(?:s|ed)?|don't|do not)\b[^.\n]{0,24}\b(?:log[ -]?in|sign[ -]?in|sign[ -]?up|registration|register|accounts?)\b/i;

/** Whether the goal wants people to sign in; "no login" does not. */
export const wantsSignIn = (goal: string): boolean => signIn.test(goal) && !refused.test(goal);
