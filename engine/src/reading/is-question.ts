const opening =
  /^(?:and |but |so |then |also,? |now,? |hi,? |hello,? )*(?:(?:in|to|at|on|for|with|under|by|from) (?:what|which|whom)|what|how|why|when|where|who|whom|whose|which|is|are|was|were|do(?! (?:an?|me|us)\b)|does|did|can(?!['’]?t\b| ?not\b)|could|will|would|should|has|have|may|am|isn['’]t|aren['’]t|don['’]t (?:you|we|they|i)|what['’]s|who['’]s|how['’]s|where['’]s|what's)\b/i;

/** True for a sentence that asks, with or without a question mark. */
export const isQuestion = (sentence: string): boolean =>
  /\?["”»)’'\s]*$/.test(sentence) || opening.test(sentence);
