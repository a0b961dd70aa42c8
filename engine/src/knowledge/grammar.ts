/** The small words by which a request's parts are told, for one language. */
export interface Grammar {
  /** Ways of asking in front of the request itself, courtesy included. */
  readonly openings: readonly string[];
  /** Verbs of making or giving: what follows is the thing that is wanted. */
  readonly makes: readonly string[];
  /** Words between the verb and the thing. */
  readonly skips: readonly string[];
  /** Words that end the thing: prepositions, joints, relative words. */
  readonly ends: readonly string[];
  /** Those of them that make a statement of what is before them. */
  readonly states: readonly string[];
}

const words = (text: string): readonly string[] => text.split(', ');

export const english: Grammar = {
  openings: words(
    'please, pls, kindly, quickly, just, also, then, first, simply, briefly, hi, hello, hey, hi there, dear, ok, okay, so, now, can you, could you, would you, will you, ' +
      "can you please, could you please, would you please, can u, i need, i need you to, i want, i want you to, i'd like, " +
      "i would like, i'd like you to, i would like you to, i need to, i want to, i have to, i must, i'd like to, " +
      'i would like to, i am trying to, i am looking for, looking for, we need, we need to, we want, we want to, help me, help me with, ' +
      "help me to, help us, help, let's, lets, let us, try to, need, need to, want, want to, i wanna, wanna, you should, " +
      'you must, you need to, your task is to, your job is to, i am going to, i was asked to, i got to, i gotta',
  ),
  makes: words(
    'write, draft, compose, create, make, generate, prepare, tell, design, produce, give, suggest, come up with, develop, build, ' +
      'put together, craft, provide, show, find, get, do, have, think of, formulate, pen, word, invent, set up, assemble, ' +
      'construct, present, offer, pitch, propose, type, type up, write up, write down, work out, recommend, state, propose',
  ),
  skips: words(
    'a, an, the, me, us, my, our, your, his, her, their, some, any, this, that, these, those, up, out, down, one, ' +
      'another, new, good, great, nice, really, very, quick, simple, best, few, couple, of, couple of, lot of',
  ),
  ends: words(
    'to, for, about, on, in, of, with, that, which, who, whom, whose, where, when, from, at, by, as, into, between, ' +
      'explaining, telling, asking, describing, saying, using, based, because, so, and, or, but, if, without, after, ' +
      'before, during, around, under, over, per, regarding, concerning, introducing, announcing, comparing, showing, ' +
      'covering, including, containing, is, are, was, were, should, must, will, i, we, he, she, they, you, it, not, no, ' +
      "against, versus, vs, out, like, than, through, within, upon, called, named, titled, entitled, i'm, we're, " +
      'promoting, thanking, inviting, reminding, informing, complaining, featuring, involving, via, can, how, why, what',
  ),
  states: words('is, are, was, were, has, have, had'),
};
