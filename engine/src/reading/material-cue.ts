/** Words that announce given material. */
export const cue =
  /\b(?:given|provided|following|underlined|below|attached)\b(?! (?:by|that|to me|if|when|these simple))|\bthese (?:details|notes|points|facts|bullet)|\b(?:this|the) (?:text|sentence|paragraph|statement|e-?mail|tweet|review|passage|title|quote|word|subject of the email|natural (?:language|english)|description|product description|topic|term|vibe|questions? in)\b/i;
