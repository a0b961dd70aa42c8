interface Trimmed {
  /** Courtesy in front, as written. */
  readonly struck: string;
  readonly rest: string;
}

// Each step takes one phrase off the front; bounded by the loop below.
const courtesy =
  /^(?:(?:hi|hello|hey)(?: there)?[,!. ]+|please[,:]? +|kindly +|(?:can|could|would|will) you (?:please |kindly |help me (?:to )?)?(?=(?:create|write|make|build|give|show|generate|design|develop|implement|add|fix|code|explain|tell|convert|provide|produce|help)\b)|i (?:need|want|would like|'d like|’d like) you to +|i(?: want| need| would like|['’]d like|['’]m trying| am trying) to +(?=(?:create|write|make|build|design|develop|implement|code|add|generate)\b)|i(?:'d|’d| would) like to ask you to +|i(?: want| need| would like|['’]d like)(?= an? (?:[\p{L}-]+ ){0,4}(?:app|website|web ?site|page|api|tool|script|game|bot|dashboard|extension|program|component|platform|shop|store|calculator|tracker)\b) +|help me (?:to )?(?=(?:create|write|make|build|design|develop|implement|code|fix|add)\b))/iu;

/** Takes courtesy off the front of an instruction (rule K2); everything else stays. */
export function trimCourtesy(text: string): Trimmed {
  let rest = text;
  for (let round = 0; round < 4; round += 1) {
    const match = courtesy.exec(rest)?.[0];
    if (match === undefined || match.length === rest.length) break;
    rest = rest.slice(match.length);
  }
  return { struck: text.slice(0, text.length - rest.length), rest };
}
