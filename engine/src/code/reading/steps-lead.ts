/** What stands before the thing itself in a request for steps: "show me the steps to build a …". */
export const stepsLead =
  /^(?:(?:show|tell|teach|guide|walk) (?:me )?(?:the steps (?:to|for)|how to|through(?: how to)?)|how (?:to|do i|can i|would you)|(?:give me )?(?:the )?steps (?:to|for)) +/i;
