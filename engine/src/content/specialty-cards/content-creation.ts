import type { SpecialtyCard } from './specialty-card.ts';

/** How these trades judge their work. */
export const contentCreation: Readonly<Record<string, SpecialtyCard>> = {
  'Blog posts': {
    fits: ['blog-post', 'article', 'outline', 'headlines'],
    criteria: [
      ['Angle', 'State in one line what this post says that the first search results do not'],
      [
        'Search',
        'Title of at most 60 characters and description of at most 155, both in the words people search for',
      ],
      [
        'Own material',
        'Each section rests on something that only this author can know, or marks [own example]',
      ],
      ['Skim', 'Headings make statements; the first sentence under each gives the point'],
      ['Links', 'Mark two places where a link to other pages helps the reader'],
    ],
  },
  Articles: {
    fits: ['article', 'essay', 'blog-post', 'report', 'outline'],
    criteria: [
      ['Nut', 'One paragraph near the top says why this matters now'],
      ['Sources', 'Each claim names its source or is marked [source]'],
      ['Other side', 'The strongest opposing voice gets its best argument'],
      ['Numbers', 'Every figure comes with what it compares to'],
      ['End', 'The last paragraph leads forward instead of summing up'],
    ],
  },
  Scripts: {
    fits: ['script', 'video-script', 'scene', 'dialogue', 'speech'],
    criteria: [
      ['Seconds', 'Give the running time per part; the total fits the length asked for'],
      ['First seconds', 'Something happens in the first 5 seconds that makes one stay'],
      ['Picture', 'Say what is seen for every line that is heard'],
      ['Mouth', 'Every line can be spoken in one breath'],
      ['Turn', 'The middle brings something the opening did not promise'],
    ],
  },
  'Social content': {
    fits: ['social-post', 'thread', 'caption', 'tweet', 'video-script', 'hashtags', 'content-calendar'],
    criteria: [
      ['Hook', 'Three openings that differ in angle, the strongest first'],
      ['Format', 'State the format assumed (text, carousel, clip) and why it suits the idea'],
      ['Save', 'Name the part worth saving or sharing'],
      ['Voice', 'One turn of phrase that this author would use and a company would not'],
      ['Series', 'One line on how it could go on next week'],
    ],
  },
  Newsletter: {
    fits: ['newsletter', 'email'],
    criteria: [
      ['Promise', 'One line on what readers can count on in every issue'],
      ['Order', 'Items in order of use to the reader, not of work for the author'],
      ['Self-contained', 'Each item is worth reading without the click'],
      ['Subject', 'Two subject lines: one plain, one curious'],
      ['Reply', 'One question that brings answers the next issue can use'],
    ],
  },
};
