import type { CardFieldId, CardKindId } from '../catalogue/fields.ts';

/** Words that begin a part of a sentence about oneself, and the field that the part belongs to. */
export interface AboutCue {
  readonly words: readonly string[];
  readonly field: CardFieldId;
  /** The words belong to the part: "two staff", but not "I run". */
  readonly keeps?: true;
  /** Counts only in sentences about such a matter, told by a cue before it. */
  readonly about?: CardKindId;
}

/** In the sentence "I run a tea shop in Leeds with two staff": "i run", "in", "with". */
export const aboutCues: readonly AboutCue[] = [
  {
    words: [
      'i run',
      'i own',
      'i have a business',
      'i have a shop',
      'i started',
      'we run',
      'we own',
      'we are a',
      'we are an',
      'my business is',
      'my company is',
      'my shop is',
      'our shop is',
      'our company is',
      'i am the owner of',
      "i'm the owner of",
    ],
    field: 'business',
  },
  {
    words: ['i sell', 'we sell', 'selling', 'we make', 'i make', 'which sells', 'that sells'],
    field: 'sells',
    about: 'business',
  },
  { words: ['i sell', 'we sell'], field: 'business' },
  {
    words: ['our customers are', 'my customers are', 'customers are', 'mostly for', 'for'],
    field: 'customers',
    about: 'business',
  },
  { words: ['in', 'near', 'at', 'based in', 'on'], field: 'business-place', about: 'business' },
  { words: ['with'], field: 'team', about: 'business' },
  { words: ['open'], field: 'hours', keeps: true, about: 'business' },
  { words: ['known for', 'because'], field: 'edge', about: 'business' },
  { words: ['since', 'founded', 'begun'], field: 'story', keeps: true, about: 'business' },

  { words: ['i live in', 'i live', 'we live in', 'we live', 'living in'], field: 'home' },
  { words: ['i rent', 'we rent', 'i own my', 'we own our'], field: 'tenure', keeps: true },
  {
    words: [
      'i work as',
      'i work in',
      'i work at',
      'i work for',
      'i am a',
      "i'm a",
      'i am an',
      "i'm an",
      'my job is',
    ],
    field: 'work',
  },
  { words: ['my children are', 'my kids are', 'my son', 'my daughter'], field: 'children', keeps: true },
  {
    words: ['i have a dog', 'i have a cat', 'my dog', 'my cat', 'we have a dog', 'we have a cat'],
    field: 'pets',
    keeps: true,
  },
  {
    words: [
      'i eat',
      'we eat',
      'we are vegetarian',
      'i am vegetarian',
      "i'm vegetarian",
      'i am vegan',
      "i'm vegan",
      'we are vegan',
    ],
    field: 'diet',
    keeps: true,
  },
  { words: ['i speak', 'we speak'], field: 'languages' },
  { words: ['i drive', 'we drive', 'my car is'], field: 'vehicle' },
  { words: ['i like', 'i love', 'i enjoy'], field: 'interests' },
  { words: ['with', 'and have', 'i have', 'we have', 'we are'], field: 'household', about: 'me' },
  { words: ['in', 'near'], field: 'home', about: 'me' },
  { words: ['for', 'since'], field: 'work', keeps: true, about: 'me' },

  { words: ['i teach', 'i am teaching', 'my class is', 'my pupils are', 'my students are'], field: 'class' },
  {
    words: ['i write for', 'my readers are', 'our readers are', 'my audience is', 'our audience is'],
    field: 'reader',
  },
  { words: ['with', 'in'], field: 'room', about: 'audience' },

  {
    words: [
      'i am building',
      "i'm building",
      'we are building',
      'my app is',
      'our app is',
      'our product is',
      'i maintain',
      'we maintain',
    ],
    field: 'product',
  },
  { words: ['written in', 'built with', 'using', 'with', 'in'], field: 'stack', about: 'project' },
  { words: ['running on', 'hosted on', 'on'], field: 'runs', about: 'project' },
  { words: ['used by', 'for'], field: 'users', about: 'project' },
];
