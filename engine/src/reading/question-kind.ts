export type QuestionKind =
  | 'how-to'
  | 'yes-no'
  | 'what-is'
  | 'best'
  | 'cause'
  | 'why'
  | 'quantity'
  | 'list'
  | 'opinion'
  | 'order';

const opening =
  /^(?:and |but |so |then |also,? |now,? |hi,? |hello,? )*(?:(?:in|to|at|on|for|with|under|by|from) (?:what|which|whom)|what|how|why|when|where|who|whom|whose|which|is|are|was|were|do(?! (?:an?|me|us)\b)|does|did|can(?!['’]?t\b| ?not\b)|could|will|would|should|has|have|may|am|isn['’]t|aren['’]t|don['’]t (?:you|we|they|i)|what['’]s|who['’]s|how['’]s|where['’]s|what's)\b/i;

/** True for a sentence that asks, with or without a question mark. */
export const isQuestion = (sentence: string): boolean =>
  /\?["”»)’'\s]*$/.test(sentence) || opening.test(sentence);

/** What kind of answer a question wants. */
export const questionKind = (sentence: string): QuestionKind => {
  const asked = sentence.toLowerCase();
  if (/\b(?:in what order|what order|which order|best order)\b/.test(asked)) return 'order';
  if (
    /\b(?:do you (?:agree|think|believe)|what do you think|your (?:opinion|view|thoughts)|^(?:so |and |but )?should (?:i|we|one|you|they|he|she|people|my|our|the)\b|, should (?:i|we)|is it (?:worth|better|good|bad|wrong|right|okay|ok)|(?:if|whether) (?:it['’]?s|it is|i['’]?m|i am|i should|we should)|better than|agree or disagree)\b/.test(
      asked,
    )
  )
    return 'opinion';
  if (
    /\b(?:how (?:many|much|long|far|old|fast|big|heavy|tall|often)|what (?:percentage|percent|fraction|number|amount|volume|distance)|what(?:'s| is| are| was| would| part)(?: be)? (?:the |your )?[\w %-]{0,30}(?:probability|chances?|odds|percentage|volume|area|sum|total|value|interval|velocity|speed|mass|distance|range|weight|degree|number|rate of)|when did he|will it take|would it take)\b/.test(
      asked,
    )
  )
    return 'quantity';
  // "How do vaccines work?" asks how a thing is, not how one does it.
  if (
    /^(?:and |so )?how (?:do|does|did|would|will|might) (?!i\b|we\b|you\b|u\b|one\b|people\b)\p{L}/u.test(
      asked,
    )
  )
    return 'what-is';
  if (/\bwhere (?:do|should|can) (?:i|we) (?:begin|start)\b/.test(asked)) return 'how-to';
  if (
    /^(?:and |so )?how do (?:people|others|most people|they|families|companies|poor people|rich people|students)\b/.test(
      asked,
    )
  )
    return 'what-is';
  if (/\bwhat do (?:i|we|you) need (?:to|for)\b/.test(asked)) return 'list';
  if (
    /^(?:and |so )?what to (?:do|see|eat|visit|bring|pack|buy|ask|include|avoid|check|look for|watch out for|put)\b/.test(
      asked,
    )
  )
    return 'list';
  if (
    /^(?:and |so )?why (?:is|are|does|do|did|has|have|was|won['’]?t|can['’]?t)\b.*\band (?:what|how) (?:can|do|should|could)\b/.test(
      asked,
    )
  )
    return 'cause';
  if (
    /\bwhat (?:can|could|should|shall|would|do) (?:i|we|you) do (?:if|when|against|about|to|with)\b|\bwhat (?:can|could|should|shall) (?:i|we) do\b|\bwhat steps\b/.test(
      asked,
    )
  )
    return 'how-to';
  if (
    /\bwhat (?:should|must|do) (?:i|we) (?:(?:need|have) to )?(?:include|bring|know|consider|ask|pack|learn|do|check|avoid|say|prepare|sort out|organi[sz]e|arrange|settle|cancel|take care of|think (?:of|about)|watch out for)\b/.test(
      asked,
    )
  )
    return 'list';
  if (/\b(?:what|which|whattype)\b.*\bshould (?:i|we)\b/.test(asked)) return 'best';
  if (
    /^(?:and |so )?(?:which|what) (?:\p{L}+ ){0,2}\p{L}+s (?:do|would|should|can|could|are|were) (?:i|we|you|there|people)\b/u.test(
      asked,
    ) &&
    !/^(?:which|what) (?:\p{L}+ )?(?:is|this|does|was|hours|class|course|always)\b/u.test(asked)
  )
    return 'list';
  if (/\bhow (?:would|do|can) you (?:describe|explain|interpret|define)\b/.test(asked)) return 'what-is';
  // "Why do cats purr?" asks for a reason, "why is my tap dripping" for a remedy.
  if (
    /^(?:and |but |so )?(?:why|how come)\b/.test(asked) &&
    !/\b(?:my|our|i|me|this|these|it (?:is|keeps?|does|won|never|always|not)|slow|error|fail\w*|not work\w*|doesn['’]?t work|won['’]?t)\b/.test(
      asked,
    )
  )
    return 'why';
  if (
    /\b(?:why|likely cause|what causes?|what'?s wrong|not working|doesn'?t work|not updated|how to resolve|error|fails?|fix this)\b/.test(
      asked,
    )
  )
    return 'cause';
  if (
    /\bwhat(?:'s| is| was| would be)? (?:the|a|are the) (?:\w+ ){0,2}?(?:best|most|good|easiest|fastest|cheapest|right|optimal|better|simplest|way)\b|\bwhich (?:\w+ ){1,3}(?:is|are) (?:the )?(?:best|better|most)/.test(
      asked,
    )
  )
    return 'best';
  if (
    /\bwhat (?:are|were) (?:\d+|some|the|a few|common|other|important|good|popular)|\bwhich (?:\w+ )?(?:are|were|two|three)\b|\bwhat other\b|\bin what genres\b/.test(
      asked,
    )
  )
    return /\bsteps\b/.test(asked) ? 'how-to' : 'list';
  if (
    /\bhow (?:do|can|to|would|should|could|did|might|does one)\b|\bwhat (?:steps|should i do)|\bis there (?:a|any) way\b|\bways? to\b|\bsteps to\b|\bhow is it possible to\b|\bhow i can\b/.test(
      asked,
    )
  )
    return 'how-to';
  if (/^(?:is|are|was|were|do|does|did|can|could|will|would|has|have|may|am|isn|aren|don)\b/.test(asked))
    return 'yes-no';
  return 'what-is';
};
