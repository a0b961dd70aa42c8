import type { MediumPart } from './medium-part.ts';

const brands =
  /\b(?:vw|volkswagen|coca-cola|pepsi|nike|adidas|disney|pixar|marvel|lego|ferrari|porsche|bmw|mercedes|tesla|starbucks|mcdonald'?s|pok[eé]mon|pikachu|batman|superman|spider-?man|star wars|harry potter|barbie|darth vader|godzilla|in the style of \p{Lu}\p{L}+)\b/iu;
/** What is to be known of pictures alone. */
export const imageNotices: MediumPart['notices'] = (reading, _, dialect) => [
  dialect.id === 'adobe-firefly' &&
    brands.test(reading.text.slice(0, 4000)) && {
      rule: 'V9',
      message: 'Your goal names a brand or a known style, which Firefly may refuse.',
    },
  reading.edit !== undefined && {
    rule: 'V11',
    message: `This changes a picture that exists: upload it with this prompt, where ${dialect.name} edits pictures.`,
  },
];
