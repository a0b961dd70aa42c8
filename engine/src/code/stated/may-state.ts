const ruleCue =
  /\b(?:only|own|not|never|nobody|cannot|until|till|unless|within|before|after|once|per|max|at (?:most|least|the latest)|up to|more than|minimum|needs?|requires?|hidden|visible|secret|public|if|when|whenever|as soon as|alert|alarm|warn\w*)\b|n['’]t\b|^no \b|\b(?:one|1) (?:\p{L}+ )+(?:a|each|every) /iu;

/** Whether a statement may hold a rule that becomes a check: a cheap test before the reading. */
export const mayState = (statement: string): boolean => ruleCue.test(statement);
