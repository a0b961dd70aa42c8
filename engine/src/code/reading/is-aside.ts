const teller =
  /^(?:(?:and|but|because|since) )?(?:people|everyone|everybody|nobody|customers|guests|members|parents|we|i|i['’]m|it|it['’]s|my|our|they|half|most|some|many|\p{Lu}\p{Ll}+)\b/iu;
const situation =
  /\b(?:keeps? (?:asking|losing|forgetting|telling|complaining|calling)|always (?:asks?|loses?|forgets?|complains?|calls?)|right now|at the moment|currently|until now|so far|on paper|(?:use|do|have) (?:it |this |that )?(?:in|on|by|with|over|an? )?.{0,30}\b(?:now|today)$|hate|tired of|fed up|a mess|chaos|annoying|drives me|(?:half|most|some|many) of (?:them|us|our \p{L}+) (?:are|have|don['’]t|do not|can['’]t))\b/iu;
const demand = /\b(?:must|should|need|want|only|never|shows?|sees?)\b/i;

/** Whether the text tells how things are with the person, and asks for nothing: "people keep asking if I have one". */
export const isAside = (text: string): boolean =>
  teller.test(text) && situation.test(text) && !demand.test(text);
