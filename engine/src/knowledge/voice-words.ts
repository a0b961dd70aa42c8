const words = (text: string): readonly string[] => text.split(' ');

export const formalWords = words(
  'furthermore therefore regarding hereby pursuant moreover accordingly sincerely respectively thus herewith kindly',
);

export const informalWords = words(
  'hi hey yeah okay ok lovely cheers folks stuff bit lots pretty super cool wow',
);

/** Words of advertising that much written text is full of. */
export const overusedWords = words('passionate elevate journey unlock delve seamless leverage vibrant');

export const britishSpellings = words(
  'colour colours favourite favourites flavour flavours neighbour centre realise organise organised grey programme cheque',
);

export const americanSpellings = words(
  'color colors favorite favorites flavor flavors neighbor center realize organize organized gray check',
);

/** How letters end, the longer first. */
export const closings = [
  'Kind regards',
  'Best regards',
  'Warm regards',
  'Best wishes',
  'All the best',
  'Yours sincerely',
  'Yours faithfully',
  'See you soon',
  'Many thanks',
  'Warmly',
  'Cheers',
  'Regards',
  'Sincerely',
  'Thanks',
  'Love',
  'Best',
] as const;
