const signIn =
  /\b(?:log[ -]?in|sign[ -]?in|(?<!(?:e-?mail|newsletter|mailing list|waitlist|waiting list) )sign[ -]?up(?! (?:for|to) (?:the |our |a )?(?:newsletter|updates|mailing))|registration|regist(?:er|ering)|user accounts?|their accounts?|member accounts?|account information)\b/i;
const refused =
  /\b(?:no|without|not? need(?:s|ed)?|don't|do not)\b[^.\n]{0,24}\b(?:log[ -]?in|sign[ -]?in|sign[ -]?up|registration|register|accounts?)\b/i;

/** Whether the goal wants people to sign in; "no login" does not. */
export const wantsSignIn = (goal: string): boolean => signIn.test(goal) && !refused.test(goal);
